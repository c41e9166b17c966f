"""Work per frame with 54 cards in flight, beside bare blits of the same surfaces.

`python -m tests.bench.flight [pack …] [profile]`; needs no screen. Each frame is drawn twice: as a table does
it, with the motion of each card and its pictures sought anew, and later the list of these pictures alone.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import random
import sys
import time
from statistics import mean

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from cardtable.engine.cards import FRENCH, NINE, SPANISH, Card
from cardtable.engine.table import Place, Zone
from cardtable.root import data_root
from cardtable.ui.animate import CardsOnTable, Sprite
from cardtable.ui.cloth import cloth
from cardtable.ui.layout import Frame, Pose
from cardtable.ui.sprites import Blit, CardArt
from cardtable.ui.timeline import Timeline
from tests.bench.frames import percentile

SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
AIM = 1.5
PACKS: dict[str, tuple[Card, ...]] = {  # 54 of each: of the smaller ones some cards twice
    "french": (*FRENCH.cards, *FRENCH.cards[:2]),
    "spanish": (*SPANISH.cards, *SPANISH.cards[:14]),
    "nine": NINE.cards,
    "tarot": NINE.cards,
}
FLIGHTS = 12
FRAME_MS = 1000 / 60


class Flock(CardsOnTable):
    """A whole pack on the cloth, all of it in the air at once: every flight goes to places of its own."""

    def __init__(self, size: tuple[int, int], pack: str) -> None:
        super().__init__(Timeline(), None)  # type: ignore[arg-type]
        self.frame, self.dice = Frame(*size), random.Random("flight")
        self.art = CardArt(data_root(), pack=pack)
        cards = PACKS[pack]
        self.zones[Zone(Place.PILE)] = [Sprite(card, self._anywhere()) for card in cards]
        for card in set(cards):
            self.art.face(card, self.frame.card_px)
        self.art.back(self.frame.card_px)

    def _anywhere(self) -> Pose:
        box, dice = self.frame.box, self.dice
        return Pose(
            dice.uniform(box.left + 1, box.right - 1),
            dice.uniform(box.top + 1, box.bottom - 1),
            dice.uniform(-12, 12),
            face_up=dice.random() < 0.8,
            z=dice.random(),
        )

    def take_off(self) -> None:
        for sprite in self:
            self.send(sprite, self._anywhere())

    def blits(self) -> list[Blit]:
        """As a scene asks for them."""
        found: list[Blit] = []
        unit = self.frame.unit
        for sprite in sorted(self, key=lambda each: each.pose.z):
            pose = sprite.pose
            x, y = self.frame.width_px / 2 + pose.x * unit, self.frame.height_px / 2 + pose.y * unit
            card = sprite.card if sprite.face_up else None
            found += self.art.blits(
                card, (x, y), unit * pose.scale, pose.angle, sprite.width, sprite.lift, way=sprite.way
            )
        return found


def drawn(surface: pygame.Surface, ground: pygame.Surface, blits: list[Blit]) -> None:
    surface.blit(ground, (0, 0))
    surface.fblits(blits)


def fly(size: tuple[int, int], pack: str) -> tuple[list[float], list[float]]:
    """Milliseconds of processor time for each frame, and for its bare blits, replayed after each flight."""
    surface, ground = pygame.Surface(size), cloth(size)
    flock, work, bare = Flock(size, pack), [], []
    for _ in range(FLIGHTS):
        flock.take_off()
        shown: list[list[Blit]] = []
        while True:
            begun = time.thread_time()
            flock.timeline.tick(FRAME_MS)
            if flock.timeline.idle:
                break
            shown.append(flock.blits())
            drawn(surface, ground, shown[-1])
            work.append((time.thread_time() - begun) * 1000)
        for blits in shown:
            begun = time.thread_time()
            drawn(surface, ground, blits)
            bare.append((time.thread_time() - begun) * 1000)
    return work, bare


def measure(size: tuple[int, int], pack: str) -> None:
    work, bare = fly(size, pack)
    aim = f" (aim x{AIM})" if size != SIZES[-1] else ""
    print(f"{size[0]}x{size[1]}, {pack}", end=": ")
    for name, times in ("work per frame", work), ("bare blits", bare):
        print(f"{name} {mean(times):.1f} ms, p99 {percentile(times, 99):.1f} ms", end="; ")
    ratio = percentile(work, 99) / percentile(bare, 99)
    print(f"x{mean(work) / mean(bare):.2f}{aim}, p99 x{ratio:.2f}", flush=True)


def main() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    packs = [pack for pack in PACKS if pack in sys.argv] or ["french"]
    profile = cProfile.Profile()
    if "profile" in sys.argv:
        profile.enable()
    for pack in packs:
        for size in SIZES:
            measure(size, pack)
    if "profile" in sys.argv:
        profile.disable()
        pstats.Stats(profile).sort_stats("tottime").print_stats(20)


if __name__ == "__main__":
    main()
