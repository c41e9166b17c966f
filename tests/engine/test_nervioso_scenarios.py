"""The worked scenarios of Nervioso in the rules, each under its id."""

import pytest
from engine.nervioso_table import (
    P1,
    P2,
    P3,
    hand,
    hands_at,
    held,
    legal,
    new_game,
    pile,
    play,
    position,
    reason,
    verdicts,
)

from cardtable.engine.cards import SPANISH
from cardtable.engine.games.nervioso import DISCARD, Nervioso


class TestS01Deal:
    """G6-S01 (G6-R04, A02, A04)."""

    @pytest.mark.parametrize(
        ("players", "each", "left"),
        [(2, 20, 0), (3, 13, 1), (4, 10, 0), (5, 8, 0), (6, 6, 4), (7, 5, 5), (8, 5, 0)],
    )
    def test_equal_stacks_and_the_rest_face_up(self, players: int, each: int, left: int) -> None:
        game = new_game(players)
        assert held(game) == [each] * players
        assert len(pile(game)) == left
        assert all(card is None for seat in range(players) for card in game.view(seat).hand)

    def test_cards_come_from_the_first_of_the_pack_on_and_are_laid_in_that_order(self) -> None:
        pack = list(SPANISH.cards)
        game = new_game(3, pack=pack)
        assert hand(game, P1) == [str(card) for card in pack[:39:3]]
        assert hand(game, P3)[:2] == [str(pack[2]), str(pack[5])]
        assert pile(game) == [str(pack[39])]

    def test_left_over_cards_lie_in_the_order_of_the_pack(self) -> None:
        pack = list(SPANISH.cards)
        assert pile(new_game(7, pack=pack)) == [str(card) for card in pack[35:]]


def test_s02_the_count_goes_round_from_ten_to_one() -> None:
    """G6-S02 (G6-R07): three players, the tenth number is P1's."""
    game = position("2o 1o 1c 1e 1b", "1b 6o 2c 2e", "4o 4c 4e 4b", count=0)
    heard = []
    for number in range(11):
        play(game, f"P{number % 3 + 1} lay")
        heard.append((number % 3 + 1, game.count))
    assert heard[:3] == [(1, 1), (2, 2), (3, 3)]
    assert heard[9:] == [(1, 10), (2, 1)]


def test_s03_a_match_and_the_last_hand_takes_the_pile() -> None:
    """G6-S03 (G6-R08, R10, A12, A23): the left-over card goes with it."""
    game = position("4e 5o 6o", "2o 3o", "1b 1c", pile="7b")
    play(game, "P1 lay @1000")
    assert game.view(P1).match is False
    play(game, "P2 lay @2000")
    assert game.view(P1).match is True
    play(game, "P2 slap @2310", "P3 slap @2450")
    assert verdicts(game)[-1] == ("last_hand", P1)
    assert hands_at(game) == [(P2, 310), (P3, 450)]
    assert pile(game) == []
    assert sorted(hand(game, P1)) == sorted(["5o", "6o", "7b", "4e", "2o"])
    assert reason(game, P1, "slap") == "G6-A07"  # his hand at 700 ms comes to nothing
    assert legal(game, P1) == {"lay"}
    play(game, "P1 lay @4000")
    assert game.count == 1


@pytest.mark.parametrize(
    ("card", "count", "fits"),
    [("So", 8, True), ("Cb", 9, True), ("Re", 10, True), ("So", 10, False), ("7o", 7, True)],
)
def test_s04_figures_match_by_their_value(card: str, count: int, fits: bool) -> None:
    """G6-S04 (G6-R03, A01)."""
    game = position(f"{card} 1o", "1c", count=count - 1)
    play(game, "P1 lay")
    assert game.view(P2).match is fits


def test_s05_a_wrong_hand_takes_the_discard_and_starts_anew() -> None:
    """G6-S05 (G6-R09, R10)."""
    game = position("1o 2o", "1c 2c", "5c 6c", pile="3e 4e", count=2, turn=P3)
    play(game, "P3 lay", "P3 slap")
    assert verdicts(game) == [("wrong_hand", P3)]
    assert sorted(hand(game, P3)) == sorted(["6c", "3e", "4e", "5c"])
    assert (game.count, game.turn) == (0, P3)
    play(game, "P3 lay")
    assert game.count == 1


def test_s06_a_card_thrown_on_a_match_costs_the_pile_and_cards_of_all() -> None:
    """G6-S06 (G6-R11, A08, A09, A10)."""
    game = position("1o 2o 3o", "5c 6c", "1b 2b", pile="3e", count=4, turn=P2)
    play(game, "P2 lay")
    assert game.view(P1).match
    play(game, "P1 slap", "P3 lay")
    assert verdicts(game)[-1] == ("thrown_card", P3)
    assert held(game) == [1, 0, 7]
    assert sorted(hand(game, P3)) == sorted(["2b", "1b", "5c", "3e", "1o", "2o", "6c"])
    assert hand(game, P1) == ["3o"]
    assert (game.count, game.turn) == (0, P3)
    assert game.view(P1).slapped == ()


def test_s07_who_has_no_cards_wins_at_a_match() -> None:
    """G6-S07 (G6-R12, R14, A13, A14)."""
    game = position("1o", "1c 2c 3c", "7b 6b", count=3)
    play(game, "P1 lay", "P2 lay")
    assert held(game)[P1] == 0
    play(game, "P3 lay", "P2 lay")
    assert verdicts(game) == []
    play(game, "P3 lay")  # "eight": no match
    game = position("", "1c 2c", "6b 1b", count=5, turn=P3, pile="1o")
    play(game, "P3 lay @5000", "P1 slap @5280")
    assert game.over
    assert verdicts(game)[-1] == ("won", P1)
    assert game.winners() == (P1,)
    assert reason(game, P2, "slap") == "G6-R14"


def test_s08_who_has_no_cards_and_is_last_takes_the_pile() -> None:
    """G6-S08 (G6-R12, A15)."""
    game = position("", "1c 2c", "6b 1b", count=5, turn=P3, pile="1o")
    play(game, "P3 lay @5000", "P2 slap @5400", "P3 slap @5600")
    assert not game.over
    assert verdicts(game)[-1] == ("last_hand", P1)
    assert sorted(hand(game, P1)) == ["1o", "6b"]
    assert game.turn == P1


def test_s09_the_last_card_may_be_the_match() -> None:
    """G6-S09 (G6-A14)."""
    game = position("3o", "1c 2c", "1b", count=2)
    play(game, "P1 lay", "P2 slap", "P1 slap")
    assert game.winners() == (P1,)


def test_s10_a_draw() -> None:
    """G6-S10 (G6-R14, A18)."""
    game = position("7o", "2o", count=8)
    play(game, "P1 lay", "P2 lay")
    assert game.over
    assert verdicts(game) == [("draw", P2)]
    assert (game.winners(), game.losers()) == ((), ())
    assert game.result()["last_deal"] == {"points": [0, 0], "cards": [0, 0], "reason": "draw"}
    assert len(game.table.piles[DISCARD]) == 2


def test_s11_figures_are_called_by_name() -> None:
    """G6-S11 (G6-R15, A22): the match is the same, the word is another."""
    from cardtable.engine.games.nervioso import FIGURE_NAMES

    game = position("So 1o", "1c 2c", count=7, variant="figuras")
    play(game, "P1 lay")
    assert FIGURE_NAMES[game.count] == "Jack"
    assert game.view(P1).match
    assert list(FIGURE_NAMES) == [8, 9, 10]


class TestS12SilentSix:
    """G6-S12 (G6-R16, A20, A21)."""

    def at_the_sixth(self, card: str, **rules: object) -> Nervioso:
        game = position(f"{card} 1o", "4e 1c", "4b 2c", pile="4o", count=5, variant="666", **rules)
        assert game.view(P1).silent
        return game

    def test_the_sixth_lays_in_silence_and_the_next_says_seven(self) -> None:
        game = self.at_the_sixth("4c")
        assert legal(game, P1) == {"lay", "hush", "slap"}
        play(game, "P1 hush")
        assert (game.count, game.turn) == (6, P2)
        play(game, "P2 lay")
        assert game.count == 7
        assert verdicts(game) == []

    @pytest.mark.parametrize("card", ["4c", "6o"])
    def test_who_says_six_takes_the_discard(self, card: str) -> None:
        game = self.at_the_sixth(card)
        play(game, "P1 lay")
        assert verdicts(game) == [("lost_count", P1)]
        assert sorted(hand(game, P1)) == sorted(["1o", "4o", card])
        assert held(game)[1:] == [2, 2]
        assert (game.count, game.turn) == (0, P1)

    def test_a_silent_six_is_a_match(self) -> None:
        game = self.at_the_sixth("6o")
        play(game, "P1 hush")
        assert game.view(P1).match
        assert game.view(P1).count == 6

    def test_unless_the_house_does_not_count_it(self) -> None:
        game = self.at_the_sixth("6o", silent_six_matches=False)
        play(game, "P1 hush")
        assert not game.view(P1).match
        assert game.turn == P2

    def test_silence_at_another_place_loses_the_count(self) -> None:
        game = position("4c 1o", "1c", pile="2o", count=3, variant="figuras+666")
        play(game, "P1 hush")
        assert verdicts(game) == [("lost_count", P1)]  # the four would have fitted
        assert held(game) == [3, 1]
