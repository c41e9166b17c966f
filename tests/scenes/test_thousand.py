"""The table of Тысяча under a pilot's hands: what each phase offers, what gestures do, what is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from cardtable.engine.game import Move
from cardtable.engine.games.thousand import TRICK, Thousand, ThousandView
from cardtable.engine.match import Choice, Match, Record, Sitter
from cardtable.engine.table import Place, Zone
from cardtable.scenes.scene import Push
from cardtable.scenes.thousand import ThousandTable
from cardtable.scenes.thousand.cloth import TALON_MS
from cardtable.scenes.thousand.notebook import Notebook
from cardtable.scenes.thousand.paint import talon_is_seen
from cardtable.scenes.thousand.places import Places
from cardtable.scenes.thousand.result import ThousandOver
from cardtable.ui.layout import Box, Frame
from cardtable.ui.seats import CORNER
from cardtable.ui.text import Fonts
from cardtable.words import Words
from tests.engine.thousand_table import new_game, pack_of
from tests.pilot import Pilot

ACES = {0: "AH KH QH AS TS AC AD", 1: "9H JD TD QS KC 9S 9C", 2: "JH JS KS QC JC 9D QD"}
TALON = "TH TC KD"
THREE = (Sitter("Ana"), Sitter("Lola", "computer", "easy"), Sitter("Otto", "computer", "easy"))


class Script:
    """Another player: makes the moves it is told to, passes, and else plays the first card it may."""

    def __init__(self, moves: Sequence[str] = ()) -> None:
        self.moves = list(moves)

    def decide(self, view: ThousandView) -> Choice:
        for text in self.moves:
            if (move := Move.parse(text, Thousand.pack)) in view.legal:
                self.moves.remove(text)
                return Choice(move, 100)
        quiet = [move for move in view.legal if move.verb in ("pass", "keep", "stand", "play")]
        return Choice((quiet or list(view.legal))[0], 100)


class ThousandPilot(Pilot):
    """The same hands at another table."""

    @property
    def table(self) -> ThousandTable:  # type: ignore[override]
        assert isinstance(self.top, ThousandTable), self.top
        return self.top

    def settle(self) -> None:
        self.until(lambda: self.table.started and (self.table.my_turn or self.table.standing()))

    def start(
        self,
        hands: Mapping[int, str] = ACES,
        talon: str = TALON,
        *,
        players: int = 3,
        dealer: int = 2,
        others: Sequence[str] = (),
        rules: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> ThousandTable:
        names = ("Lola", "Otto", "Vera")
        seats = (Sitter("Ana"), *(Sitter(name, "computer", "easy") for name in names[: players - 1]))
        pack = tuple(map(str, pack_of(hands, talon, players=players, dealer=dealer)))
        record = Record("thousand", seats, "a seed", rules or {}, dealer=dealer, pack=pack, **more)
        scripts = {seat: Script(others) for seat in range(1, players)}
        self.app.carry_out(Push(ThousandTable(self.app.stage, Match(record, scripts))))
        self.settle()
        return self.table

    def tap(self, button: str) -> None:
        self.click(self.button(button))
        if isinstance(self.top, ThousandTable):
            self.settle()

    def pass_to(self, card: str, seat: int) -> None:
        place = self.table.trace()["seats"][str(seat)]
        self.carry(card, (place[0], place[1]))
        self.release((place[0], place[1]))
        self.settle()

    def to_play(self, order: int | None = None) -> None:
        """From the snos to the first lead."""
        self.pass_to("TC", 1)
        self.pass_to("KD", 2)
        button = "stand" if order is None else f"raise {order}"
        while all(pill.id != button for pill in self.table.pills):
            self.click(self.button("more"))
        self.tap(button)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[ThousandPilot]:
    made = ThousandPilot(tmp_path / "player")
    yield made
    made.close()


def said(table: ThousandTable) -> str:
    from cardtable.scenes.thousand.panel import lines

    return " ".join(str(piece) for pieces, _ in lines(table) for piece in pieces)


# -- bidding


def test_a_bid_is_one_button_and_the_cap_says_what_it_is_for(pilot: ThousandPilot) -> None:
    table = pilot.start(others=["bid 105", "pass", "pass"])
    assert "Up to 220 = 120" in said(table)
    pilot.tap("bid 110")
    assert pilot.log[:3] == ["bid 105", "pass", "bid 110"]


def test_who_can_only_pass_is_told_why(pilot: ThousandPilot) -> None:
    hands = {1: "AS KC QC TS JD JC 9C", 0: "AH TH JH KS QD TC 9D"}
    table = pilot.start(hands, "9S JS QS", others=["bid 125"])
    assert "Up to 120: no marriage You can only pass" in said(table)


def test_in_the_red_the_reason_is_the_score(pilot: ThousandPilot) -> None:
    table = pilot.start(others=["bid 105"], rules={"minus_trading": True}, scores=(-5, 0, 0))
    assert "With fewer than 0 points you can only pass." in said(table)
    assert [pill.id for pill in table.pills if pill.id.startswith("bid")] == []


def test_an_order_at_the_cap_stays(pilot: ThousandPilot) -> None:
    table = pilot.start({0: "AH KH QH AS TS AC AD"}, "TH TC KD", others=["bid 105"])
    while all(pill.id != "bid 220" for pill in table.pills):
        pilot.click(pilot.button("more"))
    pilot.tap("bid 220")
    pilot.pass_to("TC", 1)
    pilot.pass_to("KD", 2)
    assert "The order stays 220" in said(table)
    assert "pass" not in said(table)


def test_every_number_can_be_reached_by_the_signs(pilot: ThousandPilot) -> None:
    table = pilot.start(others=["bid 105", "pass"])
    met: set[str] = set()
    for _ in range(20):
        met |= {pill.id for pill in table.pills if pill.id.startswith("bid ")}
        if all(pill.id != "more" for pill in table.pills):
            break
        pilot.click(pilot.button("more"))
    assert met == {str(move) for move in table.view.legal if move.verb == "bid"}


def test_the_talon_is_opened_before_it_is_taken_up(pilot: ThousandPilot) -> None:
    table = pilot.start(others=["bid 105", "pass"])
    pilot.click(pilot.button("bid 110"))
    talon = Zone(Place.WIDOW)
    pilot.until(lambda: table.cards.zones.get(talon) and all(s.face_up for s in table.cards.zones[talon]))
    assert [str(sprite.card) for sprite in table.cards.zones[talon]] == TALON.split()
    pilot.settle()
    assert table.view.phase == "snos"
    assert len(table.hand()) == 10


def test_a_talon_hidden_at_a_hundred_stays_face_down(pilot: ThousandPilot) -> None:
    hands = {1: ACES[0], 2: ACES[1], 0: ACES[2]}
    table = pilot.start(hands, dealer=0, rules={"prikup_hidden_at_100": True})
    assert table.view.phase == "bidding"
    pilot.tap("pass")
    assert table.view.declarer == 1
    assert set(table.view.prikup or ()) == {None}


def test_a_hidden_talon_is_shown_where_the_cards_are_dealt_again_for_it(pilot: ThousandPilot) -> None:
    """G2-O26"""
    rules = {"prikup_hidden_at_100": True, "redeal_hand_min": 0}
    table = pilot.start({1: ACES[0]}, "9H 9S JC", dealer=0, rules=rules, others=["redeal"])
    pilot.click(pilot.button("pass"))
    talon = Zone(Place.WIDOW)
    pilot.until(lambda: table.cards.zones.get(talon) and all(s.face_up for s in table.cards.zones[talon]))
    assert [str(sprite.card) for sprite in table.cards.zones[talon]] == ["9H", "9S", "JC"]
    before = pilot.now
    pilot.until(lambda: not table.cards.zones[talon])
    assert pilot.now - before > 1000
    assert pilot.log[:2] == ["pass", "pass"]
    assert "redeal" in pilot.log


def test_who_has_looked_at_the_talon_does_not_wait_for_it(pilot: ThousandPilot) -> None:
    table = pilot.start({0: ACES[0]}, "9H 9S JC")
    assert table.view.phase == "redeal_prikup"
    before = pilot.now
    pilot.tap("keep")
    assert table.view.phase == "snos"
    assert pilot.now - before < TALON_MS


# -- the discard


def test_what_is_passed_openly_is_named(pilot: ThousandPilot) -> None:
    """G2-O03: else it could not be read on its way."""
    hands = {1: ACES[0], 2: ACES[1], 0: ACES[2]}
    table = pilot.start(hands, dealer=0, rules={"snos_dark": False}, others=["give TC 2", "give KD 0"])
    pilot.click(pilot.button("pass"))
    heard: list[str] = []

    def passed() -> bool:
        if table.said and str(table.said.parts[0]) not in heard:
            heard.append(str(table.said.parts[0]))
        return table.view.phase == "play"

    pilot.until(passed)
    assert heard == ["Otto: ten of clubs", "Ana: king of diamonds"]


def test_a_card_dragged_to_an_opponent_is_passed_to_him(pilot: ThousandPilot) -> None:
    pilot.start()
    pilot.pass_to("TC", 2)
    assert pilot.log[-1] == "give TC 2"
    pilot.pass_to("KD", 2)  # he has one
    assert pilot.table.notice is not None
    assert "has a card from you" in pilot.table.notice[0]
    assert pilot.log[-1] == "give TC 2"


def test_click_and_click_and_the_keyboard_pass_cards_too(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.click(pilot.place("TC"))
    place = table.trace()["seats"]["1"]
    pilot.click((place[0], place[1]))
    pilot.settle()
    assert pilot.log[-1] == "give TC 1"
    number = [str(card) for card, _ in table.rests()].index("KD")
    pilot.key(pygame.K_1 + number, pygame.K_RETURN)
    pilot.settle()
    assert pilot.log[-1] == "give KD 2"


def test_enter_asks_to_whom_while_both_wait(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.key(pygame.K_1, pygame.K_RETURN)
    assert len(table.asked) == 2
    pilot.key(pygame.K_RIGHT, pygame.K_RETURN)
    pilot.settle()
    assert pilot.log[-1].startswith("give ")
    assert pilot.log[-1].endswith(" 2")


def test_the_order_is_raised_by_a_button(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.to_play(order=105)
    assert (table.view.order, table.view.phase) == (105, "play")


def test_writing_off_is_asked_once_more(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.click(pilot.button("rospis"))
    assert "You lose 100, each opponent gets 50" in said(table)
    assert pilot.log == ["pass", "pass"]
    pilot.click(pilot.button("not yet"))
    pilot.tap("rospis")
    pilot.tap("rospis")
    assert pilot.log[-1] == "rospis"
    assert table.view.scores == (-100, 50, 50)


def test_a_third_write_off_is_told_to_cost_more(pilot: ThousandPilot) -> None:
    table = pilot.start(counters={"rospis": (2, 0, 0)})
    pilot.click(pilot.button("rospis"))
    assert "You lose 100, each opponent gets 50. The third write-off costs 120 more." in said(table)
    pilot.tap("rospis")
    assert table.view.scores == (-220, 50, 50)


def test_on_the_barrel_a_write_off_costs_a_try(pilot: ThousandPilot) -> None:
    rules = {"rospis_on_barrel": True}
    table = pilot.start(rules=rules, scores=(880, 0, 0), counters={"on_barrel": (1, 0, 0)})
    pilot.click(pilot.button("rospis"))
    assert "It costs you a try, each opponent gets 50." in said(table)
    pilot.tap("rospis")
    assert table.view.scores == (880, 50, 50)


def test_a_hidden_talon_is_told_to_be_shown(pilot: ThousandPilot) -> None:
    table = pilot.start({0: ACES[0]}, "9H 9S JC", rules={"prikup_hidden_at_100": True})
    assert table.view.phase == "redeal_prikup"
    assert "The talon is then shown to all." in said(table)


def test_who_sits_on_the_barrel_gets_nothing_of_a_write_off(pilot: ThousandPilot) -> None:
    rules = {"rospis_on_barrel": True}
    table = pilot.start(rules=rules, scores=(0, 880, 0), counters={"on_barrel": (0, 1, 0)})
    pilot.click(pilot.button("rospis"))
    assert "You lose 100, each opponent gets 50. Nothing is written on the barrel" in said(table)
    pilot.tap("rospis")
    assert table.view.scores == (-100, 880, 50)


def test_of_two_players_one_gets_what_is_written_off(pilot: ThousandPilot) -> None:
    table = pilot.start({0: "AH KH QH AS TS AC AD", 1: "9H JD TD QS KC"}, players=2, dealer=1, talon="TH TC")
    pilot.tap("take 1")
    pilot.click(pilot.button("rospis"))
    assert "You lose 100, the opponent gets 50." in said(table)


# -- the tricks


def test_who_cannot_announce_yet_is_told_why(pilot: ThousandPilot) -> None:
    """G2-R18"""
    table = pilot.start()
    pilot.to_play()
    assert "A marriage takes a trick of your own first." in said(table)
    pilot.drag("AS", TRICK)
    pilot.settle()
    assert said(table) == "Your turn You lead"


def test_a_marriage_is_announced_by_a_button_on_its_card(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.to_play()
    assert all(not pill.id.startswith("marry") for pill in table.pills)  # no trick yet (G2-R18)
    pilot.drag("AS", TRICK)
    pilot.settle()
    assert {pill.id for pill in table.pills if pill.id.startswith("marry")} == {"marry KH", "marry QH"}
    pilot.click(pilot.button("marry QH"))
    pilot.until(lambda: table.shown_trump == "H" and table.celebration)
    pilot.settle()
    assert table.view.points[0] >= 100


def test_a_king_that_may_be_announced_asks_what_is_meant(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.to_play()
    pilot.drag("AS", TRICK)
    pilot.settle()
    pilot.drag("KH", TRICK)
    assert {str(move) for move in table.asked} == {"play KH", "marry KH"}
    pilot.tap("play KH")
    assert table.view.trump is None


def test_a_refusal_opens_the_rules_at_its_paragraph(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.pass_to("TC", 2)
    pilot.pass_to("KD", 2)
    assert table.refused is not None
    pilot.key(pygame.K_F1)
    assert type(pilot.top).__name__ == "Rules"
    assert pilot.top.anchor  # type: ignore[attr-defined]


# -- the score


def play_out(pilot: ThousandPilot) -> None:
    while not pilot.table.standing():
        moves = [move for move in pilot.table.view.legal if move.verb != "rospis"]
        pilot.table.submit(moves[0])
        pilot.settle()


def test_a_deal_ends_with_its_score_and_the_sheet_says_what_made_it(pilot: ThousandPilot) -> None:
    table = pilot.start()
    pilot.to_play()
    play_out(pilot)
    assert "You make 100" in said(table)
    assert table.sheet.columns[0].entries[-1].score == 100
    pilot.click(pilot.button("paper"))
    assert isinstance(pilot.top, Notebook)
    pilot.top.at = (0, 1)
    assert pilot.top.explained()[1].startswith("Order of 100 made +100")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.top, ThousandTable)


def test_a_deal_that_counts_double_says_so(pilot: ThousandPilot) -> None:
    table = pilot.start(rules={"dark": True}, scores=(300, 0, 0))
    pilot.tap("dark")
    pilot.to_play()
    play_out(pilot)
    assert "You make 120 · in the dark" in said(table)
    assert table.view.scores[0] == 540
    assert table.view.last_deal is not None
    bolt = "0 points  ·  0  =  0  ·  no trick: a bolt"
    assert said(table).count(bolt) == table.view.last_deal.tricks.count(0) > 0


def test_a_third_bolt_is_named_with_its_fine_alone(pilot: ThousandPilot) -> None:
    table = pilot.start(counters={"bolts": (0, 2, 2)})
    pilot.to_play()
    play_out(pilot)
    assert "third bolt −120" in said(table)
    assert "no trick" not in said(table)


def write_off(pilot: ThousandPilot, order: int) -> Notebook:
    """Bids so much, writes it off with the talon in hand, and opens the sheet."""
    while all(pill.id != f"bid {order}" for pill in pilot.table.pills):
        pilot.click(pilot.button("more"))
    pilot.tap(f"bid {order}")
    pilot.tap("rospis")
    pilot.tap("rospis")
    pilot.click(pilot.button("sheet"))
    assert isinstance(pilot.top, Notebook)
    return pilot.top


def shown(page: Notebook) -> list[tuple[list[int], bool, str]]:
    """Of each column the numbers that are written, whether the first is struck through, and the last mark."""
    columns = page.sheet.columns
    return [
        ([each.score for each in column.entries], column.last_written > 0, column.entries[-1].mark)
        for column in columns
    ]


MARRIED = {0: "KD QD 9D JS 9S JC QC"}


def test_the_samosval_of_the_document_on_the_sheet(pilot: ThousandPilot) -> None:
    """G2-S03: 495, 200 and 760; the last writes 120 off, and 0, 260 and 640 are left."""
    pilot.start(MARRIED, "9H KS TH", others=["bid 105"], scores=(760, 495, 200), rules={"redeal_hand_min": 0})
    page = write_off(pilot, 120)
    assert shown(page) == [([760, 640], True, ""), ([495, 0], True, "samosval"), ([200, 260], True, "")]
    page.at = (1, 1)
    assert page.explained() == [
        "Lola, deal 1: −495",
        "Written off +60  ·  Samosval: back to zero −555",
    ]
    pilot.draw()


def test_a_write_off_of_140_on_the_sheet(pilot: ThousandPilot) -> None:
    """G2-S04: half of it for each."""
    pilot.start(MARRIED, "9H KS TH", others=["bid 105"], rules={"redeal_hand_min": 0})
    page = write_off(pilot, 140)
    assert [numbers for numbers, _, _ in shown(page)] == [[0, -140], [0, 70], [0, 70]]


def test_the_match_ends_from_the_barrel(pilot: ThousandPilot) -> None:
    pilot.start(scores=(880, 0, 0), counters={"on_barrel": (1, 0, 0)})
    pilot.to_play(order=120)
    play_out(pilot)
    assert pilot.table.view.over
    pilot.click(pilot.button("proceed"))
    assert isinstance(pilot.top, ThousandOver)
    pilot.draw()


# -- two and four players, the options


def test_two_players_choose_between_two_talons(pilot: ThousandPilot) -> None:
    table = pilot.start({0: "AH KH QH AS TS AC AD", 1: "9H JD TD QS KC"}, players=2, dealer=1, talon="TH TC")
    assert table.view.phase == "take"
    pilot.tap("take 2")
    assert pilot.log[-1] == "take 2"
    assert len(table.hand()) == 12


def test_the_fourth_player_sits_out_and_sees_it_said(pilot: ThousandPilot) -> None:
    table = pilot.start({1: ACES[0], 2: ACES[1], 3: ACES[2]}, players=4, dealer=0)
    assert table.standing()  # the others have played the deal
    assert 0 not in table.view.active
    assert "Ana: sits out  ·  +25  =  25" in said(table)


def test_the_dark_game_shows_backs_until_the_player_looks(pilot: ThousandPilot) -> None:
    table = pilot.start(rules={"dark": True}, scores=(300, 0, 0))
    assert table.view.phase == "dark"
    assert {sprite.face_up for sprite in table.hand()} == {False}
    pilot.tap("look")
    assert {sprite.face_up for sprite in table.hand()} == {True}


def test_a_poor_hand_may_be_dealt_again(pilot: ThousandPilot) -> None:
    poor = {0: "9H 9S 9C JD QS KC JC", 1: ACES[0], 2: "JH JS TD 9D KS QC QD"}
    table = pilot.start(poor)
    assert table.view.phase == "redeal_hand"
    assert "Your hand is worth 11, less than 15." in said(table)
    pilot.tap("keep")
    assert table.view.phase != "redeal_hand"


def test_three_nines_at_the_first_cut_are_told(pilot: ThousandPilot) -> None:
    """G2-R07"""
    seed = next(f"cut {n}" for n in count() if new_game(seed=f"cut {n}", dealer=1).redeals == 1)
    record = Record("thousand", THREE, seed, dealer=1)
    pilot.app.carry_out(Push(ThousandTable(pilot.app.stage, Match(record, {1: Script(), 2: Script()}))))
    pilot.settle()
    assert pilot.table.notice is not None
    assert pilot.table.notice[0] == "Three nines at the cut: Lola pays 120."


def test_the_opened_talon_lies_there_once(pilot: ThousandPilot) -> None:
    """Beside the paper it is shown when it has been taken up."""
    table = pilot.start({0: ACES[0], 1: "JD QS KC"}, players=2, dealer=1, talon="9H 9S")
    pilot.tap("take 1")
    assert table.view.phase == "redeal_prikup"
    assert not talon_is_seen(table)
    pilot.tap("keep")
    assert talon_is_seen(table)


# -- places


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080), (3440, 1440)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_paper_lies_in_the_window_and_covers_no_place(size: tuple[int, int], players: int) -> None:
    places = Places(Frame(*size), 0, players)
    paper, frame = places.sheet, places.frame.box
    assert frame.left <= paper.left < paper.right <= frame.right
    assert frame.top <= paper.top < paper.bottom <= frame.bottom
    others = [place.plate for place in places.seats.places] + [places.seats.panel, places.strip]
    assert all(apart(box, paper) for box in others)
    assert paper.width / players >= 0.55


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1280, 800), (1920, 1080), (3440, 1440)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_opened_talon_covers_no_place(size: tuple[int, int], players: int) -> None:
    places = Places(Frame(*size), 0, players)
    arena, row = places.arena, places.seen_talon
    poses = row.poses(2 if players == 2 else 3)
    half = poses[0].scale / 2
    talon = Box(poses[0].x - half, row.y - 0.32, poses[-1].x + half, row.y + 0.58)  # with its caption
    icons = Box(arena.right - CORNER[0], arena.top, arena.right, arena.top + CORNER[1])
    plates = [place.plate for place in places.seats.places]
    assert all(apart(box, talon) for box in (*plates, places.sheet, places.strip, icons))
    for place in places.seats.places[1:]:
        hand = place.hand.poses(11)
        left, right = min(pose.x for pose in hand) - 0.4, max(pose.x for pose in hand) + 0.4
        top, bottom = min(pose.y for pose in hand) - 0.4, max(pose.y for pose in hand) + 0.4
        assert apart(Box(left, top, right, bottom), talon), place.side


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1280, 800), (1920, 1080), (3440, 1440)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "ru", "fr", "es"])
def test_what_the_player_says_covers_no_name(size: tuple[int, int], players: int, language: str) -> None:
    """The longest that is said: 120 in the dark, and the deal written off."""
    frame, tr = Frame(*size), Words(language).tr
    places, fonts = Places(frame, 0, players), Fonts(min(size[0] / 1280, size[1] / 800))
    x, y = places.bubble(0)
    half = (fonts.line_height("heading") + 18 * fonts.scale) / frame.unit / 2
    for text in (tr("120 in the dark"), tr("I write it off"), tr("Deal again!"), f"{tr('Four aces')} 200"):
        width = (fonts.width(text, "heading") + 44 * fonts.scale) / frame.unit
        bubble = Box(x - width / 2, y - half, x + width / 2, y + half)
        assert apart(bubble, places.of(0).plate), text
        assert all(apart(bubble, box) for box in (places.sheet, places.seats.panel)), text


def apart(one: Box, other: Box) -> bool:
    across = one.right <= other.left or one.left >= other.right
    return across or one.bottom <= other.top or one.top >= other.bottom


def test_announcements_on_cards_stay_apart_and_can_be_read(pilot: ThousandPilot) -> None:
    table = pilot.start({0: "AH KH QH AS TS AC KD", 1: "9H JD TD KC KS"}, players=2, dealer=1, talon="QD TC")
    pilot.tap("take 1")
    pilot.pass_to("TC", 1)
    pilot.tap("stand")
    pilot.drag("AS", TRICK)
    pilot.settle()
    badges = [pill.box for pill in table.pills if pill.id.startswith("marry")]
    assert len(badges) == 4
    assert all(left.right <= right.left for left, right in pairwise(badges))
    assert all(box.width >= 1.8 * box.height for box in badges)
