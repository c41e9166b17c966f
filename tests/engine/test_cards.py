"""Packs, texts, and the shuffle that must stay the same for ever."""

import pytest

from cardtable.engine.cards import FRENCH, NINE, PACKS, SPANISH, Card, Pack, shuffled
from cardtable.engine.games.sixty_six import CARDS
from cardtable.engine.table import Move, Place, Zone


@pytest.mark.parametrize(("pack", "number"), [(FRENCH, 52), (SPANISH, 40), (NINE, 54)])
def test_a_pack_reads_back_each_of_its_cards(pack: Pack, number: int) -> None:
    assert len({str(card) for card in pack.cards}) == len(pack.cards) == number
    assert PACKS[pack.name] is pack
    for index, card in enumerate(pack.cards):
        assert pack.card(str(card)) is card
        assert card.index == index


@pytest.mark.parametrize(
    ("pack", "text", "rank", "suit"),
    [(FRENCH, "TH", "T", "H"), (SPANISH, "Re", "R", "e"), (NINE, "13d", "13", "d"), (NINE, "0b", "0", "b")],
)
def test_a_card_has_a_rank_and_a_suit(pack: Pack, text: str, rank: str, suit: str) -> None:
    card = pack.card(text)
    assert (card.rank, card.suit, repr(card)) == (rank, suit, f"<{text}>")


@pytest.mark.parametrize(("pack", "text"), [(FRENCH, "10H"), (FRENCH, "??"), (SPANISH, "8o"), (NINE, "0c")])
def test_a_bad_card_is_refused_in_a_sentence(pack: Pack, text: str) -> None:
    with pytest.raises(ValueError, match=rf"no card '{text.replace('?', '.')}' in the {pack.name} pack"):
        pack.card(text)


@pytest.mark.parametrize(
    ("cards", "seed", "order"),
    [
        (CARDS, "1", "JH JD KD AH JC 9D TH KC QH KS 9C KH TD QC TC QD QS 9H 9S AS AD JS TS AC"),
        (SPANISH.cards[20:], "Las cartas", "Cb 6b 7b Rb Sb 5b 3b 6e 1b 4b 5e Ce 2b Re 4e 2e 3e 1e 7e Se"),
        (NINE.cards[:20], "\ud800", "2c 5b 5a 4c 2d 3c 1c 3d 4d 4a 0a 3b 1b 3a 1a 2b 2a 0b 1d 4b"),
    ],
)
def test_a_seed_gives_the_same_order_for_ever(cards: tuple[Card, ...], seed: str, order: str) -> None:
    """A change here changes every saved game."""
    assert " ".join(map(str, shuffled(cards, seed))) == order


def test_every_card_comes_first_as_often_as_the_others() -> None:
    first = [shuffled(CARDS, str(seed))[0] for seed in range(2400)]
    assert all(60 < first.count(card) < 145 for card in CARDS)


@pytest.mark.parametrize("text", ["play AS", "close", "bid 110", "give AS 2", "discard 9S 9H"])
def test_a_move_reads_back(text: str) -> None:
    move = Move.parse(text, FRENCH)
    assert str(move) == text
    assert Move.parse(f"  {text.replace(' ', '  ')} ", FRENCH) is move


@pytest.mark.parametrize("text", ["", "play XX", "play 3 AS", "4", "play -1", "play ??"])
def test_a_bad_move_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$|does not\.$"):
        Move.parse(text, FRENCH)


@pytest.mark.parametrize("zone", [Zone(Place.HAND, 1), Zone(Place.STOCK), Zone(Place.WIDOW, 2)])
def test_a_zone_reads_back(zone: Zone) -> None:
    assert Zone.parse(str(zone)) is zone
