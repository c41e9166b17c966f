"""Hair and beards around the face of faces.py."""

from .inks import GOLD, INK, RED, Cloth
from .svg import Point, both_sides, circle, flat, line, path, polar, scallops


def swept(*degrees: float, width: float, height: float, x: float = 125, y: float = 88) -> list[Point]:
    """Points on an ellipse at angles counted clockwise from the top."""
    return [(x + px * width, y + py * height) for px, py in (polar(1, d) for d in degrees)]


def rolled(hair: Cloth) -> str:
    """A king's locks, rolled inwards at the shoulder."""
    lock = path(
        "M102 62C89 68 93 86 88 98C84 108 86 119 96 120C106 121 110 112 105 106C101 101 104 90 104 66Z",
        hair.light,
    )
    roll = line("M98 74C95 86 98 92 93 103C91 110 96 115 101 110", hair.fold, 1.7)
    return both_sides(lock, roll)


def cropped(hair: Cloth) -> str:
    """Short hair at the temples."""
    lock = path("M103 64C95 68 93 80 94 92C95 100 99 104 104 103L104 66Z", hair.light)
    return both_sides(lock, line("M99 76C98 84 98 90 100 96", hair.fold, 1.7))


BEARDS = {
    "square": (
        "M101 86C98 108 101 128 108 140C113 146 119 143 125 148C131 143 137 146 142 140"
        "C149 128 152 108 149 86"
        "C147 95 143 100 137 101.5C130 98 120 98 113 101.5C107 100 103 95 101 86Z",
        "M108.5 112C108.5 124 110.5 132 114 138M117 119C117 128 118 134 120 139"
        "M133 119C133 128 132 134 130 139M141.5 112C141.5 124 139.5 132 136 138",
    ),
    "round": (
        "M101 86C93 104 96 123 106 131C111 138 119 140 125 140C131 140 139 138 144 131C154 123 157 104 149 86"
        "C147 95 143 100 137 101.5C130 98 120 98 113 101.5C107 100 103 95 101 86Z",
        "M104 106C101 116 105 120 104 125M112 114C109 122 115 126 113 132M125 120C121 125 129 129 125 134"
        "M138 114C141 122 135 126 137 132M146 106C149 116 145 120 146 125",
    ),
    "forked": (
        "M101 86C99 106 103 118 106 130C108 140 113 147 118 153C120 146 123 143 125 138"
        "C127 143 130 146 132 153"
        "C137 147 142 140 144 130C147 118 151 106 149 86C147 95 143 100 137 101.5C130 98 120 98 113 101.5"
        "C107 100 103 95 101 86Z",
        "M108.5 110C109 126 113 138 117.5 146M117 119C117 128 118 134 119 138M133 119C133 128 132 134 131 138"
        "M141.5 110C141 126 137 138 132.5 146",
    ),
    "pointed": (
        "M101 90C101 104 105 116 112 126C117 134 122 140 125 147C128 140 133 134 138 126"
        "C145 116 149 104 149 90"
        "C147 99 143 104 137 102.5C130 98 120 98 113 102.5C107 104 103 99 101 90Z",
        "M110 110C111 118 116 126 119.5 131M125 119L125 139M140 110C139 118 134 126 130.5 131",
    ),
}


def beard(style: str, hair: Cloth) -> str:
    outline, strands = BEARDS[style]
    return path(outline, hair.light) + line(strands, hair.fold, 1.8)


def moustache(hair: Cloth) -> str:
    return path(
        "M125 104C121 99.5 112 100.5 105 109C112 112 121 111 125 107C129 111 138 112 145 109"
        "C138 100.5 129 99.5 125 104Z",
        hair.light,
    )


def thin_moustache(hair: Cloth) -> str:
    return line("M115.5 106C118.5 103.4 122 103.4 125 104.8C128 103.4 131.5 103.4 134.5 106", hair.light, 2)


def dome(hair: Cloth) -> str:
    """The back of a head of long hair, behind neck and shoulders."""
    return path(
        "M125 43C101 43 90 60 90 84C90 104 88 118 84 134L166 134C162 118 160 104 160 84"
        "C160 60 149 43 125 43Z",
        hair.light,
    )


def wavy(hair: Cloth) -> str:
    side = path(
        "M125 48C105 45 91 57 89 78C87 92 91 100 87 112C83 124 75 130 78 143C81 152 93 152 97 145"
        "C101 137 97 130 99 120"
        "C101 111 99 100 101.5 87C112 82 121 74 125 60Z",
        hair.light,
    )
    return both_sides(
        side, line("M119 57C106 61 97 71 96 86C95 98 97 106 93 118C90 128 86 134 89 143", hair.fold, 1.8)
    )


def sleek(hair: Cloth) -> str:
    side = path(
        "M125 48C104 45 89 57 88 80L82 148C88 151 95 151 99 149L101.5 92C110 86 121 76 125 60Z", hair.light
    )
    return both_sides(side, line("M118 57C104 62 96 72 95 88L90 142", hair.fold, 1.8))


def braided(hair: Cloth) -> str:
    """Two braids tied with red."""
    links = "".join(
        path(
            f"M{x - 7.5} {y}C{x - 8} {y + 8} {x - 3} {y + 11} {x} {y + 13}"
            f"C{x + 3} {y + 11} {x + 8} {y + 8} {x + 7.5} {y}Z",
            hair.light,
        )
        for x, y in ((95, 106), (94, 114), (92.5, 122), (91, 130))
    )
    tuft = path("M86 144C82 150 83 154 85 156C90 157 95 156 97 154C98 150 96 147 95 144Z", hair.light)
    tie = path("M84.5 140L97 140L96 145.5L85.5 145.5Z", RED)
    side = path(
        "M125 48C104 45 90 58 89 80C89 92 90 101 87.5 108C92 111 98 110.5 102.5 107"
        "C100.5 99 100 93 101.5 86C112 81 121 73 125 60Z",
        hair.light,
    )
    strand = line("M118 57C105 61 96 72 96 87C96 94 97 99 95.5 104", hair.fold, 1.8)
    return both_sides(links, tuft, tie, side, strand)


def cloud(hair: Cloth) -> str:
    """A round head of curls, behind the face."""
    edge = scallops(swept(*range(-138, 139, 23), width=43, height=47, y=90))
    return path(edge + "Z", hair.light)


def cloud_front(hair: Cloth) -> str:
    rim = [
        (150.0, 94.0),
        (149.0, 82.0),
        (141.0, 74.0),
        (130.0, 70.0),
        (120.0, 70.0),
        (109.0, 74.0),
        (101.0, 82.0),
        (100.0, 94.0),
    ]
    inner = scallops(rim)
    curls = (
        "M96 108C91 106 92 100 97 100M92 92C87 90 89 83 94 84M98 70C94 66 99 61 103 64M154 108"
        "C159 106 158 100 153 100M158 92C163 90 161 83 156 84M152 70C156 66 151 61 147 64"
    )
    earrings = circle(99.5, 113, 3.4, GOLD) + circle(150.5, 113, 3.4, GOLD)
    return (
        flat(inner + "L98 60L152 60Z", hair.light)
        + line(inner, INK, 1.8)
        + line(curls, hair.fold, 1.8)
        + earrings
    )


def page_cut(hair: Cloth) -> str:
    """Straight to the jaw, a straight fringe."""
    side = path("M104 60C94 64 92 80 91 94L89 114C94 119 102 119 106 116L105 66Z", hair.light)
    fringe = path("M99 64L99.5 80C108 83 142 83 150.5 80L151 64Z", hair.light)
    return (
        both_sides(side, line("M98 80L96.5 110", hair.fold, 1.7))
        + fringe
        + line("M112 72L111 80M125 73L125 81M138 72L139 80", hair.fold, 1.7)
    )


def flicked(hair: Cloth) -> str:
    """To the jaw and turned outwards, the fringe swept aside."""
    side = path(
        "M104 60C94 64 95 84 94 98C93 108 87 113 82 114C89 123 103 122 106 112C108 104 104 84 106 66Z",
        hair.light,
    )
    fringe = path("M100 64L100 82C109 82 117 79 121 73C129 80 141 82 150 81L150 64Z", hair.light)
    return both_sides(side, line("M99 76C98 92 101 103 95 113", hair.fold, 1.7)) + fringe


def curly(hair: Cloth) -> str:
    """A page's curls down to the collar."""
    edge = scallops([(104, 120), (94, 121), (88, 113), (89, 103), (86, 93), (90, 83), (89, 73), (97, 66)])
    side = path(edge + "L106 64L105 96Z", hair.light)
    curls = line(
        "M97 114C92 112 94 106 99 107M94 98C90 95 93 90 98 92M97 82C93 79 96 74 100 77", hair.fold, 1.7
    )
    rim = scallops([(150.5, 76), (141, 80.5), (131, 77), (120, 81), (110, 77), (99.5, 80)])
    return both_sides(side, curls) + path(rim + "L99 64L151 64Z", hair.light)


def short_curls(hair: Cloth) -> str:
    edge = scallops([(104, 103), (95, 99), (93, 89), (94, 79), (97, 69)])
    rim = scallops([(150.5, 80), (143, 74), (133, 75), (122, 73), (112, 76), (99.5, 81)])
    ring = circle(152, 109, 3, "none", GOLD, 2)
    return (
        both_sides(path(edge + "L106 64L104 90Z", hair.light))
        + path(rim + "L99 64L151 64Z", hair.light)
        + ring
    )
