"""What lies on the table of Nines as the player sees it, and where."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.engine.games.nines_shedding import DOWNS, HANDS, PILE, STOCK, UPS, NinesView
from cardtable.engine.match import Match
from cardtable.engine.table import Place, Seat, Zone
from cardtable.scenes.nines_shedding.places import Lying, Places, parts, places_of
from cardtable.scenes.nines_shedding.telling import Deeds
from cardtable.scenes.picking import PickingTable
from cardtable.scenes.scene import Stage
from cardtable.ui.animate import Sprite
from cardtable.ui.layout import Pose

BY_WORTH = "456789JQKA23T"  # from left to right in a hand: what is saved for later at the right
BY_RANK = "23456789TJQKA"


class NinesCloth(PickingTable):
    view: NinesView

    def __init__(self, stage: Stage, match: Match) -> None:
        super().__init__(stage, match)
        self.deeds = Deeds(len(self.sitters))
        self.slots: list[Sprite | None] = [None] * 3  # what is chosen to lie before the player
        self.ranks = BY_WORTH
        for event in self.view.seen:
            self.deeds.note(event)
        if self.view.turn is not None:
            self.deeds.comes(self.view.turn)

    # -- where things lie

    @property
    def places(self) -> Places:
        return places_of(self.frame, self.me, len(self.sitters))

    @property
    def choosing(self) -> bool:
        """Whether the player still has to lay cards before himself."""
        return self.view.phase == "choose" and not self.view.zones[UPS[self.me]]

    @property
    def lying(self) -> Lying:
        """How the player's up and down cards lie: large while he chooses or plays them."""
        if self.choosing:
            return "choosing"
        bare = not self.cards.zones.get(HANDS[self.me]) and not self.cards.zones.get(STOCK)
        return "playing" if bare and self.started and not self.dealing else "resting"

    @property
    def before_me(self) -> tuple[Zone, Zone]:
        return UPS[self.me], DOWNS[self.me]

    def on_pile(self) -> list[Card]:
        """The pile as it is shown by now."""
        return [sprite.card for sprite in self.cards.zones.get(PILE, ()) if sprite.card]

    def poses(self, zone: Zone, cards: Sequence[Card | None]) -> Sequence[Pose]:
        places = self.places
        match zone.place, zone.seat:
            case Place.HAND, int(seat):
                return self._my_hand(cards) if seat == self.me else places.hand(seat, (len(cards), 0))
            case Place.UP | Place.DOWN, int(seat):
                up = zone.place is Place.UP
                poses = places.lying(seat, self._lying(seat), up, len(cards))
                return [
                    pose._replace(face_up=up and card is not None)
                    for pose, card in zip(poses, cards, strict=True)
                ]
            case Place.PILE, _:
                return places.pile([str(card) for card in cards])
            case Place.AWAY, _:
                return places.away.poses(len(cards))
        return places.stock.poses(len(cards))

    def _lying(self, seat: Seat) -> Lying:
        return self.lying if seat == self.me else "resting"

    def _my_hand(self, cards: Sequence[Card | None]) -> list[Pose]:
        """Sorted, without what lies in a slot already."""
        slotted = {sprite.card: place for place, sprite in enumerate(self.slots) if sprite}
        order = sorted(
            (place for place, card in enumerate(cards) if card not in slotted),
            key=lambda place: self._place(cards[place]),
        )
        poses = self.places.hand(self.me, parts([card.rank if (card := cards[at]) else "" for at in order]))
        found = dict(zip(order, poses, strict=True))
        row = self.places.lying(self.me, "choosing", True, len(self.slots))
        return [row[slotted[card]] if card in slotted else found[at] for at, card in enumerate(cards)]

    def _place(self, card: Card | None) -> tuple[int, str]:
        return (self.ranks.index(card.rank), card.suit) if card else (0, "")

    def sort(self) -> None:
        """By what the cards are worth here, or as they follow each other in the pack."""
        self.ranks = BY_RANK if self.ranks is BY_WORTH else BY_WORTH
        self.glide(HANDS[self.me])

    def hand(self) -> list[Sprite]:
        """What the player may touch: his hand, else his up cards, else his down cards."""
        zones = (HANDS[self.me], UPS[self.me], DOWNS[self.me])
        sprites = next((self.cards.zones[zone] for zone in zones if self.cards.zones.get(zone)), [])
        return sorted(sprites, key=lambda sprite: sprite.pose.z)

    def glide(self, *zones: Zone) -> None:
        """The cards of these zones go where they now belong."""
        for zone in zones:
            sprites = self.cards.zones.get(zone, [])
            poses = self.poses(zone, [sprite.card for sprite in sprites])
            for sprite, pose in zip(sprites, poses, strict=True):
                if sprite.pose != pose and sprite is not self.grip.carried and sprite not in self.train:
                    self.cards.send(sprite, pose, flies=False)
