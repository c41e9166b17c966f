"""The rules of Nines about the deal, the turns, and the end."""

from __future__ import annotations

from cardtable.engine.game import N_
from cardtable.engine.rulebook.book import Paragraph, Section
from cardtable.engine.rulebook.nines_shedding.ids import of

NEED = Section(
    "need",
    N_("What you need"),
    (
        Paragraph(
            N_(
                "Two to five players and a pack of 52 cards. Suits do not matter, and the ace is the highest."
            ),
            of("R01", "O01"),
            "R:L257 «с двумя игроками до пяти»",
        ),
        Paragraph(
            N_("You win if you are the first to have played all your nine cards, and all you took later."),
            of("R07", "R24"),
            "R:L263; R:L289; R:L293",
        ),
        Paragraph(
            N_(
                "Everybody draws a card, and the highest deals: here chance decides. Then the deal goes left."
            ),
            of("R02", "A21"),
            "R:L281",
        ),
    ),
)

DEAL = Section(
    "deal",
    N_("Down cards and up cards"),
    (
        Paragraph(
            N_("Everybody gets nine cards. The rest is the stock."),
            of("R03"),
            "R:L261; R:L285",
        ),
        Paragraph(
            N_("Three of the nine lie face down from the deal on: these are your down cards."),
            of("R04"),
            "R:L261",
            when=("down_choice", ("random",)),
        ),
        Paragraph(
            N_("Three of the nine you lay face down before you: these are your down cards."),
            of("R04"),
            "R:L261",
            when=("down_choice", ("player",)),
        ),
        Paragraph(
            N_("Chance deals the down cards, and nobody looks at them, not even their owner."),
            of("A03", "O04"),
            when=("down_choice", ("random",)),
        ),
        Paragraph(
            N_("You pick your down cards yourself among the nine, and then may not look at them again."),
            of("A03", "O04"),
            when=("down_choice", ("player",)),
        ),
        Paragraph(
            N_("Of the other six you lay three face up before you, your up cards. Three stay in your hand."),
            of("R05"),
            "R:L261; R:L332",
        ),
        Paragraph(
            N_("High cards and action cards are the best up cards: you play them late, when it gets hard."),
            of("R06"),
            "R:L334",
        ),
        Paragraph(
            N_("All choose at once. The up cards are seen when all have chosen, and are never changed."),
            of("A04"),
        ),
    ),
)

TURN = Section(
    "turn",
    N_("Your turn"),
    (
        Paragraph(
            N_(
                "The player left of the dealer begins with any card, as a rule a low one. It begins the pile."
            ),
            of("R08"),
            "R:L263 «слева от дилера»",
        ),
        Paragraph(
            N_("Each card must be as high as the one on the pile or higher: on a seven a seven or higher."),
            of("R11", "A02"),
            "R:L267",
        ),
        Paragraph(
            N_(
                "Upwards the cards are 4 5 6 7 8 9 jack queen king ace. Twos, threes and tens are wild: they "
                "go on everything but a four, and stand outside this order."
            ),
            of("A06", "A01"),
            "R:L315–320",
            when=("wild_on_nine", (True,)),
        ),
        Paragraph(
            N_(
                "Upwards the cards are 4 5 6 7 8 9 jack queen king ace. Twos, threes and tens are wild: they "
                "go on everything but a four and a nine, and stand outside this order."
            ),
            of("A06", "A01"),
            when=("wild_on_nine", (False,)),
        ),
        Paragraph(
            N_(
                "Equal cards may be played together, as many as you like. How many lay there before does not "
                "matter: on three fours one five will do."
            ),
            of("R09"),
            "R:L265; R:L269",
        ),
        Paragraph(
            N_("After your play you draw until you have three cards in your hand, while the stock lasts."),
            of("R10"),
            "R:L265 «довести … до трех карт»",
        ),
    ),
)

TAKE = Section(
    "take",
    N_("Taking the pile"),
    (
        Paragraph(
            N_("If you cannot play you take the whole pile into your hand."),
            of("R12"),
            "R:L271; R:L297 «вы должны взять всю стопку»",
        ),
        Paragraph(
            N_("You may not take it while you can play, not even if you would like to."),
            of("A05", "O02"),
            when=("voluntary_pickup", (False,)),
        ),
        Paragraph(
            N_("You may take it even if you could play."),
            of("A05", "O02"),
            when=("voluntary_pickup", (True,)),
        ),
        Paragraph(N_("The player after you begins a new pile with any card."), of("A19")),
        Paragraph(
            N_("You draw no cards until your hand is below three again."),
            of("R13"),
            "R:L299",
        ),
        Paragraph(
            N_(
                "Example: you hold 5 5 6, on the pile lies a king with seven cards below. You take eight "
                "cards and hold eleven."
            ),
        ),
    ),
)

LAST = Section(
    "last",
    N_("When the stock is used up"),
    (
        Paragraph(
            N_("With the stock used up and your hand empty you play your up cards, from where they lie."),
            of("R14"),
            "R:L307 «использовать свои открытые карты, чтобы заменить свою руку»",
        ),
        Paragraph(
            N_("Equal up cards go together, but never together with cards of the hand."),
            of("A16"),
        ),
        Paragraph(
            N_(
                "Then come the down cards. You turn one over without knowing it: if it fits it is played, if "
                "not you take it into your hand, and the pile with it."
            ),
            of("R15"),
            "R:L311 «играть ими вслепую»",
        ),
        Paragraph(N_("Down cards are turned over one a turn."), of("A22")),
        Paragraph(
            N_("Whoever took a pile plays all of the hand first; the up and down cards that are left wait."),
            of("A17"),
        ),
        Paragraph(
            N_("Whoever plays only up cards can be read: all the others see what is coming."),
            of("R16"),
            "R:L295",
        ),
    ),
)

END = Section(
    "end",
    N_("The end"),
    (
        Paragraph(
            N_("The game ends as soon as somebody has no card left, in the hand, up or down."),
            of("A20", "O03"),
            when=("play_on", (False,)),
        ),
        Paragraph(
            N_(
                "Whoever is first without a card wins. The others play on for the places, and whoever is "
                "left with cards has lost. An eight that is somebody’s last card still skips the next player."
            ),
            of("A20", "O03"),
            when=("play_on", (True,)),
        ),
    ),
)
