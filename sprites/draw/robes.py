"""Shoulders and chests down to the slanting middle line of the card."""

from .faces import Skin
from .inks import GOLD, INK, RED, WHITE
from .svg import both_sides, circle, flat, line, num, path

LEFT, RIGHT = 57.0, 193.0
SLOPE = 0.24


def seam(x: float) -> float:
    """The middle line: the lower half of the card is the upper one turned about (125, 175)."""
    return 175 + SLOPE * (x - 125)


def at_seam(x: float) -> str:
    return f"{num(x)} {num(seam(x))}"


def king_robe(robe: str, second: str) -> str:
    body = path(f"M102 116C84 122 68 128 62 140L{at_seam(LEFT)}L{at_seam(RIGHT)}L190 146C184 130 166 122 148 116Z", robe)
    front = path(f"M104 140L{at_seam(104)}L{at_seam(146)}L146 140Z", second)
    stripes = line(f"M97 140L{at_seam(97)}M153 140L{at_seam(153)}", GOLD, 3)
    return body + front + stripes


SPOTS = "M81 134l2.4 6l-4.8 0ZM94 141l2.4 6l-4.8 0ZM108 146l2.4 6l-4.8 0ZM93 126l2.4 6l-4.8 0Z"


def ermine() -> str:
    """A king's white collar."""
    half = path("M125 120L104 113C88 118 74 124 66 134C68 142 74 143 78 142C80 150 90 152 94 149C98 156 108 158 112 153C116 158 122 159 125 158Z", WHITE)
    return both_sides(half, flat(SPOTS, INK)) + path("M125 119L125 158", WHITE, WHITE, 3)


def queen_gown(robe: str, second: str, skin: Skin) -> str:
    body = path(f"M108 124C90 128 72 132 66 146L{at_seam(60)}L{at_seam(190)}L186 152C178 132 160 128 142 124Z", robe)
    bodice = path(f"M104 126C104 142 112 152 125 154C138 152 146 142 146 126L152 130L150 {num(seam(150))}L{at_seam(100)}L98 130Z", second)
    chest = path("M107 124C107 140 115 149 125 150C135 149 143 140 143 124Z", skin.light)
    return body + bodice + chest


def necklace(gem: str) -> str:
    beads = "".join(circle(x, y, 2.2, WHITE, INK, 1.2) for x, y in ((112, 130), (116.5, 134.5), (133.5, 134.5), (138, 130)))
    return beads + path("M125 135L129 140L125 146L121 140Z", gem)


def jack_doublet(robe: str, second: str) -> str:
    body = path(f"M106 122C88 126 72 130 66 144L{at_seam(60)}L{at_seam(190)}L186 150C178 130 162 126 144 122Z", robe)
    left = flat(f"M125 140L100 126L92 129L119 {num(seam(119))}L125 175ZM84 132L76 136L96 {num(seam(96))}L107 {num(seam(107))}Z", second)
    right = flat(f"M125 140L150 126L158 129L131 {num(seam(131))}L125 175ZM166 132L174 136L154 {num(seam(154))}L143 {num(seam(143))}Z", second)
    middle = line(f"M125 140L125 175", INK, 2)
    buttons = circle(125, 152, 2.4, GOLD, INK, 1.2) + circle(125, 162, 2.4, GOLD, INK, 1.2)
    outline = path(f"M106 122C88 126 72 130 66 144L{at_seam(60)}L{at_seam(190)}L186 150C178 130 162 126 144 122Z", "none")
    return body + left + right + outline + middle + buttons


def white_collar() -> str:
    return both_sides(path("M125 140L112 118L100 122L104 144Z", WHITE))


def sleeve(colour: str, cuff: str) -> str:
    """The right forearm, raised to hold something at (176, 146)."""
    arm = path(f"M163 160C164 156 186 156 189 160L193 166L{at_seam(RIGHT)}L{at_seam(158)}Z", colour)
    return arm + path("M163 154L189 154L190 163L162 163Z", cuff)


def hand(skin: Skin) -> str:
    fist = path("M167 155L167 143C167 139 171 138 173 138L182 138C186 138 187 141 187 144L187 155Z", skin.light)
    return fist + line("M174 143.5L187 143.5M174 149L187 149", INK, 1.4) + line("M171 138C169 142 170 148 174 150", INK, 1.4)


def sash(colour: str, edge: str = GOLD) -> str:
    """The band that hides the middle line, with lozenges."""
    a, b = LEFT, RIGHT
    ya, yb = seam(a), seam(b)
    half = 7
    band = path(f"M{a} {num(ya - half)}L{b} {num(yb - half)}L{b} {num(yb + half)}L{a} {num(ya + half)}Z", edge)
    inner = flat(f"M{a + 1} {num(ya - 3.6)}L{b - 1} {num(yb - 4)}L{b - 1} {num(yb + 3.6)}L{a + 1} {num(ya + 4)}Z", colour)
    return band + inner


__all__ = ["RED", "ermine", "sash"]
