"""The rooms of the house and the arrows between them: every import of the program, walked with `ast`."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "cardtable").rglob("*.py"))
}

# A room may import its own modules, the standard library, and what stands here. The longest name counts.
CORE = {
    f"cardtable.engine.{name}" for name in ("mark", "cards", "table", "options", "game", "tricks", "turns")
}
PICTURES = {"pygame", "font_source_serif_pro"}
SHOWN = {"cardtable.engine.cards", "cardtable.engine.table", "cardtable.words", "cardtable.root"}
MAY = {
    "cardtable": set(),
    "cardtable.__main__": {"cardtable.opening"},
    "cardtable.opening": {
        *("cardtable", "cardtable.app", "cardtable.engine.worker", "cardtable.root", "cardtable.store"),
        "cardtable.window",
    },
    "cardtable.window": {
        "cardtable.store",
        "cardtable.ui.cloth",
        "cardtable.root",
        "cardtable.words",
        "pygame",
    },
    "cardtable.app": {
        *("cardtable.engine", "cardtable.scenes", "cardtable.ui", "cardtable.store", "cardtable.settings"),
        *("cardtable.root", "cardtable.window", "cardtable.words", "pygame"),
    },
    "cardtable.root": set(),
    "cardtable.disk": set(),
    "cardtable.settings": set(),
    "cardtable.store": {
        *("cardtable.engine", "cardtable.disk", "cardtable.root", "cardtable.settings", "platformdirs"),
    },
    "cardtable.rule_sets": {"cardtable.engine", "cardtable.disk", "cardtable.store"},
    "cardtable.words": {"cardtable.root"},
    "cardtable.engine": set(),
    **dict.fromkeys(CORE, CORE),
    "cardtable.engine.wire": CORE,
    "cardtable.engine.players": {*CORE, "cardtable.engine.games"},
    "cardtable.engine.games": CORE,
    "cardtable.ui": {*SHOWN, *PICTURES},
    "cardtable.ui.hud": {*SHOWN, *PICTURES, "cardtable.ui", "pygame_gui"},
    "cardtable.ui.layout": SHOWN,
    "cardtable.ui.timeline": {*SHOWN, "cardtable.ui.layout"},
    "cardtable.ui.drag": {*SHOWN, "cardtable.ui.layout", "cardtable.ui.timeline"},
    "cardtable.ui.seats": {"cardtable.ui.layout"},
    "cardtable.ui.shuffle": {"cardtable.ui.layout", "cardtable.ui.timeline"},
    "cardtable.scenes": {
        *("cardtable.engine", "cardtable.ui", "cardtable.store", "cardtable.settings", "cardtable.words"),
        *("cardtable.root", "cardtable.rule_sets", "pygame"),
    },
}
WITHOUT_A_SCREEN = [
    *(
        "main",
        "cardtable.__main__",
        "cardtable.words",
        "cardtable.store",
        "cardtable.engine.worker",
        "cardtable.engine.match",
    ),
    *("cardtable.ui.layout", "cardtable.ui.timeline", "cardtable.ui.drag"),
    *("cardtable.ui.seats", "cardtable.ui.shuffle"),
]


def within(name: str, room: str) -> bool:
    return name == room or name.startswith(room + ".")


def room_of(module: str) -> str:
    return max((room for room in MAY if within(module, room)), key=len)


def imports(tree: ast.AST) -> Iterator[str]:
    """Full names, a submodule by its own; type-only imports and those inside functions are arrows too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in MODULES else str(node.module)


def allowed(module: str, name: str) -> bool:
    room = room_of(module)
    own = name == "cardtable" or (room != "cardtable" and within(name, room))  # the package itself is empty
    return own or any(within(name, other) for other in MAY[room]) or is_standard(name)


def is_standard(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


def wrong_arrows(module: str, tree: ast.AST) -> list[str]:
    return [f"{module} -> {name}" for name in imports(tree) if not allowed(module, name)]


@pytest.mark.parametrize("module", MODULES)
def test_no_room_imports_what_it_should_not_know(module: str) -> None:
    assert wrong_arrows(module, ast.parse(MODULES[module].read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("cardtable.engine.games.sixty_six.rules", "import pygame"),
        ("cardtable.engine.game", "from cardtable.engine.games import GAMES"),
        ("cardtable.engine.players.sixty_six", "from cardtable.engine.match import Record"),
        ("cardtable.engine.worker", "from cardtable import words"),
        ("cardtable.words", "from cardtable.engine.game import N_"),
        ("cardtable.store", "from cardtable.scenes.menu import Home"),
        ("cardtable.ui.animate", "from cardtable.engine.game import Game"),
        ("cardtable.ui.text", "import pygame_gui"),
        ("cardtable.ui.layout", "from cardtable.ui.sprites import CardArt"),
        ("cardtable.ui.timeline", "import pygame"),
        ("cardtable.scenes.menu", "from cardtable import app"),
        ("cardtable.scenes.menu", "def late():\n    from pygame_gui import UIManager"),
        ("cardtable.brand_new", "from cardtable.engine.game import Game"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, line: str) -> None:
    assert len(wrong_arrows(module, ast.parse(line))) == 1


def test_no_two_files_need_each_other() -> None:
    """Imports for types alone count too, but of what stands in the face of the own package."""
    needs = {
        module: {
            name for name in imports(ast.parse(path.read_text(encoding="utf-8"))) if not within(module, name)
        }
        for module, path in MODULES.items()
    }
    TopologicalSorter(needs).prepare()


def test_what_needs_no_screen_loads_none() -> None:
    """The computer players' process, the tests of motion and a start without packages depend on it."""
    loaded = "sorted(m for m in sys.modules if m.startswith(('pygame', 'pygame_gui')))"
    code = f"import sys, {', '.join(WITHOUT_A_SCREEN)}; print({loaded})"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_main_reaches_the_program_only_from_inside_its_functions() -> None:
    tree = ast.parse((ROOT / "main.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    inside = {name for function in functions for name in imports(function)}
    assert all(is_standard(name) for name in set(imports(tree)) - inside)
    assert {name for name in inside if within(name, "cardtable")} <= {"cardtable.opening", "cardtable.words"}
