"""Brings the catalogues up to date: `python -m assets.make.catalogues` (needs Babel, in the extra `dev`).

New texts come in untranslated, texts that are gone go out, translations stay; then each .po is compiled.
With --missing it only lists, for each language, what waits for its translation.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from assets.make.texts import LOCALES, ROOT, all_texts

# English is in the code. The forms are ours, since those of Babel change with its version.
PLURALS = {
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "fr": "nplurals=2; plural=(n > 1);",
    "es": "nplurals=2; plural=(n != 1);",
}


class Steady(Catalog):
    """A catalogue that says nothing of days and people, so that it changes only when a text does."""

    def __init__(self, language: str) -> None:
        super().__init__(locale=language, fuzzy=False, header_comment="")
        self.lasting = [
            ("Project-Id-Version", "The Card Table"),
            ("Language", language),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", PLURALS[language]),
        ]
        Catalog.mime_headers.fset(self, self.lasting)  # the number of forms is read from it

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return self.lasting


def po_file(language: str) -> Path:
    return LOCALES / language / "LC_MESSAGES" / "cardtable.po"


def updated(language: str) -> Steady:
    """The catalogue for the texts that the code has now, with the translations that lie there."""
    known = _known(language)
    catalogue = Steady(language)
    for text in all_texts().values():
        key = (text.one, text.many) if text.many else text.one
        places = [(file, 0) for file in text.files]
        catalogue.add(
            key, known.get(key), locations=places, flags=["python-brace-format"] * ("{" in text.one)
        )
    return catalogue


def _known(language: str) -> dict[object, object]:
    file = po_file(language)
    if not file.exists():
        return {}
    with file.open("rb") as content:
        return {_key(each): each.string for each in read_po(content, locale=language) if each.id}


def _key(message: Message) -> object:
    return tuple(message.id) if isinstance(message.id, list | tuple) else message.id


def to_po(catalogue: Steady) -> bytes:
    file = BytesIO()
    write_po(file, catalogue, width=100, include_lineno=False, sort_by_file=False)
    return file.getvalue().strip() + b"\n"


def to_mo(catalogue: Steady) -> bytes:
    file = BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def untranslated(catalogue: Steady) -> list[Message]:
    return [each for each in catalogue if each.id and not all(_forms(each))]


def _forms(message: Message) -> list[str]:
    return list(message.string) if isinstance(message.string, list | tuple) else [message.string]


def main(arguments: list[str]) -> None:
    for language in PLURALS:
        catalogue = updated(language)
        waiting = untranslated(catalogue)
        print(f"{language}: {len(catalogue)} texts, {len(waiting)} without a translation")
        if "--missing" in arguments:
            print(*(f"  {each.id!r}" for each in waiting), sep="\n")
            continue
        file = po_file(language)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(to_po(catalogue))
        file.with_suffix(".mo").write_bytes(to_mo(catalogue))
        print(f"  written: {file.relative_to(ROOT).as_posix()}")


if __name__ == "__main__":
    main(sys.argv[1:])
