"""Computer players think in another process, so that no frame waits for them.

One process is spawned, at low priority, and asked over one pipe in JSON: only what a seat may see goes
there. Whoever asks polls; a worker that is late or dead is replaced, and the rule of thumb moves instead.
"""

from __future__ import annotations

import json
import logging
import multiprocessing
import time
import weakref
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from cardtable.engine.cards import dice
from cardtable.engine.game import View
from cardtable.engine.match import Choice
from cardtable.engine.thinker import serve
from cardtable.engine.thought import Slices, Thought
from cardtable.engine.wire import view_to_json

PATIENCE_MS = 2_000  # a move is wanted within this time
START_MS = 15_000  # a loaded machine may take this long to start a process
DEATHS = 3  # in a row; then the machine has no worker to give, and thinking stays in this process
BUDGET_MS = 350

log = logging.getLogger(__name__)


@dataclass
class _Child:
    """The process, and what it was last sent."""

    process: SpawnProcess
    pipe: Connection
    since: float
    ready: bool = False
    number: int | None = None
    dropped: bool = False
    """Whether it was told that nobody waits for the answer."""
    thought: weakref.ref[Thought] | None = None

    @property
    def free(self) -> bool:
        return self.ready and self.number is None


class Worker:
    """The one process that thinks, or, with `enabled=False`, this one; `clock` counts seconds."""

    def __init__(
        self,
        enabled: bool = True,
        *,
        patience_ms: float = PATIENCE_MS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.enabled = enabled
        self.patience_ms = patience_ms
        self.clock = clock
        self._child: _Child | None = None
        self._waiting: deque[weakref.ref[Thought]] = deque()
        self._asked = 0
        self._deaths = 0
        self._slices: Slices | None = None

    def start(self) -> None:
        """Start the process, if it does not run; it becomes ready in the background."""
        if not self.enabled or self._child is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=True)
        process = context.Process(target=serve, args=(theirs,), name="cardtable worker", daemon=True)
        try:
            process.start()
        except OSError:
            log.exception("No process for the computer players: they think in this one.")
            self.enabled = False
            return
        finally:
            theirs.close()
        self._child = _Child(process, ours, self.clock())

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.process.pid

    @property
    def ready(self) -> bool:
        """Whether the process has started and said so."""
        return self._child is not None and self._child.ready

    def ask(self, view: View, level: str, seed: str, match: int = 0) -> Thought:
        """Ask for a move of the view's seat; poll until the thought has one."""
        thought = Thought(view, level, seed, match, self.clock())
        self.start()
        self._waiting.append(weakref.ref(thought))
        self.poll()
        return thought

    def poll(self) -> None:
        """Take answers and pass questions on, or think for a slice in this process; never waits."""
        self._hear()
        self._watch()
        if self.enabled:
            self._tell()
        else:
            self._think_here()

    def close(self) -> None:
        """End the process now, even in the middle of a thought."""
        child, self._child, self.enabled = self._child, None, False
        self._slices = None
        if child is not None:
            child.pipe.close()
            child.process.kill()
            child.process.join()

    def _hear(self) -> None:
        child = self._child
        if child is None:
            return
        try:
            while child.pipe.poll():
                self._take(child, json.loads(child.pipe.recv_bytes()))
        except (EOFError, OSError, ValueError):
            self._replace(child)

    def _take(self, child: _Child, answer: dict[str, Any]) -> None:
        child.ready = True
        if "number" not in answer or answer["number"] != child.number:
            return
        self._deaths = 0
        thought = child.thought() if child.thought else None
        child.number = child.thought = None
        if thought is not None and thought.move is None:
            thought.settle(answer["move"], answer["doubt"])

    def _watch(self) -> None:
        """Nobody waits longer than the patience; a process that hangs is replaced."""
        now, child = self.clock(), self._child
        limit = self.patience_ms if child and child.ready else START_MS
        if child and not child.free and (now - child.since) * 1000 > limit:
            self._replace(child)
        for thought in self._open_questions():
            if (now - thought.asked) * 1000 > self.patience_ms:
                thought.settle(None)

    def _open_questions(self) -> list[Thought]:
        """The thoughts that somebody still waits for, the oldest first."""
        self._waiting = deque(ref for ref in self._waiting if (t := ref()) is not None and t.move is None)
        sent = self._child.thought if self._child else None
        refs = [*([sent] if sent else []), *self._waiting]
        return [t for ref in refs if (t := ref()) is not None and t.move is None]

    def _tell(self) -> None:
        """Send the next question; one at a time, so that writing to the pipe cannot block."""
        child = self._child
        if (
            child is not None
            and child.number is not None
            and not child.dropped
            and not _wanted(child.thought)
        ):
            self._drop(child)
        while child is not None and child.free and self._waiting:
            ref = self._waiting.popleft()
            thought = ref()
            if thought is not None and thought.move is None:
                self._asked += 1
                child.number, child.thought, child.since = self._asked, ref, self.clock()
                child.dropped = False
                try:
                    child.pipe.send_bytes(_question(self._asked, thought))
                except OSError:
                    self._replace(child)

    def _drop(self, child: _Child) -> None:
        """Nobody waits for what the process thinks about: it may turn to the next question."""
        child.dropped = True
        try:
            child.pipe.send_bytes(DROP)
        except OSError:
            self._replace(child)

    def _think_here(self) -> None:
        """Think in this process for a slice, unless one has only just ended."""
        if self._slices is None or self._slices.thought() is None:
            open_questions = self._open_questions()
            if not open_questions:
                self._slices = None
                return
            self._slices = Slices(open_questions[0], self.clock)
        if self._slices.think():
            self._slices = None

    def _replace(self, child: _Child) -> None:
        """End a process that is dead or hangs, and start another; its question is asked again."""
        log.warning("The computer players' process is started again.")
        child.pipe.close()
        child.process.kill()
        if child.thought is not None:
            self._waiting.appendleft(child.thought)
        self._child = None
        self._deaths += 1
        if self._deaths >= DEATHS:
            self.enabled = False
        self.start()


def _wanted(ref: weakref.ref[Thought] | None) -> bool:
    thought = ref() if ref else None
    return thought is not None and thought.move is None


DROP = b'{"drop": true}'


def _question(number: int, thought: Thought) -> bytes:
    said = {
        "number": number,
        "match": thought.match,
        "game": thought.view.game,
        "view": view_to_json(thought.view),
        "level": thought.level,
        "seed": thought.seed,
        "budget_ms": BUDGET_MS,
    }
    return json.dumps(said).encode()


class WorkerPlayer:
    """A computer seat of a match: asks the worker, and takes its time as a person would.

    `seed` is its own, never that of the deals. `think_ms` bounds the time from the question to the move,
    the search within it: the harder the choice, the longer.
    """

    def __init__(
        self, worker: Worker, level: str, seed: str, think_ms: tuple[int, int] = (400, 1000)
    ) -> None:
        self.worker = worker
        self.level = level
        self.seed = seed
        self.think_ms = think_ms
        self._match = next(_MATCHES)
        self._asked: tuple[object, ...] | None = None
        self._thought: Thought | None = None

    def decide(self, view: View) -> Choice | None:
        if len(view.legal) == 1:
            return Choice(view.legal[0], self._pause(view, 0.0))
        asked = (view.deal, len(view.seen), view.legal)
        if self._thought is None or asked != self._asked:
            self._asked = asked
            self._thought = self.worker.ask(view, self.level, self._seed_for(view), self._match)
        self.worker.poll()
        move, doubt = self._thought.move, self._thought.doubt
        if move is None:
            return None
        self._thought = None
        return Choice(move, self._pause(view, doubt))

    def _seed_for(self, view: View) -> str:
        return f"{self.seed}/{view.deal}/{len(view.seen)}"

    def _pause(self, view: View, doubt: float) -> int:
        low, high = self.think_ms
        mood = dice(f"{self._seed_for(view)}/pause").random()
        return round(low + (high - low) * (0.75 * doubt + 0.25 * mood))


_MATCHES = count(1)
"""Each player of each match has its number, which its questions carry."""
