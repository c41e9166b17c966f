"""The sheet of a pack: written where it is asked for, without a screen; sentences for what cannot be."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from cardtable.ui.sheet import cards_of, main

ROOT = Path(__file__).parents[2]


def test_a_pack_on_one_picture(tmp_path: Path) -> None:
    target = tmp_path / "new" / "spanish.png"
    run = subprocess.run(
        [sys.executable, "-m", "cardtable.ui.sheet", "--pack", "spanish", "--out", str(target)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1] == str(target)
    picture = pygame.image.load(target)
    assert picture.width > 10 * 244
    assert picture.height > 4 * 380 + 2 * 2 * 93 + 380


def test_every_card_is_on_it() -> None:
    assert {pack: len(set(cards_of(pack))) for pack in ("french", "spanish", "nine", "tarot")} == {
        "french": 54,
        "spanish": 40,
        "nine": 54,
        "tarot": 54,
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--pack", "swiss", "--out", "x"], "invalid choice: 'swiss'"),
        (["--out", "all.png"], "--out takes a folder, or with --pack a file that ends in .png"),
        (["--pack", "nine", "--out", "nine.tiff"], "--out takes a folder, or with --pack a file"),
        (["--deck", "pink", "--out", "x"], "invalid choice: 'pink'"),
    ],
)
def test_a_wrong_word_is_answered_with_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(arguments)
    assert said in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["--pack", "spanish", "--out", str(tmp_path / "file" / "x.png")]) == 1
    assert "was not written" in capsys.readouterr().err
