"""The table of Nines under a pilot's hands: choosing, sets, the pile, blind cards, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from cardtable.engine.games.nines_shedding import DOWNS, HANDS, PILE, UPS, NinesOptions
from cardtable.engine.match import Match
from cardtable.scenes.nines_shedding import NinesTable
from cardtable.scenes.nines_shedding.result import NinesOver
from cardtable.scenes.nines_shedding.telling import allowed, limit_told
from cardtable.words import Words
from tests.engine.nines_table import cards
from tests.scenes.nines_pilot import NinesPilot, Script


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NinesPilot]:
    made = NinesPilot(tmp_path_factory.mktemp("player"))
    yield made
    made.close()


def said(table: NinesTable) -> str:
    return " ".join(str(piece) for pieces, _ in table.panel_lines() for piece in pieces)  # type: ignore[misc]


def shown(table: NinesTable, zone: object) -> list[str]:
    return [str(sprite.card) for sprite in table.cards.zones[zone]]  # type: ignore[index]


# -- the three up cards


def test_three_cards_are_chosen_by_clicks_and_laid_by_a_button(pilot: NinesPilot) -> None:
    table = pilot.start()
    hand = list(table.trace()["hand"])
    pilot.choose(*hand[:3])
    assert table.trace()["slots"] == hand[:3]
    pilot.choose(hand[1])  # a second thought
    assert table.trace()["slots"] == [hand[0], None, hand[2]]
    assert all(pill.id != "lay" for pill in table.pills)
    pilot.choose(hand[4])
    pilot.click(pilot.button("lay"))
    pilot.until(lambda: table.view.phase == "play" and table.timeline.idle)
    assert f"show {hand[0]} {hand[4]} {hand[2]}" in pilot.log
    assert shown(table, UPS[0]) == [hand[0], hand[4], hand[2]]


def test_a_double_click_chooses_no_second_card(pilot: NinesPilot) -> None:
    table = pilot.start()
    hand = list(table.trace()["hand"])
    place = pilot.place(hand[0])
    pilot.click(place)
    pilot.click(place)  # where another card lies by now
    assert table.trace()["slots"] == [hand[0], None, None]


def test_a_card_is_dragged_into_a_place_and_out_again(pilot: NinesPilot) -> None:
    table = pilot.start()
    card = next(iter(table.trace()["hand"]))
    right = table.places.lying(0, "choosing", True, 3)[2]
    goal = table.frame.to_px(right.x, right.y)
    pilot.carry(card, goal)
    pilot.release(goal)
    pilot.tick(400)
    assert table.trace()["slots"] == [None, None, card]
    home = table.frame.to_px(table.places.of(0).hand.x, table.places.of(0).hand.y)
    pilot.carry(card, home)
    pilot.release(home)
    pilot.tick(400)
    assert table.trace()["slots"] == [None, None, None]


def test_the_keyboard_chooses_and_lays(pilot: NinesPilot) -> None:
    table = pilot.start()
    for _ in range(3):
        pilot.key(pygame.K_1 + len(table.hand()) - 1, pygame.K_RETURN)  # what is chosen lies leftmost
        pilot.tick(400)
    assert all(table.slots)
    pilot.key(pygame.K_RETURN)
    pilot.until(lambda: any(text.startswith("show") for text in pilot.log))
    assert table.match.record.log[-1].seat is not None


def test_the_cursor_goes_on_along_the_hand_as_cards_are_laid(pilot: NinesPilot) -> None:
    table = pilot.start()
    hand = list(table.trace()["hand"])
    pilot.key(pygame.K_4, pygame.K_RETURN, pygame.K_SPACE)
    pilot.tick(400)
    assert table.trace()["slots"] == [hand[3], hand[4], None]
    assert str(table.grip.cursor.card) == hand[5]  # type: ignore[union-attr]
    pilot.key(pygame.K_RETURN)
    pilot.tick(400)
    assert table.trace()["slots"] == hand[3:]
    assert str(table.grip.cursor.card) == hand[2]  # type: ignore[union-attr]


def test_everybodys_up_cards_are_opened_at_once(pilot: NinesPilot) -> None:
    table = pilot.start()
    pilot.until(lambda: len(pilot.log) == 2)  # the others have chosen
    pilot.until(lambda: table.timeline.idle)
    assert shown(table, UPS[1]) == ["None"] * 3
    pilot.to_play()
    for seat in range(3):
        assert all(sprite.face_up for sprite in table.cards.zones[UPS[seat]])
    assert "flip" in pilot.heard


def test_down_cards_may_be_picked_first(pilot: NinesPilot) -> None:
    table = pilot.start(rules={"down_choice": "player"})
    assert "three down cards" in said(table)
    hand = list(table.trace()["hand"])
    assert len(hand) == 9
    pilot.choose(*hand[:3])
    pilot.click(pilot.button("lay"))
    pilot.until(lambda: table.verb == "show")
    pilot.until(lambda: table.timeline.idle)
    assert [sprite.face_up for sprite in table.cards.zones[DOWNS[0]]] == [False] * 3
    pilot.to_play()
    assert pilot.log.count(f"hide {' '.join(hand[:3])}") == 1


# -- sets of equal cards


def test_a_set_is_picked_by_clicks_and_played_by_one_more(pilot: NinesPilot) -> None:
    table = pilot.put("7S 7C 7D KH", "AS", pile="4S", others=["play AS"])
    pilot.click(pilot.place("7S"))
    pilot.click(pilot.place("7D"))
    assert table.trace()["picked"] == ["7S", "7D"]
    pilot.tick(500)
    pilot.click(pilot.place("7S"))
    assert pilot.log[-1] == "play 7S 7D"


def test_another_rank_begins_a_new_set_and_the_cloth_ends_it(pilot: NinesPilot) -> None:
    table = pilot.put("7S 7C KD KH", "AS", pile="4S")
    pilot.click(pilot.place("7S"))
    pilot.click(pilot.place("KD"))
    assert table.trace()["picked"] == ["KD"]
    pilot.key(pygame.K_ESCAPE)
    assert table.trace()["picked"] == []


def test_a_click_on_the_pile_plays_what_is_picked(pilot: NinesPilot) -> None:
    pilot.put("7S 7C KD KH", "AS", pile="4S")
    pilot.click(pilot.place("KD"))
    pilot.click(pilot.middle(PILE))
    assert pilot.log[-1] == "play KD"


def test_what_was_pointed_at_lies_flat_on_the_pile(pilot: NinesPilot) -> None:
    table = pilot.put("7S 7C KD KH", "AS", pile="4S", others=["play AS"])
    pilot.click(pilot.place("7S"))
    pilot.click(pilot.place("7C"))
    pilot.tick(500)
    pilot.click(pilot.place("7C"))
    pilot.settle()
    pilot.tick(1000)
    assert [sprite.rise for sprite in table.cards.zones[PILE]] == [0.0] * 4


def test_a_dragged_card_takes_its_twins_along(pilot: NinesPilot) -> None:
    table = pilot.put("7S 7C 7D KH", "AS", pile="4S")
    pilot.carry("7C", pilot.middle(PILE))
    assert "2 cards go along" in said(table)
    assert [sprite in table.train for sprite in table.hand()].count(True) == 2
    pilot.release(pilot.middle(PILE))
    assert pilot.log[-1] == "play 7S 7C 7D"


def test_a_dragged_card_that_is_picked_takes_only_the_picked_along(pilot: NinesPilot) -> None:
    pilot.put("7S 7C 7D KH", "AS", pile="4S")
    pilot.click(pilot.place("7D"))
    pilot.tick(500)
    pilot.to_pile("7D")
    assert pilot.log[-1] == "play 7D"


def test_wild_cards_go_one_by_one_unless_picked(pilot: NinesPilot) -> None:
    table = pilot.put("TS TC 2D 2H KH", "AS", pile="7S")
    pilot.carry("TS", pilot.middle(PILE))
    assert "2, 3 and 10 go one by one" in said(table)
    pilot.release(pilot.middle(PILE))
    assert pilot.log[-1] == "play TS"


def test_of_a_single_wild_card_nothing_is_said(pilot: NinesPilot) -> None:
    table = pilot.put("TS 2D 2H KH", "AS", pile="7S")
    pilot.carry("TS", pilot.middle(PILE))
    assert "one by one" not in said(table)
    pilot.release((30, 300))


@pytest.mark.parametrize("end", ["beside", "second button", "focus"])
def test_twins_go_home_with_the_card_that_led_them(pilot: NinesPilot, end: str) -> None:
    table = pilot.put("7S 7C 7D KH", "AS", pile="4S")
    before = {sprite.card: sprite.pose for sprite in table.hand()}
    pilot.carry("7C", (30, 300))
    if end == "beside":
        pilot.release((30, 300))
    elif end == "second button":
        pilot.press((30, 300), 3)
    else:
        pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.settle()
    pilot.tick(300)
    assert {sprite.card: sprite.pose for sprite in table.hand()} == before
    assert pilot.log[-1:] != ["play 7S 7C 7D"]


def test_space_picks_and_enter_plays(pilot: NinesPilot) -> None:
    pilot.put("7S 7C 7D KH", "AS", pile="4S")
    pilot.key(pygame.K_1, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_RETURN)
    assert pilot.log[-1] == "play 7S 7C" or pilot.log[-1] == "play 7C 7D"


def test_the_hand_is_sorted_by_worth_or_by_rank(pilot: NinesPilot) -> None:
    table = pilot.put("2S TC 9D KH 4S", "AS", pile="4C")
    assert list(table.trace()["hand"]) == ["4S", "9D", "KH", "2S", "TC"]
    pilot.key(pygame.K_t)
    pilot.settle()
    assert list(table.trace()["hand"]) == ["2S", "4S", "9D", "TC", "KH"]


def test_up_cards_are_played_from_the_table_large(pilot: NinesPilot) -> None:
    table = pilot.put("", "AS", up=("TS 7C 7D",), down=("QS QC",), pile="KS")
    assert {sprite.pose.scale for sprite in table.hand()} == {1.0}
    pilot.to_pile("TS")
    pilot.settle()
    pilot.to_pile("7C")
    assert pilot.log[-2:] == ["play TS", "play 7C 7D"]


# -- what is legal


@pytest.mark.parametrize(
    ("pile", "words"),
    [
        ("", "Anything"),
        ("7S", "7 or higher, or 2, 3, 10"),
        ("4S", "Anything but 2, 3, 10"),
        ("2S", "Anything"),
        ("9S 3S", "9 or lower, or 10"),
        ("AS", "A, or 2, 3, 10"),
        ("JS", "J or higher, or 2, 3, 10"),
        ("3S", "Anything"),
    ],
)
def test_what_is_legal_is_told_in_a_few_words(pile: str, words: str) -> None:
    ranks = allowed(cards(pile), NinesOptions())
    assert limit_told(Words("en"), ranks, "international") == words


def test_without_wild_cards_on_a_nine_the_ends_are_named() -> None:
    ranks = allowed(cards("9S"), NinesOptions(wild_on_nine=False))
    assert limit_told(Words("en"), ranks, "international") == "4 to 9"


def test_a_refusal_says_why_and_opens_the_rules_there(pilot: NinesPilot) -> None:
    table = pilot.put("5S KH", "AS", pile="9S")
    pilot.to_pile("KH")
    assert table.notice is not None
    assert "On a nine goes a nine or a lower card" in table.notice[0]
    pilot.key(pygame.K_F1)
    assert type(pilot.top).__name__ == "Rules"
    pilot.key(pygame.K_ESCAPE)


# -- the pile


def test_the_pointer_on_a_heap_asks_how_many_cards_lie_there(pilot: NinesPilot) -> None:
    table = pilot.put("KS KD", "AS", pile="7S 7C 8H")
    pilot.move(table.frame.to_px(*table.places.pile_at))
    assert table.over is PILE
    pilot.draw()
    pilot.move((5, 300))
    assert table.over is None


def test_the_pile_is_taken_card_by_card(pilot: NinesPilot) -> None:
    table = pilot.put("5S 6H 5D", "AS", pile="7S 7C 8H QD KC")
    assert table.must_take
    assert "Nothing fits" in said(table)
    pilot.click(pilot.button("take"))
    seen = set()
    for _ in range(120):
        pilot.tick()
        seen.add(sum(sprite.flying for sprite in table.cards.zones[HANDS[0]]))
    assert {1, 2, 3} & seen, "not all at once"
    assert pilot.heard.count("deal") == 5
    pilot.settle()
    assert len(table.hand()) >= 8


def test_a_click_on_the_pile_that_must_be_taken_takes_it(pilot: NinesPilot) -> None:
    pilot.put("5S 6H 5D", "AS", pile="7S 7C 8H QD KC")
    pilot.click(pilot.middle(PILE))
    assert pilot.log[-1] == "take"


def test_the_pile_may_be_taken_at_will_where_the_house_allows_it(pilot: NinesPilot) -> None:
    table = pilot.put("KS 6H 5D", "AS", pile="7S", rules={"voluntary_pickup": True})
    assert not table.must_take
    pilot.click(pilot.button("take"))
    assert pilot.log[-1] == "take"


SIGNS = [
    ("3S", "7S", "clone"),
    ("2S", "7S", "reset"),
    ("8S", "7S", "skip"),
    ("3S", "8H", "clone skip"),
    ("TS", "7S", "clear"),
    ("7C", "7S 7D 7H", "four clear"),
]


@pytest.mark.parametrize(("card", "pile", "signs"), SIGNS)
def test_cards_that_do_something_have_a_sign_and_a_sound(
    pilot: NinesPilot, card: str, pile: str, signs: str
) -> None:
    table = pilot.put(f"{card} KD", "AS KH", "AC QD", pile=pile)
    pilot.to_pile(card)
    met: set[str] = set()
    for _ in range(400):
        pilot.tick()
        met |= {mark.kind for mark in table.marks}
        pilot.draw()
    assert met == set(signs.split())
    assert set(signs.split()) <= set(pilot.heard)
    for other in {"clone", "reset", "skip", "four"} - set(signs.split()):
        assert other not in pilot.heard


def test_who_is_skipped_is_told_at_his_seat(pilot: NinesPilot) -> None:
    table = pilot.put("8S KD", "AS KH", "AC QD", pile="7S", others=["play AC"])
    pilot.to_pile("8S")
    pilot.until(lambda: table.said and table.said.seat == 1)
    assert table.deeds.told(Words("en"), 1) == "skipped"


# -- blind cards


def test_a_blind_card_is_held_for_a_breath_and_is_the_one_that_was_clicked(pilot: NinesPilot) -> None:
    table = pilot.put("", "AS KH", down=("JS QC AD",), pile="7S")
    middle = table.cards.zones[DOWNS[0]][1]
    pilot.click(pilot.place("down 2"))
    pilot.tick(500)
    pilot.click(pilot.place("down 2"))
    assert pilot.log[-1] == "flip 2"
    pilot.tick(600)
    assert middle in table.cards.zones[DOWNS[0]]
    assert not middle.face_up, "held"
    pilot.until(lambda: middle in table.cards.zones[PILE])
    assert str(middle.card) == "QC"


def test_while_a_blind_card_is_held_nothing_tells_what_it_is(pilot: NinesPilot) -> None:
    table = pilot.put("", "AS KH", down=("5S QC",), pile="7S JS")
    pilot.click(pilot.place("down 1"))
    pilot.tick(500)
    pilot.click(pilot.place("down 1"))
    pilot.tick(500)
    assert said(table) == ""
    assert "take" not in table.trace()["buttons"]
    pilot.settle()
    assert "Nothing fits" in said(table)
    assert "take" in table.trace()["buttons"]


def test_another_turn_has_its_buttons_when_the_last_move_lies(pilot: NinesPilot) -> None:
    table = pilot.put("8S KD QD JD", "AS KH", pile="7S", rules={"voluntary_pickup": True})
    pilot.click(pilot.place("8S"))
    pilot.tick(500)
    pilot.click(pilot.place("8S"))
    assert not table.timeline.idle
    assert "take" not in table.trace()["buttons"]
    pilot.settle()
    assert "take" in table.trace()["buttons"]


def test_a_blind_card_that_does_not_fit_brings_the_pile(pilot: NinesPilot) -> None:
    table = pilot.put("", "AS KH", down=("5S QC",), pile="7S JS")
    pilot.to_pile("down 1")
    pilot.settle()
    assert table.must_take
    assert shown(table, HANDS[0]) == ["5S"]
    pilot.click(pilot.button("take"))
    pilot.until(lambda: len(table.cards.zones[HANDS[0]]) == 3)


# -- taking back


def test_a_play_is_taken_back(pilot: NinesPilot) -> None:
    pilot.put("KS 5D", "AS KH", pile="7S", others=["play AS"])
    pilot.to_pile("KS")
    pilot.settle()
    pilot.app.carry_out(pilot.table.act("undo"))
    assert "play KS" not in pilot.log


def test_a_blind_card_that_was_seen_is_not_taken_back(pilot: NinesPilot) -> None:
    table = pilot.put("", "AS KH", down=("5S QC",), pile="7S JS")
    pilot.to_pile("down 1")
    pilot.settle()
    assert table.act("undo") is None
    assert pilot.log[-1] == "flip 1"
    assert table.notice is not None
    assert "turned up" in table.notice[0]


def test_up_cards_are_chosen_anew_only_while_nobody_has_seen_any(pilot: NinesPilot) -> None:
    table = pilot.start(rules={"down_choice": "player"})
    hidden = list(table.trace()["hand"])[:3]
    pilot.choose(*hidden)
    pilot.click(pilot.button("lay"))
    assert table.act("undo") is not None, "nothing has been turned up yet"
    pilot.until(lambda: table.verb == "show" and table.timeline.idle)
    pilot.to_play()
    assert table.act("undo") is None
    assert table.notice is not None
    assert "turned up" in table.notice[0]


# -- the end


def test_the_end_is_told_and_leads_to_the_result(pilot: NinesPilot) -> None:
    table = pilot.put("KS", "AS KH", "AC QD JD", pile="7S")
    pilot.to_pile("KS")
    pilot.settle()
    assert "You are out first!" in said(table)
    assert "Lola: 2 cards left" in said(table)
    pilot.click(pilot.button("proceed"))
    assert isinstance(pilot.top, NinesOver)
    assert [seat.name for seat in pilot.top.told.seats] == ["Ana", "Lola", "Otto"]
    pilot.draw()


@pytest.mark.parametrize("keys", [(pygame.K_RETURN,), (pygame.K_TAB, pygame.K_RETURN)])
def test_the_keyboard_goes_on_to_the_result(pilot: NinesPilot, keys: Sequence[int]) -> None:
    pilot.put("KS", "AS KH", "AC QD JD", pile="7S")
    pilot.to_pile("KS")
    pilot.settle()
    pilot.key(*keys)
    assert isinstance(pilot.top, NinesOver)


def test_in_another_game_the_next_seat_deals(pilot: NinesPilot) -> None:
    table = pilot.put("KS", "AS KH", "AC QD JD", pile="7S")
    dealt = table.view.dealer
    pilot.to_pile("KS")
    pilot.settle()
    pilot.click(pilot.button("proceed"))
    assert isinstance(pilot.top, NinesOver)
    pilot.app.carry_out(pilot.top.again())
    assert pilot.table.view.dealer == (dealt + 1) % 3


def test_a_match_goes_on_where_it_was_left(pilot: NinesPilot, tmp_path: Path) -> None:
    table = pilot.start()
    pilot.to_play()
    table.submit(Script().decide(table.view).move)
    pilot.settle()
    record = table.match.record
    again = NinesTable(pilot.app.stage, Match(record, {1: Script(), 2: Script()}))
    again.enter()
    again.layout(table.size)
    places = {str(sprite.card): sprite.pose for sprite in table.cards if sprite.card}
    assert {str(sprite.card): sprite.pose for sprite in again.cards if sprite.card} == places
    assert again.deeds == table.deeds
