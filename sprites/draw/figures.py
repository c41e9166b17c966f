"""How whole figures are put together: heads with what they wear, figures on the ground, riders on horses."""

from dataclasses import dataclass

from .faces import Skin, face, neck
from .horses import Horse, breast_strap, rearing, saddle_cloth, standing, stirrup
from .inks import LEAF, Cloth
from .limbs import Arm
from .svg import flat, group, line, mirrored, num, path, placed, tilted
from .wares import club, coin, cup, scaled, sword


@dataclass(frozen=True)
class Looks:
    """A head without mouth, hair and hat; `gaze` and `temper` as in courts.py, tilt in degrees."""

    skin: Skin
    hair: Cloth
    gaze: float = 1.3
    tilt: float = 0
    lashes: bool = False
    brow: float = 2.8
    temper: float = 0

    def head(self, *over: str) -> str:
        colour = self.hair.light if self.hair.light < "#8" else self.hair.fold
        bare = face(self.skin, colour, self.gaze, self.lashes, self.brow, self.temper)
        return self.bowed(neck(self.skin) + bare, *over)

    def bowed(self, *marks: str) -> str:
        return tilted(*marks, angle=self.tilt, x=125, y=128)


SCALE = 0.85


def ground(width: float = 68, y: float = 352, colour: str = LEAF) -> str:
    """A low mound in the middle of the page, some blades of grass on it."""
    a, b = 116 - width, 116 + width
    mound = flat(
        f"M{num(a)} {num(y)}"
        f"C{num(a + 20)} {num(y - 11)} {num(b - 20)} {num(y - 11)} {num(b)} {num(y)}"
        f"C{num(b - 24)} {num(y + 9)} {num(a + 24)} {num(y + 9)} {num(a)} {num(y)}Z",
        colour,
        0.55,
    )
    blades = "".join(
        f"M{num(x)} {num(y - 3)}l-3 -8M{num(x)} {num(y - 3)}l0 -10M{num(x)} {num(y - 3)}l3 -7"
        for x in (a + 12, b - 16)
    )
    return mound + line(blades, colour, 1.6)


def on_foot(*marks: str, axis: float = 116, soles: float = 350, scale: float = SCALE) -> str:
    """Marks about the head of faces.py as a figure standing on the page."""
    body = group(*marks, stroke_width=2 / scale)
    return placed(body, x=axis - 125 * scale, y=soles - 404 * scale, scale=scale)


HIGH = Arm((157, 141), (204, 176), (206, 118), closed=False)
TRAY = Arm((157, 141), (200, 188), (204, 134), closed=False)
LOW = Arm((157, 141), (188, 206), (206, 176), grip=0)
AKIMBO = Arm((93, 141), (58, 186), (96, 210), grip=70)


def borne_coin(pose: Arm, radius: float = 30) -> str:
    x, y = pose.wrist
    return coin(x, y - 19 - radius, radius)


def borne_cup(pose: Arm, height: float = 66) -> str:
    x, y = pose.wrist
    return cup(x, y - 16 - height / 2, height)


def borne_sword(pose: Arm, length: float = 170, lean: float = 0) -> str:
    x, y = pose.wrist
    return tilted(sword(x, y - 11 - length / 2 + 17, length), angle=lean, x=x, y=y - 11)


def borne_club(pose: Arm, length: float = 170, lean: float = 0, down: float = 0.3) -> str:
    """`down` is the part of the club below the hand."""
    x, y = pose.wrist
    return tilted(club(x, y - 10 + (down - 0.5) * length, length), angle=lean, x=x, y=y - 10)


RIDER = 0.7
REINS = Arm((93, 141), (66, 176), (80, 200), grip=-60)
HORSE = 0.84


def leg_astride(hose: Cloth, leather: Cloth) -> str:
    """The near leg of a rider on a horse that looks to the left, in the horse's place."""
    thigh = path(
        "M120 50C112 66 104 84 103 100C104 112 112 117 118 116L133 116"
        "C138 100 148 84 152 62C146 50 132 46 120 50Z",
        hose.light,
    )
    fold = line("M128 66C120 80 115 92 114 104", hose.fold, 2.2)
    shin = path(
        "M104 104C112 110 126 112 134 108C133 126 130 142 130 156C131 163 131 167 130 170L90 170"
        "C90 162 100 160 107 156C109 140 105 122 104 104Z",
        leather.light,
    )
    top = path("M101.6 102C112 109 127 110 136.6 105L135 117C126 121 112 120 103.4 115Z", leather.fold)
    return thigh + fold + stirrup(112, 174) + shin + top


def rider(torso: str, x: float, y: float) -> str:
    """The waist of the torso at (x, y)."""
    return placed(group(torso, stroke_width=2 / RIDER), x=x - 125 * RIDER, y=y - 203 * RIDER, scale=RIDER)


@dataclass(frozen=True)
class Saddle:
    cloth: Cloth
    trim: str
    hose: Cloth
    leather: Cloth

    def leg(self) -> str:
        return leg_astride(self.hose, self.leather)


def on_horse(horse: Horse, saddle: Saddle, torso: str, cover: str = "", look_right: bool = False) -> str:
    """A rider on a horse with one foreleg lifted; `cover` hides its body instead of a saddle cloth."""
    reins = line("M28 57C50 82 76 78 98 66", horse.tack, 2.6)
    dress = cover or breast_strap(horse) + saddle_cloth(saddle.cloth, saddle.trim)
    mount = group(standing(horse) + dress + reins + saddle.leg(), stroke_width=2 / HORSE)
    whole = placed(mount, x=8, y=141.7, scale=HORSE) + rider(torso, 118.5, 190)
    return mirrored(whole, axis=111) if look_right else whole


def on_rearing_horse(horse: Horse, saddle: Saddle, torso: str) -> str:
    leg = placed(tilted(saddle.leg(), angle=12, x=128, y=64), x=22, y=-16)
    cloth = tilted(saddle_cloth(saddle.cloth, saddle.trim), angle=24, x=176, y=108)
    reins = line("M61 1C72 40 96 52 118 48", horse.tack, 2.6)
    mount = group(rearing(horse) + cloth + reins + leg, stroke_width=2 / HORSE)
    return placed(mount, x=9, y=141.7, scale=HORSE) + rider(torso, 133, 182)


SHIELD = "M0 -52L34 -46C36 -8 28 30 0 52C-28 30 -36 -8 -34 -46Z"


def shield(x: float, y: float, field: Cloth, sign: str, scale: float = 1) -> str:
    """Parted down the middle, with a sign on it drawn about the origin."""
    right = flat("M0 -52L34 -46C36 -8 28 30 0 52Z", field.fold)
    return scaled(path(SHIELD, field.light) + right + path(SHIELD, None) + sign, x, y, scale)


def cross(colour: str) -> str:
    """A bold cross, as the sign of a shield."""
    return path("M-6 -44L6 -44L6 -14L30 -14L29 -2L6 -2L6 40L0 46L-6 40L-6 -2L-29 -2L-30 -14L-6 -14Z", colour)
