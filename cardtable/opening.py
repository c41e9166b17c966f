"""From the command line to the first frame; what takes long to load is loaded after it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from cardtable import __version__
from cardtable.store import Store, data_root
from cardtable.window import MIN_SIZE, MainWindow, NoScreen, Size

for name in ("pygame_gui", "font_source_serif_pro"):  # said before a window opens, not in the midst of it
    if find_spec(name) is None:
        raise ModuleNotFoundError(f"The package {name} is not installed.", name=name)


def options_of(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="cardtable", description="A table for card games against the computer."
    )
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help="keep saves and settings there")
    parser.add_argument(
        "--portable", action="store_true", help="keep saves and settings in saves/ beside main.py"
    )
    parser.add_argument("--no-worker", action="store_true", help="let the computer think in this process")
    parser.add_argument(
        "--renderer", choices=("direct", "default"), default="direct", help="how frames reach an X11 screen"
    )
    parser.add_argument(
        "--trace", action="store_true", help="print what is on the screen as JSON lines, for tests"
    )
    parser.add_argument("--window", type=_size, metavar="WxH", help="open the window at this size")
    return parser.parse_args(argv)


def _size(text: str) -> Size:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    return max(int(width), MIN_SIZE[0]), max(int(height), MIN_SIZE[1])


def main(argv: Sequence[str] | None = None) -> int:
    options = options_of(argv)
    store = Store(data_root() / "saves" if options.portable else options.data_dir)
    try:
        window = MainWindow(store, options.window, options.renderer == "direct")
    except NoScreen as problem:
        sys.stderr.write(f"{problem}\n")
        store.close()
        return 1
    if options.trace:
        print(json.dumps({"scene": "Cloth", "size": window.surface.get_size()}), flush=True)

    from cardtable.app import App
    from cardtable.engine.worker import Worker

    worker = Worker(enabled=not options.no_worker)
    try:
        App(store, worker, window, options.trace).run()
    finally:
        worker.close()
        store.close()
    return 0
