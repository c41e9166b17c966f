"""Why a move of Nervioso is refused."""

from cardtable.engine.game import N_, Refusal

GAME_OVER = Refusal("G6-R14", N_("The game is over."))
NOT_YOUR_TURN = Refusal("G6-R13", N_("Another player lays the next card."))
HAND_IS_DOWN = Refusal("G6-A09", N_("Your hand is on the pile: wait for the other hands."))
SLAPPED = Refusal("G6-R08", N_("Your hand is on the pile already."))
NO_PILE = Refusal("G6-A07", N_("There is no pile to put a hand on."))
TABLE_SAYS = Refusal("G6-A19", N_("At this table every number is said aloud."))
SAY_WHICH = Refusal("G6-A05", N_("Whoever took the pile says with which number the count begins."))
COUNT_GOES_ON = Refusal("G6-R07", N_("Nobody chooses the number: the count goes on."))
SIX_IS_SILENT = Refusal("G6-R16", N_("The six may not be said."))
