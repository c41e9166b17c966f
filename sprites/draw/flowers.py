"""The queens' flowers: the blossom about (176, 98), the stem down to the hand."""

from .inks import GOLD, GREEN, INK, LEAF, OCHRE, WHITE
from .svg import circle, flat, line, path, placed, polar


def stem() -> str:
    return (
        line("M176 108C174 122 178 138 176 166", INK, 5)
        + line("M176 108C174 122 178 138 176 166", GREEN, 2.6)
        + path("M176 130C184 128 190 122 191 116C183 117 177 122 176 130Z", LEAF)
    )


def rose(colour: str, shade: str) -> str:
    petals = "".join(circle(*polar(9.5, 72 * i, 176, 96), 8.2, colour) for i in range(5))
    return petals + circle(176, 96, 7.5, shade) + line("M172 97C172 92 179 91 180 96C180 99 176 100 175 97", INK, 1.3)


def daisy(petal: str, middle: str = GOLD) -> str:
    one = path("M0 -4C-5.5 -9 -5 -17 0 -18C5 -17 5.5 -9 0 -4Z", petal)
    return placed(*(placed(one, x=0, y=0, turn=45 * i) for i in range(8)), circle(0, 0, 5.6, middle), x=176, y=96)


def tulip(colour: str, shade: str) -> str:
    cup = path("M162 84C166 88 169 88 171 90C172 86 174 82 176 79C178 82 180 86 181 90C183 88 186 88 190 84C192 100 187 112 176 112C165 112 160 100 162 84Z", colour)
    return cup + path("M176 79C182 88 183 100 176 112C169 100 170 88 176 79Z", shade)


def lily(colour: str) -> str:
    side = path("M176 112C166 106 160 98 160 84C168 87 174 96 176 104C178 96 184 87 192 84C192 98 186 106 176 112Z", colour)
    return side + path("M176 112C168 98 170 86 176 76C182 86 184 98 176 112Z", WHITE) + flat("M175 100h2v8h-2Z", OCHRE)
