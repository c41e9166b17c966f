"""Heads without hair: neck, face, eyes, nose, mouth; the middle is x = 125, the chin y = 119."""

from dataclasses import dataclass

from .inks import INK, RED, WHITE
from .svg import circle, disc, flat, line, num, path


@dataclass(frozen=True)
class Skin:
    light: str
    shade: str
    blush: str


ROSE = Skin("#F6D9BC", "#E9BF9B", "#E58F74")
OLIVE = Skin("#E6B98E", "#D29E70", "#C8754F")
BROWN = Skin("#B07B52", "#976443", "#A2513A")

OUTLINE = "M101 66L101 92C101 108 112 119 125 119C138 119 149 108 149 92L149 66Z"
CHEEK = "M149 66L149 92C149 108 138 119 125 119C135 112 141 104 141 91L141 66Z"


def neck(skin: Skin, width: float = 20) -> str:
    left, right = 125 - width / 2, 125 + width / 2
    column = path(f"M{left} 106L{left} 132L125 142L{right} 132L{right} 106Z", skin.light)
    return column + flat(
        f"M{left + 1} 112C{left + 4} 121 {right - 4} 123 {right - 1} 113L{right - 1} 124"
        f"C{right - 6} 130 {left + 5} 129 {left + 1} 122Z",
        skin.shade,
    )


def eye(x: float, y: float, looks: float, lashes: bool) -> str:
    """An eye under a calm lid; the iris hangs from the lid and turns with the gaze."""
    white = flat(
        f"M{x - 6} {y + 0.5}C{x - 3.5} {y - 4} {x + 3.5} {y - 4} {x + 6} {y + 0.5}"
        f"C{x + 3} {y + 3.6} {x - 3} {y + 3.6} {x - 6} {y + 0.5}Z",
        WHITE,
    )
    iris = circle(x + looks, y - 0.1, 2.9, INK, "none") + circle(x + looks + 0.9, y - 0.9, 0.8, WHITE, "none")
    lid = f"M{x - 6.2} {y + 0.6}C{x - 3.5} {y - 4.2} {x + 3.5} {y - 4.2} {x + 6.2} {y + 0.6}"
    if lashes:
        out = -1 if x < 125 else 1
        lid += f"M{x + 5.6 * out} {y - 0.4}L{x + 8.8 * out} {y - 2.8}"
    return white + iris + line(lid, INK, 2)


def brows(colour: str, width: float, temper: float) -> str:
    """Temper 1 draws them down over the nose, -1 lifts them there, 0 is calm."""
    outer, bend, inner = num(82 - temper), num(78.2 - temper * 0.4), num(80.6 + temper * 2.4)
    left = f"M106.5 {outer}C109 {bend} 115 {bend} 119.5 {inner}"
    right = f"M143.5 {outer}C141 {bend} 135 {bend} 130.5 {inner}"
    return line(left + right, colour, width)


def nose(skin: Skin) -> str:
    shade = flat("M123.6 84L121.6 99.5C123.5 102 127.5 102 129.4 100L126.5 84Z", skin.shade)
    return shade + line("M123.4 85L120.8 98.6C120.6 101.4 124 102.2 127.4 101.4", INK, 1.6)


def lips(y: float, width: float) -> str:
    """A closed mouth with a small smile."""
    a, b = 125 - width, 125 + width
    shape = flat(
        f"M{a} {y}C{a + width * 0.6} {y - 2.4} 123.4 {y - 2.4} 125 {y - 1.2}"
        f"C126.6 {y - 2.4} {b - width * 0.6} {y - 2.4} {b} {y}"
        f"C{b - width * 0.4} {y + 5} {a + width * 0.4} {y + 5} {a} {y}Z",
        RED,
    )
    return shape + line(
        f"M{a - 1.2} {y - 1.2}C{a + 2} {y + 1.4} {b - 2} {y + 1.4} {b + 1.2} {y - 1.2}", INK, 1.4
    )


def smile(skin: Skin, y: float = 110) -> str:
    """A young man's mouth: the line between the lips and a shadow under them."""
    shadow = flat(
        f"M120 {y + 1.6}C122.6 {y + 5} 127.4 {y + 5} 130 {y + 1.6}"
        f"C127.6 {y + 3} 122.4 {y + 3} 120 {y + 1.6}Z",
        skin.blush,
    )
    return shadow + line(f"M117.6 {y - 1.4}C121 {y + 1.6} 129 {y + 1.6} 132.4 {y - 1.4}", INK, 1.8)


def blush(x: float, skin: Skin) -> str:
    return flat(disc(x, 101.5, 4.8), skin.blush, 0.45)


def face(
    skin: Skin, brow: str, looks: float, lashes: bool = False, brow_width: float = 2.4, temper: float = 0
) -> str:
    """Everything but the mouth, which a beard may cover."""
    return "".join(
        (
            flat(OUTLINE, skin.light),
            flat(CHEEK, skin.shade),
            blush(109, skin),
            blush(141, skin),
            path(OUTLINE),
            nose(skin),
            eye(113.8, 90, looks, lashes),
            eye(136.2, 90, looks, lashes),
            brows(brow, brow_width, temper),
        )
    )
