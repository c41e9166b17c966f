"""The rules of Nervioso from the deal to the count, with its variants."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nervioso.ids import of

NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(
            N_("Nervioso is for two players or more; at this table there is room for two to eight."),
            of("R01", "A02", "O01"),
            "E:L1–2",
        ),
        Paragraph(N_("The first player to lay every card and then put a hand on a match wins.")),
        Paragraph(
            N_("It takes one Spanish pack without the eights, the nines and the jokers: 40 cards."),
            of("R02"),
            "E:L3",
        ),
        Paragraph(
            N_("The cards from 1 to 7 count what they show. The jack is 8, the knight 9 and the king 10."),
            of("R03"),
            "E:L5–6",
        ),
        Paragraph(
            N_(
                "On many packs the figures bear the numbers 10, 11 and 12. These do not count: a jack "
                "never matches the ten."
            ),
            of("A01"),
        ),
    ),
)

DEAL = Section(
    "deal",
    N_("The deal"),
    (
        Paragraph(
            N_(
                "The whole pack is dealt out equally. The stacks lie face down, and you may not look at "
                "anybody’s cards, not even at your own."
            ),
            of("R04"),
            "E:L8",
        ),
        Paragraph(
            N_(
                "Cards that are left over are laid face up on the pile before the first card: one with "
                "three players, four with six, five with seven."
            ),
            of("A04"),
        ),
        Paragraph(
            N_("They match nothing, since no number was said for them. But a hand on them is a wrong hand."),
            of("A03"),
        ),
        Paragraph(N_("There is one pile, in the middle of the table."), of("R05"), "E:L9"),
        Paragraph(
            N_("In the old rules the youngest starts. At this table chance decides."),
            of("R06", "A24", "A25", "O07"),
            "E:L10 «El más joven»",
            when=("starter", ("random",)),
        ),
        Paragraph(
            N_("In the old rules the youngest starts. At this table the first seat does."),
            of("R06", "A24", "A25", "O07"),
            "E:L10 «El más joven»",
            when=("starter", ("host",)),
        ),
        Paragraph(
            N_("The youngest starts: choose the seat before the game."),
            of("R06", "A24", "A25", "O07"),
            "E:L10 «El más joven»",
            when=("starter", ("chosen",)),
        ),
    ),
)

LAYING = Section(
    "laying",
    N_("Laying and counting"),
    (
        Paragraph(
            N_(
                "Take the top card of your stack and lay it face up on the pile, saying the next number: "
                "one, two, three and so on to ten, and then one again."
            ),
            of("R07"),
            "E:L14–15",
        ),
        Paragraph(
            N_("When the card lies there your turn is over, and your left neighbour goes on."),
            of("R13"),
            "E:L21",
        ),
        Paragraph(
            N_("A player without cards is passed over. The count goes on with the next who has some."),
            of("A13"),
        ),
        Paragraph(
            N_("Each player lays by hand."),
            of("O09"),
            when=("laying", ("manual",)),
        ),
        Paragraph(
            N_(
                "The table lays the cards at a steady tempo and says the numbers: one key a person is "
                "enough, the slap."
            ),
            of("O09"),
            when=("laying", ("tempo",)),
        ),
        Paragraph(
            N_(
                "The table says the numbers. Only where the six is silent do the players choose: to lay "
                "with the number said, or in silence."
            ),
            of("A19", "O03"),
            when=("call_mode", ("auto",)),
            unless=("laying", "tempo"),
        ),
        Paragraph(
            N_("Each player chooses: to lay with the next number said, or in silence."),
            of("A19", "O03"),
            when=("call_mode", ("manual",)),
            unless=("laying", "tempo"),
        ),
        Paragraph(
            N_(
                "Whoever lays in silence where the number should be said, or says the six where it should "
                "not be said, has lost the count, takes the pile and begins a new count. The card is no "
                "match, even if it would have been one."
            ),
            of("A21"),
        ),
    ),
)

VARIANTS = Section(
    "variants",
    N_("Figures and sixes"),
    (
        Paragraph(
            N_("At this table the figures are called like the other numbers: eight, nine, ten."),
            of("R15", "A22", "O02"),
            "E:L29",
            when=("variant", ("base", "666")),
        ),
        Paragraph(
            N_(
                "At this table the figures are called by their names. The count goes from one to seven, "
                "then jack, knight, king. A jack at “jack” is a match; everything else stays as it is."
            ),
            of("R15", "A22", "O02"),
            "E:L29",
            when=("variant", ("figuras", "figuras+666")),
        ),
        Paragraph(
            N_("At this table the six is said like every other number."),
            of("R16"),
            "E:L30",
            when=("variant", ("base", "figuras")),
        ),
        Paragraph(
            N_(
                "At this table the six may not be said. The sixth card is laid in silence, and the next "
                "player goes on with seven. Whoever says the six takes the pile."
            ),
            of("R16"),
            "E:L30",
            when=("variant", ("666", "figuras+666")),
        ),
        Paragraph(
            N_("Where the six is silent, a six laid on the silent place is a match all the same."),
            of("A20", "O05"),
            when=("silent_six_matches", (True,)),
        ),
        Paragraph(
            N_("Where the six is silent, a six laid on the silent place is no match."),
            of("A20", "O05"),
            when=("silent_six_matches", (False,)),
        ),
    ),
)
