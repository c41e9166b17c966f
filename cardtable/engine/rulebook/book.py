"""The shape of a rulebook: a book of sections, a section of paragraphs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Paragraph:
    """A few sentences, the ids of the rules they state, and where the source document says so.

    `when` is an option's name and the values under which the paragraph is true, `unless` one under which it
    is not. A name in braces is one of the options' `numbers`.
    """

    text: str
    rules: tuple[str, ...] = ()
    source: str = ""
    when: tuple[str, tuple[object, ...]] | None = None
    unless: tuple[str, object] | None = None

    def holds(self, options: Mapping[str, object]) -> bool:
        if self.unless is not None and options[self.unless[0]] == self.unless[1]:
            return False
        return self.when is None or options[self.when[0]] in self.when[1]


@dataclass(frozen=True)
class Section:
    anchor: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    def under(self, options: Mapping[str, object]) -> tuple[Paragraph, ...]:
        """Give the paragraphs that are true at a table with these options."""
        return tuple(paragraph for paragraph in self.paragraphs if paragraph.holds(options))


@dataclass(frozen=True)
class Book:
    """The rules of one game; `not_bugs` are readings that people take for faults, in RULES.md alone."""

    title: str
    sections: tuple[Section, ...]
    not_bugs: tuple[Paragraph, ...] = ()
