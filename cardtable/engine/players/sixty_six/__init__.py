from cardtable.engine.players.sixty_six.thumb import LEVELS, rate
