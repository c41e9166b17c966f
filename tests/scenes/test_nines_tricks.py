"""The table of «Девятки» under a pilot's hands: hands that cross, the only card, counters, tricks, points."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pygame
import pytest

from cardtable.engine.games.nines_tricks import DUMMY, HANDS, TAKEN, TRICK
from cardtable.engine.match import Match
from cardtable.engine.table import Zone
from cardtable.scenes.nines_tricks import NinesTricksTable, paint
from cardtable.scenes.nines_tricks.heaps import Heaps
from cardtable.scenes.nines_tricks.places import COUNTER, Places
from cardtable.scenes.nines_tricks.sheet import NinesTricksOver, SheetScene
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Push
from cardtable.ui.counters import grid
from cardtable.ui.layout import CARD_HEIGHT, Box, Frame
from cardtable.ui.panel import Grid
from cardtable.ui.text import Fonts
from cardtable.ui.timeline import Timeline
from cardtable.words import LANGUAGES
from tests.pilot import Pixel
from tests.scenes.nines_tricks_pilot import NinesTricksPilot

SMALL = (960, 600)
LOW = "2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D 6D"  # no club at all
CLUBS = "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NinesTricksPilot]:
    pilot = NinesTricksPilot(tmp_path_factory.mktemp("player"))
    yield pilot
    pilot.close()


@pytest.fixture
def pilot(made: NinesTricksPilot) -> NinesTricksPilot:
    made.move((2, 2))
    return made


def said(table: NinesTricksTable) -> str:
    lines = [line for line in table.panel_lines() if not isinstance(line, Grid)]
    return " ".join(str(piece) for pieces, _ in lines for piece in pieces)


def grid_of(table: NinesTricksTable) -> Grid:
    return next(line for line in table.panel_lines() if isinstance(line, Grid))


def held(table: NinesTricksTable) -> set[str]:
    return {str(sprite.card) for sprite in table.hand()}


def middle_of(table: NinesTricksTable, zone: Zone) -> Pixel:
    x, y = table.trace()["zones"][str(zone)]
    return x, y


# -- to keep or to exchange


def test_a_hand_is_kept_by_a_button(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS)
    assert "Keep this hand?" in said(table)
    pilot.tap("keep")
    assert pilot.log[0] == "keep"
    assert held(table) == set(CLUBS.split())


def test_a_hand_is_exchanged_by_a_button_for_the_fourth(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, dummy=CLUBS, others={1: ["keep"], 2: ["keep"]})
    pilot.tap("swap")
    assert pilot.log[0] == "swap"
    assert held(table) == set(CLUBS.split())
    assert all(sprite.face_up for sprite in table.hand())
    assert not any(sprite.face_up for sprite in table.cards.zones[DUMMY])


def test_a_hand_rises_as_a_whole_while_it_may_be_given_away(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW)
    pilot.move(pilot.place("3H"))
    pilot.tick(300)
    assert len({sprite.rise for sprite in table.hand()}) == 1
    pilot.tap("keep")
    pilot.move(pilot.place("3H"))
    pilot.tick(300)
    assert len({sprite.rise for sprite in table.hand()}) > 1


def test_a_click_on_a_card_and_one_on_the_fourth_hand_exchange_too(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, dummy=CLUBS)
    pilot.click(pilot.place("3H"))
    pilot.click(middle_of(table, DUMMY))
    assert pilot.log == ["swap"]


def test_one_card_carries_the_whole_hand(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, dummy=CLUBS)
    pilot.carry("3H", middle_of(table, DUMMY))
    pilot.tick(400)
    places = [sprite.pose for sprite in table.cards.zones[HANDS[0]]]
    assert max(abs(pose.y - places[0].y) for pose in places) < 0.5
    assert max(pose.y for pose in places) < table.frame.box.bottom - 2.5
    pilot.release(middle_of(table, DUMMY))
    assert pilot.log == ["swap"]
    pilot.settle()
    assert held(table) == set(CLUBS.split())


def test_a_hand_that_is_let_go_elsewhere_goes_home(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW)
    rests = {sprite: sprite.pose for sprite in table.hand()}
    pilot.carry("3H", (100, 300))
    pilot.tick(200)
    pilot.release((100, 300))
    pilot.tick(400)
    assert pilot.log == []
    assert {sprite: sprite.pose for sprite in table.hand()} == rests
    assert not table.handful


def test_a_second_button_or_escape_lets_go_of_the_hand(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW)
    pilot.carry("3H", middle_of(table, DUMMY))
    pilot.press(middle_of(table, DUMMY), 3)
    assert not table.handful
    pilot.release(middle_of(table, DUMMY))
    pilot.carry("4H", middle_of(table, DUMMY))
    pilot.key(pygame.K_ESCAPE)
    pilot.tick(400)
    assert pilot.log == []
    assert len({round(sprite.pose.x, 3) for sprite in table.hand()}) == len(LOW.split())


def test_a_carried_hand_stays_in_the_hand_while_another_exchanges(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, others={1: ["swap"], 2: ["keep"]}, after_ms=600)
    pilot.click(pilot.button("keep"))
    pilot.until(lambda: table.timeline.idle)
    pilot.carry("3H", (640, 250))
    pilot.tick(400)
    high = table.places.of(0).hand.y - 1
    while table.view.exchanged[1] is None or not table.timeline.idle:
        pilot.tick()
        assert not table.exchanging or all(sprite.pose.y < high for sprite in table.hand())
    pilot.until(lambda: table.view.phase == "play")
    pilot.settle()
    assert [str(sprite.card) for sprite in table.hand() if sprite.pose.y < high] == ["3H"]
    pilot.key(pygame.K_ESCAPE)


def test_what_the_others_do_is_said_and_stays_on_their_plates(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, others={1: ["swap"], 2: ["keep"]})
    pilot.click(pilot.button("keep"))
    spoken, plates = [], []
    for seat, word in ((1, "swap"), (2, "keep")):
        pilot.until(lambda seat=seat, word=word: table.shown_exchanged[seat] == word)  # type: ignore[misc]
        assert table.said is not None
        spoken.append((table.said.seat, table.said.parts))
        plates.append(paint.below(table, seat))
    assert spoken == [(1, ("I exchange",)), (2, ("I keep mine",))]
    assert plates == ["exchanged", "keeps"]
    pilot.settle()
    assert paint.below(table, 0) == "0 tricks"


def test_the_fourth_hand_makes_room_when_nobody_may_choose_it(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW)
    before = table.cards.zones[DUMMY][0].pose
    pilot.tap("keep")
    after = table.cards.zones[DUMMY][0].pose
    assert after.scale < before.scale
    assert after.y < before.y


def test_no_card_can_be_played_before_and_the_rules_open_there(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW)
    pilot.key(pygame.K_1, pygame.K_RETURN)
    assert table.notice is not None
    assert "First say whether you keep your hand" in table.notice[0]
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.top, Rules)
    pilot.key(pygame.K_ESCAPE)


def test_without_the_exchange_play_begins_at_once(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, rules={"exchange": False})
    assert table.view.phase == "play"
    assert table.aside
    pilot.drag("AC", TRICK)
    assert pilot.log == ["play AC"]


def test_an_exchange_is_not_taken_back_since_it_showed_a_hand(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, dummy=CLUBS)
    pilot.tap("swap")
    assert table.act("undo") is None
    assert "the exchange stands" in (table.notice or ("",))[0]
    again = pilot.start(a=LOW)
    pilot.tap("keep")
    assert again.act("undo") is not None


# -- a card that is the only one


def one_king(pilot: NinesTricksPilot) -> NinesTricksTable:
    """Otto leads a club, Ana has none, and of her cards the king is the highest."""
    low = "KH 2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D"
    return pilot.start(a=low, b=CLUBS, keep=True)


def test_the_only_card_is_marked_and_a_click_anywhere_plays_it(pilot: NinesTricksPilot) -> None:
    table = one_king(pilot)
    assert "Only this card may be played" in said(table)
    assert [str(sprite.card) for sprite in table.hand() if table.marked(sprite)] == ["KH"]
    pilot.click((640, 300))
    assert pilot.log[-1] == "play KH"


@pytest.mark.parametrize(
    ("hand", "preset", "why"),
    [
        (
            "KH 2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D",
            "document",
            "Without a trump you must play a card of your",
        ),
        (
            "2C 2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D",
            "document",
            "As long as you hold trumps you must play one",
        ),
        ("2C 2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D", "classic", "Suit must be answered with suit: clubs."),
    ],
)
def test_the_only_card_is_told_with_the_rule_that_leaves_no_other(
    pilot: NinesTricksPilot, hand: str, preset: str, why: str
) -> None:
    others = " ".join(card for card in CLUBS.split() if card not in hand)
    table = pilot.start(a=hand, b=others, keep=True, rules={"preset": preset})
    assert table.only_move is not None
    assert why in said(table)


def test_a_click_on_another_card_or_enter_plays_it_too(pilot: NinesTricksPilot) -> None:
    one_king(pilot)
    pilot.click(pilot.place("3D"))
    assert pilot.log[3] == "play KH"
    one_king(pilot)
    pilot.key(pygame.K_RETURN)
    assert pilot.log[3] == "play KH"


def test_a_click_that_ends_a_motion_plays_nothing(pilot: NinesTricksPilot) -> None:
    low = "KH QH 2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 5D"
    table = pilot.start(a=low, b=CLUBS, keep=True)
    pilot.click((640, 300))
    pilot.until(lambda: len(pilot.log) > 4 and not table.timeline.idle)
    for _ in range(3):  # whatever comes by these clicks was not seen when they began
        moving = not table.timeline.idle
        before = pilot.log.count("play QH")
        pilot.click((640, 300))
        assert not moving or pilot.log.count("play QH") == before


def test_icons_are_no_part_of_anywhere(pilot: NinesTricksPilot) -> None:
    one_king(pilot)
    pilot.click(pilot.button("rules"))
    assert isinstance(pilot.top, Rules)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.log[-1] != "play KH"


def test_where_there_is_a_choice_a_click_on_the_cloth_plays_nothing(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    assert table.only_move is None
    pilot.click((640, 300))
    assert pilot.log[-1] == "keep"


def test_the_panel_says_what_the_cards_have_in_common_that_may_be_played(pilot: NinesTricksPilot) -> None:
    spades = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S"
    table = pilot.start(a=f"2C 3C {spades}", keep=True)
    assert said(table) == "Your turn Trump: clubs"
    table = pilot.start(a=f"AH 2D {spades}", b=CLUBS, keep=True)
    assert said(table) == "Your turn One of your highest cards"
    table = pilot.start(a=f"AH 2D {spades}", keep=True, deal=5)
    assert said(table) == "Your turn You lead"
    table = pilot.start(rules={"preset": "classic"}, keep=True)
    assert said(table).startswith("Your turn Suit: ")


def test_the_first_deal_says_what_a_hand_is_good_for(pilot: NinesTricksPilot) -> None:
    assert "Five tricks or more take points off." in said(pilot.start())
    assert "Five tricks" not in said(pilot.start(deal=2))


def test_a_card_that_may_not_be_played_says_which_rule(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a="2C 3C AS KS QS JS TS 9S 8S 7S 6S 5S 4S", keep=True)
    pilot.drag("AS", TRICK)
    assert table.refused is not None
    assert table.refused.rule == "G4-R09"
    assert "clubs" in (table.notice or ("",))[0]


# -- tricks


def test_tricks_lie_across_each_other_and_are_counted(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    for card in ("AC", "KC", "QC"):
        pilot.play(card)
    turns = [sprite.pose.angle % 180 for sprite in table.cards.zones[TAKEN[0]]]
    assert [turn for turn, _ in itertools.groupby(turns)] == [90, 0, 90]
    assert paint.below(table, 0) == "3 tricks"


def test_a_trick_counts_when_it_has_been_seen(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    pilot.drag("AC", TRICK)
    pilot.until(lambda: table.match.view().tricks[0] == 1)
    assert table.counted == (0, 0, 0)
    pilot.settle()
    assert table.counted == (1, 0, 0)


def test_the_last_trick_can_be_looked_at(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    pilot.play("AC")
    pilot.key(pygame.K_l)
    assert "AC" in table.trace()["last_trick"]
    pilot.post(pygame.KEYUP, key=pygame.K_l, scancode=pygame.KSCAN_L, mod=0, unicode="")
    assert table.trace()["last_trick"] == []
    taken = table.cards.zones[TAKEN[0]][0].pose
    pilot.move(table.frame.to_px(taken.x, taken.y))
    assert "AC" in table.trace()["last_trick"]


def test_the_last_trick_is_not_shown_on_the_way_to_the_middle_nor_over_the_score(
    pilot: NinesTricksPilot,
) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    pilot.play("AC")
    first = table.places.taken(0)
    beside = table.frame.to_px(first.x + 1.5, first.y)
    here = table.frame.to_px(first.x, first.y)
    pilot.move(beside)
    assert not table.peeking
    pilot.carry("KC", here)
    assert not table.peeking
    pilot.release(here)
    pilot.move(here)
    assert table.peeking
    pilot.play_out()
    assert table.standing()
    assert not table.peeking


def test_thirteen_tricks_stay_in_their_place() -> None:
    places = Places(Frame(*SMALL), 0, True)
    for seat in range(3):
        shape = places.taken(seat)
        for pose in shape.poses(39):
            assert shape.box.contains(pose.x, pose.y)


# -- points


def test_counters_go_one_by_one_and_the_table_of_points_follows(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    for card in CLUBS.split()[:-1]:
        pilot.play(card)
    seen: list[float] = []
    table.submit(table.view.legal[0])
    while not table.standing():
        pilot.tick()
        seen.append(table.shown_points[0])
    assert any(0 < points < 9 and points != int(points) for points in seen)
    assert table.view.scores == (-4, 13, 13)
    assert grid_of(table).rows[0] == ("Ana", "13", "−13", "−4")
    assert grid_of(table).marked == 0


def test_the_places_of_counters_stay_while_some_come(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    assert table.heaps.rooms == (9, 9, 9)
    pilot.play_out()
    assert table.heaps.rooms[1] == 13


def test_counters_that_have_to_lie_closer_go_there_step_by_step() -> None:
    heaps, timeline, box = Heaps((9, 9, 3), 9), Timeline(), Box(0, 0, 1.24, 1.44)
    here = heaps.places(1, box)
    heaps.widen((8, 13, 3), timeline)
    assert heaps.rooms == (9, 13, 9)
    ways = [heaps.places(1, box)]
    while not timeline.idle:
        timeline.tick(16)
        ways.append(heaps.places(1, box))
    assert ways[0].places[:9] == here.places
    assert ways[-1] == grid(box, 13, COUNTER)
    for one, two in itertools.pairwise(ways):
        assert max(map(math.dist, one.places, two.places)) < COUNTER / 2
    heaps.fit((8, 8, 3), timeline)
    timeline.finish()
    assert heaps.places(1, box) == here


def test_with_reduced_motion_neither_counters_nor_the_marker_slide(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True, scores=(20, 9, 9))
    table.timeline.reduce = True
    seen = set()
    pilot.play_out()
    pilot.click(pilot.button("proceed"))
    while table.marker != 1:
        seen.add((table.marker, table.heaps.moved))
        pilot.tick()
    assert seen == {(0, 1)}


def test_the_score_sheet_has_every_deal(pilot: NinesTricksPilot) -> None:
    table = pilot.start(keep=True, scores=(20, 20, 20))
    pilot.play_out()
    pilot.click(pilot.button("sheet"))
    assert isinstance(pilot.top, SheetScene)
    assert [len(deal.scores) for deal in pilot.top.sheet.deals] == [3]
    pilot.draw()
    pilot.key(pygame.K_ESCAPE)
    assert pilot.top is table


def test_the_marker_goes_to_the_next_trump(pilot: NinesTricksPilot) -> None:
    table = pilot.start(keep=True, scores=(20, 20, 20))
    assert paint.trump_name(table) == "Trump: clubs"
    pilot.play_out()
    assert table.marker == 0
    pilot.click(pilot.button("proceed"))
    pilot.until(lambda: 0.5 < table.marker < 1)
    assert table.dealing
    assert (paint.trump_name(table), table.shown_dealer) == ("Trump: diamonds", 1)
    pilot.settle()
    assert (table.marker, table.view.trump) == (1, "D")


def test_a_deal_without_a_trump_has_its_sign_in_the_cloth(pilot: NinesTricksPilot) -> None:
    table = pilot.start(keep=True, deal=5)
    assert paint.trump_name(table) == "No trump"
    assert table.marker == 4
    pilot.draw()


def test_the_match_ends_with_its_result_and_another_begins(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=CLUBS, keep=True)
    pilot.play_out()
    assert table.view.over
    pilot.click(pilot.button("proceed"))
    assert isinstance(pilot.top, NinesTricksOver)
    assert pilot.top.title() == "You win the match"
    pilot.draw()
    pilot.key(pygame.K_RETURN)
    assert pilot.top is not table
    assert pilot.table.match.record.log == ()


def test_a_match_goes_on_where_it_was_left(pilot: NinesTricksPilot) -> None:
    table = pilot.start(a=LOW, b=CLUBS, keep=True)
    pilot.play(str(table.view.legal[0].cards[0]))
    record = table.match.record
    pilot.app.carry_out(Push(NinesTricksTable(pilot.app.stage, Match(record, {}))))
    again = pilot.table
    assert again.view == table.view
    assert again.counted == table.counted
    assert again.owners == table.owners


# -- places and texts


@pytest.mark.parametrize("size", [SMALL, (1280, 800), (1920, 1080), (3840, 2160), (960, 1200), (3440, 1440)])
def test_nothing_lies_on_something_else(size: tuple[int, int]) -> None:
    places = Places(Frame(*size), 0, True)
    window, names = places.frame.box, [place.plate for place in places.seats.places]
    boxes = [*names, *map(places.counters, range(3)), *(places.taken(s).box for s in range(3)), places.trumps]
    for box in boxes:
        assert window.left <= box.left < box.right <= window.right, box
        assert window.top <= box.top < box.bottom <= window.bottom, box
    for one, other in itertools.combinations([*boxes, places.seats.panel], 2):
        assert apart(one, other), (one, other)
    for box in boxes[3:9]:
        assert apart(box, Box(-1.15, -1.2, 1.15, 0.95)), box  # the trick


def apart(one: Box, other: Box) -> bool:
    beside = one.right <= other.left or one.left >= other.right
    return beside or one.bottom <= other.top or one.top >= other.bottom


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_panel_says_has_room(pilot: NinesTricksPilot, language: str) -> None:
    pilot.language(language)
    table = pilot.start(a=CLUBS)
    table.layout(SMALL)
    try:
        for step in (lambda: pilot.tap("keep"), pilot.play_out, lambda: None):
            assert table.frame.box_px(table.panel_room())[3] >= table.panel.box.height
            step()
        pilot.draw()
    finally:
        pilot.language("en")


def test_the_largest_words_touch_no_cards(pilot: NinesTricksPilot) -> None:
    stage = pilot.app.stage
    usual, stage.fonts = stage.fonts, Fonts(1.5)  # twice those of the smallest window
    pilot.store.change(text_size=2.0)
    try:
        table = pilot.start()
        table.layout(SMALL)
        assert "Five tricks" not in said(table)
        pilot.tap("keep")
        frame, cards = table.frame, table.places.dummy.poses(1)
        caption = stage.fonts.render(paint.trump_name(table), "small", (0, 0, 0)).get_height()
        lowest = frame.box_px(table.places.trumps)[1] + frame.box_px(table.places.trumps)[3]
        highest = frame.to_px(0, cards[0].y - cards[0].scale * CARD_HEIGHT / 2)[1]
        assert lowest + 0.3 * frame.unit + caption / 2 <= highest
        pilot.play_out()
        assert table.panel_room().top < table.places.dummy.y
    finally:
        pilot.store.change(text_size=1.0)
        stage.fonts = usual
