"""What the right hand holds: upright at x = 177, the hand at y = 138..155."""

from .faces import Skin
from .inks import GOLD, GOLD_LIGHT, INK, OCHRE, RED, SKY, STEEL, STEEL_SHADE, WHITE, WOOD
from .pips import HEART
from .svg import circle, flat, line, path, placed


def sword() -> str:
    blade = path("M172.2 130L172.2 40L177 27L181.8 40L181.8 130Z", STEEL)
    shade = flat("M177.4 30L180.9 40.5L180.9 129L177.4 129Z", STEEL_SHADE)
    guard = path("M162 127C168 130.5 186 130.5 192 127L192 133C186 137 168 137 162 133Z", GOLD)
    return blade + shade + guard + circle(177, 159, 4.4, GOLD)


def sceptre() -> str:
    """Topped by a heart."""
    shaft = path("M174.4 157L174.4 74L179.6 74L179.6 157Z", GOLD)
    knot = path("M169 86L185 86L185 92L169 92Z", OCHRE) + circle(177, 81, 5, GOLD_LIGHT)
    heart = placed(path(HEART, RED, INK, 8), x=164.5, y=50, scale=0.25)
    leaves = path(
        "M177 81C170 82 164 78 162.6 71C169 71 175 74 177 81ZM177 81C184 82 190 78 191.4 71"
        "C185 71 179 74 177 81Z",
        GOLD,
    )
    return shaft + heart + leaves + knot + circle(177, 50, 3.4, WHITE)


def axe() -> str:
    """A double-headed axe."""
    shaft = path("M174.5 157L174.5 40L179.5 40L179.5 157Z", WOOD)
    head = path(
        "M172 58C168 57 165 53 163.4 48C160.6 58 160.6 72 163.4 82C165 77 168 73 172 72L182 72"
        "C186 73 189 77 190.6 82"
        "C193.4 72 193.4 58 190.6 48C189 53 186 57 182 58Z",
        STEEL,
    )
    shade = flat(
        "M178 59L182 59C186 58 189 54 190 51C192 60 192 70 190 79C189 76 186 72 182 71L178 71Z", STEEL_SHADE
    )
    return shaft + head + shade + path("M171 57L183 57L183 73L171 73Z", GOLD) + circle(177, 38, 4.2, GOLD)


def orb(colour: str) -> str:
    ball = circle(177, 128, 16, colour)
    light = flat("M166 121C168 117 172 115 176 115C171 118 169 121 168 125Z", WHITE, 0.55)
    ring = path("M161.4 125C170 130 184 130 192.6 125L192.4 131.5C184 136.5 170 136.5 161.6 131.5Z", GOLD)
    cross = path(
        "M174.4 112L174.4 106L168.4 106L168.4 100.6L174.4 100.6L174.4 94L179.6 94L179.6 100.6"
        "L185.6 100.6L185.6 106L179.6 106L179.6 112Z",
        GOLD,
    )
    return ball + light + ring + cross


def torch() -> str:
    shaft = path("M174.6 192L171 84L183.6 84L180 192Z", WOOD) + path(
        "M168.4 80L186.2 80L184.6 91L170 91Z", GOLD
    )
    flame = path(
        "M166.6 80C158 66 166 56 168.6 46C171 50 172.6 52 173 55C176 45 176 36 172.6 26"
        "C184 32 188 42 187 50C189.4 48.6 190.4 46 190.4 43C194.6 56 194 70 187.6 80Z",
        RED,
    )
    core = flat(
        "M170 79C165 68 171 62 173 55C176 58 177 60 177 62C180 57 181 52 180.4 47C187 57 188 70 184 79Z", GOLD
    )
    heart = flat("M173.4 79C171 72 175 69 177 64.6C180.6 69 182.4 74 180.6 79Z", WHITE)
    return shaft + flame + core + heart


def hourglass() -> str:
    """Standing on a palm."""
    glass = path(
        "M166 96L188 96C188 108 180 112 180 117.5C180 123 188 127 188 139L166 139"
        "C166 127 174 123 174 117.5C174 112 166 108 166 96Z",
        SKY,
    )
    sand = flat(
        "M168.6 103C173 105 181 105 185.4 103C183.6 110 178.6 112 178 117L176 117"
        "C175.4 112 170.4 110 168.6 103Z",
        GOLD,
    )
    heap = flat("M167.6 137.6C168.6 131.6 174 131 177 126C180 131 185.4 131.6 186.4 137.6Z", GOLD)
    gleam = flat("M169 127L171 129L169.4 135L168 135Z", WHITE)
    posts = "".join(
        path(f"M{x} 95L{x} 140", None, INK, 4.4) + line(f"M{x} 95L{x} 140", OCHRE, 2) for x in (162, 192)
    )
    plates = "".join(path(f"M158 {y}L196 {y}L194 {y + 6}L160 {y + 6}Z", WOOD) for y in (90, 138))
    return placed(glass, sand, heap, gleam, posts, plates, x=17.2, y=14.4, scale=0.9)


def bow() -> str:
    """A long bow whose lower limb the sash hides."""
    stave = "M165 27C186 50 189 98 180.6 140C179 150 179 160 180 172"
    grip = line("M183 126L181 139", RED, 6)
    return line("M165.6 27L165.6 190", INK, 1.2) + line(stave, INK, 8) + line(stave, WOOD, 4.4) + grip


def fist(skin: Skin) -> str:
    shape = path(
        "M166.5 155L166.5 143.5C166.5 139.4 169.6 138 173 138L181.6 138"
        "C185.6 138 187.6 140.4 187.6 144L187.6 155Z",
        skin.light,
    )
    return shape + line(
        "M174 143.6L187 143.6M174 149.2L187 149.2M172 138.4C169 142 170.4 147.6 174.6 149.8", INK, 1.4
    )


def palm(skin: Skin) -> str:
    """A hand cupped from below."""
    cup = path(
        "M161 136C160 147 166 154 168 158L186 158C188 154 194 147 193 136C190 135 187.6 137 187 140"
        "C184 146 170 146 167 140C166.4 137 164 135 161 136Z",
        skin.light,
    )
    return cup + line("M172 145L172.6 149M177 145.6L177 150M182 145L181.4 149", INK, 1.4)
