"""Prints RULES.md: the rulebooks, the options of each game, and the readings people take for faults."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping

from cardtable.engine.game import Game, OptionSpec, option_specs
from cardtable.engine.games import GAMES
from cardtable.engine.rulebook import Book, Paragraph, Section, book_of

HEAD = """# Rules

This file is made from the texts of the program by `python -m cardtable.engine.rulebook > RULES.md`;
a test compares.

A paragraph ends with the ids of the rules it states (R: a rule of the source, A: a reading where the source
is silent or contradicts itself, O: an option) and with the place in the source: `R:` the Russian, `F:` the
French or `E:` the Spanish one, the line, and its first words. A paragraph marked *[option: value]* is true at
tables that play so; all others are true at every table. Numbers that an option sets are its defaults.
"""


def rules_page() -> str:
    """Give the whole of RULES.md, with a newline at its end."""
    return "\n".join([HEAD, *(line for game in GAMES for line in _game(game))]).rstrip("\n") + "\n"


def _game(game: type[Game]) -> Iterator[str]:
    book = book_of(game.key)
    yield f"## {book.title} (`{game.key}`)\n"
    for section in book.sections:
        yield from _section(section, game.options_type().numbers())
    yield from _options(game)
    yield from _presets(game)
    yield from _not_bugs(book)


def _section(section: Section, numbers: Mapping[str, str]) -> Iterator[str]:
    yield f"### {section.title}\n"
    for paragraph in section.paragraphs:
        yield _paragraph(paragraph, numbers) + "\n"


def _paragraph(paragraph: Paragraph, numbers: Mapping[str, str]) -> str:
    parts = [paragraph.text.format(**numbers)]
    if paragraph.unless is not None:
        parts.insert(0, _unless(*paragraph.unless))
    if paragraph.when is not None:
        parts.insert(0, _mark(*paragraph.when))
    notes = [", ".join(paragraph.rules), paragraph.source]
    return " ".join([*parts, *(f"({note})" for note in notes if note)])


def _mark(name: str, values: Iterable[object]) -> str:
    return f"*[{name}: {', '.join(map(shown, values))}]*"


def _unless(name: str, value: object) -> str:
    """What is not off is on."""
    return _mark(name, (not value,)) if isinstance(value, bool) else _mark(f"not {name}", (value,))


def shown(value: object) -> str:
    """Write an option's value as people do: on and off for the truth values."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(value)


def _options(game: type[Game]) -> Iterator[str]:
    yield "### Options\n"
    yield "| id | key | name | meaning | default | range | has effect if |"
    yield "|---|---|---|---|---|---|---|"
    for spec in option_specs(game.options_type):
        cells = (
            spec.rule,
            f"`{spec.name}`",
            spec.label,
            spec.text,
            shown(spec.default),
            _span(spec),
            _condition(spec),
        )
        yield f"| {' | '.join(cells)} |"
    yield ""


def _span(spec: OptionSpec) -> str:
    if spec.choices:
        return ", ".join(shown(value) for value in spec.choices)
    off = "" if spec.off is None else f"{spec.off} (off), "
    return f"{off}{spec.low} to {spec.high}" + (f" by {spec.step}" if spec.step > 1 else "")


def _condition(spec: OptionSpec) -> str:
    found = []
    if spec.needs is not None:
        name, values = spec.needs
        found.append(f"`{name}` is {' or '.join(shown(value) for value in values)}")
    if spec.any_of:
        found.append(f"{' or '.join(f'`{name}`' for name in spec.any_of)} is on")
    if spec.players is not None:
        found.append(f"{' or '.join(map(str, spec.players))} players")
    return ", ".join(found)


def _presets(game: type[Game]) -> Iterator[str]:
    yield "### Presets\n"
    for key, preset in game.presets.items():
        options = ", ".join(f"`{name}` {shown(value)}" for name, value in preset.options.items())
        yield f"- **{preset.label}** (`{key}`): {preset.text} ({options or 'all defaults'})"
    yield ""


def _not_bugs(book: Book) -> Iterator[str]:
    yield "### Not bugs\n"
    yield "What people may take for a fault, and is meant:\n"
    for paragraph in book.not_bugs:
        yield f"- {_paragraph(paragraph, {})}"
    yield ""


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    sys.stdout.write(rules_page())
