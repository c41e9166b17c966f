"""One whole game of each kind, kept for ever: how it ends, and what each seat saw of it.

A rule or a secret that changes by accident changes these files. After a change that is meant,
`python tests/engine/test_golden.py` writes them again.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from engine.random_games import random_moves, time_of

from cardtable.engine.game import Game, Judged, Move, Seat
from cardtable.engine.games import GAMES
from cardtable.engine.games.thousand import Thousand
from cardtable.engine.match import Match, Record, Sitter
from cardtable.engine.players import simple_move
from cardtable.engine.record import replay
from cardtable.engine.wire import event_to_json, view_to_json

FOLDER = Path(__file__).parent / "golden"


def told(match: Match) -> Iterator[str]:
    """Events as the watching seat saw them, one short line each."""
    for event in map(event_to_json, match.step(match.record.ms)):
        if event["event"] == "moved":
            yield f"{event['from']} > {event['to']}: {' '.join(event['cards'])}"
        elif event["event"] == "judged":
            yield f"{event['verdict']} seat {event['seat']} {event['hands']}"
        elif event["event"] == "called":
            yield f"seat {event['seat']} {event['move']}"
        else:
            yield f"scored {event['points']} {event['scores']}"


def played(record: Record) -> dict[str, Any]:
    """The record and all that each seat saw while it was played."""
    seats = range(len(record.seats))
    matches = [Match(Record.from_json(record.to_json() | {"log": [], "ms": 0}), {}, seat) for seat in seats]
    saw: list[list[str]] = [[] for _ in seats]
    for entry in record.log:
        for seat, match in enumerate(matches):
            saw[seat] += told(match)
            match.submit(entry.seat, Move.parse(entry.move, record.new_game().pack), entry.ms)
    for seat, match in enumerate(matches):
        saw[seat] += told(match)
    last = [view_to_json(match.view()) for match in matches]
    for view in last:
        del view["seen"], view["options"]
    return {"record": record.to_json(), "result": matches[0].result(), "saw": saw, "last_views": last}


@pytest.mark.parametrize("kind", GAMES, ids=[game.key for game in GAMES])
def test_the_golden_game_is_played_as_ever(kind: type[Game]) -> None:
    golden = json.loads((FOLDER / f"{kind.key}.json").read_text(encoding="utf-8"))
    again = played(Record.from_json(golden["record"]))
    assert json.loads(json.dumps(again)) == golden


def lively_move(game: Game, seat: Seat, chance: random.Random) -> Move:
    """Rather what happens seldom, so that the golden game shows it."""
    moves = game.legal_moves(seat)
    seldom = [move for move in moves if move.verb not in ("play", "claim", "close")]
    return chance.choice(seldom if seldom and chance.random() < 0.8 else moves)


RULES = {
    "nervioso": {"variant": "figuras+666"},
    "nine": {"teams": "2x2", "end_score": 60},
    "nines_shedding": {"down_choice": "player", "play_on": True},
    "thousand": {"dark": True, "target": 700},
}
"""What the golden game is played by, where that shows more than the defaults."""


STANDING: dict[str, dict[str, Any]] = {
    "thousand": {"scores": (580, 455, 300), "counters": {"on_barrel": (1, 0, 0), "bolts": (0, 2, 0)}}
}
"""Where it begins, where it would be long from the start."""


def golden_move(game: Game, seat: Seat, chance: random.Random) -> Move:
    """Thoughtful for the most part in a match that is not won by chance."""
    if isinstance(game, Thousand) and chance.random() < 0.8:
        return simple_move(game.view(seat), "normal", "golden")
    return lively_move(game, seat, chance)


def golden_record(kind: type[Game], number: int) -> Record:
    chance = random.Random(number)
    players = 3 if kind is Thousand else kind.seats[1]
    sitters = tuple(Sitter(name) for name in ("Ana", "Otto", "Mia", "Leo")[:players])
    standing = STANDING.get(kind.key, {})
    match = Match(Record(kind.key, sitters, f"golden {number}", RULES.get(kind.key, {}), **standing), {})
    game = match.record.new_game()
    if kind.realtime:
        for seat, move in random_moves(game, number):
            game.play(seat, move)
            match.submit(seat, move, time_of(game, 0))
    while not game.over:
        seat = chance.choice(game.to_act())
        move = golden_move(game, seat, chance)
        game.play(seat, move)
        match.submit(seat, move, match.record.ms + 700)
    return match.record


def variety(record: Record) -> tuple[int, int]:
    """How many different things happen; of as many the shortest game shows them best."""
    events = replay(record).game.events
    verdicts = {event.verdict for event in events if isinstance(event, Judged)}
    return len({entry.move.partition(" ")[0] for entry in record.log} | verdicts), -len(record.log)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for kind in GAMES:
        record = max((golden_record(kind, number) for number in range(100)), key=variety)
        text = json.dumps(played(record), indent=1, ensure_ascii=False)
        (FOLDER / f"{kind.key}.json").write_text(text + "\n", encoding="utf-8")
