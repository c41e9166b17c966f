"""The rules of 66 for counting: points, pips, the match, the stakes."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.sixty_six.ids import of

COUNTING = Section(
    "counting",
    N_("Counting to 66"),
    (
        Paragraph(
            N_(
                "The table counts for you. As soon as a trick or an announcement brings a player to 66, "
                "the deal ends and that player has won it."
            ),
            of("A02", "O02"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "Count in your head. When it is your turn, to lead or to follow, you may say “66”: the "
                "deal ends at once. After the last trick nobody needs to say it."
            ),
            of("A02", "O02"),
            when=("claim_mode", ("manual",)),
        ),
        Paragraph(
            N_("There is no wrong call here, since the table does the counting."),
            of("A18"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "Say “66” without having it, and your opponent earns two pips. If you had closed the "
                "stock, it counts as a failed close."
            ),
            of("A18"),
            when=("claim_mode", ("manual",)),
        ),
        Paragraph(
            N_("The winner of the last trick adds 10 points."),
            of("R25"),
            "R:L40 «еще десять очков»",
        ),
        Paragraph(
            N_(
                "This holds in a closed deal too, when the last cards are really played. A deal that "
                "ended earlier has no last trick."
            ),
            of("A10", "O06"),
            when=("last_trick_bonus_closed", (True,)),
        ),
        Paragraph(
            N_(
                "At this table there is no such bonus in a closed deal, nor in a deal that ended before "
                "the last cards were played."
            ),
            of("A10", "O06"),
            when=("last_trick_bonus_closed", (False,)),
        ),
        Paragraph(
            N_(
                "If nobody has won when the cards run out, the same dealer deals again and nobody earns "
                "a pip. That is 65 to 65, or both with 66 where players make their own claims."
            ),
            of("R31"),
            "R:L47 «переиграна снова»",
        ),
        Paragraph(
            N_("After 65 to 65, whoever is the next to win a deal at this table earns one pip more."),
            of("O09"),
            when=("draw_bonus", (True,)),
        ),
        Paragraph(
            N_(
                "Example: with 58 points you win the last trick with a queen and a jack. 58 and 5 and 10 "
                "make 73: the deal is yours."
            ),
        ),
    ),
)

PIPS = Section(
    "pips",
    N_("Pips for the winner"),
    (
        Paragraph(
            N_("The loser has 33 points or more: one pip."),
            of("R27"),
            "R:L43",
        ),
        Paragraph(
            N_("The loser has fewer than 33: two pips."),
            of("R26"),
            "R:L41 «менее 33 очков»",
        ),
        Paragraph(
            N_("The loser has no points at all: three pips."),
            of("R28"),
            "R:L44 «состоящие из четырех девяток»",
        ),
        Paragraph(
            N_("A trick or two made of nines is worth nothing, so even with them it is three pips."),
            of("A14"),
        ),
        Paragraph(
            N_(
                "All points count here: cards, marriages that stand, and the bonus for the last trick. A "
                "marriage that still waits for its trick counts as nothing."
            ),
            of("A11"),
        ),
        Paragraph(
            N_(
                "Example: the loser won two tricks of nines and announced “20”. That is 20 points, not "
                "none: two pips."
            ),
        ),
    ),
)

FAILED = Section(
    "failed",
    N_("When a close fails"),
    (
        Paragraph(
            N_(
                "Whoever closes and does not reach 66 loses double: the opponent earns two pips in place "
                "of one, and so on, even without having won a trick."
            ),
            of("R24"),
            "R:L39 «проигрывает вдвойне … и т.д.»",
            when=("close_scoring", ("document",)),
        ),
        Paragraph(
            N_("Whoever closes and does not reach 66 loses two pips or three, as below."),
            of("R24"),
            when=("close_scoring", ("pagat",)),
        ),
        Paragraph(
            N_(
                "Look at the points of the player who closed. With 33 or more the opponent earns two "
                "pips, with 1 to 32 four."
            ),
            of("A12", "O07"),
            when=("close_scoring", ("document",)),
        ),
        Paragraph(
            N_(
                "At this table it is the opponent’s tricks at the moment of closing that count: two pips "
                "if the opponent had a trick, three if not."
            ),
            of("A12", "O07"),
            when=("close_scoring", ("pagat",)),
        ),
        Paragraph(
            N_("If the player who closed has no points, or no trick, it is six pips."),
            of("R29"),
            "R:L45",
            when=("close_scoring", ("document",)),
        ),
        Paragraph(
            N_("It makes no difference whether the player who closed won a trick."),
            of("R29"),
            when=("close_scoring", ("pagat",)),
        ),
        Paragraph(
            N_(
                "Six pips when it was only the opponent who won no trick need an agreement. None was "
                "made here."
            ),
            of("R30", "O03"),
            "R:L46 «по предварительному взаимному соглашению»",
            when=("closed_fail_six_if_opponent_trickless", (False,)),
        ),
        Paragraph(
            N_(
                "Agreed at this table: if a failed close is counted by the points of the player who "
                "closed, it is six pips also when it was the opponent who won no trick."
            ),
            of("R30", "O03"),
            "R:L46 «по предварительному взаимному соглашению»",
            when=("closed_fail_six_if_opponent_trickless", (True,)),
        ),
        Paragraph(
            N_(
                "If the opponent gets to 66 first, the close has failed as well: the deal ends there and "
                "is counted. In a closed deal 65 to 65 is a failure, not a replay."
            ),
            of("A13"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "If the opponent has 66 and says so first, the close has failed as well: the deal ends "
                "there and is counted. In a closed deal 65 to 65 is a failure, not a replay."
            ),
            of("A13"),
            when=("claim_mode", ("manual",)),
        ),
        Paragraph(
            N_(
                "Example: you close, your opponent wins a trick, and the cards run out. You have 60 "
                "points: your opponent earns two pips. You have 20: four. You won no trick: six."
            ),
            when=("close_scoring", ("document",)),
        ),
    ),
)

MATCH = Section(
    "match",
    N_("The match"),
    (
        Paragraph(
            N_(
                "A seven or an eight lies beside each player, hidden under another card. The winner of a "
                "deal slides that card back and uncovers the pips just earned."
            ),
            of("R04"),
            "R:L13 «по семерке или восьмерке»; R:L14 «открывает несколько очков»",
        ),
        Paragraph(
            N_(
                "Whoever first uncovers all seven pips wins the match. Any pips beyond the seventh are "
                "ignored."
            ),
            of("A15", "O01"),
            when=("match_pips", (7,)),
        ),
        Paragraph(
            N_(
                "Whoever first uncovers all eight pips wins the match. Any pips beyond the eighth are "
                "ignored."
            ),
            of("A15", "O01"),
            when=("match_pips", (8,)),
        ),
    ),
)

STAKES = Section(
    "stakes",
    N_("Stakes"),
    (
        Paragraph(
            N_(
                "Players may agree on a price before they begin: so much for the match, or so much for "
                "each pip that the loser has not uncovered when the match ends."
            ),
            of("R05"),
            "R:L15 «по стоимости незакрытых очков»",
        ),
        Paragraph(
            N_("This table plays for the pleasure of it."),
            of("O08"),
            when=("stake_mode", ("none",)),
        ),
        Paragraph(
            N_("At this table the loser of the match pays the agreed price once."),
            of("O08"),
            when=("stake_mode", ("match",)),
        ),
        Paragraph(
            N_(
                "At this table the loser of the match pays for each pip still covered. Example: a seven "
                "lies on the table and the loser has uncovered four pips, so three must be paid for."
            ),
            of("O08"),
            when=("stake_mode", ("pip",)),
        ),
    ),
)
