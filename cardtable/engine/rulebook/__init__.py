"""The rules for people, in English and marked for translation; the catalogues hold the other languages."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.engine.rulebook import nervioso, sixty_six, thousand
from cardtable.engine.rulebook.book import Book, Paragraph, Section

__all__ = ["BOOKS", "Book", "Paragraph", "Section", "section_of"]

BOOKS: Mapping[str, Book] = {
    "sixty_six": sixty_six.BOOK,
    "thousand": thousand.BOOK,
    "nervioso": nervioso.BOOK,
}


def section_of(rule_id: str) -> str | None:
    """Find the anchor of the section that states a rule such as "G1-R21"; None if no book has it."""
    for book in BOOKS.values():
        for section in book.sections:
            if any(rule_id in paragraph.rules for paragraph in section.paragraphs):
                return section.anchor
    return None
