"""Why a move of Nine is refused, where the sentence is always the same."""

from collections.abc import Mapping
from typing import Final

from cardtable.engine.game import N_, Refusal

NOT_YOUR_TURN = Refusal("G5-R03", N_("It is not your turn."))
GAME_OVER = Refusal("G5-R13", N_("The game is over."))
DEAL_FIRST = Refusal("G5-A16", N_("This deal is over: the next one has to be dealt."))
NOT_THE_DEALER = Refusal("G5-A16", N_("The next deal is the next player’s."))
DEAL_RUNS = Refusal("G5-R10", N_("This deal is not over yet."))

DRAW_FIRST = Refusal("G5-R04", N_("A turn begins with a card: draw one, or take the one on the discard."))
DRAWN_ALREADY = Refusal("G5-R04", N_("You have taken your card: now discard."))
EMPTY_STOCK = Refusal("G5-A12", N_("No card is left to draw: only the discard can be taken."))
EMPTY_HAND = Refusal("G5-A11", N_("With an empty hand the discard cannot be taken: it could only go back."))

NINE_BEFORE = Refusal("G5-R10", N_("NINE is called before you take a card, not after it."))
NINE_FIRST_ROUND = Refusal("G5-A10", N_("Nobody calls NINE before everybody has had a turn in this deal."))

DISCARD_WHAT = Refusal("G5-R06", N_("Discard a card, or several that go together."))
BACK_ALONE = Refusal("G5-A08", N_("The card you have just taken from the discard does not go back alone."))
ZERO_IN_RUN = Refusal("G5-R16", N_("A 0 is never part of a run."))
RUN_OF_FIVE = Refusal("G5-A05", N_("A run has exactly five cards."))
NOT_TOGETHER = Refusal(
    "G5-R06", N_("These cards do not go together: it takes equal values, or five that follow each other.")
)

WRONG_TIME: Final[Mapping[str, Refusal]] = {"nine": NINE_BEFORE, "draw": DRAWN_ALREADY, "pick": DRAWN_ALREADY}
"""By the verb, for a move that belongs before the card is taken."""
