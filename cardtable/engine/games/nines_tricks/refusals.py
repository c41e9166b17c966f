"""Why a move of Nines in Tricks is refused, where the sentence is always the same."""

from collections.abc import Mapping
from typing import Final

from cardtable.engine.game import N_, Refusal

NOT_YOUR_TURN = Refusal("G4-A05", N_("It is not your turn."))
MATCH_OVER = Refusal("G4-A08", N_("The match is over."))
DEAL_FIRST = Refusal("G4-R13", N_("This deal is over: the next one has to be dealt."))
NOT_THE_DEALER = Refusal("G4-A14", N_("The next deal is the next player’s."))
KEEP_OR_SWAP = Refusal("G4-R06", N_("First say whether you keep your hand or exchange it."))
NO_EXCHANGE = Refusal("G4-O08", N_("At this table nobody exchanges the hand."))
EXCHANGED = Refusal("G4-A11", N_("Hands are kept or exchanged once, before the first card is led."))
DEAL_RUNS = Refusal("G4-R13", N_("This deal is not over yet."))

WRONG_TIME: Final[Mapping[str, Refusal]] = {"keep": EXCHANGED, "swap": EXCHANGED, "deal": DEAL_RUNS}
"""For a move that another phase has, by its text."""
