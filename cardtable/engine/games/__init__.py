"""The games there are: one list, in the order in which they are offered."""

from cardtable.engine.game import Game
from cardtable.engine.games.nervioso import Nervioso
from cardtable.engine.games.nine import Nine
from cardtable.engine.games.nines_shedding import Nines
from cardtable.engine.games.nines_tricks import NinesTricks
from cardtable.engine.games.sixty_six import SixtySix
from cardtable.engine.games.thousand import Thousand

GAMES: tuple[type[Game], ...] = (SixtySix, Thousand, Nines, NinesTricks, Nine, Nervioso)


def game_named(key: str) -> type[Game]:
    """KeyError for a game that does not exist."""
    return {game.key: game for game in GAMES}[key]
