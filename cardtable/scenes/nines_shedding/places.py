"""Where the zones of Nines lie on the cloth, in card units, for two to five players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final, Literal

from cardtable.engine.games.nines_shedding import SHOWN
from cardtable.engine.table import Seat
from cardtable.ui.layout import CARD_HEIGHT, Box, Fan, Frame, Pile, Point, Pose, Row, tilt
from cardtable.ui.seats import EDGE, GAP, SeatPlaces, Seats, inwards

TWO: Final = 2
THREE: Final = 3
Lying = Literal["choosing", "resting", "playing"]

SCALES: Final = {2: 0.68, 3: 0.62, 4: 0.6, 5: 0.58}  # of the up and down cards before the players
STEP: Final = 1.07  # between two of them, in their own widths
OFFSET: Final = (0.05, 0.13)  # an up card leaves an edge of the down card below it in sight
LONG_HAND: Final = 15  # cards: more of them lie in two rows
MOST_UNEVEN: Final = 2  # cards that one row may have more than half of them
LOWER: Final = 0.55  # how far down the second row begins
SPREAD: Final = 5  # cards on top of the pile that lie beside each other
SPREAD_STEP: Final = 0.34
LOOSE: Final = 3.5  # degrees that a card on the pile lies askew at most
STOCK_SCALE: Final = 0.72
AWAY_SCALE: Final = 0.5
TUCKED: Final = 0.36  # how much of a hand at the top lies beyond the edge of the window, in its cards
PLATE: Final[Point] = (1.95, 0.56)


@dataclass(frozen=True)
class Places:
    """The cloth as one seat looks at it: its own hand at the bottom, the others clockwise."""

    frame: Frame
    me: Seat
    players: int

    @cached_property
    def seats(self) -> Seats:
        return Seats(self.frame, self.players)

    def of(self, seat: Seat) -> SeatPlaces:
        place = self.seats.places[(seat - self.me) % self.players]
        return replace(place, hand=_tucked(place.hand)) if place.side == "top" else place

    @property
    def arena(self) -> Box:
        return self.seats.arena

    @property
    def scale(self) -> float:
        return SCALES[self.players]

    # -- hands

    def hand(self, seat: Seat, parts: tuple[int, int]) -> list[Pose]:
        """A hand; the player's own in one row, or where it is long in two of so many cards."""
        fan = self.of(seat).hand
        upper, lower = parts
        if not lower:
            return fan.poses(upper)
        flat = Fan(fan.x, fan.y, fan.width, fan.arc / 2, fan.step, z=fan.z)
        below = Fan(fan.x, fan.y + LOWER, fan.width, fan.arc / 2, fan.step, z=fan.z + upper)
        return [*flat.poses(upper), *below.poses(lower)]

    # -- the cards before the players

    def row(self, seat: Seat, lying: Lying = "resting") -> Row:
        """Three places side by side; the player's own are large where he has to do with them."""
        place, scale = self.of(seat), self.scale
        if seat == self.me and lying == "playing":
            return Row(place.hand.x, place.hand.y - 0.05, 4.2, STEP * 1.1, z=200)
        if seat == self.me and lying == "choosing":
            return Row(*self.choice_at, 4.0, STEP * 1.03, scale=0.88, z=120)
        x, y = self._row_at(place)
        return Row(x, y, self._row_width, STEP, scale=scale, z=40)

    @property
    def _row_width(self) -> float:
        return self.scale * (1 + STEP * (SHOWN - 1))

    @property
    def _row_height(self) -> float:
        return self.scale * (CARD_HEIGHT + OFFSET[1])

    def _row_at(self, place: SeatPlaces) -> Point:
        hand = place.hand
        match place.side:
            case "bottom":
                return hand.x, self.seats.hand_box.top - self._row_height / 2 - 0.04
            case "top":
                top = hand.y + inwards(hand) + GAP if self.players == TWO else self._below(hand)
                return hand.x, top + self._row_height / 2
        inward = 1 if place.side == "left" else -1
        return hand.x + inward * (inwards(hand) + 1.5 * GAP + self._row_width / 2), hand.y

    def _below(self, hand: Fan) -> float:
        return hand.y + inwards(hand) + 2 * GAP + PLATE[1]

    def lying(self, seat: Seat, lying: Lying, up: bool, count: int) -> list[Pose]:
        """The up cards lie a little lower than the down cards, so that both are seen."""
        row = self.row(seat, lying)
        shift = OFFSET if up else (0.0, 0.0)
        half = OFFSET[1] / 2
        poses = row.poses(count if count > SHOWN else SHOWN)[:count]
        return [
            pose._replace(
                x=pose.x + shift[0] * row.scale,
                y=pose.y + (shift[1] - half) * row.scale,
                angle=tilt(f"{seat} {up} {place}", 1.6),
                z=pose.z + (20 if up else 0),
            )
            for place, pose in enumerate(poses)
        ]

    # -- the middle

    @cached_property
    def middle(self) -> Box:
        """What is left between the rows of all players."""
        rows = {place.side: self._row_at(place) for place in map(self.of, range(self.players))}
        half = self._row_height / 2
        top = rows["top"][1] + half if "top" in rows else self.arena.top + EDGE
        bottom = rows["bottom"][1] - half
        left, right = self.arena.left + EDGE, self.arena.right - EDGE
        if "left" in rows:
            left = rows["left"][0] + self._row_width / 2
            right = rows["right"][0] - self._row_width / 2
        elif self.players == TWO:
            left, right = self.seats.hand_box.left, self.seats.hand_box.right
        return Box(left, top, right, bottom)

    @property
    def pile_at(self) -> Point:
        x, y = self.middle.centre
        if self.players == TWO:
            return x, y - 0.06
        return x + 0.12, y - 0.06 if self.players > THREE else -0.35

    @property
    def choice_at(self) -> Point:
        """Where the three up cards are laid out: where the pile will be, and lower where there is room."""
        return self.pile_at[0], min(self.pile_at[1] + 0.5, self.seats.hand_box.top - 0.85)

    @property
    def stock(self) -> Pile:
        x, y = self.pile_at
        return Pile(x - 1.84, y, scale=STOCK_SCALE, each=0.012, z=30)

    @property
    def away(self) -> Pile:
        x, y = self.pile_at
        return Pile(x + 1.8, y + 0.1, scale=AWAY_SCALE, each=0.02, loose=14, salt="away", z=20)

    def pile(self, keys: Sequence[str]) -> list[Pose]:
        """The top cards side by side, those below in a heap at the left; `keys` decide how each lies."""
        x, y = self.pile_at
        seen = min(len(keys), SPREAD)
        heap = len(keys) - seen
        start = x - (seen - 1) * SPREAD_STEP / 2
        low = Pile(start, y, face_up=True, each=0.01, z=100).poses(heap)
        top = [Pose(start + i * SPREAD_STEP, y, z=100 + heap + i) for i in range(seen)]
        return [
            pose._replace(angle=tilt(key, LOOSE), y=pose.y + tilt(f"{key} y", 0.035))
            for pose, key in zip([*low, *top], keys, strict=True)
        ]

    @property
    def breath(self) -> Pose:
        """Where a blind card waits to be turned over."""
        x, y = self.pile_at
        return Pose(x + 1.45, y - 0.05, 0, 1.12, False, 900)

    @property
    def pile_box(self) -> Box:
        """Where a card may be let go to be played."""
        x, y = self.pile_at
        return Box(
            x - 1.6, max(y - 1.05, self.middle.top - 0.2), x + 1.75, min(y + 1.1, self.middle.bottom + 0.3)
        )

    @property
    def choice_box(self) -> Box:
        row = self.row(self.me, "choosing")
        return Box(row.x - 2.1, row.y - 1.0, row.x + 2.1, row.y + 1.0)

    # -- words

    @property
    def tag(self) -> Point:
        """The middle of what is legal, in words: on the lower edge of the pile."""
        x, y = self.pile_at
        return x, min(y + 0.83, self.middle.bottom - 0.12)

    def plate(self, seat: Seat) -> Box:
        place, arena = self.of(seat), self.arena
        width, height = PLATE
        if place.side == "bottom":
            left = arena.left + EDGE
            return Box(left, arena.bottom - EDGE - 0.8, left + 1.68, arena.bottom - EDGE)
        if place.side == "top" and self.players > TWO:
            top = place.hand.y + inwards(place.hand) + GAP
            return Box(place.hand.x - width / 2, top, place.hand.x + width / 2, top + height)
        if place.side == "left":
            return Box(place.plate.left, place.plate.top, place.plate.left + width, place.plate.bottom)
        if place.side == "right":
            return Box(place.plate.right - width, place.plate.top, place.plate.right, place.plate.bottom)
        return place.plate

    def bubble(self, seat: Seat) -> Point:
        """The middle of what a seat says aloud."""
        place = self.of(seat)
        if place.side == "bottom":
            row = self.row(seat)
            return row.x + self._row_width / 2 + 1.3, row.y
        if place.side == "top":
            return place.hand.x, place.hand.y
        box = self.plate(seat)
        return box.centre[0] + (0.4 if place.side == "left" else -0.4), box.bottom + 0.4


def parts(ranks: Sequence[str]) -> tuple[int, int]:
    """How many cards of a sorted hand lie in the upper row and the lower one; equal cards stay together."""
    count = len(ranks)
    if count <= LONG_HAND:
        return count, 0
    breaks = [at for at in range(1, count) if ranks[at] != ranks[at - 1]]
    half = (count + 1) // 2
    middle = min(breaks, key=lambda at: abs(at - half), default=half)
    upper = middle if abs(middle - half) <= MOST_UNEVEN else half
    return upper, count - upper


def _tucked(fan: Fan) -> Fan:
    """Backs need not be seen whole: the room is for the pile."""
    return replace(fan, y=fan.y - TUCKED * fan.scale)


@lru_cache(maxsize=8)
def places_of(frame: Frame, me: Seat, players: int) -> Places:
    return Places(frame, me, players)
