"""The menus: every screen fits in every language and size, and is complete by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from scenes.stage import (
    click,
    faults,
    hud_of,
    key,
    make_stage,
    open_scene,
    press,
    run,
    type_text,
    walk_to,
)

from cardtable.engine.game import Options
from cardtable.engine.games import GAMES
from cardtable.engine.match import Record, Sitter
from cardtable.scenes.keys import Keys
from cardtable.scenes.menu import Home
from cardtable.scenes.pause import Pause
from cardtable.scenes.results import DealTold, Results, Story
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import (
    Alone,
    GoHome,
    Pop,
    Push,
    Quit,
    Relabel,
    Request,
    Resume,
    Scene,
    SetUpMatch,
    Stage,
    ToggleFullScreen,
)
from cardtable.scenes.settings import SECTIONS, TEXT_SIZES, SettingsScene
from cardtable.scenes.sixty_six.setup import SixtySixSetUp
from cardtable.scenes.table import TableScene
from cardtable.scenes.tables import SCENES
from cardtable.scenes.tiles import COVERS, boxes, fan_room, name_style
from cardtable.settings import CLOTHS
from cardtable.store import Notice
from cardtable.words import LANGUAGES

KEY = "sixty_six"
SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160))


def _options(stage: Stage) -> Options:
    return SixtySixSetUp(stage, KEY).options


def _house_rules(stage: Stage) -> SixtySixSetUp:
    scene = SixtySixSetUp(stage, KEY)
    scene.in_rules = True
    return scene


def _results(stage: Stage) -> Results:
    tr = stage.words.tr
    deals = tuple(DealTold((66 + n, 65 - n), (n % 3, 0), tr("failed close")) for n in range(9))
    names = (tr("You"), "W" * 24)
    return Results(stage, Story(False, names, (3, 7), deals, tr("You win {n}.", n=1000)), Pop)


SCREENS: dict[str, Callable[[Stage], Scene]] = {
    "home": Home,
    "set-up": lambda stage: SixtySixSetUp(stage, KEY),
    "house rules": _house_rules,
    **{f"settings: {key}": partial(SettingsScene, section=key) for key, _ in SECTIONS},
    "pause": lambda stage: Pause(stage, KEY, _options(stage)),
    "rules": lambda stage: Rules(stage, KEY, _options(stage), "marriages"),
    "this table": lambda stage: Rules(stage, KEY, _options(stage), "this-table"),
    "results": _results,
    "keys": Keys,
}


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = make_stage(tmp_path / "data")
    yield made
    made.store.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_everything_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    stage = make_stage(tmp_path / "data", language, size)
    for name, make in SCREENS.items():
        scene = open_scene(make(stage), size)
        assert faults(scene) == [], (name, language, size)
    stage.store.close()


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_keep_their_names_whole_and_their_cards_clear(
    tmp_path: Path, language: str, text_size: float
) -> None:
    stage = make_stage(tmp_path / "data", language, (960, 600), text_size)
    home = open_scene(Home(stage), (960, 600))
    assert isinstance(home, Home)
    for tile in home.tiles:
        style = name_style(tile, stage.fonts)
        assert stage.fonts.width(tile.title, style) <= tile.box.width - round(24 * stage.fonts.scale)
        assert fan_room(tile, stage.fonts).height > 0.45 * tile.box.height
    stage.store.close()


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_large_text_scrolls_instead_of_being_cut(tmp_path: Path, language: str) -> None:
    stage = make_stage(tmp_path / "data", language, (960, 600), text_size=2.0)
    for name, make in SCREENS.items():
        scene = open_scene(make(stage), (960, 600))
        assert faults(scene) == [], (name, language)
        assert hud_of(scene).ring.current is not None, "the keyboard stands nowhere"
        for stop in hud_of(scene).ring.stops:
            hud_of(scene).ring.stand_on(stop)
            view = stop.scroll.rect if stop.scroll else pygame.Rect(0, 0, 960, 600)
            assert view.top <= stop.rect().top, (name, stop.key)
            assert stop.rect().bottom <= view.bottom, (name, stop.key)
    stage.store.close()


def test_dialogs_at_the_smallest_window_need_no_scrolling_but_lists(tmp_path: Path) -> None:
    for language in LANGUAGES:
        stage = make_stage(tmp_path / language, language, (960, 600))
        for name in ("set-up", *(name for name in SCREENS if name.startswith("settings")), "pause"):
            assert not hud_of(open_scene(SCREENS[name](stage), (960, 600))).scrolls, (name, language)
        stage.store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pause_is_seen_whole_at_every_text_size(tmp_path: Path, language: str) -> None:
    for text_size in TEXT_SIZES:
        stage = make_stage(tmp_path / f"{text_size}", language, (960, 600), text_size)
        assert not hud_of(open_scene(SCREENS["pause"](stage), (960, 600))).scrolls, text_size
        stage.store.close()


def test_a_beginner_is_at_a_table_in_two_clicks(stage: Stage) -> None:
    home = open_scene(Home(stage))
    assert click(home, home.tiles[0].box.center) == SetUpMatch(KEY)
    set_up = open_scene(SixtySixSetUp(stage, KEY))
    play = next(stop for stop in hud_of(set_up).ring.stops if stop.key == "play")
    request = click(set_up, play.rect().center)
    assert isinstance(request, Alone)
    assert isinstance(request.scene, TableScene)


def test_enter_and_enter_again_sits_down(stage: Stage) -> None:
    assert press(open_scene(Home(stage)), pygame.K_RETURN) == SetUpMatch(KEY)
    request = press(open_scene(SixtySixSetUp(stage, KEY)), pygame.K_RETURN)
    assert isinstance(request, Alone)


def test_the_keyboard_alone_sets_up_a_match_with_house_rules(stage: Stage) -> None:
    scene = open_scene(SixtySixSetUp(stage, KEY))
    walk_to(scene, "level:expert")
    press(scene, pygame.K_SPACE)
    walk_to(scene, "name")
    press(scene, *[pygame.K_BACKSPACE] * 3)
    type_text(scene, "Ana")
    walk_to(scene, "house")
    press(scene, pygame.K_RETURN)
    walk_to(scene, "option:phase_two_must_beat")
    press(scene, pygame.K_SPACE)
    assert hud_of(scene).ring.key == "option:phase_two_must_beat"
    press(scene, pygame.K_ESCAPE)
    assert hud_of(scene).ring.key == "house"
    walk_to(scene, "play")
    request = press(scene, pygame.K_RETURN)
    assert isinstance(request, Alone)
    table = request.scene
    assert isinstance(table, TableScene)
    assert table.match.record.rules == {"phase_two_must_beat": True}
    assert table.match.record.seats[0].name == "Ana"
    assert table.match.record.seats[1].level == "expert"


def test_the_last_set_up_is_the_default(stage: Stage) -> None:
    first = SixtySixSetUp(stage, KEY)
    first._pick_level("easy")
    first._rename("Zoé")
    first._pick_preset("pagat" if "pagat" in first.game.presets else list(first.game.presets)[1])
    first.play()
    again = SixtySixSetUp(stage, KEY)
    assert (again.level, again.name, again.options, again.preset) == (
        "easy",
        "Zoé",
        first.options,
        first.preset,
    )


def test_a_set_up_of_an_older_version_falls_back_to_the_document(stage: Stage) -> None:
    stage.store.change(setups={KEY: {"level": "god", "options": {"no_such_rule": 1}, "name": 7}})
    scene = SixtySixSetUp(stage, KEY)
    assert scene.preset == "document"
    assert scene.level in [level.key for level in scene.levels]


def test_a_changed_rule_makes_own_rules_and_the_preset_takes_them_back(stage: Stage) -> None:
    scene = SixtySixSetUp(stage, KEY)
    open_scene(scene)
    before = {stop.key for stop in scene.hud.ring.stops}
    scene._setter(scene._found()[0])(8)
    press(scene, pygame.K_TAB)
    assert {stop.key for stop in scene.hud.ring.stops} - before == {"preset:own"}
    scene._pick_preset("document")
    assert scene.preset == "document"


def test_search_finds_rules_by_their_words_and_says_so_when_there_are_none(stage: Stage) -> None:
    scene = _house_rules(stage)
    open_scene(scene)
    everything = len(scene._found())
    walk_to(scene, "search")
    type_text(scene, "stake")
    assert 0 < len(scene._found()) < everything
    assert scene.search == "stake"
    type_text(scene, " qqq")
    run(scene)
    assert scene._found() == []
    assert "No rule has these words." in [placed.text for placed in scene.hud.placed]


def test_an_option_without_effect_is_greyed_and_says_what_it_needs(stage: Stage) -> None:
    scene = _house_rules(stage)
    open_scene(scene)
    keys = {stop.key.removesuffix(":less").removesuffix(":more") for stop in scene.hud.ring.stops}
    assert "option:stake_unit" not in keys
    assert any("Needs" in placed.text for placed in scene.hud.placed)
    spec = next(spec for spec in scene._found() if spec.name == "stake_mode")
    scene._setter(spec)("pip")
    run(scene)
    press(scene, pygame.K_TAB)
    keys = {stop.key.removesuffix(":less").removesuffix(":more") for stop in scene.hud.ring.stops}
    assert "option:stake_unit" in keys


def test_a_toggle_at_the_end_of_the_list_leaves_it_scrolled(stage: Stage) -> None:
    scene = _house_rules(stage)
    open_scene(scene)
    last = [stop for stop in scene.hud.ring.stops if stop.scroll][-1]
    scene.hud.ring.stand_on(last)
    offset = scene.hud.scrolls["body:house rules"].offset
    assert offset > 0
    press(scene, pygame.K_SPACE)
    assert scene.hud.scrolls["body:house rules"].offset == offset


@pytest.mark.parametrize("name", [name for name in SCREENS if name not in ("home", "house rules")])
def test_escape_leaves_every_dialog(stage: Stage, name: str) -> None:
    assert isinstance(press(open_scene(SCREENS[name](stage)), pygame.K_ESCAPE), Pop | GoHome)


def test_escape_on_home_does_not_quit(stage: Stage) -> None:
    home = open_scene(Home(stage))
    assert press(home, pygame.K_ESCAPE) is None
    walk_to(home, "quit")
    assert isinstance(press(home, pygame.K_RETURN), Quit)


def test_home_offers_the_open_match_with_its_score(stage: Stage) -> None:
    record = Record(KEY, (Sitter("Ana"), Sitter("Otto", "computer", "easy")), "s", scores=(4, 2))
    stage.store.keep(record)
    home = open_scene(Home(stage))
    assert "Continue: Sixty-Six, 4 : 2" in [placed.text for placed in home.hud.placed]
    assert press(home, pygame.K_RETURN) == Resume(record)


def test_the_set_up_offers_the_open_match_that_a_new_one_would_replace(stage: Stage) -> None:
    assert "Continue" not in [placed.text for placed in open_scene(SixtySixSetUp(stage, KEY)).hud.placed]
    record = Record(KEY, (Sitter("Ana"), Sitter("Otto", "computer", "easy")), "s")
    stage.store.keep(record)
    set_up = open_scene(SixtySixSetUp(stage, KEY))
    walk_to(set_up, "continue")
    assert press(set_up, pygame.K_RETURN) == Resume(record)


def test_home_says_once_what_the_store_has_to_say(stage: Stage) -> None:
    stage.store.notices.append(
        Notice("The file {file} was damaged. It is kept as {kept}.", {"file": "<b>x", "kept": "y"})
    )
    home = open_scene(Home(stage))
    said = "The file <b>x was damaged. It is kept as y."
    assert said in [placed.text for placed in home.hud.placed]
    home.leave()
    home.enter()
    assert said not in [placed.text for placed in home.hud.placed]


def test_f1_opens_the_rules_from_home_and_from_the_set_up(stage: Stage) -> None:
    for scene in (Home(stage), SixtySixSetUp(stage, KEY)):
        request = open_scene(scene).handle(key(pygame.K_F1))
        assert isinstance(request, Push)
        assert isinstance(request.scene, Rules)


def test_the_rules_turn_page_by_page_to_the_end(stage: Stage) -> None:
    scene = Rules(stage, KEY, _options(stage))
    open_scene(scene)
    seen = [scene.describe().page]
    for _ in range(200):
        press(scene, pygame.K_PAGEDOWN)
        if scene.describe().page != seen[-1]:
            seen.append(scene.describe().page)
    assert seen == [page.anchor for page in scene._pages()]
    press(scene, pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert scene.describe().page != seen[-1]


def test_the_rules_open_at_a_section_and_leave_out_what_is_not_played(stage: Stage) -> None:
    assert Rules(stage, KEY, _options(stage), "closing").describe().page == "closing"
    document = {page.anchor: page for page in Rules(stage, KEY, _options(stage))._pages()}
    options = GAMES[0].make_options({"marriage_phase_two": False})
    other = {page.anchor: page for page in Rules(stage, KEY, options)._pages()}
    assert document["marriages"].blocks != other["marriages"].blocks


def test_settings_apply_at_once(stage: Stage) -> None:
    scene = SettingsScene(stage)
    open_scene(scene)

    def choose(stop: str) -> Request | None:
        walk_to(scene, stop)
        return press(scene, pygame.K_RETURN)

    for stop, name, value in (
        ("deck:1", "deck", "four_colour"),
        ("size:1", "index_size", "large"),
        ("indices:4", "indices", "numeric"),
        ("back:petals-wine", "back", "petals-wine"),
    ):
        assert isinstance(choose(stop), Relabel)
        assert getattr(stage.settings, name) == value
    choose("at:words")
    assert isinstance(choose("language:2"), Relabel)
    assert stage.settings.language == "ru"
    assert isinstance(choose("text:2"), Relabel)
    assert stage.settings.text_size == 1.5
    assert isinstance(choose("full"), ToggleFullScreen)
    choose("at:table")
    assert isinstance(choose("cloth:petrol"), Relabel)
    assert choose("speed:3") is None
    assert stage.settings.speed == 2
    choose("trick:3")
    assert stage.settings.trick_ms == 0
    choose("motion")
    assert stage.settings.reduce_motion
    choose("at:sound")
    choose("sound")
    assert (stage.settings.mute, stage.sounds.mute) == (True, True)


def test_the_volume_moves_by_keys(stage: Stage) -> None:
    scene = SettingsScene(stage, "sound")
    open_scene(scene)
    before = stage.settings.volume
    walk_to(scene, "volume")
    press(scene, pygame.K_LEFT, pygame.K_LEFT)
    assert stage.settings.volume == pytest.approx(before - 0.2)
    press(scene, *[pygame.K_RIGHT] * 12)
    assert stage.settings.volume == stage.sounds.volume == 1


def test_the_voice_counts_on_as_its_volume_and_language_change(stage: Stage) -> None:
    now, said = [1000.0], list[tuple[str, str]]()
    stage.now_ms = lambda: now[0]
    stage.sounds.say = lambda name, language: said.append((name, language))  # type: ignore[method-assign]
    scene = SettingsScene(stage, "sound")
    open_scene(scene)
    walk_to(scene, "voice")
    press(scene, pygame.K_LEFT, pygame.K_LEFT)
    assert stage.settings.voice == stage.sounds.voice == pytest.approx(0.6)
    assert said == [("1", "es")], "two words at once are none"
    now[0] += 1000
    press(scene, pygame.K_RIGHT)
    walk_to(scene, "voice in:3")
    press(scene, pygame.K_RETURN)
    assert stage.settings.voice_language == "ru"
    walk_to(scene, "voice in:4")
    press(scene, pygame.K_RETURN)
    assert stage.settings.voice_language is None
    assert said == [("1", "es"), ("2", "es"), ("3", "ru"), ("4", "en")]


def test_the_pause_leads_to_rules_settings_and_out(stage: Stage) -> None:
    scene = Pause(stage, KEY, _options(stage))
    open_scene(scene)
    assert isinstance(press(scene, pygame.K_RETURN), Pop)
    found = []
    for stop in ("rules", "settings", "leave"):
        walk_to(scene, stop)
        found.append(press(scene, pygame.K_RETURN))
    assert [type(request) for request in found] == [Push, Push, GoHome]
    assert isinstance(scene.handle(key(pygame.K_p)), Pop)


def test_every_table_has_a_cover_and_one_to_six_find_room() -> None:
    assert set(COVERS) == set(SCENES) <= {game.key for game in GAMES}
    area = pygame.Rect(60, 150, 1160, 540)
    for count in range(1, 7):
        found = boxes(count, area, 20)
        assert all(area.contains(box) for box in found)
        assert pygame.Rect.unionall(found[0], found[1:]).centerx == pytest.approx(area.centerx, abs=2)
        assert not any(one.colliderect(other) for one, other in combinations(found, 2))


def _frames(scene: Scene, ticks: int = 60) -> int:
    """How many of the ticks ask for a frame."""
    asked = 0
    for _ in range(ticks):
        scene.dirty = False
        scene.tick(1000 / 120)
        asked += scene.dirty
    return asked


def test_home_asks_for_frames_only_while_a_tile_warms(stage: Stage) -> None:
    home = open_scene(Home(stage))
    centre = home.tiles[0].box.center
    assert _frames(home) == 0
    pygame.mouse.set_pos(centre)
    home.handle(pygame.Event(pygame.MOUSEMOTION, pos=centre, rel=(1, 1), buttons=(0, 0, 0), touch=False))
    assert 10 < _frames(home) < 40
    assert home.tiles[0].warm == 1
    home.draw(pygame.Surface(home.size))
    assert _frames(home) == 0


@pytest.mark.parametrize("colour", CLOTHS)
def test_words_on_the_home_screen_are_read_on_every_cloth(stage: Stage, colour: str) -> None:
    stage.store.change(cloth=colour)
    scene = open_scene(Home(stage))
    assert isinstance(scene, Home)
    surface = pygame.display.get_surface()
    assert surface is not None
    ground = surface.get_at((scene.size[0] // 2, 4))
    for words in (scene.tone.text, scene.tone.text_second):
        assert _contrast(words, ground[:3]) > 4.5
    shown = {surface.get_at((x, y))[:3] for x in range(300, 980, 2) for y in range(48, 110, 2)}
    assert scene.tone.text in shown, "the title is written in it"


def _contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """WCAG's, from 1 to 21."""
    low, high = sorted(_luminance(each) for each in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Sequence[int]) -> float:
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
