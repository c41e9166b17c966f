"""The worked scenarios of nines in tricks, G4-S01 to G4-S10; A deals, and clubs are trumps."""

from __future__ import annotations

import pytest
from engine.nines_tricks_table import cards, dealt, ended, in_play, legal, move, new_game, options, play

from cardtable.engine.games.nines_tricks import DUMMY, HANDS, NinesTricks, Phase, winning
from cardtable.engine.games.nines_tricks.drawing import drawn_dealer, highest

CLASSIC = {"preset": "classic"}
A, B, C = "5C KC AD 3H", "9C QH 2S", "AH AS 7D 4D"


def test_s01_trumps_first_and_then_the_highest_card() -> None:
    """G4-S01"""
    game = in_play(A, B, C, turn="A")
    assert legal(game) == {"5C", "KC"}
    play(game, "A play KC")
    assert legal(game) == {"9C"}
    play(game, "B play 9C")
    assert legal(game) == {"AH", "AS"}
    play(game, "C play AS")
    assert game.tricks == [1, 0, 0]
    assert game.turn == 0


def test_s02_the_same_with_the_suit_led() -> None:
    """G4-S02"""
    game = in_play(A, B, C, turn="A", rules=CLASSIC)
    assert legal(game) == {"5C", "KC", "AD", "3H"}
    play(game, "A play AD")
    assert legal(game) == {"9C", "QH", "2S"}
    ruffed = game.copy()
    play(game, "B play QH")
    assert legal(game) == {"7D", "4D"}
    play(game, "C play 7D")
    assert game.tricks == [1, 0, 0]
    play(ruffed, "B play 9C", "C play 7D")
    assert ruffed.tricks == [0, 1, 0]


def test_s03_of_equal_cards_the_first_takes_the_trick() -> None:
    """G4-S03"""
    game = in_play("KH 2D", "KS 2S", "QD 3D", turn="A")
    play(game, "A play KH", "B play KS", "C play QD")
    assert game.tricks == [1, 0, 0]


@pytest.mark.parametrize(("rules", "taker"), [({}, 1), (CLASSIC, 2)])
def test_s04_without_a_trump(rules: dict[str, str], taker: int) -> None:
    """G4-S04"""
    game = in_play("TD 2D", "KS 2S", "QD 3H", turn="A", trump="NT", rules=rules)
    assert legal(game) == {"TD", "2D"}
    play(game, "A play TD", "B play KS", "C play QD")
    assert game.turn == taker
    assert game.tricks[taker] == 1


def test_s05_the_order_of_trumps() -> None:
    """G4-S05"""
    game = new_game(start_long := {"scoring": "standard", "start_score": 20, "exchange": False})
    trumps = []
    while len(trumps) < 6:
        trumps.append(game.trump)
        while game.phase is not Phase.PAUSE:
            assert game.turn is not None
            game.play(game.turn, game.legal_moves(game.turn)[0])
        play(game, "deal")
    assert trumps == ["C", "D", "H", "S", "NT", "C"]
    hearts = {**start_long, "trump_order": ["H", "S", "D", "C", "NT"]}
    assert [new_game(hearts, deal=deal).trump for deal in range(1, 7)] == ["H", "S", "D", "C", "NT", "H"]


def test_s06_who_exchanges_may_get_what_another_gave_up() -> None:
    """G4-S06"""
    game = dealt()
    piles = game.table.piles
    first, third, middle = set(piles[HANDS[0]]), set(piles[HANDS[2]]), set(piles[DUMMY])
    kept = set(piles[HANDS[1]])
    play(game, "A swap", "B keep", "C swap")
    assert set(piles[HANDS[0]]) == middle
    assert set(piles[HANDS[1]]) == kept
    assert set(piles[HANDS[2]]) == first
    assert set(piles[DUMMY]) == third
    assert game.exchanged == ["swap", "keep", "swap"]
    assert game.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("tricks", "document", "standard"),
    [
        ((5, 4, 4), [4, 9, 9], [8, 9, 9]),
        ((6, 5, 2), [3, 4, 11], [7, 8, 11]),
        ((7, 3, 3), [2, 12, 12], [6, 10, 10]),
        ((9, 4, 0), [0, 9, 13], [4, 9, 13]),
    ],
)
def test_s07_scores_after_a_deal(tricks: tuple[int, ...], document: list[int], standard: list[int]) -> None:
    """G4-S07"""
    by_number = ended(tricks)
    assert by_number.scores == document
    assert ended(tricks, {"scoring": "standard"}).scores == standard
    assert by_number.winners() == ((0,) if document[0] == 0 else ())
    assert by_number.over == (document[0] == 0)


def test_s08_of_several_the_fewest_tricks_win() -> None:
    """G4-S08"""
    game = ended((6, 5, 2), scores=(6, 5, 9))
    assert game.scores == [0, 0, 11]
    assert game.winners() == (1,)
    assert game.losers() == (0, 2)


def test_s09_below_zero_wins_too() -> None:
    """G4-S09"""
    game = ended((5, 4, 4), scores=(4, 9, 9))
    assert game.scores == [-1, 9, 9]
    assert game.winners() == (0,)


def test_s10_the_draw_for_the_dealer() -> None:
    """G4-S10"""
    draws = [cards("QS TD QH"), cards("KC 4S")]
    assert highest(dict(enumerate(draws[0]))) == (0, 2)
    assert drawn_dealer(3, draws) == 0
    assert drawn_dealer(3, [draws[0], cards("4S KC")]) == 2
    assert drawn_dealer(3, [cards("QS TD KH")]) == 2


def test_the_seed_draws_the_dealer_and_each_seat_as_often() -> None:
    dealers = [NinesTricks(options(), 3, f"draw {number}").dealer for number in range(300)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(3))


def test_the_printed_example_of_a_trick_without_trumps() -> None:
    """A02, A03: only a higher rank takes it; by the classic rule only a card of the suit led."""
    rules, classic = options(), options(**CLASSIC)
    assert winning(cards("TD KS QD"), "NT", rules) == 1
    assert winning(cards("TD KS QD"), "NT", classic) == 2
    assert winning(cards("KH KS KD"), "C", rules) == 0
    assert winning(cards("AH 2C KH"), "C", rules) == 1
    assert winning(cards("AH 2C 3C"), "C", classic) == 2
    assert move("swap").verb == "swap"
