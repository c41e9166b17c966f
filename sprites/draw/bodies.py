"""Whole dresses from the shoulders down, about the head of faces.py (waist y = 203, soles y = 404)."""

from .faces import Skin
from .inks import GOLD, GOLD_LIGHT, INK, STEEL, STEEL_SHADE, WHITE, Cloth
from .svg import both_sides, circle, flat, line, num, path, rect, star

UPPER = "M108 122C98 125 87 128 81 139L94 168L103 203"
UPPER_BACK = "L147 203L156 168L169 139C163 128 152 125 142 122Z"


def tunic(cloth: Cloth, second: Cloth, hem: float = 272, flare: float = 36) -> str:
    """To the thighs, with a band along the hem."""
    a, b = 125 - flare, 125 + flare
    skirt = (
        f"L{num(a)} {num(hem)}C{num(a + 18)} {num(hem + 6)} {num(b - 18)} {num(hem + 6)} {num(b)} {num(hem)}"
    )
    band = (
        f"M{num(a + 2.6)} {num(hem - 13)}"
        f"C{num(a + 20)} {num(hem - 7)} {num(b - 20)} {num(hem - 7)} {num(b - 2.6)} {num(hem - 13)}"
        f"L{num(b)} {num(hem)}C{num(b - 18)} {num(hem + 6)} {num(a + 18)} {num(hem + 6)} {num(a)} {num(hem)}Z"
    )
    folds = (
        f"M112 214L{num(125 - flare * 0.55)} {num(hem - 14)}M125 214L125 {num(hem - 12)}"
        f"M138 214L{num(125 + flare * 0.55)} {num(hem - 14)}"
    )
    chest = "M98 172L106 196M152 172L144 196"
    return (
        path(UPPER + skirt + UPPER_BACK, cloth.light)
        + line(folds + chest, cloth.fold, 2.2)
        + path(band, second.light)
    )


def halves(cloth: Cloth, hem: float = 272, flare: float = 36) -> str:
    """The right half of a tunic in another colour, laid over it."""
    b = 125 + flare
    shape = (
        f"M125 122L142 122C152 125 163 128 169 139L156 168L147 203L{num(b)} {num(hem)}"
        f"C{num(b - 12)} {num(hem + 4)} {num(b - 22)} {num(hem + 4.6)} 125 {num(hem + 4.6)}Z"
    )
    return path(shape, cloth.light) + line(
        f"M138 214L{num(125 + flare * 0.55)} {num(hem - 14)}", cloth.fold, 2.2
    )


def belt(cloth: Cloth) -> str:
    return (
        rect(100.5, 197, 49, 11, 2, cloth.light)
        + rect(117, 195, 16, 15, 2.5, GOLD)
        + rect(121, 199, 8, 7, 1, cloth.fold)
    )


def lacing(cloth: Cloth) -> str:
    """Buttons from the collar to the belt."""
    buttons = "".join(circle(125, y, 2.6, GOLD, INK, 1.3) for y in (152, 166, 180))
    return line("M125 140L125 197", cloth.fold, 2.2) + buttons


def stripes(cloth: Cloth) -> str:
    """Two slanting bands across a chest, meeting at the belt."""
    return both_sides(path("M92 129L103 125L123 197L112 197Z", cloth.light))


def gown(cloth: Cloth, second: Cloth, skin: Skin) -> str:
    """A woman's: a fitted bodice, a long wide skirt with a border."""
    skirt = "M104 200C92 250 74 330 64 394C88 405 162 405 186 394C176 330 158 250 146 200Z"
    border = "M66.6 380C90 391 160 391 183.4 380L186 394C162 405 88 405 64 394Z"
    folds = "M111 214C104 270 96 330 92 380M125 222L125 386M139 214C146 270 154 330 158 380"
    bodice = (
        "M106 124C96 127 88 130 83 140L96 170L103 204C116 211 134 211 147 204"
        "L154 170L167 140C162 130 154 127 144 124Z"
    )
    chest = path("M105 123C105 140 114 151 125 152C136 151 145 140 145 123Z", skin.light)
    trim = line("M103 125C103 143 113 154 125 155C137 154 147 143 147 125", GOLD, 3)
    return (
        path(skirt, cloth.light)
        + line(folds, cloth.fold, 2.2)
        + path(border, second.light)
        + path(bodice, second.light)
        + chest
        + trim
    )


def apron(cloth: Cloth) -> str:
    shape = (
        "M108 206C104 260 98 320 95 366C112 372 138 372 155 366"
        "C152 320 146 260 142 206C132 210 118 210 108 206Z"
    )
    return path(shape, cloth.light) + line(
        "M117 220C114 270 110 320 109 360M133 220C136 270 140 320 141 360", cloth.fold, 2
    )


def overskirt(cloth: Cloth) -> str:
    """Open in front, over the skirt of a gown."""
    side = (
        "M104 200C88 250 68 330 60 396C72 402 88 404 96 403C104 340 114 260 118 207C112 206 107 204 104 200Z"
    )
    return both_sides(path(side, cloth.light), line("M100 226C90 290 80 350 76 394", cloth.fold, 2.2))


def robe(cloth: Cloth, second: Cloth) -> str:
    """A man's, to the ground, open in front over another colour."""
    body = (
        "M106 121C94 125 84 129 80 141L94 172L101 203C92 262 82 336 78 394C98 403 152 403 172 394"
        "C168 336 158 262 149 203L156 172L170 141C166 129 156 125 144 121Z"
    )
    front = path(
        "M112 122L108 203C106 270 104 340 103 399C117 401 133 401 147 399C146 340 144 270 142 203L138 122Z",
        second.light,
    )
    braid = line(
        "M110 124L106 203C104 270 101 340 100 398M140 124L144 203C146 270 149 340 150 398", GOLD, 3.6
    )
    folds = line("M97 214C92 270 88 340 88 390M153 214C158 270 162 340 162 390", cloth.fold, 2.2)
    pleats = line("M118 220L116 392M132 220L134 392", second.fold, 2.2)
    return path(body, cloth.light) + front + folds + pleats + braid


def cloak(cloth: Cloth, lining: Cloth) -> str:
    """Behind the figure, from the shoulders to the ground, its lining seen inside."""
    half = path(
        "M125 126L92 128C66 138 62 190 57 250C52 310 48 360 46 394C64 405 92 405 125 402Z", lining.fold
    )
    edge = path(
        "M92 128C66 138 62 190 57 250C52 310 48 360 46 394C54 399 62 401.6 70 402.6C76 330 82 240 96 150Z",
        cloth.light,
    )
    folds = line("M79 160C70 220 63 320 59 392", cloth.fold, 2.4)
    return both_sides(half, edge, folds)


TAIL = "m0 0l2.6 7l-5.2 0Z"


def fur_edge() -> str:
    """A border of ermine along both front edges of a cloak."""
    strip = path("M96 146C84 230 78 330 73 402.6C79 403.4 85 403.6 91 403.6C95 330 98 240 104 164Z", WHITE)
    tails = "".join(
        f"M{x} {y}{TAIL}" for x, y in ((95, 190), (91, 226), (88, 262), (86, 298), (84, 334), (82, 370))
    )
    return both_sides(strip, flat(tails, INK))


def fur_hem() -> str:
    """A border of ermine along the hem of a robe."""
    band = path("M79 380C98 389 152 389 171 380L173 396C152 405 98 405 77 396Z", WHITE)
    tails = "".join(
        f"M{x} {y}{TAIL}" for x, y in ((90, 387), (104, 390), (118, 391), (132, 391), (146, 390), (160, 387))
    )
    return band + flat(tails, INK)


def cuirass() -> str:
    """Breastplate and the lames over the hips."""
    plate = path(
        "M108 123C97 126 88 130 84 140L96 170L103 203C117 210 133 210 147 203"
        "L154 170L166 140C162 130 153 126 142 123Z",
        STEEL,
    )
    shade = flat(
        "M126 124L142 123.6C152 126.6 161 130 165 140L153.4 170L146.4 202.6C139 206.4 132 207.6 126 207.8Z",
        STEEL_SHADE,
    )
    lames = path("M103 201C117 208 133 208 147 201L158 240C140 250 110 250 92 240Z", STEEL)
    bands = line("M100 213C116 221 134 221 150 213M96 226C114 235 136 235 154 226", INK, 1.8)
    edge = line("M108 124C108 137 116 144 125 145C134 144 142 137 142 124", GOLD, 3)
    return plate + shade + path("M125 146L125 204", None) + lames + bands + edge


def mail(cloth: Cloth) -> str:
    """A short skirt under the lames."""
    skirt = path("M94 236C112 248 138 248 156 236L162 276C146 284 104 284 88 276Z", cloth.light)
    return skirt + line("M106 248L101 276M119 252L117 279M131 252L133 279M144 248L149 276", cloth.fold, 2.2)


def collar(cloth: Cloth) -> str:
    """A turned-down collar with two points."""
    return both_sides(path("M125 142L112 118L98 122L103 147Z", cloth.light))


def shawl(cloth: Cloth) -> str:
    """A short cape about the shoulders, tied in front."""
    half = path("M125 130L108 118C96 121 82 127 76 146C92 160 112 163 125 163Z", cloth.light)
    return (
        both_sides(half, line("M92 136C98 146 108 152 118 154", cloth.fold, 2))
        + circle(125, 140, 5, GOLD)
        + circle(125, 140, 2, GOLD_LIGHT, "none")
    )


def points(trim: str, hem: float, flare: float) -> str:
    """A row of points under the hem of a tunic, a bell at each."""
    step = flare / 3
    xs = [125 - flare + step * (i + 0.5) for i in range(6)]
    rags = "".join(
        f"M{num(x - step / 2)} {num(hem)}L{num(x)} {num(hem + 17)}L{num(x + step / 2)} {num(hem)}" for x in xs
    )
    return path(rags, trim) + "".join(circle(x, hem + 19, 3.6, GOLD_LIGHT) for x in xs)


def sprigs(colour: str) -> str:
    """Small stars strewn over the skirt of a gown."""
    places = (
        (104, 246),
        (146, 246),
        (125, 274),
        (92, 300),
        (158, 300),
        (104, 336),
        (146, 336),
        (82, 352),
        (168, 352),
    )
    return flat("".join(star(9, 6.4, 3.2, x, y) for x, y in places), colour)
