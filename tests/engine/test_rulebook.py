import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardtable.engine.games
from cardtable.engine.game import option_specs
from cardtable.engine.games import GAMES
from cardtable.engine.rulebook import BOOKS, Book, Paragraph, book_of, section_of
from cardtable.engine.rulebook.__main__ import rules_page

ROOT = Path(__file__).parents[2]


def known(game: str, **last: int) -> set[str]:
    """The ids of a game's rules, readings and options, by how many of each there are."""
    return {f"{game}-{letter}{n:02}" for letter, count in last.items() for n in range(1, count + 1)}


KNOWN = {
    "sixty_six": known("G1", R=31, A=19, O=9),
    "thousand": known("G2", R=39, A=54, O=47),
    "nines_shedding": known("G3", R=24, A=22, O=7),
    "nines_tricks": known("G4", R=17, A=17, O=9),
    "nine": known("G5", R=20, A=19, O=9),
    "nervioso": known("G6", R=16, A=25, O=9),
}
ONLY_IF_ON = {"G1-O09"}  # a rule that its source does not have
BY_KEY = pytest.mark.parametrize("key", sorted(BOOKS))


def paragraphs(book: Book) -> Iterator[tuple[str, Paragraph]]:
    return ((section.anchor, paragraph) for section in book.sections for paragraph in section.paragraphs)


def test_every_game_has_its_book() -> None:
    assert set(BOOKS) == {game.key for game in GAMES} == set(KNOWN)


@BY_KEY
def test_every_rule_is_stated_and_no_other(key: str) -> None:
    stated = {rule for _, paragraph in paragraphs(book_of(key)) for rule in paragraph.rules}
    assert stated == KNOWN[key]
    assert {rule for paragraph in book_of(key).not_bugs for rule in paragraph.rules} <= stated


@BY_KEY
def test_a_rule_is_stated_once_or_by_variants_that_exclude_each_other(key: str) -> None:
    homes: dict[str, list[tuple[str, Paragraph]]] = {}
    for anchor, paragraph in paragraphs(book_of(key)):
        for rule in paragraph.rules:
            homes.setdefault(rule, []).append((anchor, paragraph))
    for rule, places in homes.items():
        assert len({anchor for anchor, _ in places}) == 1, rule
        whens = [paragraph.when for _, paragraph in places]
        if len(whens) > 1:
            values = [value for when in whens if when is not None for value in when[1]]
            assert None not in whens, rule
            assert len({when[0] for when in whens if when is not None}) == 1, rule
            assert len(values) == len(set(values)), rule


@BY_KEY
def test_variants_name_options_and_values_that_exist(key: str) -> None:
    (game,) = (game for game in GAMES if game.key == key)
    specs = {spec.name: spec for spec in option_specs(game.options_type)}
    book = book_of(key)
    for paragraph in (*(each for _, each in paragraphs(book)), *book.not_bugs):
        if paragraph.when is not None:
            name, values = paragraph.when
            for value in values:
                specs[name].check(value)
        if paragraph.unless is not None:
            name, value = paragraph.unless
            specs[name].check(value)


def test_the_rules_of_a_table_have_its_numbers() -> None:
    """Thousand with another barrel, tries and penalty, and without a samosval."""
    (game,) = (game for game in GAMES if game.key == "thousand")
    rules = {
        "barrel_at": 850,
        "barrel_attempts": 5,
        "penalty": 60,
        "samosval_plus": 0,
        "samosval_minus": -550,
    }
    options = game.make_options(rules)
    told = {spec.name: value for spec, value in options.all()}
    sections = {section.anchor: section for section in book_of("thousand").sections}
    text = {
        anchor: " ".join(each.text.format(**options.numbers()) for each in section.under(told))
        for anchor, section in sections.items()
    }
    assert "comes to 850 points" in text["barrel"]
    assert "the missing 150: 5." in text["barrel"]
    assert "an order of 150 or more" in text["barrel"]
    assert "850 become 790" in text["falls"]
    assert "555" not in text["samosval"]
    assert "exactly 550 below zero" in text["samosval"]


def thousand_told(anchor: str, **rules: Any) -> str:
    (game,) = (game for game in GAMES if game.key == "thousand")
    options = game.make_options(rules)
    told = {spec.name: value for spec, value in options.all()}
    (section,) = (section for section in book_of("thousand").sections if section.anchor == anchor)
    return " ".join(each.text.format(**options.numbers()) for each in section.under(told))


@pytest.mark.parametrize(
    ("anchor", "option", "none"),
    [
        ("rospis", "rospis", "At this table no deal is written off."),
        ("golden", "golden", "There is no golden round at this table."),
        ("dark", "dark", "There are no dark games at this table."),
    ],
)
def test_of_what_is_not_played_no_more_is_told(anchor: str, option: str, none: str) -> None:
    played = thousand_told(anchor, **{option: True})
    assert none not in played
    assert len(played) > 3 * len(none)
    assert thousand_told(anchor, preset="everything", **{option: False}) == none


def test_four_aces_take_a_trick_only_where_a_marriage_does() -> None:
    assert "They too take a trick first." in thousand_told("aces", ace_marriage=True)
    assert "trick" not in thousand_told("aces", ace_marriage=True, marriage_no_trick=True)
    assert "trick" not in thousand_told("aces")


def test_each_samosval_is_told_by_itself() -> None:
    below = thousand_told("samosval", samosval_plus=0)
    assert "No score above zero is reset" in below
    assert "exactly 555 below zero" in below
    assert "555 falls to zero" in thousand_told("samosval", samosval_minus=0)
    assert "below zero" not in thousand_told("samosval", samosval_minus=0)


def test_four_nines_after_the_discard_are_told_where_they_may_come() -> None:
    dealt = "gets the fourth nine with the discard may have"
    assert dealt in thousand_told("redeal", redeal_four_nines_snos=True)
    assert dealt not in thousand_told("redeal")
    assert dealt not in thousand_told("redeal", redeal_four_nines=False, redeal_four_nines_snos=True)


def nine_told(**rules: Any) -> str:
    (game,) = (game for game in GAMES if game.key == "nine")
    options = game.make_options(rules)
    told = {spec.name: value for spec, value in options.all()}
    paragraphs_ = (each for section in book_of("nine").sections for each in section.under(told))
    return " ".join(each.text.format(**options.numbers()) for each in paragraphs_)


def test_the_rules_of_nine_are_those_of_the_table() -> None:
    rules = {"call_limit": 7, "fail_penalty": 40, "end_score": 150, "hand_size": 6, "magic_score": 0}
    text = nine_told(**rules)
    assert "gets 6 cards" in text
    assert "With 7 points in hand or fewer" in text
    assert "the caller writes 40" in text
    assert "has 150 or more" in text
    assert "no total is lucky" in text
    assert "goes down" not in text
    assert "becomes exactly 80 goes down to 40" in nine_told(magic_score=80, magic_to=40)


def test_the_rules_of_nine_do_not_count_alone_in_teams() -> None:
    alone, teams = nine_told(), nine_told(teams="2x2")
    assert "the smallest total wins" in alone
    assert "the smallest total wins" not in teams
    assert "If nobody else has as few points" not in teams
    assert "Teams that share the smallest sum" in teams


@pytest.mark.parametrize(
    ("key", "aim"),
    [
        ("nine", "The aim is to hold few points."),
        ("nines_shedding", "You win if you are the first"),
        ("nines_tricks", "whoever first has none left wins"),
        ("nervioso", "The first player to lay every card and then put a hand on a match wins."),
        ("thousand", "Whoever gets there first wins the match."),
        ("sixty_six", "Whoever gets to 66 first wins the deal."),
    ],
)
def test_the_rules_soon_say_what_wins(key: str, aim: str) -> None:
    first = [paragraph.text for section in book_of(key).sections[:2] for paragraph in section.paragraphs]
    assert aim in " ".join(first)


@BY_KEY
def test_each_option_is_described_under_its_own_id(key: str) -> None:
    (game,) = (game for game in GAMES if game.key == key)
    stated = {rule for _, paragraph in paragraphs(book_of(key)) for rule in paragraph.rules}
    assert {spec.rule for spec in option_specs(game.options_type)} <= stated


@BY_KEY
def test_a_rule_with_variants_is_stated_at_every_table(key: str) -> None:
    (game,) = (game for game in GAMES if game.key == key)
    choices = {spec.name: set(spec.choices or (spec.off,)) for spec in option_specs(game.options_type)}
    told: dict[tuple[str, str], set[object]] = {}
    for _, paragraph in paragraphs(book_of(key)):
        for rule in paragraph.rules if paragraph.when else ():
            told.setdefault((rule, paragraph.when[0]), set()).update(paragraph.when[1])
    for (rule, name), values in told.items():
        assert values == choices[name] or rule in ONLY_IF_ON, rule


@pytest.mark.parametrize("rule", ["G1-A05", "G1-A06", "G1-A08", "G1-A10", "G1-A12"])
def test_a_reading_that_an_option_can_undo_is_marked_with_it(rule: str) -> None:
    """RULES.md says that what is not marked is true at every table."""
    book = book_of("sixty_six")
    whens = [paragraph.when for _, paragraph in paragraphs(book) if rule in paragraph.rules]
    readings = [paragraph.when for paragraph in book.not_bugs if rule in paragraph.rules]
    assert readings
    assert None not in readings
    assert set(readings) & set(whens)


def test_who_counts_alone_is_told_that_only_a_claim_ends_the_deal() -> None:
    (failed,) = (section for section in book_of("sixty_six").sections if section.anchor == "failed")
    rest = {"close_scoring": "pagat", "closed_fail_six_if_opponent_trickless": False}
    counting = " ".join(p.text for p in failed.under({"claim_mode": "manual", **rest}))
    counted = " ".join(p.text for p in failed.under({"claim_mode": "auto", **rest}))
    assert "says so first" in counting
    assert "gets to 66 first" in counted
    assert "gets to 66 first" not in counting


def test_every_rule_that_the_games_name_has_its_section() -> None:
    games = Path(cardtable.engine.games.__file__).parent
    files = (file for game in GAMES for file in (games / game.key).rglob("*.py"))
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r'"(G\d-[RAO]\d\d)"', code))
    assert "G1-R21" in named
    assert {rule for rule in named if section_of(rule) is None} == set()


@BY_KEY
def test_sections_are_short_and_their_anchors_unique(key: str) -> None:
    anchors = [section.anchor for section in book_of(key).sections]
    assert len(anchors) == len(set(anchors))
    for section in book_of(key).sections:
        assert sum(len(paragraph.text) for paragraph in section.paragraphs) < 1800, section.anchor


@BY_KEY
def test_sources_have_the_form_of_a_pointer(key: str) -> None:
    pointer = re.compile(r"[RFE]:L\d+(–\d+)?( «[^«»]+»)?")
    for _, paragraph in paragraphs(book_of(key)):
        for part in paragraph.source.split("; ") if paragraph.source else ():
            assert pointer.fullmatch(part), part


def test_the_screen_shows_the_rules_of_the_table_as_set() -> None:
    (after,) = (section for section in book_of("sixty_six").sections if section.anchor == "after")
    relaxed = [p.text for p in after.under({"phase_two_must_beat": False})]
    strict = [p.text for p in after.under({"phase_two_must_beat": True})]
    assert any("may play the nine" in text for text in relaxed)
    assert any("must play the ace" in text for text in strict)
    assert len(relaxed) == len(strict) == len(after.paragraphs) - 1


@pytest.mark.parametrize(
    ("rule", "anchor"),
    [
        ("G1-R21", "after"),
        ("G1-A09", "closing"),
        ("G1-A03", "nine"),
        ("G1-R16", "marriages"),
        ("G9-R01", None),
    ],
)
def test_a_refusal_finds_its_section(rule: str, anchor: str | None) -> None:
    assert section_of(rule) == anchor


def test_rules_md_is_what_the_program_prints() -> None:
    assert (ROOT / "RULES.md").read_text(encoding="utf-8") == rules_page()
