"""Where tables differ about 66, and what looks like a fault and is none."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.sixty_six.ids import of

TABLES_PLAY = Section(
    "tables-play",
    N_("Where tables differ: play"),
    (
        Paragraph(
            N_(
                "66 has been played in kitchens for a very long time, and no two kitchens agree. This "
                "game follows an old Russian description. Where it is silent, the game goes by what most "
                "tables do; where many tables do something else, you find it among the house rules."
            ),
        ),
        Paragraph(
            N_(
                "Marriages after the stock. The description lets you announce whenever you are on lead, "
                "and so does this table by default. Many tables stop it once the stock is gone or "
                "closed. A player who closes must then announce before closing."
            ),
        ),
        Paragraph(
            N_(
                "Beating the card led. The description asks you to follow suit or to trump, not to win "
                "the trick. Some tables ask for that as well, once the stock is gone."
            ),
        ),
        Paragraph(
            N_(
                "Saying “66”. By default the table counts and ends the deal by itself. At a table of old "
                "hands everybody counts alone and says so; a wrong call then costs two pips, or what a "
                "failed close costs."
            ),
        ),
        Paragraph(
            N_(
                "Three things the description leaves open are settled here as most tables do: the nine "
                "is exchanged only after a trick of your own, the one who did not deal leads, and only "
                "the player on lead may close."
            ),
        ),
    ),
)

TABLES_COUNTING = Section(
    "tables-counting",
    N_("Where tables differ: counting"),
    (
        Paragraph(
            N_(
                "Length of the match. The description lays out a seven or an eight, as the players like. "
                "Most tables play to seven."
            ),
        ),
        Paragraph(
            N_(
                "The last trick. The description gives its 10 points in every deal. Many tables do not "
                "give them once the stock is closed."
            ),
        ),
        Paragraph(
            N_(
                "A failed close. The description doubles the pips, which makes two, four or six by the "
                "points of the player who closed. Many tables give two or three, by whether the opponent "
                "had a trick at the moment of closing."
            ),
        ),
        Paragraph(
            N_(
                "An opponent without a trick. That a failed close costs six pips in this case too, says "
                "the description, needs an agreement in advance. It has a meaning only if two, four or "
                "six are counted."
            ),
        ),
        Paragraph(
            N_(
                "Three pips. Many tables give them only if the loser has no trick at all. The "
                "description gives them if the loser has no points, and this table follows it."
            ),
        ),
        Paragraph(
            N_(
                "Stakes. The description knows a price for the match and a price for each pip. By "
                "default this table plays for neither."
            ),
        ),
        Paragraph(
            N_(
                "After 65 to 65. Some tables give the winner of the next deal one pip more; two replays "
                "in a row still make one. The description does not have this, so it is off by default."
            ),
        ),
    ),
)

NOT_BUGS = (
    Paragraph(
        "A jack does not beat a queen, and a king does not beat a ten. Strength follows value: A, 10, K, "
        "Q, J, 9.",
        of("R13", "A19"),
    ),
    Paragraph(
        "The non-dealer leads, and the winner of a deal deals the next: the loser has the first lead.",
        of("R08", "A01"),
    ),
    Paragraph(
        "The deal stops in the middle as soon as somebody has 66, so there is often no last trick and no "
        "10 points for it, and never do both have 66.",
        of("A02", "A10"),
        when=("claim_mode", ("auto",)),
    ),
    Paragraph(
        "The nine of trumps cannot be exchanged by a player who has not won a trick, even if the "
        "opponent has won several, nor by one who is not on lead.",
        of("A03"),
    ),
    Paragraph(
        "A 20 or 40 announced before the first own trick is not in the count yet: it is pending. If the "
        "player never wins a trick it is lost: the player has no points.",
        of("A04", "A11"),
    ),
    Paragraph(
        "Marriages may be announced after the stock is gone and after closing. Most books forbid it; the "
        "source does not.",
        of("A05"),
        when=("marriage_phase_two", (True,)),
    ),
    Paragraph(
        "A marriage that brings its owner, who has a trick, to 66 ends the deal before the card is led.",
        of("A06"),
        when=("claim_mode", ("auto",)),
    ),
    Paragraph(
        "When the stock is gone, a player who must follow suit may keep the ace and play the nine.",
        of("A08"),
        when=("phase_two_must_beat", (False,)),
    ),
    Paragraph(
        "The stock cannot be closed when only two of its cards are left, nor by the player who is not on "
        "lead. It can be closed before the first trick.",
        of("A09"),
    ),
    Paragraph(
        "The last trick gives 10 points in a closed deal too.",
        of("A10"),
        when=("last_trick_bonus_closed", (True,)),
    ),
    Paragraph(
        "A failed close is doubled by the points of the player who closed, not by those of the opponent. "
        "Reading it the other way round would contradict the source’s “even if he took no trick” and "
        "make its “six by agreement” automatic.",
        of("A12"),
        when=("close_scoring", ("document",)),
    ),
    Paragraph(
        "Whoever closes has failed when the opponent is the first to win with 66, and also at 65 to 65.",
        of("A13"),
    ),
    Paragraph(
        "A loser who won tricks made of nines alone has no points: three pips.",
        of("A14"),
    ),
    Paragraph(
        "At 65 to 65 in an open deal nobody earns a pip and the same player deals again.",
        of("A02", "R31"),
    ),
    Paragraph(
        "A player with six pips of seven who earns three has seven: the surplus is ignored.",
        of("A15"),
    ),
)
