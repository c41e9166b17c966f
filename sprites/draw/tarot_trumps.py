"""The two trumps of the tarot pack: the Excuse and the juggler of trump 1."""

from . import bodies, gear, hair, hats
from .faces import OLIVE, ROSE, lips, smile
from .figures import Looks
from .inks import (
    AUBURN,
    DARK_HAIR,
    GOLD,
    GOLD_CLOTH,
    GREEN_CLOTH,
    RED,
    RED_CLOTH,
    WHITE,
    WHITE_CLOTH,
    WINE_CLOTH,
    WOOD,
)
from .limbs import Arm, arm, legs, shoe
from .svg import circle, flat, line, path, placed, polar, rect, star
from .tarot_figures import afoot
from .wares import coin, cup


def dog(x: float, y: float) -> str:
    """A small white dog that sits and looks up; its paws at (x, y)."""
    tail = line("M-24 -8C-36 -12 -38 -26 -32 -32", "#1D232B", 8) + line(
        "M-24 -8C-36 -12 -38 -26 -32 -32", WHITE, 4
    )
    body = path("M-24 0C-34 -14 -20 -34 -4 -42L12 -36C14 -22 14 -10 14 0L6 0L2 -16C0 -10 -4 -4 -6 0Z", WHITE)
    patch = flat("M-23 -10C-22 -22 -12 -32 -4 -35C-6 -24 -12 -14 -23 -10Z", WOOD)
    head = path("M-6 -40C-12 -54 -2 -66 10 -64L28 -58C31 -54 28 -48 22 -46C16 -42 10 -38 4 -36Z", WHITE)
    ear = path("M-4 -62C-14 -62 -18 -52 -14 -40C-6 -42 0 -50 4 -60Z", WOOD)
    face = circle(11, -56, 1.9, "#1D232B", "none") + circle(28, -56, 2.8, "#1D232B", "none")
    collar = line("M-6 -41L6 -36", RED, 4.4)
    return placed(tail + body + patch + head + ear + face + collar, x=x, y=y)


def excuse() -> str:
    """The fool in motley, playing to his dog."""
    who = Looks(ROSE, AUBURN, 1.4, 5, temper=-0.8)
    dress = legs(GOLD_CLOTH, RED_CLOTH, shoe(GREEN_CLOTH), 5) + bodies.tunic(RED_CLOTH, GOLD_CLOTH, 262, 42)
    motley = dress + bodies.halves(GREEN_CLOTH, 262, 42) + bodies.points(GOLD, 262, 42)
    head = who.head(smile(who.skin), hair.flicked(who.hair), hats.fool_cap(RED_CLOTH, GREEN_CLOTH))
    lute = placed(gear.lute(), x=112, y=214, turn=58)
    on_neck = Arm((157, 141), (204, 190), (180, 182), grip=-40)
    strumming = Arm((93, 141), (50, 190), (88, 214), grip=80)
    right = arm(on_neck, GREEN_CLOTH, who.skin, GOLD_CLOTH)
    left = arm(strumming, RED_CLOTH, who.skin, GOLD_CLOTH)
    return afoot(motley, bodies.shawl(GOLD_CLOTH), head, lute, right, left, dog(58, 404))


def table() -> str:
    """With the juggler's cups, a coin, a die, over a cloth with stars."""
    cloth = path("M24 300L226 300L232 400C200 408 50 408 18 400Z", WINE_CLOTH.light)
    folds = line(
        "M52 316L48 396M88 316L86 400M125 316L125 402M162 316L164 400M198 316L202 396", WINE_CLOTH.fold, 2.4
    )
    border = path(
        "M24 304L226 304L227 322L216 330L202 322L188 330L174 322L160 330L146 322L132 330L118 322"
        "L104 330L90 322L76 330L62 322L48 330L34 322L23 328Z",
        GOLD_CLOTH.light,
    )
    top = rect(16, 292, 218, 14, 4, WOOD)
    stars = "".join(flat(star(9, 11, 5.6, x, 360), GOLD) for x in (46, 84, 122, 160))
    die = rect(168, 274, 18, 18, 3, WHITE) + "".join(
        circle(x, y, 1.9, RED, "none") for x, y in ((172.6, 278.6), (177, 283), (181.4, 287.4))
    )
    return (
        cloth + folds + stars + border + top + cup(46, 267, 50) + cup(84, 275, 34) + coin(206, 279, 13) + die
    )


def juggler() -> str:
    """Trump 1: a showman behind his table keeps nine stars in the air."""
    who = Looks(OLIVE, DARK_HAIR, -1.4, -2, temper=0.6)
    dress = (
        bodies.tunic(GREEN_CLOTH, GOLD_CLOTH, 270, 34)
        + bodies.halves(RED_CLOTH, 270, 34)
        + bodies.belt(WINE_CLOTH)
    )
    head = who.head(
        lips(112.4, 5),
        hair.thin_moustache(who.hair),
        hair.page_cut(who.hair),
        hats.wide_hat(RED_CLOTH, GOLD_CLOTH),
    )
    raised = Arm((157, 141), (206, 190), (212, 140), closed=False)
    lowered = Arm((93, 141), (44, 190), (38, 140), closed=False)
    right = arm(raised, RED_CLOTH, who.skin, WHITE_CLOTH)
    left = arm(lowered, GREEN_CLOTH, who.skin, WHITE_CLOTH)
    arc = [polar(85, a, 125, 100) for a in range(-80, 81, 20)]
    balls = "".join(path(star(9, 12, 7, x, y), GOLD) + circle(x, y, 3.4, RED, "none") for x, y in arc)
    showman = placed(dress + bodies.collar(WHITE_CLOTH) + head + left + right + balls, x=0, y=49)
    return afoot(showman, table(), axis=110)
