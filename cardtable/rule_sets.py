"""House rules with a name: kept in the settings, and written to and read from a file to pass on."""

from __future__ import annotations

from pathlib import Path

from cardtable.disk import Unreadable, read_json, to_bytes
from cardtable.engine.game import N_, BadOption, Options
from cardtable.engine.games import game_named
from cardtable.store import Store

FORMAT, VERSION = "cardtable rules", 1
ENDING = ".rules.json"
NAME_LENGTH = 40

NO_FILE = N_("There is no such file.")
NOT_RULES = N_("This file does not hold house rules.")
OTHER_GAME = N_("These are the rules of another game: {game}.")
NEWER = N_("These rules come from a newer version of The Card Table.")


class BadRules(ValueError):
    """A file that holds no rules for this game; its message is a sentence to translate."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message, self.values = message, values


class RuleSets:
    """The named rules of one game, among the settings' set-ups: "thousand:At the lake"."""

    def __init__(self, store: Store, key: str) -> None:
        self.store, self.key = store, key
        self._mark = f"{key}:"

    def names(self) -> list[str]:
        setups = self.store.settings.setups
        return sorted(name.removeprefix(self._mark) for name in setups if name.startswith(self._mark))

    def options(self, name: str) -> Options:
        """As they were kept; what this version no longer has gives the document's rules."""
        options = self.store.settings.setups.get(self._mark + name, {}).get("options")
        try:
            return game_named(self.key).make_options(options if isinstance(options, dict) else {})
        except BadOption:
            return game_named(self.key).make_options({})

    def keep(self, name: str, options: Options) -> None:
        setups = self.store.settings.setups
        self.store.change(setups={**setups, self._mark + name: {"options": options.changed()}})

    def forget(self, name: str) -> None:
        setups = self.store.settings.setups
        self.store.change(setups={key: each for key, each in setups.items() if key != self._mark + name})

    # -- files

    def export(self, name: str, options: Options, path: Path) -> None:
        """OSError where it cannot be written; nothing but rules is written over."""
        if path.exists() and not path.name.endswith(ENDING):
            raise FileExistsError(path)
        said: dict[str, object] = {"format": FORMAT, "version": VERSION, "game": self.key, "name": name}
        path.write_bytes(to_bytes({**said, "rules": options.changed()}))

    def read(self, path: Path) -> tuple[str, Options]:
        """The name and the rules of a file; BadRules where it holds none for this game."""
        try:
            said = read_json(path)
        except Unreadable:
            raise BadRules(NOT_RULES) from None
        if said is None:
            raise BadRules(NO_FILE)
        rules, version = said.get("rules"), said.get("version")
        if said.get("format") != FORMAT or not isinstance(rules, dict) or not isinstance(version, int):
            raise BadRules(NOT_RULES)
        if version > VERSION:
            raise BadRules(NEWER)
        if said.get("game") != self.key:
            raise BadRules(OTHER_GAME, game=str(said.get("game"))[:NAME_LENGTH])
        try:
            options = game_named(self.key).make_options(rules)
        except BadOption:
            raise BadRules(NOT_RULES) from None
        return clean(str(said.get("name") or "")) or path.name.removesuffix(ENDING), options


def clean(name: str) -> str:
    """A name as it may be kept: one line, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:NAME_LENGTH]
