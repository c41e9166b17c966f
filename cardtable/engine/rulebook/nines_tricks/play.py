"""The rules of nines in tricks from the first card to the last."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nines_tricks.ids import of

DOCUMENT = ("follow_rule", ("document",))
CLASSIC = ("follow_rule", ("classic",))

PLAY = Section(
    "play",
    N_("What is played"),
    (
        Paragraph(
            N_("The dealer leads to the first trick."),
            of("R08", "A04", "A16", "O05"),
            "R:L418 «Начиная с первого игрока, который раздавал»",
            ("first_lead", ("dealer",)),
        ),
        Paragraph(
            N_("The player on the dealer’s left leads to the first trick."),
            of("R08", "A04", "A16", "O05"),
            "R:L418 «Начиная с первого игрока, который раздавал»",
            ("first_lead", ("left",)),
        ),
        Paragraph(
            N_("After that whoever took a trick leads to the next one. Each plays one card, clockwise."),
            of("A05"),
        ),
        Paragraph(
            N_(
                "Whoever holds trumps must play one of them, also to lead; which one is his choice. In a "
                "deal of clubs everybody plays clubs as long as he has some."
            ),
            of("R09", "A01", "O02"),
            "R:L420–422",
            DOCUMENT,
        ),
        Paragraph(
            N_(
                "Any card may be led. The others must follow the suit led. Whoever cannot plays any card, a "
                "trump too."
            ),
            of("R09", "A01", "O02"),
            "R:L420–422",
            CLASSIC,
        ),
        Paragraph(
            N_(
                "Whoever holds no trump must play a card of the highest rank that he has, also to lead; of "
                "several equal ones he chooses."
            ),
            of("R10"),
            "R:L424 «следующую карту наибольшего достоинства»; R:L470",
            DOCUMENT,
        ),
        Paragraph(
            N_("Nobody has to play a trump, nor to take a trick."),
            of("R10"),
            "R:L424 «следующую карту наибольшего достоинства»; R:L470",
            CLASSIC,
        ),
        Paragraph(
            N_("If the deal has no trump, everybody leads and plays what he likes."),
            of("R11"),
            "R:L430",
            DOCUMENT,
        ),
        Paragraph(
            N_("If the deal has no trump, the suit led must be followed as well."),
            of("R11"),
            "R:L430",
            CLASSIC,
        ),
    ),
)

TRICKS = Section(
    "tricks",
    N_("Who takes the trick"),
    (
        Paragraph(
            N_("The highest trump takes the trick."),
            of("R12"),
            "R:L434",
        ),
        Paragraph(
            N_(
                "If no trump lies in it, the highest rank of any suit takes it; of equal ranks the one that "
                "was played first. So it is in a deal without a trump, too."
            ),
            of("A02", "A03"),
            when=DOCUMENT,
        ),
        Paragraph(
            N_(
                "If no trump lies in it, the highest card of the suit led takes it. So it is in a deal "
                "without a trump, too."
            ),
            of("A02", "A03"),
            when=CLASSIC,
        ),
        Paragraph(
            N_("Keep each trick in a pile of its own, so that all can count them."),
            of("R14"),
            "R:L436; R:L474",
        ),
        Paragraph(
            N_(
                "A deal has thirteen tricks. If nobody has won by then, the cards are shuffled and dealt "
                "again, with the next trump."
            ),
            of("R13"),
            "R:L426",
        ),
    ),
)
