"""Why a move of Nines is refused, where the sentence is always the same."""

from cardtable.engine.game import N_, Refusal

GAME_OVER = Refusal("G3-A20", N_("The game is over."))
ONE_DEAL = Refusal("G3-A20", N_("The game is one deal, and it is not over yet."))
NOT_YOUR_TURN = Refusal("G3-R08", N_("It is another player’s turn."))
SHOW_FIRST = Refusal("G3-R05", N_("First choose three cards to lie face up."))
SHOW_THREE = Refusal("G3-R05", N_("Three different cards of your hand go face up."))
SHOWN_ALREADY = Refusal("G3-A04", N_("Your up cards lie already, and they are not changed."))
WAIT_FOR_ALL = Refusal("G3-A04", N_("Play begins when all have chosen their up cards."))
HIDE_FIRST = Refusal("G3-O04", N_("First choose three cards to lie face down."))
HIDE_THREE = Refusal("G3-O04", N_("Three different cards of your hand go face down."))
DEALT_UNSEEN = Refusal("G3-A03", N_("At this table the down cards are dealt unseen."))
HIDDEN_ALREADY = Refusal("G3-O04", N_("Your down cards lie already, and they are not changed."))
ONLY_EQUAL = Refusal("G3-R09", N_("Only equal cards are played together."))
UP_CARDS_WAIT = Refusal("G3-A16", N_("Up cards are played only when your hand is empty."))
DOWN_CARDS_WAIT = Refusal("G3-R15", N_("Down cards are turned over only when nothing else is left."))
TURN_ONE_OVER = Refusal("G3-R15", N_("Only your down cards are left: turn one of them over."))
NO_PILE = Refusal("G3-R12", N_("There is no pile to take."))
CAN_PLAY = Refusal("G3-A05", N_("You can play, so you may not take the pile."))
CAN_TURN = Refusal("G3-A05", N_("First turn a down card over: perhaps it can be played."))
