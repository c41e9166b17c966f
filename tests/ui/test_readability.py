"""A full hand in the smallest window: every index is high enough to be read, and no card lies on it."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from cardtable.ui.drawing import turn
from cardtable.ui.layout import Frame, Pose
from cardtable.ui.seats import Seats
from cardtable.window import MIN_SIZE
from tests.ui.faces import FACES, LARGE, bounds, index_mask, printed

LEAST = 12  # pixels
HANDS = (6, 8, 9)  # of 66, Thousand and Nines
TABLES = [(2, 6), (3, 8), (3, 9), (4, 9)]  # seats, cards


@pytest.fixture(autouse=True, scope="module")
def screen() -> Iterator[Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((64, 64))
    printed.cache_clear()
    pygame.display.quit()


def laid(mask: pygame.Mask, pose: Pose, frame: Frame) -> tuple[pygame.Mask, tuple[int, int]]:
    """A mask of a card's size as the card lies, and where its top left corner is in the window."""
    picture = mask.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0)).convert_alpha()
    turned = turn(picture, pose.angle, 1.0, 1.0, (255, 255, 255))
    x, y = frame.to_px(pose.x, pose.y)
    at = x - turned.get_width() // 2, y - turned.get_height() // 2
    return pygame.mask.from_surface(turned, 127), at


@pytest.mark.parametrize(("seats", "count"), TABLES)
@pytest.mark.parametrize(
    ("pack", "size"), [(pack, "ordinary") for pack in FACES] + [(p, "large") for p in LARGE]
)
def test_every_index_of_a_hand_can_be_read(pack: str, size: str, seats: int, count: int) -> None:
    frame, press = Frame(*MIN_SIZE), printed(pack, size)
    poses = Seats(frame, seats).places[0].hand.poses(count)
    cards = FACES[pack][3 : 3 + count]
    whole = pygame.mask.from_surface(press.face(cards[0], frame.card_px), 127)
    lying = [laid(whole, pose, frame) for pose in poses]
    for number, (card, pose) in enumerate(zip(cards, poses, strict=True)):
        index = index_mask(pack, card, press, frame.card_px)
        assert bounds(index).height >= LEAST, card
        ink, at = laid(index, pose, frame)
        seen = pygame.Rect(at, ink.get_size()).clip(pygame.Rect((0, 0), MIN_SIZE))
        assert bounds(ink).move(at).colliderect(seen)
        assert seen.contains(bounds(ink).move(at)), f"{card} leaves the window"
        for above, place in lying[number + 1 :]:
            offset = place[0] - at[0], place[1] - at[1]
            assert ink.overlap_area(above, offset) == 0, f"{card} is covered"
