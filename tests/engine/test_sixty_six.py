"""The rules of 66 beside the worked scenarios: exact readings, house rules, refusals, secrets."""

import random
from collections import Counter

import pytest
from engine.sixty_six_table import (
    A,
    B,
    cards,
    dealt,
    hand_of,
    legal,
    move,
    new_game,
    pips,
    play,
    playable,
    position,
    reason,
)

from cardtable.engine.game import BadOption, BadSetup, Game, Moved, Scored
from cardtable.engine.games.sixty_six import HANDS, STOCK, TAKEN, TRICK, TRUMP, SixtySix, SixtySixView

MANUAL = {"claim_mode": "manual"}


# The deal


def test_the_pack_is_dealt_one_card_at_a_time_from_the_dealers_left() -> None:
    """G1-R09, R10, A01, A17"""
    pack = list(SixtySix.cards)
    game = new_game(pack=pack, dealer=A)
    piles = game.table.piles
    assert (piles[HANDS[B]], piles[HANDS[A]]) == (pack[0:12:2], pack[1:12:2])
    assert (piles[TRUMP], piles[STOCK]) == ([pack[12]], pack[:12:-1])
    assert game.to_act() == (B,)


def test_the_winner_draws_first_and_the_turned_card_is_drawn_last() -> None:
    """G1-R11, A17"""
    game = dealt("AS AH", "9H 9C", turned="KS", stock="JH JC")
    play(game, "A play AH", "B play 9H")
    assert game.table.piles[HANDS[A]][-1:] == cards("JH")
    assert game.table.piles[HANDS[B]][-1:] == cards("JC")
    game = position("AH AC", "9H 9C", turned="KS", stock="JD")
    play(game, "A play AH", "B play 9H")
    assert (hand_of(game, A), hand_of(game, B)) == ({"AC", "JD"}, {"9C", "KS"})
    assert not game.stock_open


def test_later_deals_come_from_the_seed_whatever_was_decided() -> None:
    def second_deal(game: SixtySix) -> object:
        play(game, "A play AH", "B play JH", "A deal")
        return dict(game.table.piles)

    first = position("AH KC", "9C JH", points=(60, 40))
    other = position("AH AC", "9H JH", points=(60, 0), pack=list(SixtySix.cards))
    assert second_deal(first) == second_deal(other)


def test_the_seed_draws_the_first_dealer() -> None:
    """G1-R08"""
    assert Counter(new_game(seed=str(n)).dealer for n in range(100))[A] in range(35, 66)


# Announcements, exchange, closing


def test_an_announcement_that_does_not_make_66_is_led() -> None:
    """G1-R16, R17, R18"""
    game = position("KS QS AH", "9C JH TH", taken=("9H JC", ""), points=(2, 0), turned="9S", stock="AC")
    assert {"marry KS", "marry QS"} <= legal(game)
    play(game, "A marry QS")
    assert (game.points, game.table.piles[TRICK]) == ([42, 0], cards("QS"))


def test_pending_points_do_not_end_the_deal() -> None:
    """G1-A04, A06"""
    game = position("KS QS AH", "9C JH TH", points=(0, 0), pending=(40, 0), turned="9S", stock="AC")
    play(game, "A marry KS")
    assert (game.phase, game.points, game.pending) == ("play", [0, 0], [80, 0])


@pytest.mark.parametrize("closed_by", [None, A])
def test_announcements_after_the_stock(closed_by: int | None) -> None:
    """G1-A05, O04"""
    for allowed in (True, False):
        game = position("KH QH", "9C JH", closed_by=closed_by, rules={"marriage_phase_two": allowed})
        assert ("marry KH" in legal(game)) == allowed
        assert reason(game, A, "marry KH") == ("legal" if allowed else "G1-O04")


@pytest.mark.parametrize(("stock", "allowed"), [("9H 9D JH", True), ("9H", False)])
def test_closing_takes_four_cards_in_the_stock(stock: str, allowed: bool) -> None:
    """G1-A09: with the turned one."""
    game = position("KH QH", "9C JH", turned="KS", stock=stock)
    assert ("close" in legal(game)) == allowed


def test_exchange_up_to_the_last_card_of_the_stock() -> None:
    """G1-A03"""
    game = position("9S QH", "9C JH", turned="KS", stock="AH", taken=("9H 9D", ""))
    assert "exchange" in legal(game)


def test_after_closing_nobody_draws_and_the_turned_card_stays_to_be_seen() -> None:
    """G1-R22, R23, A09"""
    game = dealt("AH AC", "9H 9C", turned="KS", stock="JH JC")
    assert "close" in legal(game)
    play(game, "A close", "A play AH")
    assert playable(game, B) == {text for text in hand_of(game, B) if text.endswith("H")}
    play(game, "B play 9H")
    assert [len(game.table.piles[zone]) for zone in (*HANDS, STOCK, TRUMP)] == [5, 5, 11, 1]
    assert game.view(B).zones[TRUMP] == tuple(cards("KS"))


# The end of a deal


@pytest.mark.parametrize(("bonus", "counted"), [(True, 24), (False, 14)])
def test_the_last_trick_in_a_closed_deal(bonus: bool, counted: int) -> None:
    """G1-A10, O06"""
    rules = {"last_trick_bonus_closed": bonus}
    game = position("AH", "QH", closed_by=A, turned="KS", stock="9H 9D JH", rules=rules)
    play(game, "A play AH", "B play QH")
    assert game.last_deal is not None
    assert game.last_deal.counted == (counted, 0)


def test_the_last_trick_of_an_open_deal_always_counts() -> None:
    """G1-R25"""
    game = position("AH", "QH", points=(30, 20), rules={"last_trick_bonus_closed": False})
    play(game, "A play AH", "B play QH")
    assert game.points == [54, 20]


def test_the_opponent_of_the_closer_makes_66_first() -> None:
    """G1-A13: double, by the closer's points at that moment."""
    game = position("AH KC", "9C TH", turn=B, closed_by=B, points=(60, 20), turned="KS", taken=("9D 9H", ""))
    play(game, "B play TH", "A play AH")
    assert pips(game) == (4, 0)
    assert game.last_deal is not None
    assert game.last_deal.reason == "close_failed"


def test_a_closer_with_65_to_65_has_failed() -> None:
    game = position("QH", "JH", closed_by=A, points=(50, 65), turned="KS", taken=("QS", "9D"))
    play(game, "A play QH", "B play JH")
    assert (game.points, pips(game)) == ([65, 65], (0, 2))


@pytest.mark.parametrize(("taken_then", "worth"), [("", 3), ("9H 9D", 2)])
def test_a_failed_close_by_the_public_rule(taken_then: str, worth: int) -> None:
    """G1-O07: by the tricks of the opponent when the stock was closed."""
    rules = {"close_scoring": "pagat", "closed_fail_six_if_opponent_trickless": True}
    game = position("JH", "AH", turned="KS", stock="9C 9S JC", taken=("", taken_then), rules=rules)
    play(game, "A close", "A play JH", "B play AH")
    assert pips(game) == (0, worth)


# Claims


def test_who_is_to_act_may_claim_leading_or_following() -> None:
    game = position("AH KC", "9C JH", rules=MANUAL, points=(66, 66))
    assert "claim" in legal(game, A)
    assert legal(game, B) == set()
    play(game, "A play AH")
    assert legal(game, A) == set()
    play(game, "B claim")
    assert pips(game) == (0, 1)
    assert game.table.piles[TRICK] == cards("AH")
    assert legal(game, B) == {"deal"}


def test_an_announcement_always_leads_its_card_where_players_count() -> None:
    game = position("KS QS", "9C JH", rules=MANUAL, points=(60, 0), taken=("9H 9D", ""))
    play(game, "A marry KS")
    assert (game.points[A], game.phase, game.table.piles[TRICK]) == (100, "play", cards("KS"))


@pytest.mark.parametrize(
    ("closed_by", "rules", "worth"),
    [(None, {}, 2), (B, {}, 2), (A, {}, 4), (A, {"close_scoring": "pagat"}, 2)],
)
def test_a_wrong_claim(closed_by: int | None, rules: dict[str, object], worth: int) -> None:
    """G1-A18, A12: the closer's is a failed close."""
    game = position("AH KC", "9C JH", closed_by=closed_by, rules=MANUAL | rules, points=(20, 50))
    play(game, "A claim")
    assert pips(game) == (0, worth)


@pytest.mark.parametrize(
    ("points", "closed_by", "result"),
    [
        ((56, 50), None, (1, 0)),
        ((56, 66), None, (0, 0)),
        ((56, 66), A, (0, 0)),
        ((56, 66), B, (0, 0)),
        ((40, 66), A, (0, 2)),
        ((40, 66), B, (0, 1)),
        ((56, 20), B, (4, 0)),
        ((20, 20), A, (0, 2)),
        ((65 - 15, 65), None, (0, 0)),
    ],
)
def test_after_the_last_trick_nobody_has_to_claim(
    points: tuple[int, int], closed_by: int | None, result: tuple[int, int]
) -> None:
    """A takes the last trick for 15 points; both at 66, closed or not, is a replay (G1-R31)."""
    game = position("QH", "JH", points=points, closed_by=closed_by, rules=MANUAL, taken=("9C 9D", "9H 9S"))
    play(game, "A play QH", "B play JH")
    assert pips(game) == result


# The pip after 65 all


def end_with(game: SixtySix, points: tuple[int, int]) -> None:
    """Ends the running deal with a last trick that A takes for 15 points."""
    for zone, text in ((HANDS[A], "QH"), (HANDS[B], "JH"), (TRUMP, ""), (STOCK, "")):
        game.table.stack(zone, cards(text))
    game.points, game.stock_open, game.trump = list(points), False, "S"
    game.ask(game.phase, A)
    play(game, "A play QH", "B play JH")


def test_one_pip_more_after_65_all_however_often() -> None:
    """G1-O09"""
    game = new_game({"draw_bonus": True}, dealer=B)
    end_with(game, (50, 65))
    play(game, "B deal")
    assert game.view(A).bonus == 1
    end_with(game, (50, 65))
    play(game, "B deal")
    end_with(game, (55, 40))
    assert (pips(game), game.scores, game.bonus) == ((2, 0), [2, 0], 0)
    play(game, "A deal")
    end_with(game, (55, 40))
    assert pips(game) == (1, 0)


def test_the_pip_more_comes_with_a_wrong_claim_too() -> None:
    """G1-O09"""
    game = new_game({"draw_bonus": True, **MANUAL}, dealer=B)
    end_with(game, (50, 65))
    play(game, "B deal", "A claim")
    assert pips(game) == (0, 3)


@pytest.mark.parametrize(("rules", "points"), [({}, (50, 65)), ({"draw_bonus": True, **MANUAL}, (55, 70))])
def test_no_pip_more_without_the_house_rule_or_after_another_replay(
    rules: dict[str, object], points: tuple[int, int]
) -> None:
    """G1-O09"""
    game = new_game(rules, dealer=B)
    end_with(game, points)
    assert (pips(game), game.bonus) == ((0, 0), 0)


# Between deals and after the match


def test_a_finished_deal_stays_as_it_ended_until_the_next_is_dealt() -> None:
    game = position("AH KC", "9C JH", points=(60, 40), dealer=B, turned="KS", stock="9D")
    play(game, "A play AH", "B play JH")
    view = game.view(A)
    assert (view.phase, view.dealer, view.deal, view.trump) == ("pause", B, 1, "S")
    assert view.zones[HANDS[A]] == tuple(cards("KC"))
    assert view.zones[TRUMP] == tuple(cards("KS"))
    assert isinstance(game.events[-1], Scored)
    play(game, "A deal")
    view = game.view(A)
    assert (view.phase, view.dealer, view.deal, view.scores) == ("play", A, 2, (1, 0))


def test_points_of_a_deal_are_told_before_the_cap() -> None:
    game = position("AH KC", "9C JH", points=(60, 0), scores=[6, 4])
    play(game, "A play AH", "B play JH")
    assert game.events[-1] == Scored((3, 0), (7, 4))


@pytest.mark.parametrize(
    "set_up",
    [
        {"players": 3},
        {"dealer": 2},
        {"dealer": -1},
        {"pack": list(SixtySix.cards[:23])},
        {"pack": list(SixtySix.cards[:23]) + list(SixtySix.cards[:1])},
        {"pack": list(SixtySix.pack.cards[:24])},
        {"scores": [0]},
        {"scores": [7, 0]},
        {"scores": [0, -1]},
        {"deal": 0},
        {"counters": {"bolts": [0, 0]}},
    ],
)
def test_a_wrong_set_up_is_refused(set_up: dict[str, object]) -> None:
    whole: dict[str, object] = {"options": SixtySix.make_options({}), "players": 2, "seed": "1"}
    with pytest.raises(BadSetup, match=r"\.$"):
        SixtySix(**(whole | set_up))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "rules",
    [
        {"match_pips": 9},
        {"match_pips": True},
        {"match_pips": "7"},
        {"draw_bonus": 1},
        {"claim_mode": "none"},
        {"stake_unit": 0},
        {"stake_unit": [1]},
        {"nines": True},
        {"preset": "mine"},
        {"preset": ["pagat"]},
    ],
)
def test_a_wrong_option_is_refused(rules: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        SixtySix.make_options(rules)


def test_an_option_stands_above_its_preset() -> None:
    options = SixtySix.make_options({"preset": "pagat", "phase_two_must_beat": False})
    assert options.changed() == {
        "marriage_phase_two": False,
        "last_trick_bonus_closed": False,
        "close_scoring": "pagat",
    }


def test_which_options_act_beside_which() -> None:
    assert SixtySix.make_options({}).acts("closed_fail_six_if_opponent_trickless")
    assert not SixtySix.make_options({"preset": "pagat"}).acts("closed_fail_six_if_opponent_trickless")
    assert not SixtySix.make_options({}).acts("stake_unit")
    assert SixtySix.make_options({"stake_mode": "pip"}).acts("stake_unit")


# Refusals


def follow(rules: dict[str, object] | None = None) -> SixtySix:
    return position("9D AD KS JH", "9C", trick="TD", rules=rules)


@pytest.mark.parametrize(
    ("game", "text", "rule", "said"),
    [
        (position("AH", "9C", turn=B), "play AH", "G1-A01", "It is not your turn."),
        (position("AH", "9C"), "play 9C", "G1-R09", "You do not hold this card: 9C."),
        (follow(), "play JH", "G1-R21", "Suit must be answered with suit: D."),
        (follow(), "play KS", "G1-R21", "Suit must be answered with suit: D."),
        (
            position("KS JH", "9C", trick="TD"),
            "play JH",
            "G1-R21",
            "Without the suit led, a trump must be played: S.",
        ),
        (
            follow({"phase_two_must_beat": True}),
            "play 9D",
            "G1-O05",
            "You can beat the card led, so you must: TD.",
        ),
        (follow(), "marry KS", "G1-R16", "20 or 40 is announced by whoever leads to the trick."),
        (position("AH", "9C"), "marry AH", "G1-R16", "An announcement is led with its king or queen."),
        (position("KH", "QH"), "marry KH", "G1-R16", "An announcement takes the king and the queen: H."),
        (
            position("KH QH", "9C", rules={"preset": "pagat"}),
            "marry KH",
            "G1-O04",
            "Nothing is announced once the stock is closed or used up.",
        ),
        (follow(), "exchange", "G1-A03", "The nine of trumps is exchanged by whoever leads to the trick."),
        (
            position("9H", "9C", turned="KS", stock="AH"),
            "exchange",
            "G1-R20",
            "Only the nine of trumps is exchanged for the turned-up card.",
        ),
        (
            position("9S", "9C", turned="KS", stock="AH"),
            "exchange",
            "G1-R20",
            "The nine of trumps is exchanged only after your first trick.",
        ),
        (
            position("9S", "9C", turned="KS", stock="AH", closed_by=B),
            "exchange",
            "G1-A03",
            "The nine of trumps is not exchanged once the stock is closed or used up.",
        ),
        (follow(), "close", "G1-A09", "The stock is closed by whoever leads to the trick."),
        (
            position("9S", "9C", turned="KS", stock="AH JH JC", closed_by=A),
            "close",
            "G1-R22",
            "The stock is already closed.",
        ),
        (
            position("9S", "9C", turned="KS", stock="AH"),
            "close",
            "G1-A09",
            "Too few cards are left to close: there must be at least four.",
        ),
        (follow(), "claim", "G1-O02", "The table counts the points: nobody has to claim 66."),
        (follow(), "deal", "G1-R03", "This deal is not over yet."),
        (follow(), "play 9D AD", "G1", "There is no such move in this game: play 9D AD."),
        (follow(), "play 9D 3", "G1", "There is no such move in this game: play 9D 3."),
        (follow(), "marry", "G1", "There is no such move in this game: marry."),
        (follow(), "bid 100", "G1", "There is no such move in this game: bid 100."),
    ],
)
def test_a_refusal_names_its_rule(game: Game, text: str, rule: str, said: str) -> None:
    refusal = game.refusal(A, move(text))
    assert refusal is not None
    assert (refusal.rule, str(refusal)) == (rule, said)


def test_refusals_between_deals_and_after_the_match() -> None:
    game = position("AH KC", "9C JH", points=(60, 40))
    play(game, "A play AH", "B play JH")
    assert str(game.refusal(A, move("play KC"))) == "This deal is over: the next one has to be dealt."
    assert str(game.refusal(B, move("deal"))) == "The other player deals."
    game = position("AH KC", "9C JH", points=(60, 40), scores=[6, 0])
    play(game, "A play AH", "B play JH")
    assert str(game.refusal(A, move("deal"))) == "The match is over."


# Secrets and memory


def test_what_a_seat_may_not_see() -> None:
    game = position("AH KC", "9C JH", turned="KS", stock="9D QD", taken=("TC 9S", "AC AD"))
    play(game, "A play KC")
    view = game.view(B)
    assert view.zones[HANDS[B]] == tuple(cards("9C JH"))
    assert view.zones[TRICK] == tuple(cards("KC"))
    assert view.zones[TRUMP] == tuple(cards("KS"))
    for zone, length in ((HANDS[A], 1), (STOCK, 2), (TAKEN[A], 2), (TAKEN[B], 2)):
        assert view.zones[zone] == (None,) * length


def test_a_drawn_card_is_told_to_who_draws_it_and_tricks_to_all() -> None:
    game = dealt("AH", "9H", turned="KS", stock="JH JC")
    play(game, "A play AH", "B play 9H")
    moved = [event for event in game.view(A).seen[-3:] if isinstance(event, Moved)]
    assert [event.cards for event in moved] == [tuple(cards("AH 9H")), tuple(cards("JH")), (None,)]
    view = game.view(B)
    assert isinstance(view, SixtySixView)
    assert view.last_trick == tuple(cards("AH 9H"))


def test_collecting_the_cards_for_a_new_deal_tells_nobody_where_the_tricks_went() -> None:
    game = position("AH KC", "9C JH", points=(60, 40), taken=("9S 9D", "TS TD"))
    play(game, "A play AH", "B play JH")
    collected = [event.seen_by(A) for event in game.play(A, move("deal")) if isinstance(event, Moved)]
    taken = [event for event in collected if event.source in TAKEN]
    assert [event.cards for event in taken] == [(None,) * 4, (None,) * 2]


def test_the_others_points_are_for_each_to_count_until_the_deal_is_over() -> None:
    game = position("AH KC", "9C JH", rules=MANUAL, points=(40, 50))
    assert game.view(A).points == (40, None)
    assert game.view(B).points == (None, 50)
    play(game, "A claim")
    assert game.view(A).points == game.view(B).points == (40, 50)
    assert position("AH KC", "9C JH", points=(40, 50)).view(A).points == (40, 50)


def imagined_hands(game: SixtySix, seat: int) -> list[set[str]]:
    """What the other hand may be, in fifty imagined games."""
    view = game.view(seat)
    return [hand_of(SixtySix.imagine(view, random.Random(n)), 1 - seat) for n in range(50)]


def test_a_shown_king_or_queen_and_a_turned_card_are_remembered() -> None:
    game = dealt("9S QH KH AC", "9C JC", turned="KS", stock="TD TC", dealer=B)
    play(game, "A play AC", "B play 9C", "A exchange", "A marry QH", "B play JC")
    assert all({"KH", "KS"} <= hand for hand in imagined_hands(game, B))
    assert len({tuple(sorted(hand)) for hand in imagined_hands(game, B)}) > 10


def test_who_could_not_follow_in_a_closed_deal_has_none_of_that_suit() -> None:
    game = dealt("AH AC", "9C JC 9D JD QD KD", turned="KS", dealer=B)
    play(game, "A close", "A play AH", "B play 9D")
    for hand in imagined_hands(game, A):
        assert not [text for text in hand if text[1] in "HS"]
    assert any("JC" in hand for hand in imagined_hands(game, A))


def test_each_answer_in_a_closed_deal_is_remembered() -> None:
    game = dealt("AH AD", "9C JC QC KC TC AC", turned="KS", dealer=B)
    play(game, "A close", "A play AH", "B play 9C")
    assert {text[1] for hand in imagined_hands(game, A) for text in hand} == {"C", "D"}
    play(game, "A play AD", "B play JC")
    assert {text[1] for hand in imagined_hands(game, A) for text in hand} == {"C"}


def test_an_imagined_deal_counts_as_the_real_one() -> None:
    """Also the points that a seat is not told, since it could have counted them."""
    announced = 0
    for number in range(40):
        chance = random.Random(number)
        game = new_game(MANUAL, seed=f"count {number}")
        while game.phase == "play":
            (seat,) = game.to_act()
            announced += max(game.points[1 - seat], game.pending[1 - seat]) > 0
            imagined = SixtySix.imagine(game.view(seat), chance)
            assert (imagined.points, imagined.pending) == (game.points, game.pending)
            moves = [move for move in game.legal_moves(seat) if move.verb not in ("claim", "close")]
            game.play(seat, min(moves, key=lambda move: (move.verb != "marry", chance.random())))
    assert announced > 100


@pytest.mark.parametrize(("first", "worth"), [("AH", 3), ("9H", 2)])
def test_an_imagined_close_costs_what_the_real_one_does(first: str, worth: int) -> None:
    """G1-O07: it matters whether the opponent had a trick when the stock was closed."""
    game = dealt("AH 9H AC 9C", "KH JC", turned="KS", dealer=B, rules={"close_scoring": "pagat", **MANUAL})
    play(game, f"A play {first}", "B play KH")
    if first == "9H":
        play(game, "B play JC", "A play AC")
    play(game, "A close")
    imagined = SixtySix.imagine(game.view(B), random.Random(1))
    play(imagined, "A claim")
    assert pips(imagined) == (0, worth)


def test_the_cards_seen_in_tricks_are_imagined_where_they_are() -> None:
    game = dealt("AH AC", "9H 9C", turned="KS", stock="JH JC")
    play(game, "A play AH", "B play 9H", "A play AC")
    imagined = SixtySix.imagine(game.view(B), random.Random(1))
    assert imagined.table.piles[TAKEN[A]] == cards("AH 9H")
    assert hand_of(imagined, B) == hand_of(game, B)
