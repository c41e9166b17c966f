"""Where the program's own files lie: pictures, sounds, catalogues, examples."""

from __future__ import annotations

import importlib.resources
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def data_root() -> Path:
    """The folder that holds assets/, sprites/ and saves/examples/; FileNotFoundError where there is none."""
    packaged = Path(str(importlib.resources.files("cardtable"))) / "_data"
    if packaged.is_dir():  # installed from a wheel
        return packaged
    for folder in Path(__file__).resolve().parents:  # a checkout, also one that is installed with -e
        if (folder / "assets").is_dir() and (folder / "sprites").is_dir():
            return folder
    raise FileNotFoundError("The folders assets/ and sprites/ of The Card Table were not found.")
