"""The twelve figures of the Spanish pack: pages on foot, knights on horseback, kings in their robes."""

from . import bodies, crowns, hair, hats, robes
from .faces import BROWN, OLIVE, ROSE, lips, smile
from .figures import (
    AKIMBO,
    HIGH,
    LOW,
    REINS,
    TRAY,
    Looks,
    Saddle,
    borne_club,
    borne_coin,
    borne_cup,
    borne_sword,
    cross,
    ground,
    on_foot,
    on_horse,
    on_rearing_horse,
    shield,
)
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
    GREY,
    RED,
    RED_CLOTH,
    SKY_CLOTH,
    STEEL_CLOTH,
    WHITE,
    WHITE_CLOTH,
    WINE_CLOTH,
    WOOD_CLOTH,
    Cloth,
)
from .limbs import Arm, arm, boot, grasping, legs, peeping, shoe
from .svg import placed

WHITE_HORSE = Horse(Cloth("#F4EEE0", "#CFC4AC"), Cloth("#E3D6B8", "#A8946A"), RED)
CHESTNUT = Horse(Cloth("#9A5530", "#6E3719"), Cloth("#3B2419", "#20130D"), GOLD, sock=WHITE)
BLACK_HORSE = Horse(Cloth("#3A3A42", "#202127"), Cloth("#26272C", "#5C5C66"), RED)
GREY_HORSE = Horse(Cloth("#A9B0B5", "#7E878E"), Cloth("#5B636A", "#3C4349"), GOLD, dapples=True)


def sota_of_coins() -> str:
    """A fair page in red, one hand on his hip."""
    who = Looks(ROSE, BLOND, 1.4, 2, temper=-0.5)
    body = legs(WHITE_CLOTH, RED_CLOTH, shoe(WINE_CLOTH), 2) + bodies.tunic(RED_CLOTH, GOLD_CLOTH)
    dress = body + bodies.stripes(GOLD_CLOTH) + bodies.belt(WINE_CLOTH)
    hat = crowns.beret(RED_CLOTH, GOLD_CLOTH) + crowns.feather(WHITE_CLOTH) + crowns.badge(BLUE)
    head = who.head(smile(who.skin), hair.flicked(who.hair), hat)
    left = arm(AKIMBO, RED_CLOTH, who.skin, WHITE_CLOTH)
    right = arm(HIGH, RED_CLOTH, who.skin, WHITE_CLOTH, borne_coin(HIGH))
    return ground() + on_foot(left, dress, robes.ruff(), head, right)


def sota_of_cups() -> str:
    """A girl with flowers in her hair, who brings the cup."""
    who = Looks(OLIVE, BROWN_HAIR, 1.4, 3, lashes=True, brow=2)
    dress = peeping(WINE_CLOTH) + bodies.gown(RED_CLOTH, WINE_CLOTH, who.skin) + bodies.apron(WHITE_CLOTH)
    braids = hair.braided(who.hair) + hats.flower_wreath((WHITE, GOLD, RED))
    left = arm(Arm((93, 141), (70, 190), (82, 232), grip=160), WHITE_CLOTH, who.skin, RED_CLOTH)
    right = arm(TRAY, WHITE_CLOTH, who.skin, RED_CLOTH, borne_cup(TRAY, 78))
    back = who.bowed(hair.dome(who.hair))
    return ground() + on_foot(back, dress, who.head(lips(109.4, 6), braids), left, right)


def sota_of_swords() -> str:
    """A watchful squire, his shield on the ground before him."""
    who = Looks(OLIVE, BLACK_HAIR, -1.4, -2, temper=1)
    dress = legs(SKY_CLOTH, BLUE_CLOTH, boot(BLACK_CLOTH), 3) + bodies.tunic(BLUE_CLOTH, SKY_CLOTH)
    doublet = dress + bodies.halves(SKY_CLOTH) + bodies.lacing(BLUE_CLOTH) + bodies.belt(BLACK_CLOTH)
    head = who.head(smile(who.skin), hair.thin_moustache(who.hair), hair.page_cut(who.hair))
    cap = who.bowed(hats.wide_hat(BLUE_CLOTH, GOLD_CLOTH))
    left = arm(Arm((93, 141), (62, 190), (62, 246), grip=180), BLUE_CLOTH, who.skin, WHITE_CLOTH)
    right = arm(LOW, SKY_CLOTH, who.skin, WHITE_CLOTH, borne_sword(LOW, 150))
    arms = shield(61, 322, RED_CLOTH, cross(GOLD), 1.35)
    return ground() + on_foot(doublet, bodies.collar(WHITE_CLOTH), head, cap, arms, left, right)


def sota_of_clubs() -> str:
    """A forester in a hood, leaning on the club as on a staff."""
    who = Looks(BROWN, DARK_HAIR, 1.4, 2)
    dress = legs(WOOD_CLOTH, WOOD_CLOTH, boot(WINE_CLOTH), 4) + bodies.tunic(GREEN_CLOTH, GOLD_CLOTH, 264, 40)
    clothes = dress + bodies.belt(WINE_CLOTH) + bodies.shawl(RED_CLOTH)
    head = who.head(smile(who.skin), hats.hood(RED_CLOTH, GOLD_CLOTH))
    left = arm(AKIMBO, GREEN_CLOTH, who.skin, GOLD_CLOTH)
    pose = Arm((157, 141), (164, 200), (190, 184))
    staff = placed(borne_club(pose, 276, down=0.8), x=6, y=0)
    right = grasping(pose, GREEN_CLOTH, who.skin, GOLD_CLOTH, staff)
    return ground() + on_foot(left, clothes, head, right)


NEAR = Arm((157, 141), (194, 208), (192, 164), closed=False)


def caballo_of_coins() -> str:
    """A rider in a broad hat on a white horse."""
    who = Looks(ROSE, AUBURN, 1.4, 2)
    dress = bodies.tunic(GOLD_CLOTH, RED_CLOTH, 240, 30) + bodies.stripes(RED_CLOTH) + bodies.belt(WINE_CLOTH)
    hat = hats.wide_hat(RED_CLOTH, GOLD_CLOTH) + crowns.feather(WHITE_CLOTH)
    head = who.head(
        lips(112.4, 5), hair.cropped(who.hair), hair.beard("pointed", who.hair), hair.moustache(who.hair), hat
    )
    left = arm(REINS, GOLD_CLOTH, who.skin, RED_CLOTH)
    pose = Arm((157, 141), (206, 178), (212, 124), closed=False)
    right = arm(pose, GOLD_CLOTH, who.skin, RED_CLOTH, borne_coin(pose, 33))
    saddle = Saddle(RED_CLOTH, GOLD, RED_CLOTH, WOOD_CLOTH)
    return ground() + on_horse(WHITE_HORSE, saddle, left + dress + robes.ruff() + head + right)


def caballo_of_cups() -> str:
    """A young knight with a coronet, looking back, on a chestnut."""
    who = Looks(ROSE, BLOND, -1.3, -3, temper=-0.6)
    dress = bodies.tunic(SKY_CLOTH, RED_CLOTH, 240, 30) + bodies.lacing(BLUE_CLOTH) + bodies.belt(RED_CLOTH)
    head = who.head(smile(who.skin), hair.curly(who.hair), hats.coronet(RED))
    left = arm(REINS, RED_CLOTH, who.skin, WHITE_CLOTH)
    right = arm(NEAR, RED_CLOTH, who.skin, WHITE_CLOTH, borne_cup(NEAR, 72))
    saddle = Saddle(RED_CLOTH, GOLD, WHITE_CLOTH, BLACK_CLOTH)
    torso = left + dress + bodies.shawl(RED_CLOTH) + head + right
    return ground() + on_horse(CHESTNUT, saddle, torso, look_right=True)


def caballo_of_swords() -> str:
    """A man-at-arms on a rearing black horse."""
    who = Looks(OLIVE, BLACK_HAIR, -1.4, -3, brow=3.4, temper=0.9)
    dress = bodies.mail(BLUE_CLOTH) + bodies.cuirass()
    head = who.head(lips(112.4, 5), hair.thin_moustache(who.hair), hats.helmet(RED_CLOTH))
    left = arm(REINS, STEEL_CLOTH, who.skin, BLUE_CLOTH)
    pose = Arm((157, 141), (190, 176), (186, 132), grip=10)
    right = arm(pose, STEEL_CLOTH, who.skin, BLUE_CLOTH, borne_sword(pose, 140, 12))
    saddle = Saddle(BLUE_CLOTH, GOLD, STEEL_CLOTH, BLACK_CLOTH)
    return ground() + on_rearing_horse(BLACK_HORSE, saddle, left + dress + head + right)


def caballo_of_clubs() -> str:
    """A knight from the south in a turban; a cloth hangs down over his grey horse."""
    who = Looks(BROWN, DARK_HAIR, 1.4, 2, temper=0.6)
    dress = (
        bodies.tunic(GREEN_CLOTH, GOLD_CLOTH, 240, 30) + bodies.stripes(WHITE_CLOTH) + bodies.belt(RED_CLOTH)
    )
    beard = hair.beard("round", who.hair) + lips(112.4, 5) + hair.moustache(who.hair)
    head = who.head(beard, hats.turban(WHITE_CLOTH, RED, RED_CLOTH))
    left = arm(REINS, GREEN_CLOTH, who.skin, GOLD_CLOTH)
    pose = Arm((157, 141), (190, 196), (182, 154), grip=-3)
    right = arm(pose, GREEN_CLOTH, who.skin, GOLD_CLOTH, borne_club(pose, 156, -2))
    saddle = Saddle(GREEN_CLOTH, GOLD, GREEN_CLOTH, WINE_CLOTH)
    torso = left + dress + head + right
    return ground() + on_horse(GREY_HORSE, saddle, torso, caparison(GREEN_CLOTH, GOLD_CLOTH), look_right=True)


def crowned(who: Looks, crown: str, beard: str, velvet: Cloth, gem: str, locks: str) -> str:
    return who.head(
        locks,
        hair.beard(beard, who.hair),
        lips(112.4, 5),
        hair.moustache(who.hair),
        crowns.crown(crown, velvet, gem),
    )


def rey_of_coins() -> str:
    """An old king in gold and ermine."""
    who = Looks(ROSE, GREY, 1.3, 1.5, brow=3.4, temper=-0.8)
    dress = (
        bodies.cloak(RED_CLOTH, WHITE_CLOTH) + bodies.robe(RED_CLOTH, GOLD_CLOTH) + bodies.belt(WINE_CLOTH)
    )
    right = (
        HIGH.sleeve(RED_CLOTH, 17, 13)
        + HIGH.hand(who.skin, borne_coin(HIGH, 32))
        + HIGH.cuff(WHITE_CLOTH, 16, 11)
    )
    pose = Arm((93, 141), (54, 186), (84, 214), grip=20)
    left = arm(pose, RED_CLOTH, who.skin, WHITE_CLOTH)
    head = crowned(who, "arched", "square", RED_CLOTH, RED, hair.rolled(who.hair))
    return ground() + on_foot(dress, bodies.fur_edge(), left, right, robes.ermine(), head)


def rey_of_cups() -> str:
    """A red-haired king in a furred robe, merry."""
    who = Looks(ROSE, AUBURN, -1.3, -2, brow=3.4, temper=-0.5)
    dress = (
        peeping(WOOD_CLOTH) + bodies.robe(RED_CLOTH, SKY_CLOTH) + bodies.fur_hem() + bodies.belt(BLUE_CLOTH)
    )
    right = (
        TRAY.sleeve(RED_CLOTH, 17, 14)
        + TRAY.hand(who.skin, borne_cup(TRAY, 84))
        + TRAY.cuff(WHITE_CLOTH, 17, 12)
    )
    left = arm(AKIMBO, RED_CLOTH, who.skin, WHITE_CLOTH)
    head = crowned(who, "curved", "round", BLUE_CLOTH, BLUE, hair.rolled(who.hair))
    return ground() + on_foot(left, dress, bodies.shawl(WHITE_CLOTH), right, head)


def rey_of_swords() -> str:
    """A dark king in armour."""
    who = Looks(OLIVE, BLACK_HAIR, 1.3, 0, brow=3.6, temper=1)
    armour = legs(STEEL_CLOTH, STEEL_CLOTH, boot(STEEL_CLOTH), 3) + bodies.mail(BLUE_CLOTH) + bodies.cuirass()
    right = arm(LOW, STEEL_CLOTH, who.skin, BLUE_CLOTH, borne_sword(LOW, 154))
    left = arm(AKIMBO, STEEL_CLOTH, who.skin, BLUE_CLOTH)
    head = crowned(who, "straight", "forked", BLUE_CLOTH, RED, hair.rolled(who.hair))
    return ground() + on_foot(bodies.cloak(BLUE_CLOTH, RED_CLOTH), left, armour, head, right)


def rey_of_clubs() -> str:
    """A king of the woods in a green mantle."""
    who = Looks(BROWN, DARK_HAIR, -1.3, -1.5, brow=3.4, temper=0.4)
    dress = (
        bodies.cloak(GREEN_CLOTH, GOLD_CLOTH) + bodies.robe(GREEN_CLOTH, WINE_CLOTH) + bodies.belt(GOLD_CLOTH)
    )
    pose = Arm((157, 141), (166, 208), (194, 190))
    staff = placed(borne_club(pose, 286, down=0.74), x=6, y=0)
    right = grasping(pose, GREEN_CLOTH, who.skin, GOLD_CLOTH, staff)
    left = arm(AKIMBO, GREEN_CLOTH, who.skin, GOLD_CLOTH)
    head = crowned(who, "five", "pointed", WINE_CLOTH, GREEN, hair.cropped(who.hair))
    return ground() + on_foot(dress, left, bodies.shawl(WHITE_CLOTH), head, right)


FIGURES = {
    "S": {"o": sota_of_coins, "c": sota_of_cups, "e": sota_of_swords, "b": sota_of_clubs},
    "C": {"o": caballo_of_coins, "c": caballo_of_cups, "e": caballo_of_swords, "b": caballo_of_clubs},
    "R": {"o": rey_of_coins, "c": rey_of_cups, "e": rey_of_swords, "b": rey_of_clubs},
}
