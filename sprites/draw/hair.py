"""Hair and beards around the face of faces.py."""

from .inks import INK
from .svg import both_sides, flat, line, path


def king_hair(colour: str, shade: str) -> str:
    """Locks on both sides of the face, rolled inwards at the shoulder."""
    lock = path("M102 64C90 70 93 86 88 98C84 108 86 119 96 120C106 121 110 112 105 106C101 101 104 90 104 66Z", colour)
    roll = line("M99 74C96 86 99 92 94 103C92 110 97 114 101 110", shade, 1.6)
    return both_sides(lock, roll)


BEARDS = {
    "square": "M101 88C98 108 101 128 108 140C113 146 119 143 125 148C131 143 137 146 142 140C149 128 152 108 149 88"
    "C147 96 143 101 137 102C130 98 120 98 113 102C107 101 103 96 101 88Z",
    "round": "M101 88C95 104 97 122 106 131C112 138 119 141 125 141C131 141 138 138 144 131C153 122 155 104 149 88"
    "C147 96 143 101 137 102C130 98 120 98 113 102C107 101 103 96 101 88Z",
    "forked": "M101 88C99 106 103 118 106 130C108 140 113 147 118 152C120 146 123 143 125 138C127 143 130 146 132 152"
    "C137 147 142 140 144 130C147 118 151 106 149 88C147 96 143 101 137 102C130 98 120 98 113 102C107 101 103 96 101 88Z",
    "pointed": "M101 90C101 104 105 116 112 126C117 134 122 140 125 147C128 140 133 134 138 126C145 116 149 104 149 90"
    "C147 97 143 102 137 102C130 98 120 98 113 102C107 102 103 97 101 90Z",
}

STRANDS = {
    "square": "M110 112C110 124 112 132 115 138M125 120L125 140M140 112C140 124 138 132 135 138",
    "round": "M107 110C106 120 110 128 116 132M125 119L125 134M143 110C144 120 140 128 134 132",
    "forked": "M110 112C110 126 114 138 118 144M125 118L125 131M140 112C140 126 136 138 132 144",
    "pointed": "M111 110C112 118 116 124 119 129M125 119L125 138M139 110C138 118 134 124 131 129",
}


def beard(style: str, colour: str, shade: str) -> str:
    return path(BEARDS[style], colour) + line(STRANDS[style], shade, 1.8)


def moustache(colour: str) -> str:
    return path("M125 104C121 100 112 101 106 109C112 112 121 111 125 107C129 111 138 112 144 109C138 101 129 100 125 104Z", colour)


def queen_hair_back(colour: str) -> str:
    return path("M125 42C100 42 89 60 89 84C89 104 84 122 80 138L170 138C166 122 161 104 161 84C161 60 150 42 125 42Z", colour)


def queen_locks(colour: str, shade: str) -> str:
    """Two long waves in front of the shoulders and the parting above the brow."""
    lock = path("M104 68C98 82 103 98 99 112C96 124 101 134 97 144C95 152 84 154 78 148C72 140 84 128 84 114C84 98 86 82 92 66Z", colour)
    wave = line("M97 76C92 92 96 104 91 118C89 128 92 134 87 142", shade, 1.6)
    top = path("M125 50C106 50 95 62 96 82C110 80 121 72 125 60C129 72 140 80 154 82C155 62 144 50 125 50Z", colour)
    return both_sides(lock, wave) + top


def jack_hair(colour: str, shade: str) -> str:
    """A page's cut: straight to the jaw, turned outwards at the ends, a fringe."""
    side = path("M104 62C95 66 95 84 94 98C93 108 88 113 83 115C90 123 103 122 106 112C108 104 104 84 106 66Z", colour)
    strand = line("M99 74C98 90 100 102 95 112", shade, 1.6)
    fringe = path("M100 64L100 80C108 82 116 80 120 74C128 80 140 82 150 79L150 64Z", colour)
    return both_sides(side, strand) + fringe


def curl(colour: str) -> str:
    return flat("M0 0Z", colour) if colour == INK else ""
