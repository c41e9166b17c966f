"""The translations are set as each language sets its texts, and keep the values they are given."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator

import pytest

from assets.make.texts import LOCALES, all_texts

FAULTS = {
    "ru": {
        "quotation marks are «»": r"[“”\"]",
        "a dash does not begin a line": r"(?<!^) —",
    },
    "fr": {
        "a thin space that does not break stands before ; ! ?": r"(?<!\u202f)[;!?]",
        "a space that does not break stands before : and »": r"(?<!\u00a0)(?::(?=\s|$)|»)",
        "a space that does not break stands after «": r"«(?!\u00a0)",
        "quotation marks are « »": r"[“”\"]",
    },
    "es": {
        "a question begins with ¿": r"^[^¿]*\?",
        "an exclamation begins with ¡": r"^[^¡]*!",
        "quotation marks are «»": r"[“”\"]",
    },
}
EVERYWHERE = {
    "an apostrophe is ’": r"'",
    "an ellipsis is …": r"\.\.\.",
    "one space is enough": r"  |^\s|\s$",
}
TRANSLATED = {"a space that does not break stands before a unit": r"[\d}] (?:s|ms|с|мс)\b"}


def translations(language: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Each text's English and translated forms, without those that are not translated yet."""
    known = gettext.translation("cardtable", LOCALES, [language])._catalog  # type: ignore[attr-defined]
    for text in all_texts().values():
        keys = [text.one, *((text.one, form) for form in range(3))]
        if forms := tuple(known[key] for key in keys if key in known):
            yield (text.one, text.many or text.one), forms


def fields(texts: tuple[str, ...]) -> list[set[str]]:
    return [set(re.findall(r"\{\w*\}", text)) for text in texts]


@pytest.mark.parametrize("language", FAULTS)
def test_texts_are_set_as_the_language_sets_them(language: str) -> None:
    faults = [
        f"{rule}: {text}"
        for _, texts in translations(language)
        for text in texts
        for rule, pattern in (FAULTS[language] | EVERYWHERE | TRANSLATED).items()
        if re.search(pattern, text)
    ]
    assert faults == []


def test_the_texts_in_the_code_are_set_alike() -> None:
    english = [form for text in all_texts().values() for form in (text.one, text.many or text.one)]
    faults = [text for text in english if any(re.search(rule, text) for rule in EVERYWHERE.values())]
    assert faults == []


@pytest.mark.parametrize("language", FAULTS)
def test_every_form_keeps_the_values_of_its_text(language: str) -> None:
    for english, texts in translations(language):
        wanted = set.union(*fields(english))
        assert all(kept == wanted for kept in fields(texts)), english


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Fermer le talon ?"),
        ("fr", "« 66 »"),
        ("fr", "Fermer le talon\u00a0?"),
        ("fr", "Règles: le jeu"),
        ("es", "Cerrar?"),
        ("es", "Tengo 66!"),
        ("ru", "Взятка — это карта"),
        ("ru", "скажите “66”"),
    ],
)
def test_faults_are_seen(language: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in FAULTS[language].values())
