"""Cards as pictures, kept: faces drawn at exactly the size in use, turned copies, shadows, outlines, pips."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from itertools import count
from pathlib import Path
from typing import Final, Literal

import pygame
from pygame import Surface

from cardtable.ui.drawing import (
    drawn,
    drawn_hairline,
    drawn_outline,
    drawn_shadow,
    faded,
    shadow_drop,
    tinted,
)
from cardtable.ui.packs import LOOKS
from cardtable.ui.palette import ACCENT, Colour
from cardtable.ui.printing import Dress, Press, svg_of
from cardtable.ui.shelf import Shelf, weight
from cardtable.ui.turntable import STEP, Turntable

Blit = tuple[Surface, tuple[int, int]]
Way = Literal["lies", "slides", "flies"]

MEGABYTE: Final = 1 << 20
TURNED_BYTES: Final = 64 * MEGABYTE
FACES_BYTES: Final = 72 * MEGABYTE
SMALL_BYTES: Final = 12 * MEGABYTE
MOST_WIDTHS: Final = 6
SHADOW_STEPS: Final = (2.0, 2.0, 6.0)  # by lift: a softer shadow shows its turn less
SHADOW_SLIM: Final = 3  # steps of the width of a shadow whose card is turned over
BACK: Final = ""  # the name of a face that nobody sees
_CHANGES: Final = count()


class CardArt:
    """All pictures of one pack as the player wants its cards to look. Needs an open window."""

    def __init__(
        self,
        root: Path,
        indices: str = "international",
        back: str = "star",
        pack: str = "french",
        deck: str = "two_colour",
        index_size: str = "ordinary",
    ) -> None:
        self.dress = Dress(indices, back, deck, index_size)
        self.look = LOOKS[pack]
        self.ratio = self.look.ratio  # the height of its cards by their width
        self.changes = next(_CHANGES)  # another number whenever `blits` may give other pictures than before
        self._root, self._pack = root, pack
        self._press = Press(root / "sprites", self.look, self.dress)
        self._faces: OrderedDict[int, dict[str, Surface]] = OrderedDict()
        self._near: dict[tuple[str, int], Surface] = {}  # for a card in flight, until another is drawn
        self._wanted: dict[tuple[str, int], None] = {}  # shown scaled since the last work
        self._ahead: dict[tuple[str, int], None] = {}  # not shown yet
        self._turned: Shelf[Hashable] = Shelf(TURNED_BYTES)
        self._turntable = Turntable(self._turned)
        self._small: Shelf[Hashable] = Shelf(SMALL_BYTES)

    def of_pack(self, pack: str) -> "CardArt":
        """Another pack in the same dress, on the same shelves: the bounds hold for all packs together."""
        dress = self.dress
        other = CardArt(self._root, dress.indices, dress.back, pack, dress.deck, dress.index_size)
        other._turned, other._turntable, other._small = self._turned, self._turntable, self._small
        return other

    # -- faces

    def face(self, card: object, width_px: int) -> Surface:
        """The card's face ("AS" or a Card), or for None or a hidden card its back.

        While a new size is not drawn yet, another size scaled: `work` draws it, the next call returns it.
        """
        return self._side(_name(card), width_px)[0]

    def back(self, width_px: int) -> Surface:
        return self._side(BACK, width_px)[0]

    def prepare(self, cards: Iterable[object], width_px: int) -> None:
        """Lets `work` draw these faces before they are shown."""
        self._ahead = {(_name(card), width_px): None for card in cards}

    @property
    def pending(self) -> bool:
        """Whether `work` has something to draw."""
        return bool(self._wanted or self._ahead)

    def work(self, budget_ms: float = 4.0) -> bool:
        """Draws faces for some milliseconds, at least one; True when one of them is shown scaled by now."""
        shown = bool(self._wanted)
        end = time.perf_counter() + budget_ms / 1000
        for name, width in [*self._wanted, *self._ahead]:
            self._ahead.pop((name, width), None)
            if name not in self._faces.get(width, {}):
                self._draw(name, width)
                if time.perf_counter() >= end:
                    break
        self._wanted.clear()
        return shown

    def _side(self, name: str, width: int) -> tuple[Surface, bool]:
        """The picture and whether it is the exact one."""
        if width in self._faces:
            self._faces.move_to_end(width)
        exact = self._faces.get(width, {}).get(name)
        if exact is not None:
            return exact, True
        other = self._nearest(name, width)
        if other is None:
            return self._draw(name, width), True
        self._wanted[name, width] = None
        shape = self.look.shape(width)
        size = shape.width, shape.height
        key = (self._pack, "scaled", name, width, other.get_width())
        return self._turned.get(key, lambda: pygame.transform.smoothscale(other, size)), False

    def _nearest(self, name: str, width: float) -> Surface | None:
        sizes = [known for known, faces in self._faces.items() if name in faces]
        if not sizes:
            return None
        return self._faces[min(sizes, key=lambda known: abs(known - width))][name]

    def _draw(self, name: str, width: int) -> Surface:
        faces = self._faces.setdefault(width, {})
        self._near.clear()
        faces[name] = self._press.back(width) if name == BACK else self._press.face(name, width)
        self.changes = next(_CHANGES)
        self._drop_old()
        return faces[name]

    def _drop_old(self) -> None:
        """Forgets the sizes unused for longest: what a resize leaves behind."""
        while len(self._faces) > 1 and (len(self._faces) > MOST_WIDTHS or self._face_bytes() > FACES_BYTES):
            self._faces.popitem(last=False)

    def _face_bytes(self) -> int:
        return sum(weight(face) for faces in self._faces.values() for face in faces.values())

    # -- pictures ready to blit

    def turned(
        self,
        card: object,
        width: float,
        angle: float = 0.0,
        squeeze: float = 1.0,
        way: Way = "lies",
    ) -> Surface:
        """A card turned clockwise, its width narrowed by `squeeze` (a card being flipped); cached.

        The size of a flying card is of the moment: it is scaled from the nearest size at which cards lie.
        """
        name = _name(card)
        if way == "flies":
            base, exact = self._moving(name, width)
            key = self._pack, name, base.get_width(), exact
            return self._turntable.flying(key, lambda: base, angle, squeeze, width / base.get_width())
        base, exact = self._side(name, round(width))
        key = self._pack, name, base.get_width(), exact
        turn = self._turntable.sliding if way == "slides" else self._turntable.lying
        return turn(key, lambda: base, angle, squeeze)

    def _moving(self, name: str, width: float) -> tuple[Surface, bool]:
        """The face of the nearest size that is drawn."""
        at = name, round(width)
        near = self._near.get(at)
        if near is None:
            near = self._nearest(name, width) or self._draw(*at)
            self._near[at] = near
        return near, True

    def shadow(self, width_px: int, lift: float = 0) -> Surface:
        """A soft shadow: lift 0 lying, 1 risen, 2 in the air. Centred on the card, moved by shadow_drop."""
        key = self._pack, "shadow", width_px, lift
        return self._small.get(key, lambda: drawn_shadow(self.look.shape(width_px), lift))

    def outline(self, width_px: int, colour: Colour = ACCENT) -> Surface:
        """A crisp line with a soft glow around a card; hollow, to lie above it, centred on it."""
        key = self._pack, "outline", width_px, colour
        return self._small.get(key, lambda: drawn_outline(self.look.shape(width_px), colour))

    def hairline(self, width_px: int) -> Surface:
        """The edge of a card inside a pile."""
        key = self._pack, "hairline", width_px
        return self._small.get(key, lambda: drawn_hairline(self.look.shape(width_px)))

    def blits(
        self,
        card: object,
        centre: tuple[float, float],
        width: float,
        angle: float = 0.0,
        squeeze: float = 1.0,
        lift: float | None = 0,
        alpha: float = 1.0,
        outline: Colour | None = None,
        way: Way = "lies",
    ) -> list[Blit]:
        """Shadow, card and outline as (picture, top left) for Surface.fblits.

        Lift None is a card inside a pile: no shadow but a hairline that parts it from the next. A
        card whose size changes flies: see `turned`.
        """
        flies = way == "flies"
        base = _coarse(width) if flies else round(width)
        slim = round(squeeze * SHADOW_SLIM) / SHADOW_SLIM if flies else squeeze
        pictures = [self._shade(base, centre, angle, slim, lift, way)]
        pictures.append(_centred(self.turned(card, width, angle, squeeze, way), *centre))
        if outline is not None:
            key = self._pack, "outline", base, outline
            line = self._around(key, lambda: self.outline(base, outline), angle, slim, STEP, way)
            pictures.append(_centred(line, *centre))
        return pictures if alpha >= 1 else [(faded(picture, alpha), at) for picture, at in pictures]

    def _shade(
        self,
        width: int,
        centre: tuple[float, float],
        angle: float,
        squeeze: float,
        lift: float | None,
        way: Way,
    ) -> Blit:
        if lift is None:
            edge = self._pack, "hairline", width
            line = self._around(edge, lambda: self.hairline(width), angle, squeeze, STEP, way)
            return _centred(line, *centre)
        flies = way == "flies"
        soft = _softness(lift, 2 if flies else 4)
        key, step = (self._pack, "shadow", width, soft), SHADOW_STEPS[2 if flies else math.ceil(soft)]
        shade = self._around(key, lambda: self.shadow(width, soft), angle, squeeze, step, way)
        return _centred(shade, centre[0], centre[1] + shadow_drop(width, lift))

    def _around(
        self,
        key: Hashable,
        make: Callable[[], Surface],
        angle: float,
        squeeze: float,
        step: float,
        way: Way,
    ) -> Surface:
        """A shadow or outline turned as its card; half a turn changes nothing in it."""
        if way == "flies":
            return self._turntable.flying(key, make, round(angle / step) * step % 180, squeeze, clear=None)
        turn = self._turntable.sliding if way == "slides" else self._turntable.lying
        return turn(key, make, angle, squeeze, step, 180, None)

    # -- small pictures

    def pip(self, suit: str, px: int, colour: Colour | None = None) -> Surface:
        """The sign of a suit in a square of px pixels, in its own colour or another."""
        if colour is None:
            return self._small.get(("pip", suit, px), lambda: self._press.sign(suit, px))
        return self._one_colour(self._root / "sprites" / "pips" / f"{suit}.svg", px, colour)

    def icon(self, name: str, px: int, colour: Colour | None = None) -> Surface:
        return self._one_colour(self._root / "assets" / "icons" / f"{name}.svg", px, colour)

    def _one_colour(self, path: Path, px: int, colour: Colour | None) -> Surface:
        def make() -> Surface:
            picture = drawn(svg_of(path), px, px)
            return picture if colour is None else tinted(picture, colour)

        return self._small.get((path.parent.name, path.name, px, colour), make)


def _name(card: object) -> str:
    return BACK if card is None else str(card)


def _softness(lift: float, steps: int) -> float:
    """The lift for which a shadow is drawn: its place follows the card exactly, its picture in steps."""
    return round(lift * steps) / steps if lift <= 1 else round(lift)


def _coarse(width: float) -> int:
    """A width in steps of 3 %, so that a flight needs few shadows."""
    step = max(1, round(width * 0.03))
    return round(width / step) * step


def _centred(picture: Surface, x: float, y: float) -> Blit:
    width, height = picture.get_size()
    return picture, (round(x - width / 2), round(y - height / 2))
