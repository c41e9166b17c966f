"""Why a move of Тысяча is refused, where the sentence is always the same."""

from collections.abc import Mapping
from typing import Final

from cardtable.engine.game import N_, Refusal

NOT_YOUR_TURN = Refusal("G2-A22", N_("It is not your turn."))
MATCH_OVER = Refusal("G2-A49", N_("The match is over."))
DEAL_FIRST = Refusal("G2-R05", N_("This deal is over: the next one has to be dealt."))
NOT_THE_DEALER = Refusal("G2-R05", N_("The next deal is the next player’s."))
DARK_OR_LOOK = Refusal("G2-A39", N_("First say whether you bid in the dark or look at your cards."))
REDEAL_OR_KEEP = Refusal("G2-A10", N_("First say whether the cards are dealt again."))
BID_A_NUMBER = Refusal("G2-A15", N_("A bid names a number."))
TAKE_ONE_OR_TWO = Refusal("G2-R14", N_("Take the first or the second talon."))
RAISE_A_NUMBER = Refusal("G2-A17", N_("A raise names a number."))
GIVE_TO_WHOM = Refusal("G2-R15", N_("One card goes to each opponent: say to whom."))
SERVED = Refusal("G2-R15", N_("This opponent has a card from you already."))
LAY_AWAY = Refusal("G2-O46", N_("At this table two cards are laid away face down."))
PASS_ONE = Refusal("G2-O46", N_("At this table the cards of the discard go to the opponents."))

NO_ROSPIS = Refusal("G2-O41", N_("At this table no deal is written off."))
ROSPIS_DECLARER = Refusal("G2-R36", N_("Only the declarer can write the deal off."))
ROSPIS_TOO_LATE = Refusal("G2-A31", N_("A deal is written off before the first card is led."))
ROSPIS_DARK = Refusal("G2-A39", N_("A dark game cannot be written off."))
ROSPIS_GOLDEN = Refusal("G2-O10", N_("A golden deal cannot be written off."))
ROSPIS_OVER_120 = Refusal("G2-O11", N_("An order above 120 cannot be written off."))
ROSPIS_BARREL = Refusal("G2-O09", N_("While a player sits on the barrel, no deal is written off."))

MARRY_ON_LEAD = Refusal("G2-A23", N_("A marriage is announced by whoever leads to the trick."))
MARRY_KING_OR_QUEEN = Refusal("G2-A23", N_("A marriage is announced with its king or its queen."))
MARRY_NO_TRICK = Refusal("G2-R18", N_("A marriage takes a trick of your own first."))
NO_ACES = Refusal("G2-O22", N_("The ace marriage is not played at this table."))
ACES_ON_LEAD = Refusal("G2-A23", N_("The ace marriage is announced by whoever leads to the trick."))
ACES_WITH_ACE = Refusal("G2-R21", N_("The ace marriage is announced with an ace."))
ACES_ALL_FOUR = Refusal("G2-R21", N_("The ace marriage takes all four aces in one hand."))
ACES_NO_TRICK = Refusal("G2-R21", N_("The ace marriage takes a trick of your own first."))

WRONG_TIME: Final[Mapping[str, Refusal]] = {
    "dark": Refusal("G2-A39", N_("Only the first hand may bid in the dark, before looking at its cards.")),
    "look": Refusal("G2-A39", N_("You have looked at your cards already.")),
    "redeal": Refusal("G2-A10", N_("You have no right to a new deal now.")),
    "keep": Refusal("G2-A10", N_("Nobody has offered you a new deal.")),
    "bid": Refusal("G2-A15", N_("There is no bidding now.")),
    "pass": Refusal("G2-A15", N_("There is no bidding now.")),
    "take": Refusal("G2-R14", N_("No talon is taken now.")),
    "give": Refusal("G2-R15", N_("The discard is passed once, after the talon has been taken.")),
    "discard": Refusal("G2-O46", N_("Nothing is laid away now.")),
    "raise": Refusal("G2-A17", N_("The order is raised once, by the declarer, after the discard.")),
    "stand": Refusal("G2-A17", N_("The order stands already.")),
    "rospis": Refusal("G2-A31", N_("A deal is written off when its talon has been taken.")),
    "play": Refusal("G2-A22", N_("The first card is led when the order stands.")),
    "marry": Refusal("G2-A23", N_("A marriage is announced by whoever leads to the trick.")),
    "aces": Refusal("G2-A23", N_("The ace marriage is announced by whoever leads to the trick.")),
    "deal": Refusal("G2-R08", N_("This deal is not over yet.")),
}
"""By the verb, for a move that another phase has."""
