"""The rules of Тысяча from the pack to the hands: cutting, dealing, dealing again."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.thousand.ids import of

NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(
            N_("Thousand takes 24 cards: ace, ten, king, queen, jack and nine of each suit."),
            of("R03"),
            "R:L59",
        ),
        Paragraph(
            N_(
                "Three players are the classic table. Two and four play with small changes, told further "
                "below. Everybody plays for himself."
            ),
            of("A03", "O30"),
        ),
        Paragraph(
            N_(
                "Collect {target} points, in as many deals as it takes. Whoever gets there first "
                "wins the match."
            ),
            of("R01", "O43"),
            "R:L57 «набрать»",
        ),
        Paragraph(
            N_(
                "House rules are agreed before the match and stay until its end. There are many, and each"
                " table has its own: look through the list."
            ),
            of("R02"),
            "R:L55 «оговаривают договоренности»; R:L193 «не может изменяться во время игры»",
        ),
    ),
)

CARDS = Section(
    "cards",
    N_("The cards and their values"),
    (
        Paragraph(
            N_(
                "Ace 11, ten 10, king 4, queen 3, jack 2, nine 0. Strength goes the same way: the ten is "
                "second to the ace and beats the king."
            ),
            of("A02"),
        ),
        Paragraph(
            N_("That makes 30 points in a suit and 120 in the whole pack."),
            of("R04"),
            "R:L81",
        ),
    ),
)

CUT = Section(
    "cut",
    N_("The cut"),
    (
        Paragraph(
            N_("Lots decide who deals first. After each deal the next player clockwise deals."),
            of("R05"),
            "R:L63 «жребий определяет раздающего»",
        ),
        Paragraph(
            N_("The dealer’s neighbour on the right cuts. This table does it for him."),
            of("R06"),
            "R:L63 «против часовой стрелки участнику сдвинуть»",
        ),
        Paragraph(
            N_(
                "A nine or a jack must not come to lie at the bottom: then the cards are cut again. Jacks"
                " are not counted."
            ),
            of("R07", "A07"),
            "R:L63 «Если же она выпадет 3 раза – раздающему начисляется штраф»",
        ),
        Paragraph(
            N_(
                "The third nine in one cutting costs the dealer the penalty at once, and the next player "
                "deals the cards instead."
            ),
            of("R09", "A06", "A08", "O40"),
            "R:L66 «пересдача осуществляется уже следующим игроком»",
            ("cut_penalty", (True,)),
        ),
        Paragraph(
            N_(
                "Nines at the cut cost nothing here: one cuts until neither a nine nor a jack is at the "
                "bottom."
            ),
            of("R09", "A06", "A08", "O40"),
            "R:L66 «пересдача осуществляется уже следующим игроком»",
            ("cut_penalty", (False,)),
        ),
    ),
)

DEAL = Section(
    "deal",
    N_("The deal"),
    (
        Paragraph(
            N_(
                "Three or four players: seven cards to each who plays, one at a time, and three to the "
                "talon, the prikup. Two players: ten cards each and two talons of two."
            ),
            of("A04"),
        ),
        Paragraph(
            N_(
                "The talon gets its cards one by one after the second, third and fourth round; with two "
                "players, after the second to the fifth. None comes from the first or the last round."
            ),
            of("R08", "A05"),
            "R:L64 «кроме первой и последней сдачи»",
        ),
    ),
)

REDEAL = Section(
    "redeal",
    N_("Dealing again"),
    (
        Paragraph(
            N_(
                "Some cards may be dealt again. It is an offer, never a duty: who has the right is asked "
                "and may keep the cards. That he is asked tells the others that he has the right."
            ),
            of("A10"),
        ),
        Paragraph(
            N_(
                "The same player deals again. No try, no bolt and no penalty is counted, and the number "
                "of the deal stays."
            ),
            of("A09"),
        ),
        Paragraph(
            N_("A player who is dealt all four nines may have the cards dealt again."),
            of("R10", "O29"),
            "R:L72",
            ("redeal_four_nines", (True,)),
        ),
        Paragraph(
            N_("Four nines are bad luck here, and are played."),
            of("R10", "O29"),
            "R:L72",
            ("redeal_four_nines", (False,)),
        ),
        Paragraph(
            N_("An opponent who gets the fourth nine with the discard may have the cards dealt again."),
            of("A14"),
            when=("redeal_four_nines_snos", (True,)),
            unless=("redeal_four_nines", False),
        ),
        Paragraph(
            N_("Four nines that come together with the discard are played."),
            of("A14"),
            when=("redeal_four_nines_snos", (False,)),
            unless=("redeal_four_nines", False),
        ),
        Paragraph(
            N_(
                "A hand worth less than {redeal_hand_min} points may be dealt again: before the "
                "bidding by anybody, and after the discard by an opponent of the declarer."
            ),
            of("R13", "A13", "O19"),
            "R:L75; R:L224",
            unless=("redeal_hand_min", 0),
        ),
        Paragraph(
            N_(
                "A talon worth less than {redeal_prikup_min} points lets the declarer ask for a "
                "new deal before he takes it up. The talons of two players are too small for "
                "that."
            ),
            of("R11", "A11", "O17"),
            "R:L73; R:L222",
            unless=("redeal_prikup_min", 0),
        ),
        Paragraph(
            N_(
                "With two nines or more in the talon the declarer may ask for a new deal, of two players too."
            ),
            of("R12", "A12", "O18"),
            "R:L74; R:L223",
            ("redeal_prikup_two_nines", (True,)),
        ),
        Paragraph(
            N_("Two nines in the talon give no such right here."),
            of("R12", "A12", "O18"),
            "R:L74; R:L223",
            ("redeal_prikup_two_nines", (False,)),
        ),
    ),
)
