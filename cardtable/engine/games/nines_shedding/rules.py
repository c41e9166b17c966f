"""Nines, a shedding game: up and down cards, what fits on the pile, and what the action cards do.

The rules are those of the Russian source (R:L253–340); a match of several deals does not exist in it.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from cardtable.engine.cards import FRENCH, Card
from cardtable.engine.game import N_, BadSetup, Game, Move, Place, Refusal, Scored, Seat, View, Zone
from cardtable.engine.games.nines_shedding import refusals as why
from cardtable.engine.games.nines_shedding.memory import guess
from cardtable.engine.games.nines_shedding.options import PRESETS, NinesOptions
from cardtable.engine.games.nines_shedding.pieces import (
    AWAY,
    CARDS,
    DOWNS,
    FLIP,
    HANDS,
    PILE,
    SHOWN,
    STOCK,
    TAKE,
    UPS,
    WILD,
    NinesResult,
    NinesView,
    Phase,
    active,
    clears,
    equals,
    fits,
    in_order,
    limit_of,
    threes,
)
from cardtable.engine.table import Table


class Nines(Game):
    key = "nines_shedding"
    title = N_("Nines")
    seats = (2, 5)
    pack = FRENCH
    cards = CARDS
    options_type = NinesOptions
    view_type = NinesView
    result_type = NinesResult
    presets = PRESETS

    options: NinesOptions
    phase: Phase

    def set_up(self, counters: Mapping[str, Sequence[int]], quiet: bool) -> None:
        if counters:
            raise BadSetup("This game has no counters.")
        if any(score < 0 for score in self.scores):
            raise BadSetup("Scores are games won so far, from 0 on.")
        own = (*HANDS[: self.players], *UPS[: self.players], *DOWNS[: self.players])
        piles: dict[Zone, Sequence[Card]] = dict.fromkeys((*own, PILE, AWAY), ())
        self.table = Table({STOCK: CARDS, **piles}, self.players, None if quiet else self.sees)

    def deal_out(self, pack: Sequence[Card]) -> None:
        """G3-R03: nine cards each, the first three of them the down cards (A03)."""
        table = self.table
        table.stack(STOCK, reversed(pack))
        self.deal_begins = len(table.events)
        self.phase = Phase.CHOOSE
        self.turn: Seat | None = None
        self.out: list[Seat] = []
        self._legal: dict[Seat, list[Move]] = {}
        unseen = SHOWN if self.options.down_choice == "random" else 0
        for round_ in range(9):
            for seat in self._clockwise(self.dealer):
                table.draw(STOCK, DOWNS[seat] if round_ < unseen else HANDS[seat])

    def _clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, the left neighbour first, the seat itself last."""
        return [(seat + step) % self.players for step in range(1, self.players + 1)]

    # What is legal.

    def to_act(self) -> tuple[Seat, ...]:
        if self.phase is Phase.CHOOSE:
            return tuple(seat for seat in range(self.players) if not self._has_shown(seat))
        return () if self.turn is None else (self.turn,)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act():
            return ()
        if seat not in self._legal:
            self._legal[seat] = self._playing(seat) if self.phase is Phase.PLAY else self._choosing(seat)
        return self._legal[seat]

    def allows(self, seat: Seat, move: Move) -> bool:
        return in_order(move) in self.legal_moves(seat)

    def _choosing(self, seat: Seat) -> list[Move]:
        return threes(self._choice(seat), self.table.piles[HANDS[seat]])

    def _choice(self, seat: Seat) -> str:
        return "show" if self.table.piles[DOWNS[seat]] else "hide"

    def _has_shown(self, seat: Seat) -> bool:
        return bool(self.table.piles[UPS[seat]])

    def _playing(self, seat: Seat) -> list[Move]:
        source = self._source(seat)
        if source is DOWNS[seat]:
            moves = list(FLIP[: len(self.table.piles[source])])
        else:
            moves = equals([card for card in self.table.piles[source] if self._fits(card)])
        if self.table.piles[PILE] and (self.options.voluntary_pickup or not moves):
            moves.append(TAKE)
        return moves

    def _source(self, seat: Seat) -> Zone:
        """Where the seat's next play comes from (G3-A16)."""
        piles = self.table.piles
        return next(zone for zone in (HANDS[seat], UPS[seat], DOWNS[seat]) if piles[zone])

    def _fits(self, card: Card) -> bool:
        return fits(card.rank, active(self.table.piles[PILE]), self.options.wild_on_nine)

    # Why not.

    def why_not(self, seat: Seat, move: Move) -> Refusal:
        if self.phase is Phase.OVER:
            return why.GAME_OVER
        if move.verb == "deal":
            return why.ONE_DEAL
        reason = self._why_not_chosen if self.phase is Phase.CHOOSE else self._why_not_now
        return reason(seat, move) or Refusal(
            "G3", N_("There is no such move in this game: {move}."), {"move": str(move)}
        )

    def _why_not_chosen(self, seat: Seat, move: Move) -> Refusal | None:
        shown, hidden = self._has_shown(seat), bool(self.table.piles[DOWNS[seat]])
        match move.verb:
            case "hide":
                return self._why_not_hide(seat)
            case "show" if shown:
                return why.SHOWN_ALREADY
            case "show" if hidden:
                return why.SHOW_THREE
            case "play" | "flip" | "take" if shown:
                return why.WAIT_FOR_ALL
            case "show" | "play" | "flip" | "take":
                return why.SHOW_FIRST if hidden else why.HIDE_FIRST
        return None

    def _why_not_hide(self, seat: Seat) -> Refusal:
        if self.options.down_choice == "random":
            return why.DEALT_UNSEEN
        return why.HIDDEN_ALREADY if self.table.piles[DOWNS[seat]] else why.HIDE_THREE

    def _why_not_now(self, seat: Seat, move: Move) -> Refusal | None:
        if move.verb == "show":
            return why.SHOWN_ALREADY
        if move.verb == "hide":
            return self._why_not_hide(seat)
        if seat != self.turn:
            return why.NOT_YOUR_TURN
        match move.verb:
            case "play" if move.cards:
                return self._why_not_play(seat, move.cards)
            case "take":
                return self._why_not_take(seat)
            case "flip" if move.number is not None:
                return self._why_not_flip(seat, move.number)
        return None

    def _why_not_play(self, seat: Seat, cards: Sequence[Card]) -> Refusal | None:
        piles, source = self.table.piles, self._source(seat)
        if source is DOWNS[seat]:
            return why.TURN_ONE_OVER
        for card in cards:
            if card in piles[UPS[seat]] and source is HANDS[seat]:
                return why.UP_CARDS_WAIT
            if card not in piles[source]:
                return Refusal("G3-A16", N_("You do not hold this card: {card}."), {"card": str(card)})
        if any(card.rank != cards[0].rank for card in cards):
            return why.ONLY_EQUAL
        return None if len(set(cards)) < len(cards) else self._why_unfit(cards[0])

    def _why_unfit(self, card: Card) -> Refusal | None:
        if self._fits(card):
            return None
        on = next(card for card in reversed(self.table.piles[PILE]) if card.rank != "3")
        values = {"card": str(on)}
        if card.rank in WILD and on.rank == "4":
            return Refusal("G3-R19", N_("No two, three or ten goes on a four: {card}."), values)
        if card.rank in WILD:
            return Refusal("G3-O07", N_("At this table no two, three or ten goes on a nine: {card}."), values)
        if on.rank == "9":
            return Refusal("G3-R21", N_("On a nine goes a nine or a lower card: {card}."), values)
        return Refusal("G3-R11", N_("The next card must be as high as this one or higher: {card}."), values)

    def _why_not_take(self, seat: Seat) -> Refusal:
        if not self.table.piles[PILE]:
            return why.NO_PILE
        return why.CAN_TURN if self._source(seat) is DOWNS[seat] else why.CAN_PLAY

    def _why_not_flip(self, seat: Seat, number: int) -> Refusal:
        if self._source(seat) is not DOWNS[seat]:
            return why.DOWN_CARDS_WAIT
        return Refusal("G3-R15", N_("There is no down card number {n}."), {"n": number})

    # Moves.

    def hears(self, seat: Seat, move: Move) -> frozenset[Seat] | None:
        """Nobody else knows what a seat chooses before all have chosen (G3-A04)."""
        return frozenset((seat,)) if move.verb in ("show", "hide") else None

    def carry_out(self, seat: Seat, move: Move, at_ms: int | None) -> None:
        self._legal = {}
        match move.verb:
            case "show":
                self._show(seat, move.cards)
            case "hide":
                self.table.move_some(move.cards, HANDS[seat], DOWNS[seat])
            case "play":
                self._lay(seat, move.cards)
            case "flip":
                assert move.number is not None
                self._flip(seat, self.table.piles[DOWNS[seat]][move.number - 1])
            case "take":
                self.table.move_all(PILE, HANDS[seat])
                self._give_turn(seat, skipping=0)  # G3-A19

    def _show(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.table.move_some(cards, HANDS[seat], UPS[seat])
        if not self.to_act():
            self.phase = Phase.PLAY
            for other in range(self.players):
                self.table.open(UPS[other])
            self._give_turn(self.dealer, skipping=0)  # G3-R08

    def _lay(self, seat: Seat, cards: Sequence[Card]) -> None:
        self.table.move_some(cards, self._source(seat), PILE)
        self._follow(seat)

    def _flip(self, seat: Seat, card: Card) -> None:
        """A card that does not fit goes to the hand, and the pile must be taken with it (G3-R15, A17)."""
        if self._fits(card):
            self.table.move(card, DOWNS[seat], PILE)
            self._follow(seat)
        else:
            self.table.move(card, DOWNS[seat], HANDS[seat], openly=True)

    def _follow(self, seat: Seat) -> None:
        """What the cards just put on the pile bring about."""
        pile = self.table.piles[PILE]
        cleared = pile[-1].rank == "T" or (self.options.four_of_kind and clears(pile))
        skipping = int(not cleared and self._skips(pile))
        if cleared:
            self.table.move_all(PILE, AWAY)
        self._fill_up(seat)  # G3-A15: before the extra turn
        if not self._holds(seat):
            self.out.append(seat)
            if self._decided():
                return self._end()
        if cleared and self._holds(seat):
            self.turn = seat
        else:
            self._give_turn(seat, skipping)

    def _skips(self, pile: Sequence[Card]) -> bool:
        """An eight, or a three that stands for one (G3-R20, A09)."""
        return pile[-1].rank == "8" or (self.options.clone_skips and active(pile) == "8")

    def _fill_up(self, seat: Seat) -> None:
        """G3-R10, S11: the hand draws up to three, or what is left."""
        table = self.table
        while len(table.piles[HANDS[seat]]) < SHOWN and table.piles[STOCK]:
            table.draw(STOCK, HANDS[seat])

    def _holds(self, seat: Seat) -> int:
        """How many cards the seat has in all."""
        return sum(len(self.table.piles[zone]) for zone in (HANDS[seat], UPS[seat], DOWNS[seat]))

    def _give_turn(self, seat: Seat, skipping: int) -> None:
        """On to the left among the seats that have cards, past as many as are skipped (G3-A18)."""
        playing = [other for other in self._clockwise(seat) if self._holds(other)]
        self.turn = playing[skipping % len(playing)]

    # The end.

    def _decided(self) -> bool:
        return not self.options.play_on or len(self.out) == self.players - 1

    def _end(self) -> None:
        points = tuple(int(seat == self.out[0]) for seat in range(self.players))
        self.deals_finished = 1
        self.scores = [score + point for score, point in zip(self.scores, points, strict=True)]
        self.last_deal = NinesResult(points, tuple(map(self._holds, range(self.players))), self._places())
        self.phase, self.turn = Phase.OVER, None
        self.table.tell(Scored(points, tuple(self.scores)))

    def _places(self) -> tuple[int, ...] | None:
        """G3-O03: by seat; who still has cards is the last."""
        if not self.options.play_on:
            return None
        ended = [*self.out, *(seat for seat in range(self.players) if seat not in self.out)]
        return tuple(ended.index(seat) + 1 for seat in range(self.players))

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    def winners(self) -> tuple[Seat, ...]:
        return (self.out[0],) if self.over else ()

    def losers(self) -> tuple[Seat, ...]:
        """Only where the players play on is there a loser (G3-A20)."""
        if not self.over or not self.options.play_on:
            return ()
        return tuple(seat for seat in range(self.players) if seat not in self.out)

    # What a seat may know.

    def sees(self, seat: Seat, zone: Zone) -> bool:
        if zone is PILE or zone is AWAY or zone is HANDS[seat] or zone is UPS[seat]:
            return True
        return zone.place is Place.UP and self.phase is not Phase.CHOOSE

    def own_fields(self, seat: Seat) -> dict[str, Any]:
        return {
            "limit": limit_of(active(self.table.piles[PILE])),
            "turn": self.turn,
            "out": tuple(self.out),
        }

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Deals what the seat has not seen between the stock, the hands and the down cards."""
        assert isinstance(view, NinesView)
        game = object.__new__(cls)
        game.options, game.players, game.seed = view.options, len(view.scores), str(rng.random())
        game.dealer, game.deal, game.deal_begins = view.dealer, view.deal, 0
        game.deals_finished = int(view.over)
        game.scores, game.last_deal = list(view.scores), view.last_deal
        game.phase, game.turn, game.out = Phase(view.phase), view.turn, list(view.out)
        game.table = Table(guess(view, rng), game.players)
        game._legal = {}
        return game
