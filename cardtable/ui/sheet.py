"""A pack on one picture: `python -m cardtable.ui.sheet [--out FOLDER] [--pack french]`; needs no screen.

Every face at 100 % (a unit of its page is a pixel) and 60 pixels wide in every deck, and all backs. A picture
is written only where the command line says.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame
from font_source_serif_pro import SourceSerifProSemibold
from pygame import Surface

from cardtable.engine.cards import FRENCH, NINE, SPANISH
from cardtable.root import data_root
from cardtable.ui.decks import DECKS
from cardtable.ui.indices import ALPHABETS
from cardtable.ui.packs import LOOKS
from cardtable.ui.palette import CLOTH_CENTRE, TEXT
from cardtable.ui.printing import BACKS, INDEX_SIZES, Dress, Press

SMALL: Final = 60  # pixels a card
GAP: Final = 14
CAPTION: Final = 30
COLUMNS: Final = {"french": 13, "spanish": 10, "nine": 13, "tarot": 13}


def cards_of(pack: str) -> list[str]:
    """Every face of a pack, suit by suit, what has no suit at the end."""
    if pack == "spanish":
        return [card.text for card in SPANISH.cards]
    if pack == "french":
        return [card.text for card in FRENCH.cards] + ["0a", "0b"]
    rows = sorted((card for card in NINE.cards if card.rank != "0"), key=lambda card: card.suit)
    return [card.text for card in rows] + ["0a", "0b"]


def sheet(pack: str, dress: Dress) -> Surface:
    """The whole picture for one pack."""
    parts = list(_parts(pack, dress))
    size = max(part.get_width() for part in parts), sum(part.get_height() for part in parts)
    picture = Surface(size)
    picture.fill(CLOTH_CENTRE)
    top = 0
    for part in parts:
        picture.blit(part, (0, top))
        top += part.get_height()
    return picture


def _parts(pack: str, dress: Dress) -> Iterator[Surface]:
    def press(**changes: str) -> Press:
        return Press(data_root() / "sprites", LOOKS[pack], replace(dress, **changes))

    cards, full = cards_of(pack), LOOKS[pack].page[0]
    told = f"{pack}, {dress.deck}, {dress.indices} indices, {dress.index_size} index"
    yield _block(f"{told}, 100 %", [press().face(card, full) for card in cards], COLUMNS[pack])
    for changes in _small_ones(pack):
        faces = [press(**changes).face(card, SMALL) for card in cards]
        yield _block(
            f"{pack}, {', '.join(changes.values())}, {SMALL} pixels a card", faces, 2 * COLUMNS[pack]
        )
    backs = [press(back=back) for back in BACKS]
    yield _block(", ".join(BACKS), [each.back(full) for each in backs], len(backs))
    yield _block(f"backs, {SMALL} pixels a card", [each.back(SMALL) for each in backs], len(backs))


def _small_ones(pack: str) -> Iterator[dict[str, str]]:
    """The dresses in which a pack looks different."""
    for deck in DECKS:
        if deck != "four_colour" or pack in ("french", "tarot"):
            for size in INDEX_SIZES if LOOKS[pack].large else INDEX_SIZES[:1]:
                yield {"deck": deck, "index_size": size}


def _block(caption: str, pictures: Sequence[Surface], columns: int) -> Surface:
    """A line of text over pictures of one size in rows."""
    width, height = pictures[0].get_size()
    rows = -(-len(pictures) // columns)
    size = columns * (width + GAP) + GAP, rows * (height + GAP) + CAPTION + 2 * GAP
    block = Surface(size)
    block.fill(CLOTH_CENTRE)
    font = pygame.font.Font(SourceSerifProSemibold, CAPTION * 2 // 3)
    block.blit(font.render(caption, True, TEXT), (GAP, GAP))
    for number, picture in enumerate(pictures):
        row, column = divmod(number, columns)
        block.blit(picture, (GAP + column * (width + GAP), CAPTION + GAP + row * (height + GAP)))
    return block


def options_of(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m cardtable.ui.sheet", description="Draws all cards of a pack on one picture."
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("sheets"),
        metavar="FOLDER",
        help="where to, otherwise the folder sheets; or a .png file for a single pack",
    )
    parser.add_argument("--pack", choices=LOOKS, help="only this one")
    parser.add_argument("--deck", choices=DECKS, default=DECKS[0], help="of the faces at 100 %%")
    parser.add_argument("--indices", choices=ALPHABETS, default="international")
    parser.add_argument("--index-size", choices=INDEX_SIZES, default=INDEX_SIZES[0])
    options = parser.parse_args(argv)
    if options.out.suffix and (options.out.suffix.lower() != ".png" or not options.pack):
        parser.error("--out takes a folder, or with --pack a file that ends in .png")
    return options


def main(argv: Sequence[str] | None = None) -> int:
    options = options_of(argv)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    dress = Dress(options.indices, deck=options.deck, index_size=options.index_size)
    for pack in [options.pack] if options.pack else LOOKS:
        target: Path = options.out if options.out.suffix else options.out / f"{pack}.png"
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(sheet(pack, dress), target)
        except (OSError, pygame.error) as problem:
            sys.stderr.write(f"{target} was not written: {problem}\n")
            return 1
        print(target)
    pygame.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
