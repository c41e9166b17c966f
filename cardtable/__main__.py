"""What the installed command `cardtable` starts, and `python -m cardtable`."""

import multiprocessing
import sys


def main() -> int:
    multiprocessing.freeze_support()
    from cardtable.opening import (
        main as play,
    )  # not at module level: a worker imports this file, without pygame

    return play()


if __name__ == "__main__":
    sys.exit(main())
