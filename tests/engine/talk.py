"""A program on the other side of the referee's pipe, as the tests of it play one."""

from __future__ import annotations

import io
import json
from typing import Any

from cardtable.engine.referee import Referee, serve
from cardtable.engine.request import Request

NEW = {"cmd": "new", "game": "sixty_six", "players": 2, "seed": "a seed", "options": {}}
PACK = "9S 9H TS TH JS JH QS QH KS KH AS AH 9C 9D TC TD JC JD QC QD KC KD AC AD".split()  # noqa: SIM905
"""With dealer 1: seat 0 gets all spades, seat 1 all hearts; clubs are trumps."""


class Talk:
    """Asks a referee one thing after another; with `started`, a game is there from the start."""

    def __init__(self, started: bool = True, **changes: Any) -> None:
        self.referee = Referee()
        if started:
            self.ok(**{**NEW, **changes})

    def ask(self, cmd: Any, **fields: Any) -> dict[str, Any]:
        answer = self.referee.answer(Request({"cmd": cmd, **fields}))
        return json.loads(json.dumps(answer))  # type: ignore[no-any-return]

    def ok(self, cmd: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask(cmd, **fields)
        assert answer["ok"] is True, answer
        return answer

    def error(self, cmd: Any, **fields: Any) -> tuple[str, str]:
        before = self.state()
        answer = self.ask(cmd, **fields)
        assert answer["ok"] is False, answer
        assert self.state() == before
        return answer["error"], answer["message"]

    def state(self) -> object:
        names = ("table", "save", "result")
        return [self.ask(name) for name in names], [self.ask("events", seat=s, since=0) for s in (0, 1)]

    def play(self, *moves: str) -> dict[str, Any]:
        """Plays the moves, each by the seat that is to act."""
        answer: dict[str, Any] = {}
        for move in moves:
            (seat,) = self.ok("table")["table"]["to_act"]
            answer = self.ok("play", seat=seat, move=move)
        return answer

    def play_out(self, level: str = "normal") -> None:
        while to_act := self.ok("table")["table"]["to_act"]:
            move = self.ok("choose", seat=to_act[0], level=level, seed="s", iterations=1)["move"]
            self.ok("play", seat=to_act[0], move=move)


def lines(*texts: str | bytes) -> list[dict[str, Any]]:
    """What comes back for lines as they stand."""
    source = io.BytesIO(b"".join(t if isinstance(t, bytes) else t.encode() + b"\n" for t in texts))
    sink = io.BytesIO()
    serve(source, sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]
