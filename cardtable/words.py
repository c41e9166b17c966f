"""The player's language: English texts in, the texts of the catalogues out."""

from __future__ import annotations

import gettext
import locale
import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import Protocol

from cardtable.root import data_root

LANGUAGES = {"en": "English", "ru": "Русский", "fr": "Français", "es": "Español"}

_FIELD = re.compile(r"\{(\w+)\}")


class Refused(Protocol):
    """What `Words.refusal` reads of the engine's Refusal."""

    @property
    def text(self) -> str: ...
    @property
    def values(self) -> Mapping[str, object]: ...


class Words:
    """One language; for another one make another. An unknown one, or None, is the system's."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language if language in LANGUAGES else system_language()
        self._catalogue = _catalogue(self.language)

    def tr(self, message: str, /, **values: object) -> str:
        """Translate; `{name}` becomes its value, and stays as it is where none is given."""
        return _filled(self._catalogue.gettext(message), values) if message else ""

    def tr_n(self, one: str, many: str, n: int, /, **values: object) -> str:
        """Translate in the form that this language uses for n things; `{n}` is n unless given."""
        return _filled(self._catalogue.ngettext(one, many, n), {"n": n, **values})

    def refusal(self, refusal: Refused) -> str:
        """Say why a move was refused, with suits and cards by their names."""
        named = {"suit": self.suit_name, "card": self.card_name}
        values = {key: named[key](value) if key in named else value for key, value in refusal.values.items()}
        return self.tr(refusal.text, **values)

    def suit_name(self, suit: object) -> str:
        """Name a suit given by its letter (S, H, D, C); another letter stays as it is."""
        names = {
            "S": self.tr("spades"),
            "H": self.tr("hearts"),
            "D": self.tr("diamonds"),
            "C": self.tr("clubs"),
        }
        return names.get(str(suit), str(suit))

    def card_name(self, card: object) -> str:
        """Name a French card, given as a card or as its text: "ace of spades"."""
        rank, suit = str(card)[:-1], str(card)[-1:]
        of_suit = {
            "S": self.tr("{rank} of spades", rank=self._rank_name(rank)),
            "H": self.tr("{rank} of hearts", rank=self._rank_name(rank)),
            "D": self.tr("{rank} of diamonds", rank=self._rank_name(rank)),
            "C": self.tr("{rank} of clubs", rank=self._rank_name(rank)),
        }
        return of_suit.get(suit, str(card))

    def _rank_name(self, rank: str) -> str:
        names = {
            "A": self.tr("ace"),
            "K": self.tr("king"),
            "Q": self.tr("queen"),
            "J": self.tr("jack"),
            "T": self.tr("ten"),
            "9": self.tr("nine"),
        }
        return names.get(rank, rank)


def system_language() -> str:
    """The language the system speaks, if it is one of ours, else English."""
    return nearest(_system_codes())


def nearest(codes: Iterable[str]) -> str:
    """The first of our languages among codes such as "ru_RU.UTF-8", "fr" or "C"; English if there is none."""
    for code in codes:
        language = re.split(r"[-_.@]", code.lower())[0]
        if language in LANGUAGES:
            return language
    return "en"


def _system_codes() -> list[str]:
    """Language codes by preference: gettext's variables, in gettext's order, then what Windows says."""
    spoken = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    if re.split(r"[.@]", spoken)[0] in ("C", "POSIX"):  # plain English is asked for: LANGUAGE has no say
        return []
    codes = [code for code in os.environ.get("LANGUAGE", "").split(":") if code] + (
        [spoken] if spoken else []
    )
    return codes or _windows_codes()


def _windows_codes() -> list[str]:
    if sys.platform != "win32":
        return []
    import ctypes

    code = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return [code] if code else []


def _catalogue(language: str) -> gettext.NullTranslations:
    """English is in the code; a catalogue that cannot be read leaves the program speaking English."""
    try:
        return gettext.translation("cardtable", data_root() / "assets" / "locales", [language])
    except (OSError, ValueError):
        return gettext.NullTranslations()


def _filled(text: str, values: Mapping[str, object]) -> str:
    return _FIELD.sub(lambda field: str(values.get(field[1], field[0])), text)
