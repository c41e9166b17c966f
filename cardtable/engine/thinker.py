"""The process where the computer players think: what runs at the other end of the worker's pipe."""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from typing import Any

from cardtable.engine.games import game_named
from cardtable.engine.players import Verdict, begin, verdict
from cardtable.engine.players.mind import Thinking
from cardtable.engine.wire import view_from_json

log = logging.getLogger(__name__)


def serve(pipe: Connection) -> None:
    """Answer questions until the other end of the pipe is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the program, which ends us
    _give_way()
    try:
        pipe.send_bytes(b'{"ready": true}')
        while True:
            question = json.loads(pipe.recv_bytes())
            if "number" in question:  # else a drop that came after the answer
                pipe.send_bytes(json.dumps(_answer(question, pipe)).encode())
    except (EOFError, OSError):
        return


def _answer(question: dict[str, Any], pipe: Connection) -> dict[str, Any]:
    """The move in text; None, whatever went wrong: the game goes on with the rule of thumb."""
    try:
        view = view_from_json(game_named(question["game"]), question["view"])
        found = _decided(begin(view, question["level"], question["seed"]), question["budget_ms"], pipe)
        return {"number": question["number"], "move": str(found.move), "doubt": found.doubt}
    except (EOFError, OSError):
        raise
    except Exception:
        log.exception("A computer player could not decide.")
        return {"number": question["number"], "move": None, "doubt": 0.0}


def _decided(thinking: Thinking, budget_ms: float, pipe: Connection) -> Verdict:
    """Think until all is thought, the time is up, or the other end has more to say: a drop."""
    end = time.monotonic() + budget_ms / 1000
    while thinking.step() and time.monotonic() < end and not pipe.poll():
        pass
    return verdict(thinking.worths())


def _give_way() -> None:
    """Lower the priority of this process below the frames."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), 0x4000)  # BELOW_NORMAL_PRIORITY_CLASS
    else:
        os.nice(10)
