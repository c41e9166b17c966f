"""`python -m cardtable.engine`: the referee on standard input and output."""

import os
import sys

from cardtable.engine.referee import serve


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing but answers is ever printed there
    try:
        serve(sys.stdin.buffer, answers)
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:  # nobody listens any more; nor shall the interpreter complain at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())


if __name__ == "__main__":
    main()
