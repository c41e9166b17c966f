"""The rules for people, in English and marked for translation; the catalogues hold the other languages."""

from __future__ import annotations

from importlib import import_module

from cardtable.engine.rulebook.book import Book, Paragraph, Section

__all__ = ["BOOKS", "Book", "Paragraph", "Section", "book_of", "section_of"]

BOOKS = ("sixty_six", "thousand", "nines_shedding", "nines_tricks", "nine", "nervioso")
"""Each a module here with the name of its game, loaded when it is first opened."""


def book_of(game_key: str) -> Book:
    """KeyError for a game without a book."""
    if game_key not in BOOKS:
        raise KeyError(game_key)
    book: Book = import_module(f"{__name__}.{game_key}").BOOK
    return book


def section_of(rule_id: str) -> str | None:
    """Find the anchor of the section that states a rule such as "G1-R21"; None if no book has it."""
    for key in BOOKS:
        for section in book_of(key).sections:
            if any(rule_id in paragraph.rules for paragraph in section.paragraphs):
                return section.anchor
    return None
