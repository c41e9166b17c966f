"""The game clock: milliseconds of play, which stop while a match is paused."""

from collections.abc import Callable


class Clock:
    """Starts stopped at `at_ms`, so that a continued match goes on where its record ended."""

    def __init__(self, now_ms: Callable[[], float], at_ms: float = 0.0) -> None:
        self._now_ms = now_ms
        self._at_ms = at_ms
        self._since: float | None = None

    @property
    def ms(self) -> int:
        running = 0.0 if self._since is None else self._now_ms() - self._since
        return int(self._at_ms + running)

    @property
    def running(self) -> bool:
        return self._since is not None

    def run(self) -> None:
        if self._since is None:
            self._since = self._now_ms()

    def go_back(self, to_ms: int) -> None:
        """To a moment that has passed, and on from there."""
        self._at_ms = to_ms
        if self._since is not None:
            self._since = self._now_ms()

    def stop(self) -> None:
        if self._since is not None:
            self._at_ms += self._now_ms() - self._since
            self._since = None
