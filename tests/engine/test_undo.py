"""Going back to one's own decisions, within a deal, and forth again."""

from dataclasses import replace

from cardtable.engine.record import Entry, Record, Sitter
from cardtable.engine.undo import played_again, taken_back

LOG = ["0 play AS", "1 play 9S", "0 play KS", "1 play JS", "1 play TD"]


def record(*moves: str) -> Record:
    log = tuple(Entry(number, int(move[0]), move[2:]) for number, move in enumerate(moves))
    return Record("sixty_six", (Sitter("Ana"), Sitter("Otto", "computer", "easy")), "seed", log=log)


def test_the_last_decision_goes_with_all_that_followed_it() -> None:
    before = taken_back(record(*LOG), 0)
    assert before == record(*LOG[:2])
    assert before is not None
    assert taken_back(before, 0) == record()


def test_where_a_seat_has_decided_nothing_nothing_is_taken_back() -> None:
    assert taken_back(record(), 0) is None
    assert taken_back(record("1 play 9S"), 0) is None


def test_a_deal_that_has_ended_stays_as_it_is() -> None:
    assert taken_back(record(*LOG, "1 deal"), 0) is None
    assert taken_back(record(*LOG, "1 deal", "1 play 9D", "0 play AD"), 0) == record(
        *LOG, "1 deal", "1 play 9D"
    )


def test_what_was_taken_back_comes_again_decision_by_decision() -> None:
    later = record(*LOG)
    assert played_again(record(), later, 0) == record(*LOG[:2])
    assert played_again(record(*LOG[:2]), later, 0) == later
    assert played_again(later, later, 0) is None


def test_after_another_move_what_was_taken_back_is_gone() -> None:
    assert played_again(record(LOG[0], "1 play JS"), record(*LOG), 0) is None


def test_the_time_that_has_passed_is_kept() -> None:
    played = replace(record(*LOG), ms=5000)
    before = taken_back(played, 0)
    assert before is not None
    assert before.ms == 5000
