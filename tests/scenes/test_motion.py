"""What moves on the table of 66 beside flying cards: the shuffle, two celebrations, the light."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from cardtable.engine.match import Match, Record, Sitter
from cardtable.scenes.scene import Push
from cardtable.scenes.sixty_six import SixtySixTable, panel
from cardtable.ui import timeline as t
from tests.engine.sixty_six_table import pack_of
from tests.pilot import TRICK, Pilot, Script
from tests.scenes.test_table import HAND

WINNING = "AS TS KS QS AH TH", "JD 9D 9C 9H JC JH"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "player"


@pytest.fixture
def pilot(folder: Path) -> Iterator[Pilot]:
    made = Pilot(folder)
    yield made
    made.close()


def fresh(pilot: Pilot) -> SixtySixTable:
    seats = Sitter("You"), Sitter("Otto", "computer", "normal")
    match = Match(Record("sixty_six", seats, "a seed"), {1: Script()})
    pilot.app.carry_out(Push(SixtySixTable(pilot.app.stage, match)))
    return pilot.table


def spread(table: SixtySixTable) -> float:
    xs = [sprite.pose.x for sprite in table.cards]
    return max(xs) - min(xs)


def test_the_pack_is_shuffled_before_the_first_card_is_dealt(pilot: Pilot) -> None:
    table = fresh(pilot)
    lying = spread(table)
    pilot.tick(150)
    assert spread(table) > lying + 0.8
    assert len(table.cards.zones) == 1 or not any(
        sprites for zone, sprites in table.cards.zones.items() if zone.seat is not None
    )
    pilot.tick(t.SHUFFLE)
    assert any(sprites for zone, sprites in table.cards.zones.items() if zone.seat is not None)


def test_a_click_ends_the_shuffle_and_the_deal(pilot: Pilot) -> None:
    table = fresh(pilot)
    pilot.tick(150)
    pilot.click((640, 300))
    assert table.timeline.idle
    assert not table.dealing
    assert len(table.hand()) == 6


def test_at_no_speed_the_cards_lie_at_once(folder: Path) -> None:
    pilot = Pilot(folder, speed=0.0)
    table = fresh(pilot)
    pilot.tick(60)
    assert table.timeline.idle
    assert len(table.hand()) == 6
    pilot.close()


def test_with_reduced_motion_the_pack_fades_in_where_it_lies(folder: Path) -> None:
    pilot = Pilot(folder, reduce_motion=True)
    table = fresh(pilot)
    lying = spread(table)
    pilot.tick(60)
    assert spread(table) == lying
    assert all(0 < sprite.alpha < 1 for sprite in table.cards)
    pilot.close()


def test_the_next_deal_is_shuffled_too(pilot: Pilot) -> None:
    table = pilot.deal(*WINNING, turned="JS", stock="AC")
    for card in ("AS", "TS"):
        pilot.drag(card, TRICK)
        pilot.settle()
    pilot.drag("KS", TRICK)
    pilot.click(pilot.button("marry KS"))
    pilot.settle()
    heard: list[str] = []
    table.stage.sounds.play = heard.append  # type: ignore[method-assign, assignment]
    pilot.click(pilot.button("proceed"))
    pilot.settle()
    assert heard.index("shuffle") < heard.index("deal")
    assert table.view.deal == 2


def announce_forty(pilot: Pilot) -> SixtySixTable:
    table = pilot.deal(*WINNING, turned="JS", stock="AC")
    pilot.drag("AS", TRICK)
    pilot.settle()
    pilot.drag("KS", TRICK)
    pilot.click(pilot.button("marry KS"))
    return table


def test_forty_are_celebrated_as_the_card_is_led(pilot: Pilot) -> None:
    table = announce_forty(pilot)
    pilot.until(lambda: table.celebration)
    assert table.celebration is not None
    assert table.celebration.suit == "S"
    pilot.draw()
    pilot.tick(t.BURST)
    assert table.celebration is None


def test_a_click_ends_a_celebration(pilot: Pilot) -> None:
    table = announce_forty(pilot)
    pilot.until(lambda: table.celebration)
    pilot.tick(100)
    pilot.click((640, 300))
    assert table.celebration is None


def test_twenty_are_announced_without_a_fuss(pilot: Pilot) -> None:
    table = pilot.deal(HAND)
    pilot.drag("KH", TRICK)
    pilot.click(pilot.button("marry KH"))
    pilot.tick(300)
    assert table.celebration is None


@pytest.mark.parametrize(("scores", "stars"), [((6, 0), True), ((0, 0), False)])
@pytest.mark.parametrize("reduce", [False, True])
def test_stars_fall_for_a_won_match(folder: Path, scores: tuple[int, int], stars: bool, reduce: bool) -> None:
    pilot = Pilot(folder, reduce_motion=reduce)
    pack = tuple(map(str, pack_of(*WINNING, "JS", "AC")))
    seats = Sitter("You"), Sitter("Otto", "computer", "normal")
    table = pilot.sit(
        Match(Record("sixty_six", seats, "s", dealer=1, pack=pack, scores=scores), {1: Script()})
    )
    seen = []
    while not table.standing():
        if table.my_turn:
            verbs = {move.verb: move for move in table.view.legal}
            table.submit(verbs.get("marry", verbs["play"]))
        pilot.tick(50)
        seen.append(table.celebration is not None and not table.celebration.suit)
    assert any(seen) is (stars and not reduce)
    pilot.close()


def test_the_light_is_with_nobody_while_the_last_move_is_on_its_way(pilot: Pilot) -> None:
    table = pilot.deal(HAND, "9D", answers=["play 9D"])
    assert table.acting == 0
    pilot.drag("AS", TRICK)
    assert table.acting == 1
    pilot.until(lambda: len(pilot.log) == 2)
    pilot.tick(20)
    assert table.acting is None
    pilot.settle()
    assert table.acting == 0


@pytest.mark.parametrize("cloth", ["petrol", "linen"])
def test_a_warm_light_lies_round_the_hand_in_turn(folder: Path, cloth: str) -> None:
    pilot = Pilot(folder, cloth=cloth)
    table = pilot.deal(HAND, "9D", answers=["play 9D"])
    above = table.frame.to_px(table.places.middle, table.frame.box.bottom - 1.95)

    def warmth() -> int:
        pilot.draw()
        red, _, blue = pygame.transform.average_color(
            pilot.app.surface, pygame.Rect(above[0] - 60, above[1], 120, 10)
        )[:3]
        return red - blue

    mine = warmth()
    pilot.drag("AS", TRICK)
    assert mine > warmth() + 30
    pilot.close()


@pytest.mark.parametrize("language", ["en", "ru", "fr", "es"])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1000, 1400), (2560, 700)])
def test_at_every_text_size_the_panel_stays_beside_the_cards(
    folder: Path, language: str, text_size: float, size: tuple[int, int]
) -> None:
    pilot = Pilot(folder, text_size=text_size)
    pilot.app.window.size = size
    pilot.app._take_events()
    pilot.language(language)
    table = pilot.deal("AS KS QS 9H KC QC", "JS TD 9C 9D JD AD", turned="AH", answers=["play JS"])
    pilot.tick(400)
    assert table.size == size
    place = pygame.Rect(table.frame.box_px(table.places.seats.panel))
    pilot.drag("AS", TRICK)
    pilot.settle()
    assert {"marry S", "marry C", "exchange", "close"} <= set(table.trace()["buttons"])
    for question in (None, "close"):
        if question:
            pilot.click(pilot.button(question))
        pilot.draw()
        assert place.inflate(2, 2).contains(table.panel.box)
        words = [pill for pill in table.pills if pill.label]
        assert all(table.panel.box.contains(pill.box) for pill in words)
        assert len(panel.lines(table)) >= 2
    pilot.close()


def lifts(pilot: Pilot, card: str, ticks: int) -> list[float]:
    sprite = pilot.sprite(card)
    seen = [sprite.lift]
    for _ in range(ticks):
        pilot.tick()
        seen.append(sprite.lift)
    return seen


def test_the_shadow_of_a_card_grows_and_shrinks_without_a_leap(pilot: Pilot) -> None:
    pilot.deal(HAND)
    start, away = pilot.place("JD"), (640, 420)
    pilot.press(start)
    pilot.move((start[0] + 6, start[1] - 6))
    carried = lifts(pilot, "JD", 40)
    assert carried[-1] == t.CARRIED
    pilot.move(away)
    pilot.release(away)  # over the trick: it flies there
    down = lifts(pilot, "JD", 60)
    assert down[-1] == 0
    for before, after in itertools.pairwise([*carried, *down]):
        assert abs(before - after) <= 0.5


def test_a_card_put_back_comes_down_on_its_way_home(pilot: Pilot) -> None:
    pilot.deal(HAND)
    pilot.carry("JD", (200, 300))
    pilot.tick(200)
    pilot.release((200, 300))
    down = lifts(pilot, "JD", 60)
    assert down[0] == t.CARRIED
    assert down == sorted(down, reverse=True)
    assert down[-1] == 0
