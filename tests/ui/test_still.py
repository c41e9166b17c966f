"""What is kept from frame to frame shows what would be painted anew, and is painted only where it changed."""

import random
from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from cardtable.ui.still import Lying, Still

SIZE = (320, 200)


@pytest.fixture(autouse=True)
def window() -> Iterator[Surface]:
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


def thing(dice: random.Random, number: int) -> Lying:
    """A picture that lets what is below it shine through, somewhere, a part of it beyond the edge."""
    picture = Surface((40, 56), pygame.SRCALPHA).convert_alpha()
    picture.fill((dice.randrange(256), dice.randrange(256), dice.randrange(256), 150))
    return number, ((picture, (dice.randrange(-20, 300), dice.randrange(-20, 180))),)


def anew(colour: object, lying: list[Lying]) -> bytes:
    surface = Surface(SIZE).convert()
    surface.fill(colour)  # type: ignore[arg-type]
    surface.fblits([blit for _, pictures in lying for blit in pictures])
    return surface.get_buffer().raw


def test_it_shows_what_would_be_painted_anew(window: Surface) -> None:
    dice, still = random.Random("still"), Still()
    things = [thing(dice, number) for number in range(24)]
    lying, colour = things[:12], "navy"
    for _ in range(300):
        match dice.randrange(8):
            case 0:
                colour = dice.choice(("navy", "darkgreen"))
            case 1:
                dice.shuffle(lying)
            case 2 | 3 if lying:
                del lying[dice.randrange(len(lying))]
            case 4 | 5:
                lying.insert(dice.randint(0, len(lying)), dice.choice(things))  # one may lie there twice
        still.draw(window, colour, lambda surface, ink=colour: surface.fill(ink), list(lying))  # type: ignore[misc]
        assert window.get_buffer().raw == anew(colour, lying)


def test_a_ground_is_painted_once(window: Surface) -> None:
    painted: list[str] = []

    def paint(surface: Surface) -> None:
        painted.append("ground")
        surface.fill("navy")

    still, card = Still(), thing(random.Random(1), 1)
    for lying in ([], [card], [card], []):
        still.draw(window, "one", paint, lying)
    assert painted == ["ground"]
    still.draw(window, "another", paint, [])
    assert painted == ["ground", "ground"]


def test_only_what_changed_is_painted_anew(window: Surface) -> None:
    dice, still = random.Random(2), Still()
    corner, other = Surface((40, 56)), thing(dice, 2)
    corner.fill("white")
    for _ in range(3):
        still.draw(window, "key", lambda surface: surface.fill("navy"), [other])
    assert still._picture is not None
    still._picture.fill("red")
    still.draw(window, "key", lambda surface: surface.fill("navy"), [other, ("corner", ((corner, (0, 0)),))])
    assert window.get_at((39, 55))[:3] == (255, 255, 255)
    assert window.get_at((41, 0))[:3] == window.get_at((0, 57))[:3] == (255, 0, 0)
