"""House rules under names, and as files: what is kept, passed on, and refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from cardtable.engine.games import game_named
from cardtable.rule_sets import BadRules, RuleSets
from cardtable.scenes.rule_sets import SetsScene
from cardtable.scenes.thousand.setup import ThousandSetUp
from cardtable.settings import Settings
from cardtable.store import Store
from tests.scenes.stage import make_stage, open_scene

RULES = {"dark": True, "bid_step": 10}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "player")
    yield made
    made.close()


def options(**rules: Any) -> Any:
    return game_named("thousand").make_options(rules)


def test_rules_are_kept_under_their_name_and_come_back_from_the_settings(store: Store) -> None:
    RuleSets(store, "thousand").keep("Дача", options(**RULES))
    again = Settings.from_json(json.loads(json.dumps(store.settings.to_json())))
    store.change(setups=again.setups)
    sets = RuleSets(store, "thousand")
    assert sets.names() == ["Дача"]
    assert sets.options("Дача") == options(**RULES)
    assert RuleSets(store, "sixty_six").names() == []


def test_a_name_can_be_forgotten(store: Store) -> None:
    sets = RuleSets(store, "thousand")
    sets.keep("Дача", options())
    sets.forget("Дача")
    assert sets.names() == []


def test_a_file_gives_back_the_rules_it_was_given(store: Store, tmp_path: Path) -> None:
    sets, file = RuleSets(store, "thousand"), tmp_path / "dacha.rules.json"
    sets.export("Дача", options(**RULES), file)
    assert sets.read(file) == ("Дача", options(**RULES))
    assert json.loads(file.read_text(encoding="utf-8"))["rules"] == RULES


def test_nothing_but_rules_is_written_over(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear", encoding="utf-8")
    with pytest.raises(OSError, match=r"letter\.txt"):
        RuleSets(store, "thousand").export("", options(), file)
    assert file.read_text(encoding="utf-8") == "dear"


GOOD = {"format": "cardtable rules", "version": 1, "game": "thousand", "name": "x", "rules": {}}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "no such file"),
        ("nonsense", "does not hold"),
        ("[]", "does not hold"),
        ({**GOOD, "format": "cardtable record"}, "does not hold"),
        ({**GOOD, "rules": {"dark": 5}}, "does not hold"),
        ({**GOOD, "rules": {"unheard_of": True}}, "does not hold"),
        ({**GOOD, "rules": 3}, "does not hold"),
        ({**GOOD, "game": "sixty_six"}, "another game"),
        ({**GOOD, "version": 2}, "newer version"),
    ],
)
def test_a_file_that_holds_no_rules_says_why(
    store: Store, tmp_path: Path, content: object, sentence: str
) -> None:
    file = tmp_path / "some.rules.json"
    if content is not None:
        file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    with pytest.raises(BadRules) as refused:
        RuleSets(store, "thousand").read(file)
    assert sentence in refused.value.message


def test_a_file_dropped_on_the_window_sets_its_rules(tmp_path: Path) -> None:
    stage = make_stage(tmp_path / "player")
    setup = ThousandSetUp(stage, "thousand")
    file = tmp_path / "dacha.rules.json"
    setup.sets.export("Дача", options(**RULES), file)
    scene = setup._open_sets().scene  # type: ignore[attr-defined]
    assert isinstance(scene, SetsScene)
    open_scene(scene)
    scene.handle(pygame.Event(pygame.DROPFILE, file=str(file)))
    assert setup.options == options(**RULES)
    assert setup.preset == "kept:Дача"
    assert [name for name, _ in setup._presets()][-1] == "kept:Дача"


def test_rules_of_a_group_stand_together_and_void_ones_say_why(tmp_path: Path) -> None:
    setup = ThousandSetUp(make_stage(tmp_path / "player"), "thousand")
    row = setup._option_row(setup._spec("two_player_snos"))
    assert not row.enabled
    assert "Players: 2." in row.text
    row = setup._option_row(setup._spec("dark_bolt_double"))
    assert not row.enabled
    assert "Needs “Dark game”: yes." in row.text
    assert "«Самосвал»" in setup._option_row(setup._spec("samosval_plus")).text
    named = [name for names in setup.groups.values() for name in names]
    assert sorted(named) == sorted(spec.name for spec, _ in setup.options.all())
