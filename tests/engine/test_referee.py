"""The referee's protocol: what every command answers, and the program that speaks it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from engine.talk import NEW, PACK, Talk

from cardtable.engine.games.sixty_six import CARDS

ROOT = Path(__file__).parents[2]


def test_games_says_how_each_can_be_set_up() -> None:
    (game,) = [g for g in Talk(started=False).ok("games")["games"] if g["key"] == "sixty_six"]
    assert game["players"] == [2, 2]
    assert game["levels"] == ["easy", "normal", "expert"]
    assert game["options"]["match_pips"] == {"default": 7, "choices": [7, 8]}
    assert game["options"]["draw_bonus"] == {"default": False, "choices": [False, True]}
    assert game["options"]["stake_unit"] == {"default": 1, "min": 1, "max": 1_000_000, "step": 1}
    assert game["presets"]["document"] == {}
    assert set(game["presets"]["pagat"]) < set(game["options"])


def test_new_deals_in_the_order_of_the_pack() -> None:
    talk = Talk(started=False)
    answer = talk.ok(**NEW, pack=PACK, dealer=1)
    assert answer["to_act"] == [0]
    assert answer["events"][0] == {"event": "moved", "cards": ["9S"], "from": "stock", "to": "hand:0"}
    assert answer["events"][12] == {"event": "moved", "cards": ["9C"], "from": "stock", "to": "trump"}
    table = talk.ok("table")["table"]
    assert table["zones"]["hand:1"] == ["9H", "TH", "JH", "QH", "KH", "AH"]
    assert table["zones"]["stock"][-1] == "9D"
    assert (table["dealer"], table["deal"], table["trump"], table["phase"]) == (1, 1, "C", "play")
    assert "legal" not in table


def test_new_may_leave_out_what_has_a_default() -> None:
    assert Talk(started=False).ok("new", game="sixty_six", seed="")["to_act"]


def test_a_seed_deals_the_same_again() -> None:
    assert Talk().state() == Talk().state()
    assert Talk(seed="another").ok("table") != Talk().ok("table")
    assert Talk(seed="\ud800 ж").ok("table")


def test_legal_is_empty_for_who_is_not_to_act() -> None:
    talk = Talk(pack=PACK, dealer=1)
    assert talk.ok("legal", seat=0)["moves"] == [
        *(f"play {rank}S" for rank in "9TJQKA"),
        "marry QS",
        "marry KS",
        "close",
    ]
    assert talk.ok("legal", seat=1)["moves"] == []


def test_play_tells_everything_and_who_is_next() -> None:
    talk = Talk(pack=PACK, dealer=1)
    assert talk.ok("play", seat=0, move="  play   TS ") == {
        "ok": True,
        "to_act": [1],
        "events": [
            {"event": "called", "seat": 0, "move": "play TS"},
            {"event": "moved", "cards": ["TS"], "from": "hand:0", "to": "trick"},
        ],
    }
    events = talk.ok("play", seat=1, move="play 9H")["events"]
    assert [e["cards"] for e in events if e["event"] == "moved"] == [["9H"], ["TS", "9H"], ["9D"], ["TC"]]


def test_a_view_hides_what_its_seat_may_not_know() -> None:
    talk = Talk(pack=PACK, dealer=1)
    talk.play("play TS")
    view = talk.ok("view", seat=1)["view"]
    assert view["zones"]["hand:0"] == ["??"] * 5
    assert view["zones"]["stock"] == ["??"] * 11
    assert view["zones"]["trick"] == ["TS"]
    assert view["zones"]["hand:1"] == ["9H", "TH", "JH", "QH", "KH", "AH"]
    assert view["legal"] == talk.ok("legal", seat=1)["moves"]
    assert view["points"] == [0, 0]
    assert "seed" not in json.dumps(view)


def test_the_other_counts_for_himself_while_a_manual_deal_runs() -> None:
    talk = Talk(pack=PACK, dealer=1, options={"claim_mode": "manual"})
    talk.play("play TS", "play 9H")
    assert talk.ok("view", seat=1)["view"]["points"] == [None, 0]
    assert talk.ok("table")["table"]["points"] == [10, 0]
    talk.play("claim")
    assert talk.ok("view", seat=1)["view"]["points"] == [10, 0]
    assert talk.ok("result")["last_deal"]["points"] == [0, 2]


def test_events_have_the_same_numbers_for_every_seat() -> None:
    talk = Talk(pack=PACK, dealer=1)
    talk.play("play TS", "play 9H")
    mine, theirs = (talk.ok("events", seat=seat, since=0)["events"] for seat in (0, 1))
    assert len(mine) == len(theirs)
    for own, other in zip(mine, theirs, strict=True):
        if own.get("to") == "hand:0":
            assert own["cards"] != ["??"]
            assert other == {**own, "cards": ["??"]}
    assert talk.ok("events", seat=0, since=len(mine) - 2)["events"] == mine[-2:]
    assert talk.ok("events", seat=0, since=10_000)["events"] == []


def test_a_match_goes_to_its_end() -> None:
    talk = Talk(scores=[6, 5])
    assert talk.ok("result")["winners"] == []
    talk.play_out()
    result = talk.ok("result")
    (winner,) = result["winners"]
    assert result["over"]
    assert result["losers"] == [1 - winner]
    assert result["scores"][winner] == 7
    assert result["last_deal"]["points"][winner] > 0
    assert result["deals"] >= 1
    for seat in (0, 1):
        assert talk.error("play", seat=seat, move="deal")[0] == "illegal_move"


def test_stakes_are_in_the_result() -> None:
    talk = Talk(scores=[6, 6], options={"stake_mode": "match", "stake_unit": 5})
    assert talk.ok("result")["stakes"] == [0, 0]
    talk.play_out()
    (winner,) = talk.ok("result")["winners"]
    assert talk.ok("result")["stakes"][winner] == 5


def test_between_deals_the_dealer_deals() -> None:
    talk = Talk(pack=PACK, dealer=1, options={"claim_mode": "manual"})
    assert talk.play("play TS", "play 9H", "claim")["to_act"] == [1]  # a wrong claim: the other has won
    assert talk.ok("legal", seat=1)["moves"] == ["deal"]
    before = talk.ok("table")["table"]
    assert (before["phase"], before["deal"], before["dealer"]) == ("pause", 1, 1)
    assert talk.ok("play", seat=1, move="deal")["to_act"] == [0]
    assert talk.ok("table")["table"]["deal"] == 2


def test_undo_takes_back_one_move_after_the_other() -> None:
    talk = Talk(pack=PACK, dealer=1)
    start = talk.state()
    talk.play("play TS")
    middle = talk.state()
    talk.play("play 9H")
    assert talk.ok("undo")["to_act"] == [1]
    assert talk.state() == middle
    assert talk.ok("undo") == {"ok": True, "to_act": [0]}
    assert talk.state() == start
    assert talk.error("undo")[0] == "bad_request"


def test_a_saved_game_is_loaded_as_it_was() -> None:
    talk = Talk(options={"preset": "pagat", "draw_bonus": True}, scores=[5, 5], dealer=0)
    talk.ok("advance", to_ms=700)
    for _ in range(9):
        (seat,) = talk.ok("table")["table"]["to_act"]
        talk.play(talk.ok("legal", seat=seat)["moves"][0])
    record = talk.ok("save")["record"]
    assert record["rules"]["draw_bonus"] is True
    assert "match_pips" not in record["rules"]
    assert record["scores"] == [5, 5]
    assert record["log"][0][0] == 700
    other = Talk(started=False)
    assert other.ok("load", record=record)["to_act"] == talk.ok("table")["table"]["to_act"]
    assert other.state() == talk.state()


def test_a_pack_is_kept_in_the_record() -> None:
    talk = Talk(pack=PACK, dealer=1)
    other = Talk()
    other.ok("load", record=talk.ok("save")["record"])
    assert other.state() == talk.state()


def test_loading_stops_where_the_log_cannot_be_played() -> None:
    talk = Talk(pack=PACK, dealer=1)
    talk.play("play TS", "play 9H")
    record = talk.ok("save")["record"]
    kept = talk.state()
    record["log"] += [[0, 0, "play AD"], [0, 0, "play 9S"]]
    answer = talk.ok("load", record=record)
    assert answer["to_act"] == [0]
    assert answer["stopped_at"] == 2
    assert "AD" in answer["message"]
    assert talk.state() == kept


def test_time_does_not_run_backwards_after_a_record_that_says_too_little() -> None:
    talk = Talk(pack=PACK, dealer=1)
    talk.ok("play", seat=0, move="play TS", at_ms=900)
    record = talk.ok("save")["record"]
    talk.ok("load", record={**record, "ms": 0})
    assert talk.error("play", seat=1, move="play 9H", at_ms=899)[0] == "bad_request"
    talk.ok("play", seat=1, move="play 9H")
    assert [entry[0] for entry in talk.ok("save")["record"]["log"]] == [900, 900]


def test_choose_is_repeatable_and_explains() -> None:
    talk = Talk()
    (seat,) = talk.ok("table")["table"]["to_act"]
    for level in ("easy", "normal", "expert"):
        said = {"seat": seat, "level": level, "seed": "s", "iterations": 5}
        answer = talk.ok("choose", **said, explain=True)
        assert answer == talk.ok("choose", **said, explain=True)
        assert sorted(m["move"] for m in answer["moves"]) == sorted(talk.ok("legal", seat=seat)["moves"])
        assert max(answer["moves"], key=lambda m: m["value"])["move"] == answer["move"]
        assert talk.ok("choose", **said) == {"ok": True, "move": answer["move"]}
    assert talk.ok("choose", seat=seat, level="easy", seed="s", budget_ms=50)["move"]


def test_time_never_runs_backwards() -> None:
    talk = Talk(pack=PACK, dealer=1)
    assert talk.ok("advance", to_ms=1000) == {"ok": True, "to_act": [0], "events": []}
    assert talk.error("advance", to_ms=999)[0] == "bad_request"
    assert talk.error("play", seat=0, move="play TS", at_ms=999)[0] == "bad_request"
    talk.ok("play", seat=0, move="play TS", at_ms=1500)
    assert talk.ok("save")["record"]["log"] == [[1500, 0, "play TS"]]


# The program itself.


def run(*texts: str) -> subprocess.CompletedProcess[str]:
    """Runs the program with nothing but the standard library to import from."""
    env = {"PYTHONPATH": str(ROOT), "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")}
    return subprocess.run(
        [sys.executable, "-S", "-s", "-m", "cardtable.engine"],
        input="\n".join(texts),
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_the_program_needs_the_standard_library_alone() -> None:
    texts = [{**NEW, "dealer": 1}, {"cmd": "choose", "seat": 0, "level": "expert", "seed": "s"}, "no JSON"]
    done = run(*(text if isinstance(text, str) else json.dumps(text) for text in texts))
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, True, False]
    assert (done.returncode, done.stderr) == (0, "")


def test_the_program_ends_with_its_input() -> None:
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_the_program_ends_quietly_when_nobody_listens() -> None:
    pipe = subprocess.PIPE
    args = [sys.executable, "-m", "cardtable.engine"]
    with subprocess.Popen(args, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"cmd": "games"}\n' * 2)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_the_packs_of_these_tests_are_whole() -> None:
    assert sorted(PACK) == sorted(card.text for card in CARDS)
