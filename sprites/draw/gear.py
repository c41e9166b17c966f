"""What the figures of the tarot pack carry; each thing is held at the origin unless it says otherwise."""

from .inks import (
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    INK,
    OCHRE,
    PAPER,
    PAPER_EDGE,
    RED,
    SKY,
    STEEL,
    STEEL_SHADE,
    WHITE,
    WOOD,
    Cloth,
)
from .svg import circle, disc, ellipse, flat, line, num, path, placed, polar, rect, star


def shaft(top: float, foot: float, half: float = 3) -> str:
    return rect(-half, top, 2 * half, foot - top, 1.5, WOOD)


def halberd(top: float, foot: float, tassel: Cloth) -> str:
    head = (
        path("M4 30C12 28 20 22 24 14C28 28 28 44 24 58C20 50 12 46 4 46Z", STEEL)
        + flat("M23 20C26 32 26 44 23 54C20 44 20 30 23 20Z", WHITE)
        + path("M-4 32L-18 38L-4 46Z", STEEL_SHADE)
        + path("M-5 52L-4 22L0 -6L4 22L5 52Z", STEEL)
        + path("M-6 52L6 52L9 68L0 63L-9 68Z", tassel.light)
    )
    return shaft(top + 40, foot) + placed(head, x=0, y=top)


def lance(top: float, foot: float, flag: Cloth) -> str:
    """A spear with a swallow-tailed flag that flies to the right."""
    point = path("M0 -22C6 -12 9 -4 8 2C6 8 3 11 0 14C-3 11 -6 8 -8 2C-9 -4 -6 -12 0 -22Z", STEEL)
    cloth = path("M3 20C12 14 22 27 36 22L29 36L38 51C24 55 14 44 3 50Z", flag.light)
    stripe = flat("M3 31C13 25 21 37 31 34L29 36L33 42C22 47 13 34 3 40Z", flag.fold)
    return shaft(top, foot) + placed(cloth + stripe + point, x=0, y=top)


def banner(top: float, foot: float, cloth: Cloth, sign: str) -> str:
    """A square flag hanging from a crossbar; the sign is drawn about its own middle."""
    bar = rect(-34, 8, 68, 5, 2, WOOD) + circle(-34, 10.5, 4, GOLD) + circle(34, 10.5, 4, GOLD)
    flag = path("M-30 13L30 13L30 70L20 62L10 72L0 62L-10 72L-20 62L-30 70Z", cloth.light)
    return shaft(top, foot) + placed(flag + bar + placed(sign, x=0, y=38) + circle(0, 0, 5, GOLD), x=0, y=top)


def sun(radius: float) -> str:
    return flat(star(18, radius, radius * 0.62), GOLD) + circle(0, 0, radius * 0.5, GOLD_LIGHT, OCHRE, 1.4)


def falcon() -> str:
    """Sitting, its feet at the origin."""
    tail = path("M-6 -10L-14 18L-4 22L3 -6Z", "#6B4A2E")
    body = path("M-8 -4C-20 -18 -16 -42 0 -48C14 -46 18 -26 10 -6C6 2 -2 2 -8 -4Z", "#E9DCC0")
    wing = path("M-6 -40C-20 -34 -22 -14 -12 6C-4 -2 2 -16 2 -30C2 -36 -2 -40 -6 -40Z", "#8A6440")
    bars = line("M-14 -22C-10 -20 -6 -20 -2 -24M-14 -12C-11 -10 -7 -10 -4 -14", "#5B3E24", 1.8)
    breast = flat(
        "".join(disc(x, y, 1.6) for x, y in ((6, -30), (9, -22), (5, -20), (8, -13), (4, -10))), "#8A6440"
    )
    head = circle(4, -50, 10, "#8A6440") + path("M12 -54C18 -54 20 -50 18 -45C16 -48 14 -48 12 -47Z", GOLD)
    eye = circle(6, -53, 2.6, GOLD_LIGHT, INK, 1.2) + circle(6.4, -53, 1.1, INK, "none")
    feet = path("M-7 -3C-6 2 -2 4 0 1C3 4 7 2 7 -3L3 -6L-3 -6Z", GOLD)
    return tail + body + breast + wing + bars + head + eye + feet


def dove() -> str:
    """Sitting, its feet at the origin, its tail to the right."""
    body = path(
        "M-16 -22C-16 -6 -2 0 10 -4C20 -8 30 -6 38 -12C32 -18 22 -20 14 -22C6 -24 -2 -24 -4 -34", WHITE
    )
    head = path("M-4 -34C-8 -42 -20 -42 -21 -32L-27 -28L-20 -26C-18 -24 -17 -24 -16 -22L-2 -22Z", WHITE)
    beak = path("M-21 -32L-28 -28L-20 -26Z", GOLD)
    wing = path("M-6 -18C2 -26 14 -24 26 -20C20 -10 6 -6 -2 -10C-5 -12 -6 -16 -6 -18Z", "#D9CFB8")
    return (
        body + head + beak + wing + circle(-15, -34, 1.8, INK, "none") + line("M0 -3L0 2M5 -4L6 1", RED, 2.2)
    )


def scroll() -> str:
    """A letter with a seal, its lower roll at the hand."""
    sheet = path("M-20 -50L22 -50L22 20L-20 20Z", PAPER)
    lines = line("M-12 -36L14 -36M-12 -26L14 -26M-12 -16L8 -16", "#9C8E74", 2.2)
    rolls = rect(-25, -57, 52, 10, 5, PAPER_EDGE) + rect(-25, 15, 52, 10, 5, PAPER_EDGE)
    return sheet + lines + rolls + circle(11, 3, 7, RED) + flat(star(9, 4.6, 2.4, 11, 3), GOLD_LIGHT)


def bow(height: float) -> str:
    """A long bow held by its grip, the string to the left."""
    h = height / 2
    string = line(f"M-14 {num(-h)}L-14 {num(h)}", "#6B5B45", 1.6)
    stave = (
        f"M-14 {num(-h)}C4 {num(-h * 0.7)} 6 {num(-h * 0.2)} 2 0"
        f"C6 {num(h * 0.2)} 4 {num(h * 0.7)} -14 {num(h)}"
    )
    return string + line(stave, INK, 8.4) + line(stave, WOOD, 4.8) + line("M3 -12L3 12", RED, 6)


def quiver() -> str:
    """Behind a shoulder, the arrows pointing up and to the left."""
    arrows = "".join(
        line(f"M{x} -30L{x} -46", WOOD, 3)
        + path(f"M{x} -40L{x - 5} -46L{x - 5} -58L{x} -52L{x + 5} -58L{x + 5} -46Z", c)
        for x, c in ((-8, RED), (0, WHITE), (8, GOLD))
    )
    return placed(
        arrows + rect(-13, -32, 26, 70, 5, WOOD) + rect(-13, -32, 26, 9, 3, GOLD), x=0, y=0, turn=-28
    )


def mirror() -> str:
    """A hand glass, its handle at the origin."""
    handle = path("M-3.6 12L-3 -14L3 -14L3.6 12Z", GOLD) + circle(0, 14, 4.4, GOLD)
    glass = ellipse(0, -40, 22, 27, GOLD) + ellipse(0, -40, 16.5, 21.5, SKY)
    gleam = flat("M-10 -36C-12 -48 -4 -56 4 -57C-2 -50 -4 -40 -3 -26C-6 -28 -9 -31 -10 -36Z", WHITE, 0.7)
    return handle + glass + gleam + circle(0, -69, 4, RED)


def fan(cloth: Cloth) -> str:
    """Spread upwards from the hand."""
    edge = [polar(54, a) for a in range(-54, 55, 18)]
    leaf = "M0 0L" + "".join(
        f"{num(x)} {num(y)}" + ("A11 11 0 0 1 " if i < len(edge) - 1 else "") for i, (x, y) in enumerate(edge)
    )
    ribs = "".join(f"M0 0L{num(x)} {num(y)}" for x, y in (polar(50, a) for a in range(-54, 55, 18)))
    inner = "".join(disc(*polar(38, a), 3) for a in range(-45, 46, 18))
    return (
        path(leaf + "Z", cloth.light)
        + line(ribs, cloth.fold, 1.8)
        + flat(inner, GOLD)
        + circle(0, 0, 4, GOLD)
    )


def horn() -> str:
    """A hunting horn held by its middle, its bell up to the right."""
    tube = "M-30 -6C-22 10 0 14 14 2C22 -6 24 -18 26 -30"
    bell = path("M18 -28L34 -28C34 -20 30 -8 22 2L10 -6C16 -12 18 -20 18 -28Z", GOLD)
    strap = line("M-20 8C-10 34 14 30 18 2", DEEP_RED, 3)
    rim = path("M14 -34L39 -34L37 -27L17 -27Z", OCHRE)
    return strap + line(tube, INK, 10) + line(tube, GOLD, 6.4) + bell + rim + circle(-31, -8, 3.6, OCHRE)


def lute() -> str:
    """Lying across a body: its bowl at the origin, its neck up to the right."""
    bowl = path(
        "M0 -46C12 -30 32 -14 32 10C32 30 16 40 0 40C-16 40 -32 30 -32 10C-32 -14 -12 -30 0 -46Z", OCHRE
    )
    edge = path(
        "M0 -40C11 -26 27 -12 27 9C27 26 14 35 0 35C-14 35 -27 26 -27 9C-27 -12 -11 -26 0 -40Z", GOLD_LIGHT
    )
    neck = rect(-5, -98, 10, 62, 2, WOOD) + path("M-6 -98L6 -98L14 -118L2 -122Z", WOOD)
    pegs = circle(-1, -108, 2.6, GOLD) + circle(12, -106, 2.6, GOLD) + circle(4, -116, 2.6, GOLD)
    rose = circle(0, 4, 9, DEEP_RED) + flat(star(9, 8, 4, 0, 4), GOLD)
    bridge = rect(-12, 22, 24, 5, 2, WOOD)
    strings = line("M-3 -96L-5 24M0 -96L0 24M3 -96L5 24", INK, 1.1)
    return bowl + edge + neck + pegs + rose + strings + bridge


def purse(cloth: Cloth) -> str:
    """Hanging from a belt at the origin."""
    bag = path("M-5 4C-14 12 -16 26 -8 32C-2 35 8 35 13 31C20 24 16 12 8 4Z", cloth.light)
    return line("M1 -6L1 4", INK, 3) + bag + path("M-7 2L10 2L9 8L-6 8Z", GOLD) + circle(2, 20, 3, GOLD)
