"""The queens' flowers: the blossom about (176, 98), the stem down to the hand."""

from .inks import GOLD, GREEN, INK, LEAF, OCHRE, WHITE, Cloth
from .svg import circle, flat, line, path, placed, polar


def stem() -> str:
    course = "M176.5 108C174 122 178.6 138 177 158"
    leaf = path("M176.4 130C184 128.6 190.6 123 191.6 116C183 117 177 122 176.4 130Z", LEAF)
    return line(course, INK, 5.2) + line(course, GREEN, 2.6) + leaf


def rose(colour: Cloth) -> str:
    petals = "".join(circle(*polar(9, 72 * i, 176, 96), 8, colour.light) for i in range(5))
    heart = circle(176, 96, 8.6, colour.light) + path(
        "M168.6 93C172 90 181 90 183.6 94C181 101.6 171 102 168.6 93Z", colour.fold
    )
    return petals + heart + line("M171.6 97.6C172 92.4 180 92.6 180.6 96.6", INK, 1.3)


def daisy() -> str:
    one = path("M0 -4C-5.5 -9 -5 -16.6 0 -17.6C5 -16.6 5.5 -9 0 -4Z", WHITE)
    return placed(
        *(placed(one, x=0, y=0, turn=45 * i) for i in range(8)), circle(0, 0, 5.8, GOLD), x=176, y=96
    )


def tulip(colour: Cloth) -> str:
    cup = path(
        "M162 82C166 86 169 87 171 89C172 85 174 81 176 77C178 81 180 85 181 89C183 87 186 86 190 82"
        "C192.6 99 187 112 176 112C165 112 159.4 99 162 82Z",
        colour.light,
    )
    return cup + path("M176 77C182 87 183.4 100 176 112C168.6 100 170 87 176 77Z", colour.fold)


def lily(colour: Cloth) -> str:
    sides = path(
        "M176 113C165 107 159.6 98 160 83C168 87 174 96 176 104C178 96 184 87 192 83"
        "C192.4 98 187 107 176 113Z",
        colour.light,
    )
    middle = path("M176 113C168 99 170 87 176 75C182 87 184 99 176 113Z", WHITE)
    return sides + middle + flat("M174.8 100h2.4v8h-2.4Z", OCHRE)
