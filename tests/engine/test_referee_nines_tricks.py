"""The referee on nines in tricks: what `new` takes, what each phase answers, what a seat is shown."""

from __future__ import annotations

from typing import Any

import pytest
from engine.nines_tricks_table import pack_of
from engine.talk import Talk

from cardtable.engine.games.nines_tricks import NinesTricksOptions
from cardtable.engine.options import option_specs

PACK = [str(card) for card in pack_of("AC KC QC", "AD", "AH", "AS KS")]


def talk(**changes: Any) -> Talk:
    return Talk(**{"game": "nines_tricks", "players": 3, "pack": PACK, "dealer": 0, **changes})


def play_on(said: Talk, phase: str = "play") -> None:
    """The first legal move again and again."""
    while (table := said.ok("table")["table"])["phase"] == phase:
        said.play(said.ok("legal", seat=table["to_act"][0])["moves"][0])


def test_games_says_how_it_can_be_set_up() -> None:
    (game,) = [g for g in Talk(started=False).ok("games")["games"] if g["key"] == "nines_tricks"]
    assert game["players"] == [3, 3]
    assert game["levels"] == ["easy", "normal", "expert"]
    assert list(game["options"]) == [spec.name for spec in option_specs(NinesTricksOptions)]
    assert game["options"]["trump_order"] == {
        "default": ["C", "D", "H", "S", "NT"],
        "choices": [["C", "D", "H", "S", "NT"], ["H", "S", "D", "C", "NT"]],
    }
    assert game["options"]["zero_tricks"] == {"default": 4, "choices": [4, 0]}
    assert game["options"]["start_score"] == {"default": 9, "min": 5, "max": 20, "step": 1}
    assert game["presets"] == {
        "document": {},
        "classic": {"follow_rule": "classic", "scoring": "standard", "zero_tricks": 4, "first_lead": "left"},
    }


def test_a_whole_deal() -> None:
    said = talk()
    assert said.ok("legal", seat=0)["moves"] == ["keep", "swap"]
    assert said.ok("legal", seat=1)["moves"] == []
    said.play("keep", "swap", "keep")
    view = said.ok("view", seat=1)["view"]
    assert (view["phase"], view["trump"], view["exchanged"]) == ("play", "C", ["keep", "swap", "keep"])
    assert set(view["zones"]["dummy"]) == {"??"}
    assert {"AS", "KS"} <= set(view["zones"]["hand:1"])
    play_on(said)
    result = said.ok("result")
    assert sum(result["last_deal"]["tricks"]) == 13
    assert result["deals"] == 1
    table = said.ok("table")["table"]
    assert sum(len(table["zones"][f"taken:{seat}"]) for seat in range(3)) == 39
    view = said.ok("view", seat=1)["view"]
    assert {card for seat in range(3) for card in view["zones"][f"taken:{seat}"]} == {"??"}
    if not result["over"]:
        assert said.ok("legal", seat=1)["moves"] == ["deal"]


def test_an_exchange_is_told_to_each_seat_as_it_may_know_it() -> None:
    said = talk()
    said.play("swap")
    for seat, hidden in ((0, False), (1, True), (2, True)):
        called, gone, come = said.ok("events", seat=seat, since=52)["events"]
        assert called == {"event": "called", "seat": 0, "move": "swap"}
        assert (gone["from"], gone["to"], come["from"], come["to"]) == ("hand:0", "dummy", "dummy", "hand:0")
        assert ("??" in gone["cards"], "??" in come["cards"]) == (hidden, hidden)


def test_a_match_may_begin_in_its_middle_and_is_saved_so() -> None:
    said = talk(
        scores=[3, 12, 7], deal=9, options={"preset": "classic", "trump_order": ["H", "S", "D", "C", "NT"]}
    )
    table = said.ok("table")["table"]
    assert (table["trump"], table["scores"], table["deal"]) == ("C", [3, 12, 7], 9)
    said.play("keep", "keep", "swap")
    record = said.ok("save")["record"]
    assert (record["deal"], record["scores"], record["rules"]["trump_order"][0]) == (9, [3, 12, 7], "H")
    assert said.ok("load", record=record)["to_act"] == [1]
    assert said.ok("table")["table"]["exchanged"] == ["keep", "keep", "swap"]
    said.ok("undo")
    assert said.ok("table")["table"]["exchanged"] == ["keep", "keep", None]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"players": 4}, "bad_request"),
        ({"scores": [0, 9, 9]}, "bad_request"),
        ({"deal": 0}, "bad_request"),
        ({"counters": {"bolts": [0, 0, 0]}}, "bad_request"),
        ({"options": {"trump_order": ["S", "H", "D", "C", "NT"]}}, "bad_option"),
        ({"options": {"zero_tricks": 3}}, "bad_option"),
        ({"options": {"preset": "public"}}, "bad_option"),
    ],
)
def test_what_new_refuses(changes: dict[str, Any], error: str) -> None:
    said = Talk(started=False)
    answer = said.ask("new", **{"game": "nines_tricks", "players": 3, "seed": "x", **changes})
    assert (answer["ok"], answer["error"]) == (False, error)


def test_every_level_chooses_a_legal_move_by_either_rule() -> None:
    for preset in ("document", "classic"):
        said = talk(options={"preset": preset})
        for _ in range(5):
            (seat,) = said.ok("table")["table"]["to_act"]
            moves = said.ok("legal", seat=seat)["moves"]
            for level in ("easy", "normal", "expert"):
                found = said.ok("choose", seat=seat, level=level, seed="s", iterations=20, explain=True)
                assert found["move"] in moves
                assert {move["move"] for move in found["moves"]} == set(moves)
            said.play(moves[0])
