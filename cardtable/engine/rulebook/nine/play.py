"""The rules of Nine from the pack to the discard."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nine.ids import of

PACKS = of("R01", "R18", "R19", "A02", "A03", "O03")
SOURCES = "F:L9; F:L51–53; F:L57–59"

NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(N_("Nine is for two to six players."), of("A01", "O01")),
        Paragraph(
            N_(
                "The aim is to hold few points. With {call_limit} or fewer you may call NINE, and if the "
                "call holds, your opponents write down what they have in hand. Whoever comes to "
                "{end_score} has lost."
            ),
        ),
        Paragraph(
            N_("It takes the 54 cards of the box: four of each number from 1 to 13, and two zeros."),
            PACKS,
            SOURCES,
            when=("deck", ("box",)),
        ),
        Paragraph(
            N_(
                "It takes a pack of 52 cards and two jokers. The ace is 1, the jack 11, the queen 12 and "
                "the king 13; a joker is 0. Suits and colours do not matter: any two queens are a pair."
            ),
            PACKS,
            SOURCES,
            when=("deck", ("jokers",)),
        ),
        Paragraph(
            N_(
                "It takes a tarot without its four kings and without the trumps from 2 to 21. The jack is "
                "11, the knight 12 and the queen 13; the Fool and the trump 1 are the two zeros."
            ),
            PACKS,
            SOURCES,
            when=("deck", ("tarot",)),
        ),
        Paragraph(N_("All other rules are the same with every pack."), of("R20"), "F:L59"),
    ),
)

DEAL = Section(
    "deal",
    N_("The deal"),
    (
        Paragraph(
            N_(
                "Each player gets {hand_size} cards and looks at nobody else’s. The rest is the stock. Its "
                "first card is turned up and begins the discard."
            ),
            of("R02", "A18", "O09"),
            "F:L10",
        ),
        Paragraph(
            N_("The player to the left of the dealer begins, and may already take the card turned up."),
            of("R03", "A19"),
            "F:L11",
        ),
        Paragraph(N_("The next player clockwise deals the next deal."), of("A16")),
    ),
)

TURN = Section(
    "turn",
    N_("A turn"),
    (
        Paragraph(N_("First you take a card, then you discard."), of("R04"), "F:L15; F:L41"),
        Paragraph(
            N_("Take the top card of the stock, which nobody sees, or the visible top of the discard."),
            of("R05"),
            "F:L17",
        ),
        Paragraph(N_("Discard one card, or several at once if they go together."), of("R06"), "F:L18"),
        Paragraph(
            N_("The discard helps to complete a set or a run."),
            of("R09"),
            "F:L25",
        ),
        Paragraph(
            N_(
                "The card that you have just taken from the discard does not go back alone in the same "
                "turn. It may go with others, and you may always keep it."
            ),
            of("A08"),
        ),
        Paragraph(
            N_(
                "Only the top of the discard can be taken. Of equal cards the last one you laid lies on "
                "top, of a run its highest."
            ),
            of("A07"),
        ),
        Paragraph(
            N_("When the stock is used up, the discard is shuffled into a new one; its top card stays."),
            of("A12"),
        ),
    ),
)

TOGETHER = Section(
    "together",
    N_("Cards that go together"),
    (
        Paragraph(N_("Two, three or four cards of one value go together."), of("R07"), "F:L22"),
        Paragraph(
            N_("So do the two zeros: they shed no points, but two cards."),
            of("A06"),
        ),
        Paragraph(
            N_("And so does a run: five cards that follow each other, such as 3 4 5 6 7."),
            of("R08", "A05"),
            "F:L23",
        ),
        Paragraph(
            N_("It has exactly five cards, never three, four or six. Suits and colours do not matter."),
        ),
        Paragraph(
            N_(
                "A 0 counts nothing in hand and is never part of a run. No run goes on from the highest "
                "card to the lowest."
            ),
            of("R16", "A04"),
            "F:L43",
        ),
    ),
)
