"""The figures of the tarot pack: four Valets, four "
"Cavaliers, four Dames, the Excuse and the juggler of trump 1."""

from . import bodies, crowns, flowers, gear, hair, hats, robes
from .faces import BROWN, OLIVE, ROSE, lips, smile
from .figures import AKIMBO, LOW, REINS, Looks, Saddle, on_foot, on_horse, on_rearing_horse
from .horses import Horse, caparison
from .inks import (
    AUBURN,
    BLACK_CLOTH,
    BLACK_HAIR,
    BLOND,
    BLUE,
    BLUE_CLOTH,
    BROWN_HAIR,
    DARK_HAIR,
    GOLD,
    GOLD_CLOTH,
    GREEN,
    GREEN_CLOTH,
    RED,
    RED_CLOTH,
    SKY_CLOTH,
    STEEL_CLOTH,
    WHITE,
    WHITE_CLOTH,
    WINE_CLOTH,
    WOOD,
    WOOD_CLOTH,
    Cloth,
)
from .limbs import Arm, arm, boot, legs, peeping, shoe
from .svg import line, placed

WHITE_HORSE = Horse(Cloth("#F4EEE0", "#CFC4AC"), Cloth("#D8C59A", "#A8946A"), BLUE)
BAY = Horse(Cloth("#7E3F22", "#552813"), Cloth("#2A1A14", "#160D0A"), RED, sock=WHITE)
PALOMINO = Horse(Cloth("#DDB16A", "#B0843F"), Cloth("#F2E6C8", "#C9B688"), RED)
DARK_HORSE = Horse(Cloth("#4A3B36", "#2F2522"), Cloth("#241B18", "#5E4C45"), GOLD, sock=WHITE)

FOREARM = Arm((93, 141), (62, 186), (88, 214), grip=40)
AT_SIDE = Arm((93, 141), (70, 190), (80, 236), grip=165)
ON_STAFF = Arm((157, 141), (170, 198), (180, 184), grip=0)
UP = Arm((157, 141), (198, 182), (198, 128))


def afoot(*marks: str, axis: float = 107) -> str:
    return on_foot(*marks, axis=axis, soles=374, scale=0.9)


def at_hand(pose: Arm, thing: str, turn: float = 0, up: float = 10) -> str:
    """Something drawn about the origin, put where a hand closes."""
    return placed(thing, x=pose.wrist[0], y=pose.wrist[1] - up, turn=turn)


def valet_of_spades() -> str:
    """A guard with his halberd."""
    who = Looks(OLIVE, BLACK_HAIR, -1.4, -2, temper=0.8)
    dress = legs(BLACK_CLOTH, BLUE_CLOTH, boot(WOOD_CLOTH), 3) + bodies.tunic(BLUE_CLOTH, GOLD_CLOTH)
    coat = dress + bodies.stripes(SKY_CLOTH) + bodies.belt(BLACK_CLOTH) + bodies.collar(WHITE_CLOTH)
    head = who.head(smile(who.skin), hair.page_cut(who.hair), hats.floppy_cap(BLUE_CLOTH, GOLD_CLOTH))
    left = arm(AKIMBO, BLUE_CLOTH, who.skin, GOLD_CLOTH)
    weapon = placed(gear.halberd(30, 402, RED_CLOTH), x=180, y=0)
    return afoot(left, coat, head, arm(ON_STAFF, BLUE_CLOTH, who.skin, GOLD_CLOTH, weapon))


def valet_of_hearts() -> str:
    """A young falconer."""
    who = Looks(ROSE, AUBURN, 1.4, 3, temper=-0.5)
    dress = legs(WHITE_CLOTH, WHITE_CLOTH, shoe(WINE_CLOTH), 2) + bodies.tunic(
        RED_CLOTH, WHITE_CLOTH, 266, 40
    )
    coat = dress + bodies.lacing(WINE_CLOTH) + bodies.belt(BLUE_CLOTH)
    hat = crowns.beret(RED_CLOTH, BLUE_CLOTH) + crowns.feather(WHITE_CLOTH) + crowns.badge(BLUE)
    head = who.head(smile(who.skin), hair.curly(who.hair), hat)
    left = arm(AT_SIDE, RED_CLOTH, who.skin, WHITE_CLOTH)
    right = arm(UP, RED_CLOTH, who.skin, WOOD_CLOTH, at_hand(UP, gear.falcon(), up=24))
    return afoot(left, coat, robes.ruff(), head, right)


def valet_of_diamonds() -> str:
    """A messenger with a sealed letter."""
    who = Looks(ROSE, BROWN_HAIR, -1.4, -3)
    dress = legs(RED_CLOTH, RED_CLOTH, boot(WOOD_CLOTH), 4) + bodies.tunic(GOLD_CLOTH, RED_CLOTH, 256, 34)
    coat = dress + bodies.belt(WINE_CLOTH) + placed(gear.purse(WINE_CLOTH), x=148, y=206)
    head = who.head(smile(who.skin), hair.flicked(who.hair), hats.wide_hat(WINE_CLOTH, GOLD_CLOTH))
    left = arm(AKIMBO, GOLD_CLOTH, who.skin, WHITE_CLOTH)
    pose = Arm((157, 141), (196, 190), (194, 150))
    right = arm(pose, GOLD_CLOTH, who.skin, WHITE_CLOTH, at_hand(pose, gear.scroll(), 8, up=28))
    return afoot(left, coat, bodies.shawl(RED_CLOTH), head, right)


def valet_of_clubs() -> str:
    """A hunter with a long bow."""
    who = Looks(BROWN, DARK_HAIR, 1.4, 2)
    back = placed(gear.quiver(), x=84, y=126)
    dress = legs(WOOD_CLOTH, WOOD_CLOTH, boot(GREEN_CLOTH), 5) + bodies.tunic(
        GREEN_CLOTH, WOOD_CLOTH, 262, 38
    )
    coat = dress + bodies.halves(GOLD_CLOTH, 262, 38) + bodies.belt(WOOD_CLOTH)
    strap = line("M92 134L142 196", WOOD, 5)
    cap = crowns.beret(GREEN_CLOTH, WOOD_CLOTH) + crowns.feather(RED_CLOTH)
    head = who.head(smile(who.skin), hair.short_curls(who.hair), cap)
    left = arm(AKIMBO, GREEN_CLOTH, who.skin, GOLD_CLOTH)
    right = arm(LOW, GREEN_CLOTH, who.skin, GOLD_CLOTH, at_hand(LOW, gear.bow(220)))
    return afoot(back, left, coat, strap, bodies.collar(GOLD_CLOTH), head, right)


def mounted(picture: str) -> str:
    return placed(picture, x=2, y=-28)


def cavalier_of_spades() -> str:
    """A lancer on a rearing white horse."""
    who = Looks(OLIVE, BLACK_HAIR, -1.4, -2, brow=3.2, temper=1)
    dress = bodies.mail(BLUE_CLOTH) + bodies.cuirass()
    head = who.head(lips(112.4, 5), hair.moustache(who.hair), hats.helmet(BLUE_CLOTH))
    left = arm(REINS, STEEL_CLOTH, who.skin, BLUE_CLOTH)
    pose = Arm((157, 141), (176, 196), (180, 166), grip=2)
    weapon = placed(gear.lance(-70, 110, RED_CLOTH), x=pose.wrist[0], y=pose.wrist[1] - 8, turn=2)
    right = arm(pose, STEEL_CLOTH, who.skin, BLUE_CLOTH, weapon)
    saddle = Saddle(RED_CLOTH, GOLD, STEEL_CLOTH, BLACK_CLOTH)
    return mounted(on_rearing_horse(WHITE_HORSE, saddle, left + dress + head + right))


def cavalier_of_hearts() -> str:
    """A gallant with a rose."""
    who = Looks(ROSE, BLOND, 1.4, 3, temper=-0.7)
    dress = bodies.tunic(RED_CLOTH, GOLD_CLOTH, 240, 30) + bodies.lacing(WINE_CLOTH) + bodies.belt(BLUE_CLOTH)
    hat = crowns.beret(BLUE_CLOTH, GOLD_CLOTH) + crowns.feather(WHITE_CLOTH) + crowns.badge(RED)
    head = who.head(smile(who.skin), hair.curly(who.hair), hat)
    left = arm(REINS, RED_CLOTH, who.skin, WHITE_CLOTH)
    pose = Arm((157, 141), (198, 176), (198, 126), grip=0)
    rose = placed(flowers.stem() + flowers.rose(RED_CLOTH), x=198 - 177, y=126 - 160)
    right = arm(pose, RED_CLOTH, who.skin, WHITE_CLOTH, rose)
    saddle = Saddle(RED_CLOTH, GOLD, WHITE_CLOTH, WINE_CLOTH)
    cover = caparison(RED_CLOTH, GOLD_CLOTH)
    return mounted(on_horse(BAY, saddle, left + dress + robes.ruff() + head + right, cover))


def cavalier_of_diamonds() -> str:
    """A standard-bearer on a palomino."""
    who = Looks(ROSE, BROWN_HAIR, 1.3, 1)
    dress = bodies.tunic(GOLD_CLOTH, WINE_CLOTH, 240, 30) + bodies.halves(RED_CLOTH, 240, 30)
    beard = hair.beard("pointed", who.hair) + lips(112.4, 5) + hair.moustache(who.hair)
    head = who.head(hair.cropped(who.hair), beard, hats.coronet(RED))
    left = arm(REINS, GOLD_CLOTH, who.skin, WHITE_CLOTH)
    pose = Arm((157, 141), (178, 206), (188, 186), grip=0)
    flag = placed(gear.banner(-82, 80, RED_CLOTH, gear.sun(20)), x=pose.wrist[0], y=pose.wrist[1] - 8)
    right = arm(pose, RED_CLOTH, who.skin, WHITE_CLOTH, flag)
    saddle = Saddle(RED_CLOTH, GOLD, GOLD_CLOTH, WOOD_CLOTH)
    torso = left + dress + bodies.belt(WINE_CLOTH) + bodies.collar(WHITE_CLOTH) + head + right
    return mounted(on_horse(PALOMINO, saddle, torso, look_right=True))


def cavalier_of_clubs() -> str:
    """A huntsman with his horn on a dark horse."""
    who = Looks(BROWN, DARK_HAIR, 1.3, 2, temper=0.4)
    dress = (
        bodies.tunic(GREEN_CLOTH, GOLD_CLOTH, 240, 30) + bodies.lacing(GREEN_CLOTH) + bodies.belt(WOOD_CLOTH)
    )
    beard = hair.beard("round", who.hair) + lips(112.4, 5) + hair.moustache(who.hair)
    head = who.head(hair.cropped(who.hair), beard, hats.wide_hat(GREEN_CLOTH, RED_CLOTH))
    left = arm(REINS, GREEN_CLOTH, who.skin, GOLD_CLOTH)
    pose = Arm((157, 141), (192, 180), (190, 138), grip=0)
    right = arm(pose, GREEN_CLOTH, who.skin, GOLD_CLOTH, at_hand(pose, gear.horn()))
    saddle = Saddle(WINE_CLOTH, GOLD, WOOD_CLOTH, WINE_CLOTH)
    torso = left + dress + bodies.shawl(RED_CLOTH) + head + right
    return mounted(on_horse(DARK_HORSE, saddle, torso, look_right=True))


def dame(who: Looks, back: str, dress: str, tresses: str, tiara: str, gem: str) -> tuple[str, str]:
    """What lies behind the shoulders with the dress, and the head with its crown."""
    head = who.head(lips(109.4, 6), tresses, crowns.tiara(tiara, gem))
    return who.bowed(back) + dress, head + robes.necklace(gem)


def dame_of_spades() -> str:
    """Grave, in dark blue, a dove on her hand."""
    who = Looks(OLIVE, BLACK_HAIR, 1.4, 3, lashes=True, brow=2, temper=0.4)
    gown = peeping(BLACK_CLOTH) + bodies.gown(SKY_CLOTH, BLUE_CLOTH, who.skin) + bodies.overskirt(BLUE_CLOTH)
    dress, head = dame(who, hair.dome(who.hair), gown, hair.sleek(who.hair), "peaks", RED)
    left = arm(FOREARM, BLUE_CLOTH, who.skin, WHITE_CLOTH)
    pose = Arm((157, 141), (196, 188), (190, 136), closed=False)
    right = arm(pose, BLUE_CLOTH, who.skin, WHITE_CLOTH, at_hand(pose, gear.dove(), up=20))
    return afoot(dress, head, left, right)


def dame_of_hearts() -> str:
    """Warm, with a rose."""
    who = Looks(ROSE, AUBURN, -1.3, -3, lashes=True, brow=2, temper=-0.7)
    gown = peeping(WINE_CLOTH) + bodies.gown(RED_CLOTH, GOLD_CLOTH, who.skin) + bodies.sprigs(GOLD)
    dress, head = dame(who, hair.dome(who.hair), gown, hair.wavy(who.hair), "waves", RED)
    left = arm(AT_SIDE, RED_CLOTH, who.skin, WHITE_CLOTH)
    pose = Arm((157, 141), (196, 188), (200, 142), grip=0)
    rose = placed(flowers.stem() + flowers.rose(RED_CLOTH), x=200 - 177, y=142 - 160)
    return afoot(dress, head, left, arm(pose, RED_CLOTH, who.skin, WHITE_CLOTH, rose))


def dame_of_diamonds() -> str:
    """Proud, before her glass."""
    who = Looks(ROSE, BLOND, 1.4, 3, lashes=True, brow=2)
    gown = peeping(RED_CLOTH) + bodies.gown(WHITE_CLOTH, RED_CLOTH, who.skin) + bodies.overskirt(GOLD_CLOTH)
    dress, head = dame(who, hair.dome(who.hair), gown, hair.braided(who.hair), "rays", BLUE)
    left = arm(AKIMBO, GOLD_CLOTH, who.skin, WHITE_CLOTH)
    return afoot(dress, left, head, arm(UP, GOLD_CLOTH, who.skin, WHITE_CLOTH, at_hand(UP, gear.mirror())))


def dame_of_clubs() -> str:
    """Merry, with a fan."""
    who = Looks(BROWN, DARK_HAIR, -1.4, -3, lashes=True, brow=2, temper=-0.4)
    gown = peeping(GOLD_CLOTH) + bodies.gown(GREEN_CLOTH, WINE_CLOTH, who.skin) + bodies.apron(GOLD_CLOTH)
    dress, head = dame(who, hair.cloud(who.hair), gown, hair.cloud_front(who.hair), "leaves", GREEN)
    left = arm(FOREARM, GREEN_CLOTH, who.skin, WHITE_CLOTH)
    pose = Arm((157, 141), (190, 196), (190, 160), grip=0)
    right = arm(
        pose,
        GREEN_CLOTH,
        who.skin,
        WHITE_CLOTH,
        at_hand(pose, placed(gear.fan(WINE_CLOTH), x=0, y=0, scale=0.88), 0, 14),
    )
    return afoot(dress, head, left, right)


FIGURES = {
    11: {"S": valet_of_spades, "H": valet_of_hearts, "D": valet_of_diamonds, "C": valet_of_clubs},
    12: {"S": cavalier_of_spades, "H": cavalier_of_hearts, "D": cavalier_of_diamonds, "C": cavalier_of_clubs},
    13: {"S": dame_of_spades, "H": dame_of_hearts, "D": dame_of_diamonds, "C": dame_of_clubs},
}
