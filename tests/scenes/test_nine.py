"""The table of Nine under a pilot's hands: taking, laying together, the call, the reveal, the totals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest
from scenes.nine_deal import pack_of

from cardtable.engine.game import Move
from cardtable.engine.games.nine import DISCARD, HANDS, STOCK, Nine, NineView, total
from cardtable.engine.match import Choice, Match, Record, Sitter
from cardtable.scenes.nine import NineTable, panel, strip
from cardtable.scenes.nine.buttons import CallPill
from cardtable.scenes.nine.result import NineOver
from cardtable.scenes.scene import Push
from tests.pilot import Pilot

MINE = "5a 5b 5c 9a 12d"
RUN = "3a 4b 5c 6d 7a"


class Script:
    """Another player: makes the moves it is told to, else draws and sheds what counts most."""

    def __init__(self, moves: Sequence[str] = ()) -> None:
        self.moves = list(moves)

    def decide(self, view: NineView) -> Choice:
        for text in self.moves:
            if (move := Move.parse(text, Nine.pack)) in view.legal:
                self.moves.remove(text)
                return Choice(move, 100)
        quiet = [move for move in view.legal if move.verb in ("draw", "pick", "deal")]
        return Choice(quiet[0] if quiet else max(view.legal, key=lambda move: total(move.cards)), 100)


class NinePilot(Pilot):
    """The same hands at another table."""

    @property
    def table(self) -> NineTable:  # type: ignore[override]
        assert isinstance(self.top, NineTable), self.top
        return self.top

    def settle(self) -> None:
        self.until(lambda: self.table.started and (self.table.my_turn or self.table.standing()))

    def start(
        self,
        mine: str = MINE,
        turned: str = "9b",
        stock: str = "",
        *,
        hands: Mapping[int, str] | None = None,
        players: int = 2,
        others: Sequence[str] = (),
        rules: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> NineTable:
        """The player begins; `stock` is drawn from its first card on."""
        names = ("Lola", "Otto", "Vera", "Bruno", "Greta")
        seats = (Sitter("Ana"), *(Sitter(name, "computer", "easy") for name in names[: players - 1]))
        size = int((rules or {}).get("hand_size", 5))
        held = {0: mine, **(hands or {})}
        dealt = pack_of(held, turned, stock, players=players, dealer=players - 1, size=size)
        record = Record("nine", seats, "a seed", rules or {}, dealer=players - 1, pack=dealt, **more)
        scripts = {seat: Script(others) for seat in range(1, players)}
        self.app.carry_out(Push(NineTable(self.app.stage, Match(record, scripts))))
        self.settle()
        return self.table

    def tap(self, button: str) -> None:
        self.click(self.button(button))
        self.settle()

    def pile(self, name: str) -> tuple[int, int]:
        x, y = self.table.trace()["piles"][name]
        return x, y

    def take(self) -> None:
        self.click(self.pile("stock"))
        self.settle()

    @property
    def marked(self) -> list[str]:
        return list(self.table.trace()["marked"])

    def move_between(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.press(start)
        for part in (0.25, 0.5, 0.75, 1.0):
            self.move(
                (round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part))
            )
            self.tick()


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[NinePilot]:
    made = NinePilot(tmp_path / "player")
    yield made
    made.close()


def said(table: NineTable) -> str:
    return " ".join(str(piece) for pieces, _ in panel.lines(table) for piece in pieces)


# -- taking a card


def test_a_click_on_the_stock_draws_and_one_on_the_discard_takes_it(pilot: NinePilot) -> None:
    pilot.start(stock="2a 2b 2c")
    pilot.take()
    assert pilot.log == ["draw"]
    assert "You have taken 2" in said(pilot.table)
    pilot.start(stock="2a 2b 2c")
    pilot.click(pilot.pile("discard"))
    pilot.settle()
    assert pilot.log == ["pick"]


def test_a_card_dragged_from_a_pile_to_the_hand_is_taken(pilot: NinePilot) -> None:
    for name, verb in (("stock", "draw"), ("discard", "pick")):
        table = pilot.start()
        hand = table.trace()["zones"]["hand"]
        pilot.move_between(pilot.pile(name), (hand[0], hand[1]))
        assert table.grip.carried is not None
        pilot.release((hand[0], hand[1]))
        pilot.settle()
        assert pilot.log == [verb]


def test_a_card_let_go_beside_the_hand_goes_back_to_its_pile(pilot: NinePilot) -> None:
    table = pilot.start()
    pilot.move_between(pilot.pile("stock"), (40, 300))
    pilot.release((40, 300))
    pilot.settle()
    assert pilot.log == []
    assert len(table.cards.zones[STOCK]) == 54 - 11
    pilot.tick(400)
    top = table.cards.zones[STOCK][-1].pose
    assert abs(top.x - table.places.stock[0]) < 0.2


def test_the_buttons_take_cards_too_and_name_the_open_one(pilot: NinePilot) -> None:
    table = pilot.start()
    assert next(pill.label for pill in table.pills if pill.id == "pick") == ("Take 9",)
    assert "The discard makes 9 9" in said(table)
    pilot.tap("pick")
    assert pilot.log == ["pick"]


def test_no_card_is_laid_before_one_is_taken(pilot: NinePilot) -> None:
    table = pilot.start()
    pilot.click(pilot.place("12d"))
    assert pilot.log == []
    assert table.notice is not None
    assert "A turn begins with a card" in table.notice[0]
    assert pilot.marked == []


# -- laying


def test_a_tap_marks_the_best_combination_and_another_tap_lays_it(pilot: NinePilot) -> None:
    pilot.start()
    pilot.take()
    pilot.click(pilot.place("5b"))
    assert pilot.marked == ["5a", "5b", "5c"]
    pilot.tick(500)
    pilot.click(pilot.place("5a"))
    pilot.settle()
    assert pilot.log[:2] == ["draw", "discard 5a 5b 5c"]


def test_what_is_marked_is_never_forced(pilot: NinePilot) -> None:
    table = pilot.start()
    pilot.take()
    pilot.click(pilot.place("5b"))
    offered = {pill.label for pill in table.pills if pill.id.startswith("discard")}
    assert {("5 5 5",), ("5 5",), ("5",)} <= offered
    lone = next(pill.id for pill in table.pills if pill.label == ("5",))
    pilot.tap(lone)
    assert pilot.log[1].split()[0] == "discard"
    assert len(pilot.log[1].split()) == 2


def test_a_set_is_put_together_by_hand(pilot: NinePilot) -> None:
    pilot.start("9a 12d 5a 1a 1b", stock="12c")
    pilot.take()
    pilot.click(pilot.place("1a"))
    assert pilot.marked == ["1a", "1b"]
    pilot.click(pilot.place("9a"))
    assert pilot.marked == ["9a"]
    pilot.click(pilot.place("12d"))
    assert pilot.marked == ["12c", "12d"]
    pilot.key(pygame.K_ESCAPE)
    assert pilot.marked == []


def test_runs_and_sets_are_offered_before_any_card_is_touched(pilot: NinePilot) -> None:
    table = pilot.start(RUN, stock="7c")
    pilot.take()
    offers = [pill.label for pill in table.pills if pill.id.startswith("discard")]
    assert offers == [("3–7",), ("7 7",)]
    pill = next(pill for pill in table.pills if pill.label == ("3–7",))
    pilot.move(pill.box.center)
    assert [str(sprite.card) for sprite in table.hand() if table.marked(sprite)][:4] == [
        "3a",
        "4b",
        "5c",
        "6d",
    ]


def test_marked_cards_are_carried_together_and_fall_together(pilot: NinePilot) -> None:
    table = pilot.start()
    pilot.take()
    pilot.click(pilot.place("5a"))
    spot = pilot.pile("discard")
    pilot.carry("5a", spot)
    pilot.tick(300)
    beside = [sprite.pose for sprite in table.hand() if str(sprite.card) in ("5a", "5b", "5c")]
    assert max(pose.x for pose in beside) - min(pose.x for pose in beside) < 1
    assert max(pose.y for pose in beside) - min(pose.y for pose in beside) < 0.1
    pilot.release(spot)
    pilot.settle()
    assert pilot.log[1] == "discard 5a 5b 5c"
    assert all(not sprite.flying for sprite in table.cards)


def test_cards_that_are_let_go_elsewhere_all_go_home(pilot: NinePilot) -> None:
    table = pilot.start()
    pilot.take()
    rests = {str(sprite.card): sprite.pose for sprite in table.hand()}
    pilot.click(pilot.place("5a"))
    pilot.carry("5a", (60, 300))
    pilot.release((60, 300))
    pilot.settle()
    pilot.tick(500)
    assert pilot.log == ["draw"]
    assert {str(sprite.card): sprite.pose for sprite in table.hand()} == rests


def test_a_drag_of_a_card_that_could_go_with_others_asks_which(pilot: NinePilot) -> None:
    table = pilot.start(stock="2a")
    pilot.take()
    pilot.drag("5a", DISCARD)
    assert pilot.log == ["draw"]
    assert pilot.marked == ["5a", "5b", "5c"]
    assert table.pill_focus == 0
    pilot.drag("12d", DISCARD)
    pilot.settle()
    assert pilot.log[1] == "discard 12d"


def test_the_card_just_picked_does_not_go_back_alone(pilot: NinePilot) -> None:
    table = pilot.start("5a 5b 5c 8a 12d", turned="11a")
    pilot.click(pilot.pile("discard"))
    pilot.settle()
    pilot.drag("11a", DISCARD)
    assert pilot.log == ["pick"]
    assert table.notice is not None
    assert "does not go back alone" in table.notice[0]


def test_a_turn_by_the_keyboard_alone(pilot: NinePilot) -> None:
    pilot.start()
    pilot.key(pygame.K_RIGHT, pygame.K_RETURN)  # the stock is the first within reach
    pilot.settle()
    assert pilot.log == ["draw"]
    place = [str(sprite.card) for sprite in pilot.table.hand()].index("5b")
    pilot.key(pygame.K_1 + place, pygame.K_RETURN)
    assert pilot.marked == ["5a", "5b", "5c"]
    pilot.key(pygame.K_RETURN)
    pilot.settle()
    assert pilot.log[1] == "discard 5a 5b 5c"


# -- the call


def low(pilot: NinePilot, **more: Any) -> NineTable:
    """The player holds 8 points at his second turn; Lola has 24."""
    table = pilot.start(
        "0a 1a 2a 5a 12d", "9b", "12c 7b", hands={1: "3b 4b 6b 11b 13b"}, others=["discard 13b"], **more
    )
    pilot.take()
    pilot.click(pilot.place("12d"))
    pilot.tick(500)
    pilot.click(pilot.place("12d"))
    pilot.settle()
    return table


def test_the_call_says_why_it_is_dead(pilot: NinePilot) -> None:
    table = pilot.start("0a 0b 1a 2a 3a")
    pilot.click(pilot.button("nine"))
    assert table.notice is not None
    assert "before everybody has had a turn" in table.notice[0]
    assert pilot.log == []
    assert not any(pill.live for pill in table.pills if pill.id == "nine")  # type: ignore[attr-defined]


def test_the_call_lives_when_the_rules_allow_it_and_shows_all_hands(pilot: NinePilot) -> None:
    table = low(pilot)
    assert any(pill.live for pill in table.pills if pill.id == "nine")  # type: ignore[attr-defined]
    pilot.click(pilot.button("nine"))
    pilot.until(lambda: table.said)
    assert table.sums == {}
    pilot.until(lambda: table.sums)
    assert list(table.sums) == [0]
    assert table.said is None, "the call would cover what the hand counts"
    pilot.until(lambda: len(table.sums) == 2)
    assert table.sums[0] == 8
    pilot.until(lambda: all(sprite.face_up for sprite in table.cards.zones[HANDS[1]]))
    assert table.sums[1] < 31
    pilot.settle()
    assert table.sums == {0: 8, 1: 31}
    assert table.totals == [0, 31]
    assert "Your NINE holds" in said(table)
    assert "8 against 31" in said(table)


def test_a_click_ends_the_reveal_at_once(pilot: NinePilot) -> None:
    table = low(pilot)
    pilot.click(pilot.button("nine"))
    pilot.tick(200)
    pilot.click((5, 5))
    assert table.sums == {0: 8, 1: 31}
    assert table.standing()


def test_a_drag_that_ends_on_the_call_calls_nothing(pilot: NinePilot) -> None:
    pilot.start("0a 1a 2a 5a 12d", "9b", "12c 7b", hands={1: "3b 4b 6b 11b 13b"}, others=["discard 13b"])
    pilot.take()
    pilot.carry("12d", pilot.button("nine"))
    pilot.release(pilot.button("nine"))
    pilot.settle()
    assert pilot.log == ["draw"]


def test_a_press_that_wanders_does_nothing(pilot: NinePilot) -> None:
    low(pilot)
    calls, stock = pilot.button("nine"), pilot.pile("stock")
    for start, end in ((calls, stock), (stock, calls), ((300, 420), stock)):
        moves = list(pilot.log)
        pilot.move_between(start, end)
        pilot.release(end)
        pilot.settle()
        assert pilot.log == moves


def test_who_looks_at_his_cards_is_not_scolded(pilot: NinePilot) -> None:
    table = pilot.start(stock="2a 13c")
    pilot.take()
    pilot.click(pilot.place("2a"))
    pilot.tick(500)
    pilot.click(pilot.place("2a"))
    pilot.until(lambda: table.view.to_act == (1,) and table.timeline.idle)
    pilot.click(pilot.place("5a"))
    assert table.notice is None
    pilot.drag("5a", DISCARD)
    assert table.notice is not None
    assert "not your turn" in table.notice[0]


def test_a_false_call_is_asked_once_more(pilot: NinePilot) -> None:
    table = pilot.start(rules={"allow_false_call": True}, hands={1: "3b 4b 6b 11b 13b"})
    pilot.take()
    pilot.click(pilot.place("9a"))
    pilot.tick(500)
    pilot.click(pilot.place("9a"))
    pilot.settle()
    assert any(pill.live for pill in table.pills if pill.id == "nine")  # type: ignore[attr-defined]
    pilot.click(pilot.button("nine"))
    assert pilot.log[-1] != "nine"
    assert "Call NINE with" in said(table)
    assert "it costs you 25" in said(table)
    pilot.tap("really")
    assert pilot.log[-1] == "nine"
    assert "Your NINE fails" in said(table)
    assert table.totals[0] == 25


# -- totals


def test_exactly_ninety_stands_is_celebrated_and_falls(pilot: NinePilot) -> None:
    table = low(pilot, scores=(10, 59))
    pilot.click(pilot.button("nine"))
    pilot.until(lambda: round(table.totals[1]) == 90)
    pilot.until(lambda: table.celebration)
    pilot.settle()
    assert table.totals == [10, 45]
    assert "Lola has exactly 90: down to 45!" in said(table)


def test_ninety_nine_is_mourned_and_ends_the_match(pilot: NinePilot) -> None:
    table = low(pilot, scores=(10, 68))
    pilot.click(pilot.button("nine"))
    pilot.settle()
    assert table.lost(1)
    assert not table.lost(0)
    assert "Lola has 99: that is the end." in said(table)
    pilot.click(pilot.button("proceed"))
    over = pilot.top
    assert isinstance(over, NineOver)
    assert over.title() == "You win the match"
    pilot.draw()


def test_the_next_deal_hides_the_hands_again(pilot: NinePilot) -> None:
    table = low(pilot)
    pilot.click(pilot.button("nine"))
    pilot.settle()
    pilot.tap("proceed")
    assert table.view.deal == 2
    assert table.sums == {}
    assert not any(sprite.face_up for sprite in table.cards.zones[HANDS[1]])


def test_a_deal_is_nobodys_turn(pilot: NinePilot) -> None:
    assert pilot.start(players=4).story.deeds == {}


@pytest.mark.parametrize("settings", [{"reduce_motion": True}, {"speed": 0.0}])
def test_without_motion_the_hands_are_shown_and_counted_too(
    pilot: NinePilot, settings: dict[str, Any]
) -> None:
    pilot.store.change(**settings)
    table = low(pilot, scores=(10, 59))
    pilot.click(pilot.button("nine"))
    pilot.until(lambda: table.sums.get(1) == 31)
    assert all(sprite.face_up for sprite in table.cards.zones[HANDS[1]])
    pilot.settle()
    assert table.totals == [10, 45]


def test_with_an_empty_hand_no_card_is_offered_from_the_discard(pilot: NinePilot) -> None:
    hands = {1: "3b 4b 6b 11b"}
    table = pilot.start("5a 5b 5c 1b", "9b", "5d 13a 1a 13b", hands=hands, rules={"hand_size": 4})
    for card in ("5a", "1b"):
        pilot.take()
        pilot.click(pilot.place(card))
        pilot.tick(500)
        pilot.click(pilot.place(card))
        pilot.settle()
    assert table.mine() == []
    assert "Draw a card" in said(table)
    assert "discard" not in said(table)
    assert [pill.id for pill in table.pills[:2]] == ["draw", "nine"]
    pilot.draw()
    pilot.tap("nine")
    assert table.sums[0] == 0


def test_the_last_turns_are_told_at_the_seats(pilot: NinePilot) -> None:
    table = low(pilot)
    assert table.story.deeds[1].picked is None
    assert [str(card) for card in table.story.deeds[1].laid] == ["13b"]


def test_teams_lie_together_on_the_strip_and_are_told_apart(pilot: NinePilot) -> None:
    table = pilot.start(players=6, rules={"teams": "3x2"}, hands={1: "3b 4b 6b 11b 13b"})
    assert strip.order(table) == [0, 3, 1, 4, 2, 5]
    pilot.draw()
    heights = [strip.lane_y(table, seat) for seat in strip.order(table)]
    assert heights == sorted(heights)


# -- going on


def test_a_match_goes_on_where_it_was(pilot: NinePilot) -> None:
    table = low(pilot)
    pilot.take()
    before, record = table.trace(), table.match.record
    again = NineTable.resume(pilot.app.stage, record)
    pilot.app.carry_out(Push(again))
    pilot.settle()
    for name in ("legal", "hand", "scores", "phase", "piles", "drawn", "totals"):
        assert again.trace()[name] == before[name], name
    assert again.story.deeds == table.story.deeds
    assert again.story.last == table.story.last


@pytest.mark.parametrize("deck", ["box", "jokers", "tarot"])
def test_a_deal_in_each_dress_is_drawn_whole(pilot: NinePilot, deck: str) -> None:
    table = pilot.start("0a 11b 12c 13d 1a", rules={"deck": deck}, players=4)
    pilot.take()
    pilot.draw()
    assert table.art.look.name == {"box": "nine", "jokers": "french", "tarot": "tarot"}[deck]
    tall = table.hand()[0].pose
    low_edge = table.frame.to_px(tall.x, tall.y + tall.scale * (table.art.ratio / 2 - 0.04))
    assert table.grip.under(low_edge) is table.hand()[0]


# -- back and forth


def test_a_card_from_the_stock_has_been_seen_and_is_not_put_back(pilot: NinePilot) -> None:
    table = pilot.start(stock="8d")
    pilot.tap("draw")
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert pilot.table is table
    assert (table.notice or ("",))[0] == "You have seen the card: you keep it."


@pytest.mark.parametrize(("taken", "left"), [("pick", []), ("draw", ["draw"])])
def test_what_showed_nothing_is_taken_back(pilot: NinePilot, taken: str, left: list[str]) -> None:
    """A card from the discard, and what was laid."""
    pilot.start(stock="8d")
    pilot.tap(taken)
    if taken == "draw":
        pilot.table.submit(Move.parse("discard 12d", Nine.pack))
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    pilot.settle()
    assert [entry.move for entry in pilot.table.match.record.log] == left


# -- what a newcomer is told


def test_the_first_turn_says_what_the_aim_is(pilot: NinePilot) -> None:
    table = pilot.start(rules={"call_limit": 7})
    assert "The aim: 7 points or fewer in hand" in said(table)
    pilot.tap("draw")
    assert "several of one value, or a run of five" in said(table)
    table.submit(Move.parse("discard 12d", Nine.pack))
    pilot.settle()
    assert "The aim" not in said(pilot.table)


@pytest.mark.parametrize(
    ("mine", "takes"), [("0a 1a 2a 3a 12d", "9 points or fewer"), ("0a 0b 1a 2a 3a", "after the first round")]
)
def test_the_call_says_what_it_takes(pilot: NinePilot, mine: str, takes: str) -> None:
    pilot.start(mine=mine)
    assert next(pill for pill in pilot.table.pills if isinstance(pill, CallPill)).takes == takes
