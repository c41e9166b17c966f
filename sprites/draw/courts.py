"""The twelve figures: who they are, and how a half is put together and turned."""

from dataclasses import dataclass

from . import crowns, flowers, hair, robes, tools
from .faces import BROWN, OLIVE, ROSE, Skin, face, lips, neck
from .inks import BLUE, DEEP_RED, GOLD, GREEN, INK, OCHRE, PANEL, RED, SKY, SUIT_INK, WHITE
from .pips import pip
from .svg import group, outlined, rect, tilted


@dataclass(frozen=True)
class Person:
    robe: str
    second: str
    gem: str
    hair: str
    strand: str
    skin: Skin
    gaze: tuple[float, float]
    head: str
    beard: str
    holds: str
    tilt: float = 0


KINGS = {
    "S": Person(BLUE, INK, RED, "#2B2A2E", "#5C5A60", OLIVE, (1.4, 0), "straight", "square", tools.sword()),
    "H": Person(RED, BLUE, RED, "#8A4A24", "#5E2F14", ROSE, (-1.4, 0), "curved", "round", tools.sceptre("H")),
    "D": Person(OCHRE, RED, BLUE, "#E9E4D8", "#B9B1A0", ROSE, (1.4, 0), "five", "forked", tools.axe()),
    "C": Person(GREEN, DEEP_RED, GREEN, "#3A2A20", "#6B5240", BROWN, (-1.4, 0), "arched", "pointed", tools.orb(RED)),
}
QUEENS = {
    "S": Person(BLUE, INK, RED, "#2B2A2E", "#5C5A60", ROSE, (1.6, 0), "peaks", "", flowers.tulip(RED, DEEP_RED)),
    "H": Person(RED, BLUE, RED, "#9A4A22", "#6B2F14", ROSE, (-1.6, 0), "waves", "", flowers.rose(RED, DEEP_RED)),
    "D": Person(OCHRE, RED, BLUE, "#D9A24A", "#A8742A", ROSE, (1.6, 0), "rays", "", flowers.daisy(WHITE)),
    "C": Person(GREEN, DEEP_RED, GREEN, "#3A2A20", "#6B5240", BROWN, (1.6, 0), "leaves", "", flowers.lily(SKY)),
}
JACKS = {
    "S": Person(BLUE, SKY, RED, "#2B2A2E", "#5C5A60", OLIVE, (1.6, 0), GOLD, OCHRE, tools.halberd(RED)),
    "H": Person(RED, GOLD, RED, "#C08A3A", "#8A5E22", ROSE, (-1.6, 0), WHITE, SKY, tools.pike(BLUE)),
    "D": Person(OCHRE, RED, BLUE, "#8A4A24", "#5E2F14", ROSE, (1.6, 0), RED, DEEP_RED, tools.halberd(BLUE)),
    "C": Person(GREEN, GOLD, GREEN, "#3A2A20", "#6B5240", BROWN, (-1.6, 0), RED, DEEP_RED, tools.pike(RED)),
}


def king(p: Person) -> str:
    head = (
        hair.king_hair(p.hair, p.strand),
        face(p.skin, p.hair if p.beard != "forked" else p.strand, p.gaze, brow_width=3.2),
        hair.beard(p.beard, p.hair, p.strand),
        lips(112, 5),
        hair.moustache(p.hair),
        crowns.crown(p.head, p.robe, p.gem),
    )
    return robes.king_robe(p.robe, p.second) + robes.ermine() + "".join(head) + held(p)


def queen(p: Person) -> str:
    head = (
        face(p.skin, p.strand, p.gaze, lashes=True, raised=1, brow_width=1.8),
        lips(109, 6),
        hair.queen_locks(p.hair, p.strand),
        crowns.tiara(p.head, p.gem),
    )
    return (
        hair.queen_hair_back(p.hair)
        + robes.queen_gown(p.robe, p.second, p.skin)
        + neck(p.skin, 18)
        + robes.necklace(p.gem)
        + "".join(head)
        + flowers.stem()
        + held(p)
    )


def jack(p: Person) -> str:
    head = (
        neck(p.skin),
        robes.white_collar(),
        face(p.skin, p.hair, p.gaze),
        lips(109.5, 5.5, "#B4473A"),
        hair.jack_hair(p.hair, p.strand),
        crowns.beret(p.robe, p.second),
        crowns.feather(p.head, p.beard),
        crowns.badge(p.gem),
    )
    return robes.jack_doublet(p.robe, p.second) + "".join(head) + held(p)


def held(p: Person) -> str:
    return robes.sleeve(p.robe, WHITE) + p.holds + robes.hand(p.skin)


FIGURES = {"K": (king, KINGS), "Q": (queen, QUEENS), "J": (jack, JACKS)}


def court(rank: str, suit: str) -> str:
    """A frame, the figure, the same figure turned, and the sash over their meeting."""
    draw, persons = FIGURES[rank]
    person = persons[suit]
    half = group(draw(person), pip(suit, 72, 42, 26))
    return outlined(
        rect(54, 15, 142, 320, 6, PANEL, SUIT_INK[suit], 2),
        half,
        tilted(half, angle=180, x=125, y=175),
        robes.sash(person.second),
        rect(54, 15, 142, 320, 6, "none", SUIT_INK[suit], 2),
        width=1.8,
    )
