"""The player's language: which one, its plurals, and texts that never fail."""

from __future__ import annotations

import gettext
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from assets.make.texts import LOCALES, all_texts, texts_of
from cardtable.engine.cards import FRENCH
from cardtable.engine.game import Refusal
from cardtable.words import LANGUAGES, Words, nearest, system_language

TRANSLATED = ["ru", "fr", "es"]


def test_english_is_the_text_in_the_code() -> None:
    assert Words("en").tr("Deal {n} of {total}", n=3, total=7) == "Deal 3 of 7"


def test_a_missing_value_stays_as_its_field_and_nothing_in_a_value_is_read_as_one() -> None:
    words = Words("en")
    assert words.tr("{who} won {n}", n=2) == "{who} won 2"
    assert words.tr("Hello, {name}.", name="{n} {0.__class__} %s") == "Hello, {n} {0.__class__} %s."
    assert words.tr("50 % {of ") == "50 % {of "
    assert words.tr("") == ""


@pytest.mark.parametrize(
    ("language", "n", "expected"),
    [("en", 1, "one"), ("en", 0, "many"), ("en", 2, "many")],
)
def test_english_has_two_forms(language: str, n: int, expected: str) -> None:
    assert Words(language).tr_n("one", "many", n) == expected


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 12: 2, 21: 0, 22: 1, 101: 0, 111: 2}),
        ("fr", {0: 0, 1: 0, 2: 1, 21: 1}),
        ("es", {0: 1, 1: 0, 2: 1, 21: 1}),
    ],
)
def test_each_language_counts_in_its_own_forms(language: str, forms: dict[int, int]) -> None:
    catalogue = gettext.translation("cardtable", LOCALES, [language])
    assert {n: catalogue.plural(n) for n in forms} == forms  # type: ignore[attr-defined]


def test_the_number_is_a_value_of_its_own() -> None:
    assert Words("en").tr_n("{n} point", "{n} points", 21) == "21 points"


def test_a_refusal_names_suits_and_cards() -> None:
    words = Words("en")
    refusal = Refusal(
        "G1-R21", "Suit must be answered with suit: {suit}. Not with {card}.", {"suit": "S", "card": "QH"}
    )
    assert words.refusal(refusal) == "Suit must be answered with suit: spades. Not with queen of hearts."


def test_every_card_of_66_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        names = {words.card_name(card) for card in FRENCH.cards if card.rank in "9TJQKA"}
        assert len(names) == 24
        assert all("{" not in name and not any(sign.isdigit() for sign in name) for name in names)
    assert Words("en").card_name(FRENCH.card("AS")) == "ace of spades"
    assert Words("en").card_name("??") == "??"
    assert Words("en").suit_name("NT") == "NT"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr_CA:en"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "ru"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "::_@.-"}, "en"),
    ],
)
def test_the_language_of_the_system(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == expected
    assert Words().language == expected
    assert Words("no such language").language == expected


def test_nearest_reads_any_kind_of_code() -> None:
    assert nearest(["de", "FR-ca", "es"]) == "fr"
    assert nearest([]) == "en"


def test_without_catalogues_it_speaks_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("cardtable.words.data_root", lambda: tmp_path)
    assert Words("ru").tr("The Card Table") == "The Card Table"
    file = tmp_path / "assets" / "locales" / "ru" / "LC_MESSAGES" / "cardtable.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"no catalogue at all")
    assert Words("ru").tr("The Card Table") == "The Card Table"


def test_texts_are_found_where_they_stand() -> None:
    code = 'words.tr("a {x}", x=tr("b" " c"))\nN_("d")\ntr_n("one", "many", 3)\ntr(name)\n'
    assert list(texts_of(code, "file")) == [("a {x}", None), ("b c", None), ("d", None), ("one", "many")]
    with pytest.raises(SyntaxError):
        list(texts_of('N_(f"put together {n}")', "file"))


def test_a_refusal_is_read_by_its_shape() -> None:
    assert Words("en").refusal(SimpleNamespace(text="{n} left", values={"n": 4})) == "4 left"


def fields_of(text: str) -> set[str]:
    return set(re.findall(r"\{\w*\}", text))


@pytest.mark.parametrize("language", TRANSLATED)
class TestCatalogue:
    """Each catalogue, as it is compiled, against the texts in the code."""

    def forms(self, language: str) -> dict[str, list[str]]:
        """The translations of each text, in the order of the language's forms."""
        catalogue = gettext.translation("cardtable", LOCALES, [language])._catalog  # type: ignore[attr-defined]
        found: dict[str, list[str]] = {}
        for key, value in sorted(catalogue.items(), key=str):
            if key:
                found.setdefault(key[0] if isinstance(key, tuple) else key, []).append(value)
        return found

    def test_no_text_is_missing_and_none_is_left_over(self, language: str) -> None:
        forms, texts = self.forms(language), all_texts()
        missing = [text for text in texts if not all(forms.get(text, [""]))]
        assert not missing, "run python -m assets.make.catalogues and translate"
        assert not set(forms) - set(texts), "run python -m assets.make.catalogues"

    def test_texts_that_count_have_all_their_forms(self, language: str) -> None:
        forms = self.forms(language)
        wanted = 3 if language == "ru" else 2
        for one, text in all_texts().items():
            assert len(forms[one]) == (wanted if text.many else 1), one

    def test_fields_are_those_of_the_english_text(self, language: str) -> None:
        texts = all_texts()
        for one, translations in self.forms(language).items():
            fields = fields_of(one + (texts[one].many or ""))
            may_be_left_out = {"{n}"} if texts[one].many else set()  # "одна карта"
            for translation in translations:
                assert fields - may_be_left_out <= fields_of(translation) <= fields, one

    def test_the_compiled_file_is_made_of_the_readable_one(self, language: str) -> None:
        pytest.importorskip("babel", reason="Babel compiles the catalogues; it comes with the extra dev")
        from assets.make.catalogues import po_file, to_mo, updated

        fresh = updated(language)
        compiled = po_file(language).with_suffix(".mo").read_bytes()
        assert compiled == to_mo(fresh), "run python -m assets.make.catalogues"
        assert b"#, fuzzy" not in po_file(language).read_bytes()
