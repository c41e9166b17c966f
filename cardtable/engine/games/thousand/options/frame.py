"""How long the match is, and what is agreed for two or for four players (G2-O42 to O47)."""

from dataclasses import dataclass

from cardtable.engine.game import N_, Options, option


@dataclass(frozen=True)
class Frame(Options):
    target: int = option(
        1000,
        rule="G2-O43",
        label=N_("Points to win"),
        text=N_("The match is won at this score. The barrel moves with it."),
        low=500,
        high=2000,
        step=100,
    )
    bid_step: int = option(
        5,
        rule="G2-O44",
        label=N_("Step of the bidding"),
        text=N_("Bids and raises are multiples of this number."),
        choices={5: N_("Five"), 10: N_("Ten")},
    )
    must_beat: bool = option(
        False,
        rule="G2-O42",
        label=N_("Beat if you can"),
        text=N_("Among the cards that may be played, one that takes the trick comes first."),
    )
    sitter_scores: str = option(
        "cards",
        rule="G2-O45",
        label=N_("What the dealer scores for the talon"),
        text=N_("Of four players the dealer sits out, and writes down what lies in the talon."),
        choices={
            "none": N_("Nothing"),
            "cards": N_("Its cards"),
            "cards_marriage": N_("And a marriage"),
            "cards_half_marriage": N_("And half marriages"),
        },
        players=(4,),
    )
    two_player_snos: str = option(
        "give_one",
        rule="G2-O46",
        label=N_("Discard of two players"),
        text=N_("The declarer passes one card to the opponent, or lays two face down."),
        choices={"give_one": N_("Pass one"), "polish": N_("Lay two away")},
        players=(2,),
    )
    stake: int = option(
        0,
        rule="G2-O47",
        label=N_("Stake"),
        text=N_("Each player puts so much into the pot, and the winner takes it."),
        low=0,
        high=1_000_000,
    )
