"""The thinking process: it answers, dies, hangs and is late, and the table never waits for it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable.engine.game import Move, View
from cardtable.engine.games.sixty_six import SixtySix, SixtySixOptions
from cardtable.engine.match import Choice
from cardtable.engine.players import choose, simple_move, verdict
from cardtable.engine.thought import Slices, Thought
from cardtable.engine.worker import DEATHS, Worker, WorkerPlayer

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process by a POSIX signal")
linux = pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="looks into /proc")


def a_view(seed: str = "a deal") -> View:
    return SixtySix(SixtySixOptions(), 2, seed, dealer=0).view(1)


def until(done: Callable[[], bool]) -> None:
    """Polls as a frame loop does, and fails if nothing comes of it."""
    end, frame = time.monotonic() + 30, threading.Event()
    while not done():
        assert time.monotonic() < end, "it took too long"
        frame.wait(0.002)


def polled(worker: Worker, done: Callable[[], bool]) -> None:
    def step() -> bool:
        worker.poll()
        return done()

    until(step)


def answer(worker: Worker, thought: Thought) -> str:
    polled(worker, lambda: thought.move is not None)
    return str(thought.move)


def rule(view: View, seed: str) -> str:
    return str(choose(view, "normal", seed).move)


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(patience_ms=60_000)
    worker.start()
    yield worker
    worker.close()


@pytest.fixture
def stopped(worker: Worker) -> Worker:
    """A worker whose process is caught in mid-thought."""
    polled(worker, lambda: worker.ready)
    os.kill(pid_of(worker), signal.SIGSTOP)
    return worker


def pid_of(worker: Worker) -> int:
    assert worker.pid is not None
    return worker.pid


def test_the_process_decides_as_this_one_would(worker: Worker) -> None:
    thought = worker.ask(a_view(), "normal", "seed")
    assert thought.move is None  # nobody waits: it has not even started
    assert answer(worker, thought) == rule(a_view(), "seed")


class Clock:
    """Counts a millisecond each time it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_without_a_process_it_thinks_in_slices() -> None:
    worker = Worker(enabled=False, clock=Clock())
    worker.start()
    thought = worker.ask(a_view(), "normal", "seed")
    polls = 0
    while thought.move is None:
        before = worker.clock()
        worker.poll()
        polls += 1
        assert worker.clock() - before < 0.016  # a slice, and the looks at the clock around it
    assert polls > 3
    assert str(thought.move) == rule(a_view(), "seed")
    assert worker.pid is None


def test_several_polls_in_a_frame_think_once() -> None:
    clock = Clock()
    thought = Thought(a_view(), "normal", "seed", 0, 0.0)
    slices = Slices(thought, clock)
    assert not slices.think()
    ended = slices._ended
    assert not slices.think()
    assert slices._ended == ended
    clock.now += 0.016
    slices.think()
    assert slices._ended > ended


def test_without_a_process_time_runs_out_too() -> None:
    clock = Clock()
    worker = Worker(enabled=False, clock=clock)
    thought = worker.ask(a_view(), "normal", "seed")
    assert thought.move is None
    clock.now += 1
    worker.poll()
    assert thought.move in thought.view.legal


def test_a_new_game_leaves_the_old_thought_in_the_middle() -> None:
    worker = Worker(enabled=False, clock=Clock())
    old = worker.ask(a_view("old"), "normal", "seed")
    assert old.move is None
    del old
    new = worker.ask(a_view("new"), "normal", "seed")
    assert answer(worker, new) == rule(a_view("new"), "seed")
    worker.close()
    worker.poll()  # and nothing is left to think about


def test_asking_starts_the_process_and_closing_ends_it() -> None:
    worker = Worker(patience_ms=60_000)
    thought = worker.ask(a_view(), "normal", "seed")
    process = worker._child.process if worker._child else None
    assert process is not None
    assert process.is_alive()
    answer(worker, thought)
    worker.close()
    assert not process.is_alive()
    assert answer(worker, worker.ask(a_view(), "normal", "seed"))  # in this process from now on


@posix
def test_killed_in_mid_thought_it_is_replaced_and_asked_again(stopped: Worker) -> None:
    first, thought = pid_of(stopped), stopped.ask(a_view(), "normal", "seed")
    os.kill(first, signal.SIGKILL)
    assert answer(stopped, thought) == rule(a_view(), "seed")
    assert pid_of(stopped) != first


@posix
def test_when_it_hangs_the_rule_of_thumb_moves(stopped: Worker) -> None:
    now = time.monotonic()
    stopped.clock = lambda: now
    first, thought = pid_of(stopped), stopped.ask(a_view(), "normal", "seed")
    stopped.poll()
    assert thought.move is None
    now += 61
    stopped.poll()
    assert thought.move == simple_move(a_view(), "normal", "seed")
    assert pid_of(stopped) != first
    assert answer(stopped, stopped.ask(a_view("another"), "normal", "s")) == rule(a_view("another"), "s")


@posix
def test_a_new_game_in_mid_thought_gets_its_own_answer(stopped: Worker) -> None:
    old = stopped.ask(a_view("old"), "normal", "seed")
    del old
    new = stopped.ask(a_view("new"), "normal", "seed")
    os.kill(pid_of(stopped), signal.SIGCONT)
    assert answer(stopped, new) == rule(a_view("new"), "seed")


def test_an_answer_that_nobody_waits_for_is_not_waited_for(worker: Worker) -> None:
    """New in mid-thought: the process is told to turn to the next question."""
    polled(worker, lambda: worker.ready)
    old = worker.ask(a_view("old"), "expert", "seed")
    child = worker._child
    assert child is not None
    del old
    new = worker.ask(a_view("new"), "normal", "seed")
    assert child.dropped
    assert answer(worker, new) == rule(a_view("new"), "seed")
    assert not child.dropped


@posix
def test_two_who_ask_at_once_both_get_answers(stopped: Worker) -> None:
    thoughts = [stopped.ask(a_view(seed), "normal", "seed") for seed in "abc"]
    os.kill(pid_of(stopped), signal.SIGCONT)
    assert [answer(stopped, thought) for thought in thoughts] == [rule(a_view(s), "seed") for s in "abc"]


@posix
def test_closing_does_not_wait_for_the_thought(stopped: Worker) -> None:
    stopped.ask(a_view(), "normal", "seed")
    started = time.monotonic()
    stopped.close()
    assert time.monotonic() - started < 5


@posix
def test_where_processes_only_die_it_thinks_in_this_one(worker: Worker) -> None:
    for _ in range(DEATHS):
        polled(worker, lambda: worker.ready)
        os.kill(pid_of(worker), signal.SIGKILL)
        polled(worker, lambda: not worker.ready)
    assert not worker.enabled
    assert answer(worker, worker.ask(a_view(), "normal", "seed")) == rule(a_view(), "seed")


@posix
def test_it_gives_way_to_the_frames(worker: Worker) -> None:
    polled(worker, lambda: worker.ready)
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid_of(worker)) == min(here + 10, 19)


def test_it_does_not_import_pygame() -> None:
    """A spawned process runs the program's main file under this name, then imports its task."""
    code = (
        "import runpy, sys; runpy.run_path('main.py', run_name='__mp_main__');"
        "import cardtable.__main__, cardtable.engine.worker;"
        "sys.exit(any(name.startswith('pygame') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


PARENT = """
import sys
def main():
    import pygame
    from cardtable.engine.worker import Worker
    worker = Worker()
    worker.start()
    while not worker.ready:
        worker.poll()
    print(worker.pid, flush=True)
    sys.stdin.read()
if __name__ == "__main__":
    main()
"""


@linux
def test_it_ends_with_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, str(script)], env=env, stdin=pipe, stdout=pipe) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert "pygame" not in Path(f"/proc/{pid}/maps").read_text()
        parent.kill()
        parent.communicate(timeout=30)  # the worker holds the same output open for as long as it lives


def play_on(player: WorkerPlayer, view: View) -> Choice:
    choices: list[Choice] = []

    def decided() -> bool:
        choices.extend(filter(None, [player.decide(view)]))
        return bool(choices)

    until(decided)
    return choices[0]


def test_a_player_takes_its_time(worker: Worker) -> None:
    view = a_view()
    choice = play_on(WorkerPlayer(worker, "normal", "seed"), view)
    assert choice.move in view.legal
    assert 400 <= choice.after_ms <= 1000
    assert play_on(WorkerPlayer(worker, "normal", "seed"), view) == choice


def test_a_forced_move_comes_soon_and_asks_nobody() -> None:
    game = SixtySix(SixtySixOptions(), 2, "a deal", dealer=0)
    while len(game.legal_moves(game.to_act()[0])) > 1:
        seat = game.to_act()[0]
        game.play(seat, game.legal_moves(seat)[0])
    worker = Worker()
    choice = WorkerPlayer(worker, "normal", "seed").decide(game.view(game.to_act()[0]))
    assert choice is not None
    assert 400 <= choice.after_ms <= 550
    assert worker.pid is None


def test_the_harder_the_choice_the_longer_it_seems_to_think() -> None:
    player, view = WorkerPlayer(Worker(enabled=False), "normal", "seed"), a_view()
    pauses = [player._pause(view, doubt) for doubt in (0.0, 0.5, 1.0)]
    assert 400 <= pauses[0] < pauses[1] < pauses[2] <= 1000


def test_a_move_that_no_other_comes_near_leaves_no_doubt() -> None:
    play, close = Move("play"), Move("close")
    assert verdict({play: 0.1, close: 0.1}).doubt == 1
    assert verdict({play: 0.9, close: 0.1}).doubt == 0
