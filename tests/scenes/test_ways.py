"""The ways from Home to every game's table and back."""

from __future__ import annotations

from pathlib import Path

from cardtable.scenes.house_rules import GameSetUp
from cardtable.scenes.menu import Home
from cardtable.scenes.scene import GoHome, Resume, SetUpMatch
from cardtable.scenes.tables import SCENES, SET_UPS
from cardtable.scenes.watching import MatchScene
from tests.pilot import Pilot


def test_every_game_is_set_up_left_and_found_again(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    for game, table in SCENES.items():
        pilot.app.carry_out(SetUpMatch(game))
        assert isinstance(pilot.top, SET_UPS[game])
        assert isinstance(pilot.top, GameSetUp)
        pilot.app.carry_out(pilot.top.play())
        assert isinstance(pilot.top, table)
        assert isinstance(pilot.top, MatchScene)
        record = pilot.top.match.record
        assert pilot.app.scenes == [pilot.top]
        pilot.app.carry_out(GoHome())
        assert [type(scene) for scene in pilot.app.scenes] == [Home]
        pilot.app.carry_out(Resume(record))
        assert [type(scene) for scene in pilot.app.scenes] == [table]
        assert pilot.top.match.record == record
        pilot.app.carry_out(GoHome())
    pilot.close()
