"""What the right hand holds: upright at x = 177, the hand at y = 138..155."""

from .inks import GOLD, INK, OCHRE, RED, STEEL, STEEL_SHADE, WHITE, WOOD
from .pips import pip
from .svg import circle, flat, line, path


def sword() -> str:
    blade = path("M172.5 130L172.5 40L177 28L181.5 40L181.5 130Z", STEEL) + flat("M177.6 30.5L180.6 40.5L180.6 129L177.6 129Z", STEEL_SHADE)
    guard = path("M161 128C168 131 186 131 193 128L193 134C186 137 168 137 161 134Z", GOLD)
    return blade + guard + circle(177, 160, 4, GOLD)


def sceptre(suit: str) -> str:
    shaft = path("M174.5 165L174.5 70L179.5 70L179.5 165Z", GOLD)
    knob = path("M168 70C168 62 172 58 177 58C182 58 186 62 186 70L182 76L172 76Z", OCHRE)
    return shaft + knob + circle(177, 44, 14, WHITE) + pip(suit, 177, 44, 18)


def axe() -> str:
    shaft = path("M174.5 172L174.5 34L179.5 34L179.5 172Z", WOOD)
    blade = path("M174 48C166 46 160 40 158 34C154 48 154 66 158 80C160 74 166 68 174 66Z", STEEL)
    edge = flat("M158.6 38C156 50 156 64 158.6 76C161 66 161 48 158.6 38Z", WHITE)
    back = path("M180 50L189 46L189 68L180 64Z", STEEL_SHADE)
    return shaft + blade + edge + back + circle(177, 32, 4, GOLD)


def orb(colour: str) -> str:
    ball = circle(177, 118, 15, colour) + path("M162.5 114C170 119 184 119 191.5 114L191.5 121C184 126 170 126 162.5 121Z", GOLD)
    cross = path("M174.5 103L174.5 97L169 97L169 92L174.5 92L174.5 86L179.5 86L179.5 92L185 92L185 97L179.5 97L179.5 103Z", GOLD)
    return ball + cross


def halberd(tassel: str) -> str:
    shaft = path("M175 186L175 60L180 60L180 186Z", WOOD)
    spike = path("M174 66L174 46L177.5 24L181 46L181 66Z", STEEL)
    blade = path("M181 46C186 46 190 42 193 38C195 50 195 58 193 68C190 64 186 62 181 62Z", STEEL)
    hook = path("M174 48L163 54L174 60Z", STEEL_SHADE)
    return shaft + blade + hook + spike + path("M172 66L183 66L184 78L177.5 74L171 78Z", tassel)


def pike(colour: str) -> str:
    """A spear with a swallow-tailed pennant."""
    shaft = path("M175 186L175 44L180 44L180 186Z", WOOD)
    point = path("M177.5 22C182 30 184 36 184 40C182 44 180 46 177.5 48C175 46 173 44 171 40C171 36 173 30 177.5 22Z", STEEL)
    pennant = path("M175 54L160 57L166 64L160 71L175 74Z", colour)
    return shaft + pennant + point


__all__ = ["INK", "RED", "axe", "halberd", "line", "orb", "pike", "sceptre", "sword"]
