"""The rules of 66 in plain words; ids are G1-R.. for a rule, A.. for a reading, O.. for an option."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Book, Paragraph, Section


def _ids(*short: str) -> tuple[str, ...]:
    return tuple(f"G1-{name}" for name in short)


NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(
            N_(
                "66 is a game for two. You need the ace, ten, king, queen, jack and nine of each suit: "
                "24 cards. Everything below the nine stays in the box."
            ),
            _ids("R01", "R06"),
            "R:L9 «играют вдвоем»; R:L19 «выбрасываются карты ниже девятки»",
        ),
        Paragraph(
            N_(
                "There is no set number of deals, and you may stop after any of them. This table keeps "
                "your place: the match goes on whenever you come back."
            ),
            _ids("R02"),
            "R:L9 «можно оставить»",
        ),
    ),
)

AIM = Section(
    "aim",
    N_("The aim"),
    (
        Paragraph(
            N_(
                "Count 66 points before your opponent does. Points come from the cards in the tricks you "
                "win, from marriages (a king and queen of one suit), and from winning the last trick. "
                "Whoever gets to 66 first wins the deal."
            ),
            _ids("R03"),
            "R:L10 «набрать такое количество очков»; R:L12 «Кто первый насчитает 66»",
        ),
        Paragraph(
            N_(
                "A won deal earns one, two, three or even six pips. Pips win the match, so it matters "
                "not only who wins the deal but how far behind the loser was left."
            ),
        ),
    ),
)

CARDS = Section(
    "cards",
    N_("The cards and their values"),
    (
        Paragraph(
            N_(
                "Ace 11, ten 10, king 4, queen 3, jack 2, nine 0. That makes 30 points in a suit and 120 "
                "in the whole pack."
            ),
            _ids("R07"),
            "R:L20",
        ),
        Paragraph(
            N_(
                "Strength follows value: ace, ten, king, queen, jack, nine. Mind the ten. It is the "
                "second best card of its suit and beats the king."
            ),
            _ids("A19"),
        ),
    ),
)

DEAL = Section(
    "deal",
    N_("The deal"),
    (
        Paragraph(
            N_(
                "For the first deal each player draws a card, and the lower card deals. Afterwards the "
                "winner of a deal deals the next one, so the loser leads. This holds after a failed "
                "close too: whoever earned the pips deals."
            ),
            _ids("R08"),
            "R:L21 «младшая карта … кто сделает 66»",
        ),
        Paragraph(
            N_("If the two cards are of the same rank, both players draw again."),
            _ids("A16"),
        ),
        Paragraph(
            N_("Each player gets six cards, one at a time."),
            _ids("R09"),
            "R:L22 «по одной карте счетом до шести»",
        ),
        Paragraph(
            N_("The next card is turned face up: its suit is trumps. The rest of the pack is the stock."),
            _ids("R10"),
            "R:L23",
        ),
        Paragraph(
            N_(
                "The stock has twelve cards: eleven face down and the turned-up trump under them, which "
                "is drawn last. So the stock lasts for six tricks, and six more are played without it. "
                "Whoever loses the sixth trick gets the turned-up card."
            ),
            _ids("A17"),
        ),
        Paragraph(
            N_(
                "The player who did not deal leads to the first trick. After that the winner of each "
                "trick leads to the next."
            ),
            _ids("A01"),
        ),
    ),
)

BEFORE = Section(
    "before",
    N_("While the stock lasts"),
    (
        Paragraph(
            N_(
                "A trick is one card from each player. In this first half you are free: play any card of "
                "any suit on what was led. You need not follow suit, and nothing is held against you."
            ),
            _ids("R12"),
            "R:L26 «на черную масть можно бросать красную … никаких штрафов»",
        ),
        Paragraph(
            N_(
                "The card led is beaten only by a higher card of the same suit. Another plain suit never "
                "beats it, not even with an ace."
            ),
            _ids("R13"),
            "R:L27 «только старшею картою однородной масти»",
        ),
        Paragraph(
            N_(
                "A trump beats every card of the other suits. You may trump even if you hold the suit "
                "that was led."
            ),
            _ids("R14"),
            "R:L28 «несмотря на то, что иметь ту масть»",
        ),
        Paragraph(
            N_(
                "Example: the queen of diamonds is led and spades are trumps. The king, ten or ace of "
                "diamonds wins the trick, and so does any spade. The jack of diamonds does not, and the "
                "ace of hearts is simply given away."
            ),
        ),
        Paragraph(
            N_(
                "After each trick both players draw a card from the stock, the winner first, and so have "
                "six cards again."
            ),
            _ids("R11"),
            "R:L24 «берется тем, кто берет взятку»",
        ),
        Paragraph(
            N_(
                "Good advice, not a rule: catch a plain ten with its ace for 21 points rather than with "
                "a small trump for 10, and cover high cards with high cards."
            ),
            _ids("R15"),
            "R:L29–30",
        ),
    ),
)

MARRIAGES = Section(
    "marriages",
    N_("Marriages: 20 and 40"),
    (
        Paragraph(
            N_(
                "A king and queen of one plain suit in your hand are a marriage. When it is your turn to "
                "lead, say “20” and lead one of the two."
            ),
            _ids("R16"),
            "R:L31 «обязан пройти с короля или дамы»",
        ),
        Paragraph(
            N_("The king and queen of trumps are worth 40, announced and led in the same way."),
            _ids("R18"),
            "R:L32 «объявив 40 очков»",
        ),
        Paragraph(
            N_("The points stay yours even if the king or queen you lead is beaten."),
            _ids("R17"),
            "R:L31 «одинаково считаются и тогда»",
        ),
        Paragraph(
            N_("A marriage you do not lead in time, because one of the two is already gone, scores nothing."),
            _ids("R19"),
            "R:L34 «не успевший сделать … теряет право»",
        ),
        Paragraph(
            N_("One marriage at a time: a lead belongs to one pair only."),
            _ids("A07"),
        ),
        Paragraph(
            N_(
                "You may announce before you have won a trick, even with the very first lead. The points "
                "then wait. They count as soon as you win a trick, and are lost if you never do."
            ),
            _ids("A04"),
        ),
        Paragraph(
            N_("Marriages may be announced in both halves of the deal, also after the stock is closed."),
            _ids("A05", "O04"),
            when=("marriage_phase_two", (True,)),
        ),
        Paragraph(
            N_("At this table nobody may announce a marriage once the stock is gone or closed."),
            _ids("A05", "O04"),
            when=("marriage_phase_two", (False,)),
        ),
        Paragraph(
            N_(
                "If you already own a trick and the announcement brings you to 66, the deal is over on "
                "the spot. The card need not be played any more."
            ),
            _ids("A06"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "The announced card is always led, even if the announcement brings you to 66. You can "
                "say so when it is your turn again."
            ),
            _ids("A06"),
            when=("claim_mode", ("manual",)),
        ),
    ),
)

NINE = Section(
    "nine",
    N_("The nine of trumps"),
    (
        Paragraph(
            N_(
                "If you hold the nine of trumps you may exchange it for the turned-up trump, but not "
                "before the first trick has been played."
            ),
            _ids("R20"),
            "R:L35 «лишь только после первой взятки»",
        ),
        Paragraph(
            N_(
                "You must have won a trick of your own, and it must be your turn to lead. Once the stock "
                "is gone or closed it is too late. You exchange first and lead after; a card you get "
                "this way may be announced in a marriage at once."
            ),
            _ids("A03"),
        ),
        Paragraph(
            N_(
                "Example: the king of spades lies turned up; you hold the nine and the queen of spades. "
                "You win a trick, exchange the nine for the king, say “40” and lead the queen."
            ),
        ),
    ),
)

CLOSING = Section(
    "closing",
    N_("Closing the stock"),
    (
        Paragraph(
            N_(
                "If you think that your six cards will bring you to 66, you may close the stock, at the "
                "very start of a deal or in the middle. The turned-up trump is laid on top of the "
                "stock."
            ),
            _ids("R22"),
            "R:L37 «объявить колоду закрытою»",
        ),
        Paragraph(
            N_(
                "From then on nobody draws, and you both play as if the stock were gone: suit must be "
                "answered with suit."
            ),
            _ids("R23"),
            "R:L38 «как будто бы все карты разобраны»",
        ),
        Paragraph(
            N_(
                "Only the player on lead may close, before leading a card, while at least four cards are "
                "left in the stock, the turned-up one included. The nine of trumps can no longer be "
                "exchanged."
            ),
            _ids("A09"),
        ),
        Paragraph(
            N_(
                "If it works, the pips are counted as in any other deal. Example: you close and reach 67 "
                "while your opponent has 12. You earn two pips."
            ),
        ),
    ),
)

AFTER = Section(
    "after",
    N_("When the stock is gone"),
    (
        Paragraph(
            N_(
                "Now the rules are strict. Suit must be answered with suit, and trump with trump. If you "
                "cannot follow suit you must play a trump. Only with neither may you throw any card."
            ),
            _ids("R21"),
            "R:L36 «обязаны непременно крыть эту масть козырем»",
        ),
        Paragraph(
            N_(
                "You need not beat the card led: with the nine and the ace of its suit in hand, you may "
                "play the nine."
            ),
            _ids("A08", "O05"),
            when=("phase_two_must_beat", (False,)),
        ),
        Paragraph(
            N_(
                "At this table you must also beat the card led if you can: with the nine and the ace of "
                "its suit in hand, you must play the ace."
            ),
            _ids("A08", "O05"),
            when=("phase_two_must_beat", (True,)),
        ),
        Paragraph(
            N_(
                "Example: the nine of diamonds is led. You have no diamond, and your only trump is the "
                "ace. Out it goes: the trick is worth just its own 11 points."
            ),
        ),
    ),
)

COUNTING = Section(
    "counting",
    N_("Counting to 66"),
    (
        Paragraph(
            N_(
                "The table counts for you. As soon as a trick or an announcement brings a player to 66, "
                "the deal ends and that player has won it."
            ),
            _ids("A02", "O02"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "Count in your head. When it is your turn, to lead or to follow, you may say “66”: the "
                "deal ends at once. After the last trick nobody needs to say it."
            ),
            _ids("A02", "O02"),
            when=("claim_mode", ("manual",)),
        ),
        Paragraph(
            N_("There is no wrong call here, since the table does the counting."),
            _ids("A18"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "Say “66” without having it, and your opponent earns two pips. If you had closed the "
                "stock, it counts as a failed close."
            ),
            _ids("A18"),
            when=("claim_mode", ("manual",)),
        ),
        Paragraph(
            N_("The winner of the last trick adds 10 points."),
            _ids("R25"),
            "R:L40 «еще десять очков»",
        ),
        Paragraph(
            N_(
                "This holds in a closed deal too, when the last cards are really played. A deal that "
                "ended earlier has no last trick."
            ),
            _ids("A10", "O06"),
            when=("last_trick_bonus_closed", (True,)),
        ),
        Paragraph(
            N_(
                "At this table there is no such bonus in a closed deal, nor in a deal that ended before "
                "the last cards were played."
            ),
            _ids("A10", "O06"),
            when=("last_trick_bonus_closed", (False,)),
        ),
        Paragraph(
            N_(
                "If nobody has won when the cards run out, the same dealer deals again and nobody earns "
                "a pip. That is 65 to 65, or both with 66 where players make their own claims."
            ),
            _ids("R31"),
            "R:L47 «переиграна снова»",
        ),
        Paragraph(
            N_("At this table the winner of the next deal then earns one pip more."),
            _ids("O09"),
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
            _ids("R27"),
            "R:L43",
        ),
        Paragraph(
            N_("The loser has fewer than 33: two pips."),
            _ids("R26"),
            "R:L41 «менее 33 очков»",
        ),
        Paragraph(
            N_("The loser has no points at all: three pips."),
            _ids("R28"),
            "R:L44 «состоящие из четырех девяток»",
        ),
        Paragraph(
            N_("A trick or two made of nines is worth nothing, so even with them it is three pips."),
            _ids("A14"),
        ),
        Paragraph(
            N_(
                "All points count here: cards, marriages that stand, and the bonus for the last trick. A "
                "marriage that still waits for its trick counts as nothing."
            ),
            _ids("A11"),
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
            _ids("R24"),
            "R:L39 «проигрывает вдвойне … и т.д.»",
            when=("close_scoring", ("document",)),
        ),
        Paragraph(
            N_("Whoever closes and does not reach 66 loses two pips or three, as below."),
            _ids("R24"),
            when=("close_scoring", ("pagat",)),
        ),
        Paragraph(
            N_(
                "Look at the points of the player who closed. With 33 or more the opponent earns two "
                "pips, with 1 to 32 four."
            ),
            _ids("A12", "O07"),
            when=("close_scoring", ("document",)),
        ),
        Paragraph(
            N_(
                "At this table it is the opponent’s tricks at the moment of closing that count: two pips "
                "if the opponent had a trick, three if not."
            ),
            _ids("A12", "O07"),
            when=("close_scoring", ("pagat",)),
        ),
        Paragraph(
            N_("If the player who closed has no points, or no trick, it is six pips."),
            _ids("R29"),
            "R:L45",
            when=("close_scoring", ("document",)),
        ),
        Paragraph(
            N_("It makes no difference whether the player who closed won a trick."),
            _ids("R29"),
            when=("close_scoring", ("pagat",)),
        ),
        Paragraph(
            N_(
                "Six pips when it was only the opponent who won no trick need an agreement. None was "
                "made here."
            ),
            _ids("R30", "O03"),
            "R:L46 «по предварительному взаимному соглашению»",
            when=("closed_fail_six_if_opponent_trickless", (False,)),
        ),
        Paragraph(
            N_(
                "Agreed at this table: if a failed close is counted by the points of the player who "
                "closed, it is six pips also when it was the opponent who won no trick."
            ),
            _ids("R30", "O03"),
            "R:L46 «по предварительному взаимному соглашению»",
            when=("closed_fail_six_if_opponent_trickless", (True,)),
        ),
        Paragraph(
            N_(
                "If the opponent gets to 66 first, the close has failed as well: the deal ends there and "
                "is counted. In a closed deal 65 to 65 is a failure, not a replay."
            ),
            _ids("A13"),
        ),
        Paragraph(
            N_(
                "Example: you close and the cards run out. You have 60 points: your opponent earns two "
                "pips. You have 20: four. You won no trick: six."
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
            _ids("R04"),
            "R:L13 «по семерке или восьмерке»; R:L14 «открывает несколько очков»",
        ),
        Paragraph(
            N_(
                "Whoever first uncovers all seven pips wins the match. Any pips beyond the seventh are "
                "ignored."
            ),
            _ids("A15", "O01"),
            when=("match_pips", (7,)),
        ),
        Paragraph(
            N_(
                "Whoever first uncovers all eight pips wins the match. Any pips beyond the eighth are "
                "ignored."
            ),
            _ids("A15", "O01"),
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
            _ids("R05"),
            "R:L15 «по стоимости незакрытых очков»",
        ),
        Paragraph(
            N_("This table plays for the pleasure of it."),
            _ids("O08"),
            when=("stake_mode", ("none",)),
        ),
        Paragraph(
            N_("At this table the loser of the match pays the agreed price once."),
            _ids("O08"),
            when=("stake_mode", ("match",)),
        ),
        Paragraph(
            N_(
                "At this table the loser of the match pays for each pip still covered. Example: a seven "
                "lies on the table and the loser has uncovered four pips, so three must be paid for."
            ),
            _ids("O08"),
            when=("stake_mode", ("pip",)),
        ),
    ),
)

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
                "Saying “66”. The table counts and ends the deal by itself. At a table of old hands "
                "everybody counts alone and says so; a wrong call then costs two pips."
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
        _ids("R13", "A19"),
    ),
    Paragraph(
        "The non-dealer leads, and the winner of a deal deals the next: the loser has the first lead.",
        _ids("R08", "A01"),
    ),
    Paragraph(
        "The deal stops in the middle as soon as somebody has 66, so there is often no last trick and no "
        "10 points for it. Both having 66 cannot happen unless players make their own claims.",
        _ids("A02", "A10"),
    ),
    Paragraph(
        "The nine of trumps cannot be exchanged by a player who has not won a trick, even if the "
        "opponent has won several, nor by one who is not on lead.",
        _ids("A03"),
    ),
    Paragraph(
        "A 20 or 40 announced before the first own trick is not in the count yet: it is pending. If the "
        "player never wins a trick it is lost, and the opponent earns three pips.",
        _ids("A04", "A11"),
    ),
    Paragraph(
        "Marriages may be announced after the stock is gone and after closing. Most books forbid it; the "
        "source does not.",
        _ids("A05"),
    ),
    Paragraph(
        "A marriage that brings its owner to 66 ends the deal before the card is led.",
        _ids("A06"),
    ),
    Paragraph(
        "When the stock is gone, a player who must follow suit may keep the ace and play the nine.",
        _ids("A08"),
    ),
    Paragraph(
        "The stock cannot be closed when only two of its cards are left, nor by the player who is not on "
        "lead. It can be closed before the first trick.",
        _ids("A09"),
    ),
    Paragraph(
        "The last trick gives 10 points in a closed deal too.",
        _ids("A10"),
    ),
    Paragraph(
        "A failed close is doubled by the points of the player who closed, not by those of the opponent. "
        "Reading it the other way round would contradict the source’s “even if he took no trick” and "
        "make its “six by agreement” automatic.",
        _ids("A12"),
    ),
    Paragraph(
        "Whoever closes has failed when the opponent reaches 66 first, and also at 65 to 65.",
        _ids("A13"),
    ),
    Paragraph(
        "A loser who won tricks made of nines alone has no points: three pips.",
        _ids("A14"),
    ),
    Paragraph(
        "At 65 to 65 in an open deal nobody earns a pip and the same player deals again.",
        _ids("A02", "R31"),
    ),
    Paragraph(
        "A player with six pips of seven who earns three has seven: the surplus is ignored.",
        _ids("A15"),
    ),
)

BOOK = Book(
    N_("The rules of 66"),
    (
        NEED,
        AIM,
        CARDS,
        DEAL,
        BEFORE,
        MARRIAGES,
        NINE,
        CLOSING,
        AFTER,
        COUNTING,
        PIPS,
        FAILED,
        MATCH,
        STAKES,
        TABLES_PLAY,
        TABLES_COUNTING,
    ),
    NOT_BUGS,
)
