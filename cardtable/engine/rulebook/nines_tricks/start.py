"""The rules of nines in tricks before the first card: the pack, the deal, the exchange, the trump."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.games.nines_tricks.options import CLUBS_FIRST, HEARTS_FIRST
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nines_tricks.ids import of

NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(N_("The game is for three players."), of("R01"), "R:L344; R:L365; R:L483"),
        Paragraph(
            N_(
                "Everybody begins with {start_score} points. Tricks take points off or put some on, and "
                "whoever first has none left wins."
            ),
        ),
        Paragraph(N_("It takes a pack of 52 cards without jokers."), of("R02"), "R:L386–387"),
        Paragraph(
            N_(
                "In every suit the ace is the highest card, then king, queen, jack, ten and so on to the two."
            ),
            of("R03"),
            "R:L454",
        ),
    ),
)

DEAL = Section(
    "deal",
    N_("The deal"),
    (
        Paragraph(
            N_(
                "Everybody draws a card: the highest deals first. Whoever draws equally high "
                "ones draws again."
            ),
            of("R04", "A15"),
            "R:L390–392",
        ),
        Paragraph(N_("Everybody stays where he sits, whatever he draws."), of("A17")),
        Paragraph(
            N_(
                "Four hands of thirteen cards are dealt: one for each player, and one that lies face down in "
                "the middle."
            ),
            of("R05"),
            "R:L396",
        ),
        Paragraph(N_("The next deal is given by the player on the dealer’s left."), of("A14")),
    ),
)

EXCHANGE = Section(
    "exchange",
    N_("The hand in the middle"),
    (
        Paragraph(
            N_(
                "Before play the dealer says whether he keeps his hand or exchanges it for the one in the "
                "middle; then the next player does, then the last."
            ),
            of("R06", "A12", "O08"),
            "R:L400–404",
            ("exchange", (True,)),
        ),
        Paragraph(
            N_(
                "You see your own hand, but not the one in the middle. The hand you give up lies there face "
                "down, and a later player may take it. Everybody hears what you decide, and you decide once."
            ),
            of("A11"),
            when=("exchange", (True,)),
        ),
        Paragraph(
            N_("At this table everybody plays the hand that was dealt. The fourth one stays in the middle."),
            of("R06", "A12", "O08", "A11"),
            "R:L400–404",
            ("exchange", (False,)),
        ),
    ),
)

TRUMP = Section(
    "trump",
    N_("The trump"),
    (
        Paragraph(
            N_(
                "Each deal has the next trump, always in this order: clubs, diamonds, hearts, spades, no "
                "trump. Then it begins again with clubs."
            ),
            of("R07", "A13", "O07"),
            "R:L361; R:L410–416; R:L466",
            ("trump_order", (CLUBS_FIRST,)),
        ),
        Paragraph(
            N_(
                "Each deal has the next trump, always in this order: hearts, spades, diamonds, clubs, no "
                "trump. Then it begins again with hearts."
            ),
            of("R07", "A13", "O07"),
            "R:L361; R:L410–416; R:L466",
            ("trump_order", (HEARTS_FIRST,)),
        ),
    ),
)
