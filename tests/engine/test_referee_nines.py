"""The referee on Nines: what `new` takes, what each phase answers, what a seat is shown."""

from __future__ import annotations

from typing import Any

import pytest
from engine.talk import Talk

from cardtable.engine.games.nines_shedding import CARDS, NinesOptions
from cardtable.engine.options import option_specs

TEXTS = [card.text for card in CARDS]
FIRST = ["2S", "2C", "2D", "2H", "AS", "AC", "3S", "4S", "3C", "5S"]
PACK = [*FIRST, *(text for text in TEXTS if text not in FIRST)]
"""Of two players seat 0 has two twos and an ace face down, and two threes in its hand."""


def talk(players: int = 2, **changes: Any) -> Talk:
    """Dealer is the last seat: seat 0 gets the first card."""
    return Talk(**{"game": "nines_shedding", "players": players, "dealer": players - 1, **changes})


def test_games_says_how_nines_can_be_set_up() -> None:
    (game,) = [g for g in Talk(started=False).ok("games")["games"] if g["key"] == "nines_shedding"]
    assert game["players"] == [2, 5]
    assert game["levels"] == ["easy", "normal", "expert"]
    assert list(game["options"]) == [spec.name for spec in option_specs(NinesOptions)]
    assert game["options"]["down_choice"] == {"default": "random", "choices": ["random", "player"]}
    assert list(game["presets"]) == ["document", "places", "picked", "strict"]


@pytest.mark.parametrize(
    "changes", [{"players": 6}, {"players": 1}, {"scores": [1]}, {"counters": {"x": [1, 1]}}]
)
def test_what_new_refuses(changes: dict[str, Any]) -> None:
    asked = {"game": "nines_shedding", "players": 2, "seed": "s", **changes}
    assert Talk(started=False).ask("new", **asked)["error"] == "bad_request"


def test_cards_are_dealt_in_the_order_of_the_pack() -> None:
    table = talk(pack=PACK).ok("table")["table"]
    assert table["zones"]["down:0"] == [PACK[0], PACK[2], PACK[4]]
    assert table["zones"]["hand:1"] == [PACK[n] for n in (7, 9, 11, 13, 15, 17)]
    assert table["zones"]["stock"][-1] == PACK[18]
    assert (table["phase"], table["to_act"], table["limit"]) == ("choose", [0, 1], None)


def test_both_choose_at_once_and_in_any_order() -> None:
    said = talk(pack=PACK)
    held = said.ok("view", seat=1)["view"]["zones"]["hand:1"]
    moves = said.ok("legal", seat=1)["moves"]
    assert len(moves) == 20
    answer = said.ok("play", seat=1, move=f"show {held[2]} {held[0]} {held[1]}")
    assert answer["to_act"] == [0]
    assert said.ok("view", seat=1)["view"]["zones"]["up:1"] == [held[2], held[0], held[1]]
    assert said.ok("view", seat=0)["view"]["zones"]["up:1"] == ["??"] * 3
    assert said.ok("table")["table"]["zones"]["up:1"] == [held[2], held[0], held[1]]
    told = said.ok("events", seat=0, since=0)["events"]
    assert told[-2] == {"event": "called", "seat": 1, "move": "show ?? ?? ??"}
    said.ok("play", seat=0, move=said.ok("legal", seat=0)["moves"][0])
    assert said.ok("view", seat=0)["view"]["zones"]["up:1"] == [held[2], held[0], held[1]]


def test_a_set_may_be_named_in_any_order() -> None:
    said = talk(pack=PACK)
    for seat in (0, 1):
        held = said.ok("view", seat=seat)["view"]["zones"][f"hand:{seat}"]
        said.ok("play", seat=seat, move=f"show {' '.join(held[-3:])}")
    hand = said.ok("view", seat=0)["view"]["zones"]["hand:0"]
    threes = [text for text in hand if text.startswith("3")]
    assert len(threes) == 2
    assert f"play {' '.join(threes)}" in said.ok("legal", seat=0)["moves"]
    said.ok("play", seat=0, move=f"play {' '.join(reversed(threes))}")
    table = said.ok("table")["table"]
    assert table["zones"]["pile"] == threes[::-1]
    assert (table["limit"], table["turn"]) == (None, 1)


def test_a_refusal_says_which_rule() -> None:
    said = talk(pack=PACK)
    error, message = said.error("play", seat=0, move="take")
    assert (error, message) == ("illegal_move", "First choose three cards to lie face up. (G3-R05)")


@pytest.mark.parametrize("options", [{}, {"preset": "places"}, {"preset": "picked"}, {"preset": "strict"}])
def test_a_game_to_its_end_saved_and_loaded(options: dict[str, Any]) -> None:
    said = talk(players=3, options=options, seed="whole")
    said_too = Talk(started=False)
    while to_act := said.ok("table")["table"]["to_act"]:
        move = said.ok("choose", seat=to_act[0], level="easy", seed="s")["move"]
        said.ok("play", seat=to_act[0], move=move)
    result = said.ok("result")
    assert (result["over"], result["deals"], len(result["winners"])) == (True, 1, 1)
    assert sum(result["last_deal"]["points"]) == 1
    assert len(result["losers"]) == (options == {"preset": "places"})
    assert said.ok("legal", seat=0)["moves"] == []
    assert said_too.ok("load", record=said.ok("save")["record"]) == {"ok": True, "to_act": []}
    assert said_too.ok("table") == said.ok("table")
    before = said.ok("undo")
    assert before["to_act"] == said.ok("table")["table"]["to_act"] != []
