"""Finds every text that a player can read, in the program's own code; needs the standard library alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "assets" / "locales"
SINGLE = {"tr", "N_"}  # tr("text"), N_("text")
PLURAL = {"tr_n"}  # tr_n("one", "many", n)


@dataclass
class Text:
    """One text, or the two English forms of one that counts, and the files in which it stands."""

    one: str
    many: str | None = None
    files: list[str] = field(default_factory=list)


@cache
def all_texts(root: Path = ROOT) -> dict[str, Text]:
    """Texts by their (singular) English, in the order of files and lines."""
    found: dict[str, Text] = {}
    for file in [root / "main.py", *sorted((root / "cardtable").rglob("*.py"))]:
        name = file.relative_to(root).as_posix()
        for one, many in texts_of(file.read_text("utf-8"), name):
            text = found.setdefault(one, Text(one, many))
            text.many = text.many or many
            if name not in text.files:
                text.files.append(name)
    return found


def texts_of(code: str, name: str) -> Iterator[tuple[str, str | None]]:
    """The texts of one file; SyntaxError where a marked text is put together at run time."""
    calls = [node for node in ast.walk(ast.parse(code, name)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        kind = _called(call)
        if kind in SINGLE:
            text = _literal(call.args[0]) if call.args else None
            if text:
                yield text, None
            elif kind == "N_":
                raise SyntaxError("N_ takes a text as it stands", (name, call.lineno, None, None))
        elif kind in PLURAL and len(call.args) >= 2:
            one, many = _literal(call.args[0]), _literal(call.args[1])
            if one and many:
                yield one, many


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literal(node: ast.expr) -> str | None:
    """The text of a literal; None for a name, whose text was marked with N_ where it was written."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
