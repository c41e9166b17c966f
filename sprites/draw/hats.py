"""More to wear on the head of faces.py: helmets, hoods, wide hats, kerchiefs, wreaths of flowers."""

from .inks import GOLD, GOLD_LIGHT, INK, LEAF, OCHRE, STEEL, STEEL_SHADE, WHITE, Cloth
from .svg import both_sides, circle, flat, line, path, placed


def wide_hat(cloth: Cloth, band: Cloth) -> str:
    """A round crown and a broad brim, turned up at the sides."""
    crown = path("M101 62C99 42 106 32 125 32C144 32 151 42 149 62Z", cloth.light)
    ribbon = path("M100.6 52C112 58 138 58 149.4 52L149.6 63C138 68 112 68 100.4 63Z", band.light)
    brim = path(
        "M72 56C78 64 100 61 125 61C150 61 172 64 178 56C181 68 160 77 125 77C90 77 69 68 72 56Z",
        cloth.light,
    )
    return (
        crown
        + ribbon
        + brim
        + flat("M78 66C98 73 152 73 172 66C164 73 146 76 125 76C104 76 86 73 78 66Z", cloth.fold)
    )


def hunting_hat(cloth: Cloth, band: Cloth) -> str:
    """A brim turned up behind and drawn out to a long point on the left."""
    crown = path("M149 66C152 44 140 31 122 32C106 33 98 46 99 66Z", cloth.light)
    ribbon = path("M99.6 52C112 58 138 58 150 52L149.6 63C138 68 112 68 100 63Z", band.light)
    brim = path(
        "M166 58C169 48 165 40 158 35C156 48 146 57 128 60C106 63 82 60 62 54C72 72 100 78 124 77"
        "C146 76 162 70 166 58Z",
        cloth.light,
    )
    under = flat("M70 61C88 70 140 74 163 60C158 70 142 75 124 75.4C102 76 80 71 70 61Z", cloth.fold)
    return crown + ribbon + brim + under


def helmet(plume: Cloth) -> str:
    """An open helmet with cheek plates and a crest of feathers."""
    crest = path(
        "M118 36C112 20 126 8 148 12C168 16 180 32 176 52C172 60 166 62 162 60"
        "C166 50 160 40 148 38C138 36 128 38 132 42Z",
        plume.light,
    )
    barbs = line("M126 32C134 20 152 20 162 32M140 24L146 17M154 28L163 24M165 42L173 42", plume.fold, 2)
    bowl = path("M97 78C92 52 102 34 125 34C148 34 158 52 153 78C140 70 110 70 97 78Z", STEEL)
    shade = flat("M126 35C147 35.6 157 53 152.6 76.4C145 72.6 136 71 126 71Z", STEEL_SHADE)
    ridge = path("M121.6 35C120 46 120 58 121 71L129 71C130 58 130 46 128.4 35Z", GOLD)
    plates = both_sides(
        path("M97 77C94 92 97 106 104 114C107 106 105 92 106 82C103 78 100 76.6 97 77Z", STEEL)
    )
    rim = path("M95 76C108 66 142 66 155 76L154 84C140 75 110 75 96 84Z", GOLD)
    return (
        crest + barbs + bowl + shade + ridge + plates + rim + both_sides(circle(100, 88, 2.4, GOLD, INK, 1.2))
    )


def hood(cloth: Cloth, lining: Cloth) -> str:
    """Up, around the face, its tip falling to one side."""
    tip = path("M128 38C146 28 168 34 176 54C180 66 178 78 172 86C170 74 162 64 150 58Z", cloth.light)
    around = path(
        "M125 36C100 36 88 58 90 88C91 108 97 124 108 132L118 124C106 114 101 100 102 84"
        "C104 72 113 68 125 68C137 68 146 72 148 84C149 100 144 114 132 124"
        "L142 132C153 124 159 108 160 88C162 58 150 36 125 36Z",
        cloth.light,
    )
    edge = line(
        "M117 125C105 114 100 100 101.4 84C104 71 113 67 125 67"
        "C137 67 146 71 148.6 84C150 100 145 114 133 125",
        lining.light,
        4,
    )
    return (
        tip + line("M150 42C162 46 169 56 170 70M104 46C97 56 95 70 96 84", cloth.fold, 2.2) + around + edge
    )


def turban(cloth: Cloth, gem: str, plume: Cloth) -> str:
    feather = path("M126 46C120 30 124 14 136 8C142 22 140 36 131 48Z", plume.light) + line(
        "M129 44C128 32 130 22 135 14", plume.fold, 1.8
    )
    roll = path("M92 66C86 48 102 36 125 36C148 36 164 48 158 66C150 78 100 78 92 66Z", cloth.light)
    turns = line(
        "M96 58C110 44 140 42 154 52M93 66C108 54 142 52 157 62M104 72C118 62 140 62 150 71", cloth.fold, 2.4
    )
    return feather + roll + turns + circle(128, 56, 6, GOLD) + circle(128, 56, 2.8, gem, "none")


def flower_wreath(colours: tuple[str, ...]) -> str:
    """Five blossoms among leaves, on the top of the hair."""
    places = ((100, 65), (111, 57), (125, 54), (139, 57), (150, 65))
    leaf = path("M0 0C4 -4 4 -9 0 -14C-4 -9 -4 -4 0 0Z", LEAF)
    leaves = "".join(
        placed(leaf, x=x, y=y, turn=t) for (x, y), t in zip(places, (-70, -30, 0, 30, 70), strict=True)
    )
    blossoms = "".join(blossom(x, y, colours[i % len(colours)]) for i, (x, y) in enumerate(places))
    return leaves + blossoms


def blossom(x: float, y: float, colour: str, size: float = 6.4) -> str:
    return circle(x, y, size, colour) + circle(x, y, size * 0.4, GOLD_LIGHT, "none")


def coronet(gem: str) -> str:
    """A plain ring of gold with pearls: for knights."""
    band = path(
        "M98 58L101 49L108 57L114 47L119.6 57L125 45L130.4 57L136 47"
        "L142 57L149 49L152 58L150 70C138 75 112 75 100 70Z",
        GOLD,
    )
    pearls = "".join(
        circle(x, y, 2.4, WHITE) for x, y in ((101, 47.6), (114, 45.6), (125, 43.4), (136, 45.6), (149, 47.6))
    )
    return (
        band
        + flat("M100 63C112 68 138 68 150 63L149.6 67C138 72 112 72 100.4 67Z", OCHRE)
        + pearls
        + circle(125, 63, 3.4, gem)
    )


def floppy_cap(cloth: Cloth, brim: Cloth) -> str:
    """A soft cap falling to the left over a turned-up brim."""
    bag = path(
        "M100 62C80 62 70 74 76 92C82 84 92 82 98 78C116 70 140 66 150 58"
        "C146 40 130 34 116 38C106 42 100 52 100 62Z",
        cloth.light,
    )
    band = path("M97 60C112 54 138 54 153 60L152 74C138 67 112 67 98 74Z", brim.light)
    return (
        bag
        + line("M84 82C88 74 96 70 106 66", cloth.fold, 2.2)
        + band
        + line("M102 66C114 61 136 61 148 66", brim.fold, 1.8)
    )


def fool_cap(one: Cloth, two: Cloth) -> str:
    """Two horns with bells, and points over the brow."""
    left = path(
        "M125 34C104 28 82 36 72 60C68 70 68 80 70 90C80 82 88 76 98 74C108 70 118 68 125 68Z", one.light
    )
    right = path(
        "M125 34C146 28 168 36 178 60C182 70 182 80 180 90C170 82 162 76 152 74C142 70 132 68 125 68Z",
        two.light,
    )
    folds = line("M112 44C98 44 84 54 78 72", one.fold, 2.2) + line(
        "M138 44C152 44 166 54 172 72", two.fold, 2.2
    )
    points = path("M98 66L104 80L112 69L118 83L125 70L132 83L138 69L146 80L152 66C140 58 110 58 98 66Z", GOLD)
    bells = circle(69, 95, 6, GOLD_LIGHT) + circle(181, 95, 6, GOLD_LIGHT)
    slits = line("M69 96L69 100M181 96L181 100", INK, 1.6)
    return left + right + folds + points + bells + slits
