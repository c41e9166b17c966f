"""The twelve figures: who they are, and how a half is put together and turned."""

from collections.abc import Callable
from dataclasses import dataclass

from . import crowns, flowers, gear, hair, hats, robes, tools
from .faces import BROWN, OLIVE, ROSE, Skin, face, lips, neck, smile
from .inks import (
    AUBURN,
    BLACK_CLOTH,
    BLACK_HAIR,
    BLOND,
    BLUE,
    BLUE_CLOTH,
    BROWN_HAIR,
    DARK_HAIR,
    GOLD_CLOTH,
    GREEN,
    GREEN_CLOTH,
    GREY,
    RED,
    RED_CLOTH,
    SKY_CLOTH,
    SUIT_INK,
    WHITE_CLOTH,
    WINE_CLOTH,
    Cloth,
)
from .panels import Panel
from .pips import pip
from .svg import mirrored, outlined, placed, tilted
from .wares import scaled


@dataclass(frozen=True)
class Person:
    """`looks` is where the eyes turn, in units of the page; `tilt` of the head in degrees.

    `temper` is in the brows: 1 stern, 0 calm, -1 mild.
    """

    robe: Cloth
    second: Cloth
    sash: Cloth
    gem: str
    hair: Cloth
    skin: Skin
    looks: float
    tilt: float
    temper: float


PERSONS = {
    "KS": Person(BLUE_CLOTH, BLACK_CLOTH, BLACK_CLOTH, RED, BLACK_HAIR, OLIVE, 1.3, 0, 1),
    "KH": Person(RED_CLOTH, BLUE_CLOTH, BLUE_CLOTH, RED, AUBURN, ROSE, 1.3, 1.5, -0.6),
    "KD": Person(GOLD_CLOTH, RED_CLOTH, RED_CLOTH, BLUE, GREY, ROSE, -1.3, -1.5, -1),
    "KC": Person(GREEN_CLOTH, WINE_CLOTH, WINE_CLOTH, GREEN, DARK_HAIR, BROWN, 1.3, 1.5, 0.6),
    "QS": Person(BLUE_CLOTH, BLACK_CLOTH, BLACK_CLOTH, RED, BLACK_HAIR, ROSE, 1.4, 3, 0.6),
    "QH": Person(RED_CLOTH, BLUE_CLOTH, BLUE_CLOTH, RED, AUBURN, ROSE, -1.3, -2.5, -0.9),
    "QD": Person(GOLD_CLOTH, RED_CLOTH, RED_CLOTH, BLUE, BLOND, ROSE, 1.4, 3, 0),
    "QC": Person(GREEN_CLOTH, WINE_CLOTH, WINE_CLOTH, GREEN, DARK_HAIR, BROWN, 1.4, 2, -0.4),
    "JS": Person(BLUE_CLOTH, SKY_CLOTH, RED_CLOTH, RED, BLACK_HAIR, OLIVE, -1.4, -2, 0.9),
    "JH": Person(RED_CLOTH, GOLD_CLOTH, BLUE_CLOTH, BLUE, BLOND, ROSE, 1.4, 2, -0.7),
    "JD": Person(GOLD_CLOTH, RED_CLOTH, BLUE_CLOTH, BLUE, BROWN_HAIR, ROSE, -1.4, -2, 0.3),
    "JC": Person(GREEN_CLOTH, GOLD_CLOTH, WINE_CLOTH, RED, DARK_HAIR, BROWN, -1.4, -2, -0.3),
}

CROWNS = {"S": "straight", "H": "curved", "D": "five", "C": "arched"}
BEARDS = {"S": "square", "H": "round", "D": "forked", "C": "pointed"}
REGALIA = {"S": tools.sword(), "H": tools.sceptre(), "D": tools.axe(), "C": tools.orb(RED)}

TIARAS = {"S": "peaks", "H": "waves", "D": "rays", "C": "leaves"}
TRESSES: dict[str, Callable[[Cloth], str]] = {
    "S": hair.sleek,
    "H": hair.wavy,
    "D": hair.braided,
    "C": hair.cloud_front,
}
FLOWERS = {
    "S": flowers.tulip(RED_CLOTH),
    "H": flowers.rose(RED_CLOTH),
    "D": flowers.daisy(),
    "C": flowers.lily(SKY_CLOTH),
}

CUTS: dict[str, Callable[[Cloth], str]] = {
    "S": hair.page_cut,
    "H": hair.curly,
    "D": hair.flicked,
    "C": hair.short_curls,
}
PLUMES = {"S": GOLD_CLOTH, "H": WHITE_CLOTH, "D": BLUE_CLOTH, "C": RED_CLOTH}
HATS: dict[str, Callable[[Cloth, Cloth], str]] = {
    "S": crowns.beret,
    "H": hats.floppy_cap,
    "D": hats.wide_hat,
    "C": hats.hunting_hat,
}
TRADES = {
    "S": scaled(gear.halberd(38, 272, RED_CLOTH), 177, 0, 0.7),
    "H": tools.torch(),
    "D": tools.hourglass(),
    "C": tools.bow(),
}
DOUBLETS = {"S": robes.slashed, "H": robes.halved, "D": robes.slashed, "C": robes.halved}


def bowed(p: Person, *marks: str) -> str:
    return tilted(*marks, angle=p.tilt, x=125, y=128)


def king(suit: str, p: Person) -> str:
    brow = p.hair.fold if suit == "D" else p.hair.light
    head = bowed(
        p,
        (hair.cropped if suit == "C" else hair.rolled)(p.hair),
        face(p.skin, brow, p.looks, False, 3.4, p.temper),
        hair.beard(BEARDS[suit], p.hair),
        lips(112.4, 5),
        hair.moustache(p.hair),
        crowns.crown(CROWNS[suit], p.robe, p.gem),
    )
    hand = tools.palm(p.skin) if suit == "C" else tools.fist(p.skin)
    arm = robes.sleeve(p.robe) + REGALIA[suit] + hand + robes.fur_cuff()
    return robes.king_robe(p.robe, p.second) + robes.ermine() + head + arm


def queen(suit: str, p: Person) -> str:
    back = (hair.cloud if suit == "C" else hair.dome)(p.hair)
    head = bowed(
        p,
        face(p.skin, p.hair.fold if suit != "S" else p.hair.light, p.looks, True, 2, p.temper),
        lips(109.4, 6),
        TRESSES[suit](p.hair),
        crowns.tiara(TIARAS[suit], p.gem),
    )
    dress = robes.queen_gown(p.robe, p.second, p.skin) + neck(p.skin, 18) + robes.necklace(p.gem)
    arm = robes.sleeve(p.robe) + flowers.stem() + FLOWERS[suit] + tools.fist(p.skin) + robes.lace_cuff()
    return bowed(p, back) + dress + head + arm


def jack_hat(suit: str, p: Person) -> str:
    hat = HATS[suit](p.robe, p.second)
    plume = crowns.feather(PLUMES[suit]) + crowns.badge(p.gem)
    if suit == "D":
        return placed(hat + plume, x=125 * 0.14, y=66 * 0.14, scale=0.86)
    return hat + (mirrored(plume) if suit == "C" else plume if suit == "S" else "")


def jack(suit: str, p: Person) -> str:
    collar = robes.ruff() if suit in "HC" else robes.flat_collar()
    head = bowed(
        p,
        face(p.skin, p.hair.fold if suit == "H" else p.hair.light, p.looks, False, 3, p.temper),
        smile(p.skin),
        hair.thin_moustache(p.hair) if suit == "S" else "",
        CUTS[suit](p.hair),
        jack_hat(suit, p),
    )
    hand = tools.palm(p.skin) if suit == "D" else tools.fist(p.skin)
    arm = robes.sleeve(p.robe) + TRADES[suit] + hand + robes.plain_cuff(p.second)
    return DOUBLETS[suit](p.robe, p.second) + robes.buttons() + neck(p.skin) + collar + head + arm


FIGURES = {"K": king, "Q": queen, "J": jack}


def two_headed(figure: str, sash: Cloth, ink: str, panel: Panel) -> str:
    """A frame, the figure, the same figure turned, and the sash over their meeting."""
    return outlined(
        panel.ground(),
        panel.halves(figure),
        robes.sash(sash, panel.left),
        panel.border(ink),
        width=1.8,
    )


def court(rank: str, suit: str, panel: Panel) -> str:
    person = PERSONS[rank + suit]
    figure = FIGURES[rank](suit, person) + pip(suit, 69, 33, 22)
    return two_headed(figure, person.sash, SUIT_INK[suit], panel)
