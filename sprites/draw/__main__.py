"""`python -m sprites.draw` writes every picture of the project."""

from pathlib import Path

from . import pictures


def main() -> None:
    root = Path(__file__).parents[2]
    for name, text in pictures.all_pictures().items():
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    pictures.app_bitmap(root)


if __name__ == "__main__":
    main()
