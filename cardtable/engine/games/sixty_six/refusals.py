"""Why a move of Sixty-Six is refused, where the sentence is always the same."""

from cardtable.engine.game import N_, Refusal

NOT_YOUR_TURN = Refusal("G1-A01", N_("It is not your turn."))
MATCH_OVER = Refusal("G1-A15", N_("The match is over."))
DEAL_FIRST = Refusal("G1-R08", N_("This deal is over: the next one has to be dealt."))
NOT_THE_DEALER = Refusal("G1-R08", N_("The other player deals."))
DEAL_RUNS = Refusal("G1-R03", N_("This deal is not over yet."))
TABLE_COUNTS = Refusal("G1-O02", N_("The table counts the points: nobody has to claim 66."))
ANNOUNCE_ON_LEAD = Refusal("G1-R16", N_("20 or 40 is announced by whoever leads to the trick."))
ANNOUNCE_KING_OR_QUEEN = Refusal("G1-R16", N_("An announcement is led with its king or queen."))
ANNOUNCE_EARLIER = Refusal("G1-O04", N_("Nothing is announced once the stock is closed or used up."))
EXCHANGE_ON_LEAD = Refusal("G1-A03", N_("The nine of trumps is exchanged by whoever leads to the trick."))
EXCHANGE_NO_STOCK = Refusal(
    "G1-A03", N_("The nine of trumps is not exchanged once the stock is closed or used up.")
)
EXCHANGE_NO_NINE = Refusal("G1-R20", N_("Only the nine of trumps is exchanged for the turned-up card."))
EXCHANGE_NO_TRICK = Refusal("G1-R20", N_("The nine of trumps is exchanged only after your first trick."))
CLOSE_ON_LEAD = Refusal("G1-A09", N_("The stock is closed by whoever leads to the trick."))
CLOSE_AGAIN = Refusal("G1-R22", N_("The stock is already closed."))
CLOSE_TOO_LATE = Refusal("G1-A09", N_("Too few cards are left to close: there must be at least four."))
