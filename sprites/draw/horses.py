"""Horses that look to the left, about 240 x 260, the saddle at (128, 64), the hooves at y = 248."""

from dataclasses import dataclass

from .inks import GOLD, GOLD_LIGHT, INK, WHITE, Cloth
from .svg import circle, disc, flat, line, path, tilted


@dataclass(frozen=True)
class Horse:
    """`points` is the colour of mane, tail and hooves; `marks` of spots, if any."""

    coat: Cloth
    points: Cloth
    tack: str
    dapples: bool = False
    sock: str | None = None


HEAD = (
    "M60 0C52 -8 45 -6 40 2C32 16 22 30 13 45C8 54 11 62 18 64"
    "C25 67 31 63 35 57C43 53 53 49 58 40C63 30 65 12 60 0Z"
)
EAR = "M53 -1C49 -8 49 -15 52 -21C58 -17 61 -10 61 -2Z"
NECK_AND_BACK = "M54 -5C78 -9 100 18 106 55C118 66 140 68 152 61C170 53 191 61 195 87C197 100 194 112 191 124"
CHEST = "C58 138 52 122 54 106C57 92 56 72 50 56C47 50 45 46 42 42Z"
HIND = (
    "C193 140 202 152 203 167C201 184 197 200 196 213C199 219 199 226 195 232"
    "L197 248L169 248C169 239 172 233 178 230"
    "C182 224 182 216 183 206C184 192 184 178 180 168C172 158 160 150 154 138"
)
BELLY = "C138 147 116 149 100 144"
FORE = (
    "C96 158 96 172 96 184C94 198 93 210 93 217C96 223 96 228 93 233L95 248L68 248C68 239 72 234 77 231"
    "C81 226 81 214 81 204C79 197 77 190 77 182C76 168 72 156 67 146"
)
FAR_FORE = (
    "M88 150C72 164 56 166 48 165C54 174 60 181 66 187C73 190 77 196 77 203L57 211C52 206 50 200 53 196"
    "C44 188 37 180 33 170C27 163 28 154 36 150C50 148 60 138 70 122Z"
)
FAR_HIND = (
    "M146 128C156 150 168 160 165 172C160 190 158 204 158 214"
    "C161 220 160 228 156 233L158 248L133 248C133 240 137 234 142 231"
    "C147 222 147 200 150 178C147 162 136 150 132 136Z"
)
TAIL = (
    "M192 72C208 62 223 82 221 110C219 136 225 154 216 182C213 174 210 170 208 160C205 174 202 184 197 190"
    "C201 160 200 130 197 110C195 98 193 84 192 72Z"
)
REARED_TAIL = (
    "M195 86C204 70 219 76 223 98C228 126 216 144 225 164C228 172 224 180 215 187C218 177 212 172 209 162"
    "C203 144 213 126 208 108C206 101 202 99 198 102Z"
)
MANE = (
    "M52 -8C76 -16 104 10 111 54C103 60 94 52 96 45C89 47 82 39 86 32"
    "C78 33 72 25 76 18C69 18 64 11 66 4C60 4 54 0 52 -8Z"
)
FORELOCK = "M54 -6C44 -5 36 4 33 16C41 14 50 8 55 1Z"
HOOVES = "M70 241L94.4 241L95.6 248L67.6 248ZM171.6 241L196.4 241L197.6 248L168.6 248Z"
FAR_HOOVES = "M52.6 203L74 194L77 203L57 211ZM135 241L157.4 241L158.4 248L132.6 248Z"
SOCKS = (
    "M80.6 218L92.8 218C95.6 223 96 228 93 233L94.4 241L70 241"
    "C71 236 73 233.6 77 231C79.6 227.6 80.4 223 80.6 218Z"
)
DAPPLES = (
    (150, 84, 6),
    (166, 76, 5),
    (178, 92, 6),
    (164, 100, 5),
    (178, 112, 5),
    (152, 112, 4),
    (76, 92, 5),
    (70, 110, 5),
    (84, 108, 4),
    (66, 76, 4),
)


def face_of(horse: Horse) -> str:
    eye = flat("M33 19C35 14 41 13 45 17C42 21 36 22 33 19Z", WHITE) + circle(39, 17.4, 2.6, INK, "none")
    lines = line("M32 18C35 12.6 41 12 46 16.4", INK, 2.2) + line("M16 52C18 50 20 50 21 52", INK, 2.4)
    cheek = line("M48 28C54 32 54 40 49 45", horse.coat.fold, 2.4) + line(
        "M19 59C23 59.6 27 58 30 55", INK, 1.8
    )
    return path(HEAD, horse.coat.light) + cheek + eye + lines


def bridle(horse: Horse) -> str:
    straps = "M56 4C48 22 38 42 28 57M17 39C24 40 32 44 37 50M38 4C44 8 52 10 60 9"
    return (
        line(straps, horse.tack, 3.2) + circle(28, 56, 3.6, GOLD, INK, 1.4) + circle(52, 9, 3, GOLD, INK, 1.4)
    )


def dapples(horse: Horse) -> str:
    spots = "".join(disc(x, y, r) for x, y, r in DAPPLES)
    return flat(spots, WHITE, 0.6) if horse.dapples else ""


def shades(horse: Horse) -> str:
    """The folds of the body: shoulder, flank, rump."""
    return line(
        "M92 128C84 120 82 104 88 92M158 134C152 126 152 116 157 108M186 76C192 92 188 108 182 118",
        horse.coat.fold,
        2.4,
    )


def standing(horse: Horse) -> str:
    """One foreleg lifted, as in a parade."""
    far = (
        path(FAR_HIND, horse.coat.fold)
        + path(FAR_FORE, horse.coat.fold)
        + path(FAR_HOOVES, horse.points.fold)
    )
    body = path(NECK_AND_BACK + HIND + BELLY + FORE + CHEST, horse.coat.light)
    socks = flat(SOCKS, horse.sock) if horse.sock else ""
    return (
        path(TAIL, horse.points.light)
        + line("M204 84C212 104 208 134 212 166", horse.points.fold, 2.2)
        + far
        + body
        + shades(horse)
        + dapples(horse)
        + socks
        + path(HOOVES, horse.points.fold)
        + head_and_mane(horse)
    )


def head_and_mane(horse: Horse) -> str:
    locks = line("M66 -4C84 2 96 20 101 44M64 0C76 6 84 16 88 28", horse.points.fold, 2)
    return (
        path(EAR, horse.coat.light)
        + face_of(horse)
        + path(MANE, horse.points.light)
        + locks
        + path(FORELOCK, horse.points.light)
        + bridle(horse)
    )


REARED_FORE = (
    "M96 142C84 152 66 148 58 144C54 154 52 166 52 174C58 180 60 186 58 194L37 192C36 184 38 178 42 174"
    "C42 162 42 150 44 138C46 130 54 128 62 130C68 126 72 122 74 116Z"
)
REARED_FAR = (
    "M82 132C66 132 54 122 48 116C40 122 32 134 28 142C32 148 32 156 28 162L8 154C9 146 14 141 19 139"
    "C24 127 32 113 40 104C48 98 58 104 66 108C74 106 78 104 82 98Z"
)
REARED_HIND = (
    "M150 128C158 152 166 166 178 178C178 192 176 204 172 214C164 218 160 226 160 236L184 240"
    "C188 234 188 228 186 222C192 208 198 194 200 178C202 168 200 160 200 150C200 136 198 124 194 108Z"
)


def rearing(horse: Horse) -> str:
    """The forehand raised by 24 degrees over the hind legs, both forelegs folded."""
    trunk = path(
        NECK_AND_BACK + "C186 138 168 142 154 138" + BELLY + "C88 148 76 150 67 146" + CHEST, horse.coat.light
    )
    fore = path(REARED_FORE, horse.coat.light) + flat("M37.4 185L58.6 187L58 194L37 192Z", horse.points.fold)
    far = path(REARED_FAR, horse.coat.fold) + flat("M12 145L31 152L28 162L8 154Z", horse.points.fold)
    upper = tilted(
        far,
        trunk,
        shades(horse),
        dapples(horse),
        fore,
        head_and_mane(horse),
        angle=24,
        x=176,
        y=108,
    )
    tail = path(REARED_TAIL, horse.points.light) + line(
        "M204 88C214 98 217 116 214 132C212 146 214 156 218 165", horse.points.fold, 2.2
    )
    return tail + hind_legs(horse, -22, horse.coat.fold) + upper + hind_legs(horse, 0, horse.coat.light)


def hind_legs(horse: Horse, shift: float, coat: str) -> str:
    leg = flat(REARED_HIND, coat) + line(REARED_HIND[:-1], INK, 2)
    hoof = path("M160 234L185 238L186 248L157 248Z", horse.points.fold)
    return f'<g transform="translate({shift} 0)">{leg}{hoof}</g>'


def saddle_cloth(cloth: Cloth, trim: str = GOLD) -> str:
    shape = path("M100 58C114 69 142 69 158 59L163 116C142 125 114 125 94 116Z", cloth.light)
    border = line("M95.6 108C115 117 141 117 161.6 108", trim, 4)
    fringe = line(
        "M99 122L98 127M110 125L110 130M122 126L122 131M134 126L134 131M146 124L147 129M157 121L158 126",
        trim,
        2.6,
    )
    return fringe + shape + border


def breast_strap(horse: Horse) -> str:
    return line("M55 108C68 112 84 104 98 84M160 84C174 92 186 92 194 88", horse.tack, 4) + circle(
        72, 108, 4, GOLD, INK, 1.4
    )


STREWN = (
    *((68, 66), (84, 44), (62, 94), (88, 78), (66, 124), (92, 112), (88, 142)),
    *((164, 80), (184, 92), (160, 112), (186, 124), (164, 144), (190, 154)),
)


def caparison(cloth: Cloth, second: Cloth) -> str:
    """A cloth with lozenges over the whole body of a standing horse, parted for the saddle."""
    front = path(
        "M57 52C50 84 46 120 46 150C60 170 84 178 104 174L112 66C108 50 98 30 84 16C76 30 68 44 57 52Z",
        cloth.light,
    )
    back = path(
        "M150 62C172 52 194 62 197 90C202 120 204 150 208 178C188 190 164 190 142 180L144 66Z", cloth.light
    )
    border = line("M47 140C62 160 84 167 104.6 163M143 168C164 178 188 178 206.6 166", second.light, 5)
    signs = "".join(f"M{x} {y - 5}l4 5l-4 5l-4 -5Z" for x, y in STREWN)
    return back + front + flat(signs, second.light) + border


def stirrup(x: float, y: float) -> str:
    return line(f"M{x} {y - 30}L{x} {y - 8}", INK, 2.4) + path(
        f"M{x - 8} {y}C{x - 8} {y - 12} {x + 8} {y - 12} {x + 8} {y}L{x + 11} {y}"
        f"L{x + 11} {y + 4}L{x - 11} {y + 4}L{x - 11} {y}Z",
        GOLD_LIGHT,
    )
