"""The rules of 66 from the first card to the last trick."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.sixty_six.ids import of

NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(
            N_(
                "66 is a game for two. You need the ace, ten, king, queen, jack and nine of each suit: "
                "24 cards. Everything below the nine stays in the box."
            ),
            of("R01", "R06"),
            "R:L9 «играют вдвоем»; R:L19 «выбрасываются карты ниже девятки»",
        ),
        Paragraph(
            N_(
                "There is no set number of deals, and you may stop after any of them. This table keeps "
                "your place: the match goes on whenever you come back."
            ),
            of("R02"),
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
            of("R03"),
            "R:L10 «набрать такое количество очков»; R:L12 «Кто первый насчитает 66»",
        ),
        Paragraph(
            N_(
                "A won deal earns one pip or several. Pips win the match, so it matters not only who "
                "wins the deal but how far behind the loser was left."
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
            of("R07"),
            "R:L20",
        ),
        Paragraph(
            N_(
                "Strength follows value: ace, ten, king, queen, jack, nine. Mind the ten. It is the "
                "second best card of its suit and beats the king."
            ),
            of("A19"),
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
            of("R08"),
            "R:L21 «младшая карта … кто сделает 66»",
        ),
        Paragraph(
            N_("If the two cards are of the same rank, both players draw again."),
            of("A16"),
        ),
        Paragraph(
            N_("Each player gets six cards, one at a time."),
            of("R09"),
            "R:L22 «по одной карте счетом до шести»",
        ),
        Paragraph(
            N_("The next card is turned face up: its suit is trumps. The rest of the pack is the stock."),
            of("R10"),
            "R:L23",
        ),
        Paragraph(
            N_(
                "The stock has twelve cards: eleven face down and the turned-up trump under them, which "
                "is drawn last. So the stock lasts for six tricks, and six more are played without it. "
                "Whoever loses the sixth trick gets the turned-up card."
            ),
            of("A17"),
        ),
        Paragraph(
            N_(
                "The player who did not deal leads to the first trick. After that the winner of each "
                "trick leads to the next."
            ),
            of("A01"),
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
            of("R12"),
            "R:L26 «на черную масть можно бросать красную … никаких штрафов»",
        ),
        Paragraph(
            N_(
                "The card led is beaten only by a higher card of the same suit. Another plain suit never "
                "beats it, not even with an ace."
            ),
            of("R13"),
            "R:L27 «только старшею картою однородной масти»",
        ),
        Paragraph(
            N_(
                "A trump beats every card of the other suits. You may trump even if you hold the suit "
                "that was led."
            ),
            of("R14"),
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
            of("R11"),
            "R:L24 «берется тем, кто берет взятку»",
        ),
        Paragraph(
            N_(
                "Good advice, not a rule: catch a plain ten with its ace for 21 points rather than with "
                "a small trump for 10, and cover high cards with high cards."
            ),
            of("R15"),
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
            of("R16"),
            "R:L31 «обязан пройти с короля или дамы»",
        ),
        Paragraph(
            N_("The king and queen of trumps are worth 40, announced and led in the same way."),
            of("R18"),
            "R:L32 «объявив 40 очков»",
        ),
        Paragraph(
            N_("The points stay yours even if the king or queen you lead is beaten."),
            of("R17"),
            "R:L31 «одинаково считаются и тогда»",
        ),
        Paragraph(
            N_("A marriage you do not lead in time, because one of the two is already gone, scores nothing."),
            of("R19"),
            "R:L34 «не успевший сделать … теряет право»",
        ),
        Paragraph(
            N_("One marriage at a time: a lead belongs to one pair only."),
            of("A07"),
        ),
        Paragraph(
            N_(
                "You may announce before you have won a trick, even with the very first lead. The points "
                "then wait. They count as soon as you win a trick, and are lost if you never do."
            ),
            of("A04"),
        ),
        Paragraph(
            N_("Marriages may be announced in both halves of the deal, also after the stock is closed."),
            of("A05", "O04"),
            when=("marriage_phase_two", (True,)),
        ),
        Paragraph(
            N_("At this table nobody may announce a marriage once the stock is gone or closed."),
            of("A05", "O04"),
            when=("marriage_phase_two", (False,)),
        ),
        Paragraph(
            N_(
                "If you already own a trick and the announcement brings you to 66, the deal is over on "
                "the spot. The card need not be played any more."
            ),
            of("A06"),
            when=("claim_mode", ("auto",)),
        ),
        Paragraph(
            N_(
                "The announced card is always led, even if the announcement brings you to 66. You can "
                "say so when it is your turn again."
            ),
            of("A06"),
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
            of("R20"),
            "R:L35 «лишь только после первой взятки»",
        ),
        Paragraph(
            N_(
                "You must have won a trick of your own, and it must be your turn to lead. Once the stock "
                "is gone or closed it is too late. You exchange first and lead after; a card you get "
                "this way may be announced in a marriage at once."
            ),
            of("A03"),
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
            of("R22"),
            "R:L37 «объявить колоду закрытою»",
        ),
        Paragraph(
            N_(
                "From then on nobody draws, and you both play as if the stock were gone: suit must be "
                "answered with suit."
            ),
            of("R23"),
            "R:L38 «как будто бы все карты разобраны»",
        ),
        Paragraph(
            N_(
                "Only the player on lead may close, before leading a card, while at least four cards are "
                "left in the stock, the turned-up one included. The nine of trumps can no longer be "
                "exchanged."
            ),
            of("A09"),
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
            of("R21"),
            "R:L36 «обязаны непременно крыть эту масть козырем»",
        ),
        Paragraph(
            N_(
                "You need not beat the card led: with the nine and the ace of its suit in hand, you may "
                "play the nine."
            ),
            of("A08", "O05"),
            when=("phase_two_must_beat", (False,)),
        ),
        Paragraph(
            N_(
                "At this table you must also beat the card led if you can: with the nine and the ace of "
                "its suit in hand, you must play the ace."
            ),
            of("A08", "O05"),
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
