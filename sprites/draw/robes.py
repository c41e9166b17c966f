"""Shoulders and chests down to the slanting middle line of the card."""

from .faces import Skin
from .inks import GOLD, INK, WHITE, Cloth
from .svg import both_sides, circle, flat, line, num, path, polygon

LEFT, RIGHT = 54.0, 196.0
SLOPE = 0.24


def seam(x: float) -> float:
    """The middle line: the lower half of the card is the upper one turned about (125, 175)."""
    return 175 + SLOPE * (x - 125)


def at_seam(x: float) -> str:
    return f"{num(x)} {num(seam(x))}"


FOOT = f"L{at_seam(LEFT)}L{at_seam(RIGHT)}"


def king_robe(robe: Cloth, second: Cloth) -> str:
    body = f"M102 116C84 122 62 128 54 142{FOOT}L196 148C188 130 166 122 148 116Z"
    front = path(f"M101 140L{at_seam(101)}L{at_seam(149)}L149 140Z", second.light)
    braid = line(f"M96 142L{at_seam(96)}M154 142L{at_seam(154)}", GOLD, 3.4)
    folds = line(f"M70 144L{at_seam(66)}M83 150L{at_seam(82)}", robe.fold, 2.4)
    return path(body, robe.light) + folds + braid + front


COLLAR = (
    "C98 117 74 122 60 134C61 142 69 145 75 142C77 150 87 153 93 149C97 157 107 159 112 154"
    "C116 159 121 160 125 159"
)
TAILS = (
    "M79 132l2.4 6.4l-4.8 0ZM94 142l2.4 6.4l-4.8 0ZM109 146l2.4 6.4l-4.8 0ZM91 126l2.4 6.4l-4.8 0Z"
    "M68 132l2.2 5l-4.4 0Z"
)


def ermine() -> str:
    """A king's white collar."""
    half = flat(f"M125 114{COLLAR}Z", WHITE) + line(f"M106 115{COLLAR}", INK, 1.8) + flat(TAILS, INK)
    return both_sides(half)


def queen_gown(robe: Cloth, second: Cloth, skin: Skin) -> str:
    body = f"M108 124C90 127 64 130 54 146{FOOT}L196 152C188 132 160 127 142 124Z"
    folds = line(f"M72 140C66 146 64 150 63 {num(seam(63))}M82 142L{at_seam(78)}", robe.fold, 2.4)
    bodice = path(
        f"M98 128C102 146 112 153 125 155C138 153 148 146 152 128L156 134L152 {num(seam(152))}"
        f"L{at_seam(98)}L94 134Z",
        second.light,
    )
    trim = line("M98 130C102 147 112 154 125 156C138 154 148 147 152 130", GOLD, 3)
    chest = path("M104 124C104 141 114 150 125 151C136 150 146 141 146 124Z", skin.light)
    return path(body, robe.light) + folds + bodice + trim + chest


def necklace(gem: str) -> str:
    beads = ((110.5, 129), (114.5, 133.5), (119.5, 136.5), (130.5, 136.5), (135.5, 133.5), (139.5, 129))
    row = "".join(circle(x, y, 2.1, WHITE, INK, 1.2) for x, y in beads)
    return row + path("M125 136L129 141L125 147.5L121 141Z", gem)


DOUBLET = f"M106 122C88 125 62 130 54 146{FOOT}L196 150C188 130 162 125 144 122Z"


def slashed(robe: Cloth, second: Cloth) -> str:
    """A doublet with slanting bands from the shoulders to the middle."""
    bands = "".join(
        flat(
            polygon(
                [
                    (125 + s * 44, 128.6),
                    (125 + s * 30, 126),
                    (125 + s * 6, seam(125 + s * 6)),
                    (125 + s * 20, seam(125 + s * 20)),
                ]
            ),
            second.light,
        )
        for s in (-1, 1)
    )
    edges = line(
        f"M81 128.6L{at_seam(105)}M95 126L{at_seam(119)}M169 128.6L{at_seam(145)}M155 126L{at_seam(131)}",
        INK,
        1.5,
    )
    return (
        path(DOUBLET, robe.light)
        + line(f"M70 138C64 144 63 150 62 {num(seam(62))}", robe.fold, 2.4)
        + bands
        + edges
        + path(DOUBLET)
    )


def halved(robe: Cloth, second: Cloth) -> str:
    """A doublet of two colours with stripes on one side."""
    left = flat(f"M125 124L106 122C88 125 62 130 54 146L{at_seam(54)}L125 175Z", robe.light)
    right = flat(f"M125 124L144 122C162 125 188 130 196 150L{at_seam(196)}L125 175Z", second.light)
    stripes = line(f"M84 129L{at_seam(84)}M98 125L{at_seam(98)}M112 124L{at_seam(112)}", second.light, 4)
    fold = line(f"M70 138C65 144 64 150 63 {num(seam(63))}", robe.fold, 2.4)
    return left + right + stripes + fold + path(DOUBLET)


def buttons() -> str:
    row = "".join(circle(125, y, 2.5, GOLD, INK, 1.2) for y in (151, 161))
    return line("M125 138L125 175", INK, 1.8) + row


def flat_collar() -> str:
    return both_sides(path("M125 141L111 117L97 121L101 146Z", WHITE))


def ruff() -> str:
    """A pleated collar."""
    fan = path(
        "M97 118C92 121 90 126 92 130C96 138 110 144 125 144C140 144 154 138 158 130"
        "C160 126 158 121 153 118Z",
        WHITE,
    )
    return fan + line(
        "M125 130L125 143M114 129L110 141.6M136 129L140 141.6M105 126L97 136M145 126L153 136", "#B9AE96", 1.6
    )


def sleeve(cloth: Cloth) -> str:
    """The right forearm, raised to hold something at (177, 146)."""
    arm = path(f"M162 160C164 154 188 154 191 160L196 168L{at_seam(RIGHT)}L{at_seam(155)}Z", cloth.light)
    return arm + line(f"M172 166L{at_seam(169)}M182 166L{at_seam(182)}", cloth.fold, 2.2)


def fur_cuff() -> str:
    cuff = path("M161 154C159 158 159 162 161 165L192 165C194 162 194 158 192 154Z", WHITE)
    return cuff + flat("M168 157l2 5l-4 0ZM177 157l2 5l-4 0ZM186 157l2 5l-4 0Z", INK)


def lace_cuff() -> str:
    return path(
        "M164 153L189 153L193 163C190 166 187 166 184.5 163.5C182 166 179 166 176.5 163.5"
        "C174 166 171 166 168.5 163.5C166 166 163 166 160 163Z",
        WHITE,
    )


def plain_cuff(cloth: Cloth) -> str:
    return path("M162 154L191 154L192 163.5L161 163.5Z", cloth.light)


def sash(cloth: Cloth, left: float = LEFT) -> str:
    """The band from side to side that hides the middle line, with a row of lozenges."""
    right = 250 - left
    ya, yb = seam(left), seam(right)

    def strip(half: float) -> str:
        return polygon([(left, ya - half), (right, yb - half), (right, yb + half), (left, ya + half)])

    lozenges = "".join(
        polygon([(x - 5, seam(x - 5)), (x, seam(x) - 3.2), (x + 5, seam(x + 5)), (x, seam(x) + 3.2)])
        for x in range(int(left) + 11, int(right) - 6, 20)
    )
    return path(strip(8.2), GOLD) + path(strip(5.2), cloth.light, INK, 1.2) + flat(lozenges, GOLD)
