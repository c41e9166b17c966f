"""The arena: it counts fairly, and plays with other programs over the referee's protocol."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardtable.engine.arena import Bout, Score, compete, main, play_deal, wilson
from cardtable.engine.games.nines_tricks import NinesTricksOptions
from cardtable.engine.games.sixty_six import SixtySixOptions
from cardtable.engine.games.thousand import ThousandOptions

ROOT = Path(__file__).parents[2]
OURS = f"{sys.executable} -m cardtable.engine"


def bout(a: str, b: str, iterations: int | None = 20, external: str | None = None) -> Bout:
    return Bout("sixty_six", (a, b), SixtySixOptions(), iterations=iterations, external=external)


def test_who_plays_himself_is_neither_better_nor_worse() -> None:
    """Both seats of each deal: what one player wins in the first game the other wins in the second."""
    for number in range(20):
        first, second = play_deal(bout("greedy", "greedy"), number)
        assert first == -second


def test_three_sit_at_a_table_and_each_seat_has_its_turn() -> None:
    """Where all play alike, what one is ahead of the others sums up to nothing."""
    table = Bout("thousand", ("greedy", "greedy"), ThousandOptions(), seats=3)
    for number in range(6):
        balances = play_deal(table, number)
        assert len(balances) == 3
        assert sum(balances) == pytest.approx(0)


def test_of_a_match_one_seat_is_the_winner() -> None:
    """All three play alike, so each number is one match, told from three seats."""
    table = Bout("nines_tricks", ("greedy", "greedy"), NinesTricksOptions(), seats=3, matches=True)
    for number in range(6):
        assert sorted(play_deal(table, number)) == [-1.0, -1.0, 1.0]
    score = compete(table, 4, 1)
    assert str(score).startswith("33.3% of 12 matches [")


def test_the_stronger_player_comes_out_ahead() -> None:
    told: list[int] = []
    score = compete(bout("normal", "random"), 60, 1, told.append)
    assert told == list(range(1, 61))
    assert len(score.balances) == 120
    assert wilson(score.won, score.decided)[0] > 0.7


def test_a_deal_counts_once_for_the_interval() -> None:
    """The same cards from both seats are no two samples: here all is luck of the cards."""
    assert "+0.00 ± 0.00 game points a deal, 4 deals" in str(Score([3, -3, -1, 1], seats=2))
    assert "+1.00 ± 1.39 game points a deal, 4 deals" in str(Score([3, 1, -1, 1], seats=2))


def test_more_processes_play_the_same_deals() -> None:
    alone, together = (compete(bout("greedy", "random"), 12, n) for n in (1, 2))
    assert sorted(alone.balances) == sorted(together.balances)


def test_another_program_plays_as_it_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    score = compete(bout("normal", "easy", external=OURS), 3, 1)
    assert len(score.balances) == 6


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [("{}", "does not go on"), ('{"ok": true, "move": "close"}', "not legal"), ("", "it ended")],
)
def test_another_program_that_plays_wrong_ends_the_run(answer: str, sentence: str, tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    lines = f"for line in sys.stdin: print({answer!r}, flush=True)" if answer else ""
    script.write_text(f"import sys\n{lines}\n")
    options = SixtySixOptions()
    with pytest.raises(SystemExit, match=sentence):
        play_deal(Bout("sixty_six", ("random", "x"), options, external=f"{sys.executable} {script}"), 1)


def test_the_command_prints_share_interval_and_points(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    rules = ["--options", "claim_mode=manual", "phase_two_must_beat=true"]
    main(["--game", "sixty_six", "greedy", "random", "--deals", "5", "--processes", "1", *rules])
    said = capsys.readouterr()
    assert said.out.startswith("greedy - random: ")
    assert said.out.endswith("game points a deal, 10 deals\n")
    assert "5/5" in said.err


def test_a_name_or_rule_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SystemExit, match="no player nobody"):
        main(["--game", "sixty_six", "nobody", "easy"])
    with pytest.raises(SystemExit):
        main(["--game", "sixty_six", "easy", "easy", "--options", "no_such_rule=1"])
    with pytest.raises(SystemExit, match="5 cannot play thousand"):
        main(["--game", "thousand", "easy", "easy", "--seats", "5"])


def test_an_interval_of_nothing_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert "0.0% of deals [0.0%, 100.0%]" in str(Score([0.0]))
