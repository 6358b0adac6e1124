"""How often something may happen: so many times within so many seconds, counted exactly."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

MOST_KEYS = 10_000


class Window:
    """One thing that may happen `limit` times in any `seconds`."""

    __slots__ = ("_limit", "_now", "_seconds", "_times")

    def __init__(self, limit: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
        self._seconds = seconds
        self._now = now
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Whether it may happen now; if so, it is counted."""
        now = self._now()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._limit:
            return False
        self._times.append(now)
        return True

    @property
    def is_empty(self) -> bool:
        """Whether nothing of late is remembered."""
        return not self._times or self._times[-1] <= self._now() - self._seconds


class Limits:
    """Windows by key, such as a client's address; keys of which nothing is remembered are dropped."""

    def __init__(self, limit: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self._make: Callable[[], Window] = lambda: Window(limit, seconds, now)
        self._windows: dict[str, Window] = {}

    def allow(self, key: str) -> bool:
        """Whether it may happen now for that key."""
        if len(self._windows) >= MOST_KEYS:
            self._windows = {key: window for key, window in self._windows.items() if not window.is_empty}
        if key not in self._windows:
            if len(self._windows) >= MOST_KEYS:  # a flood from everywhere at once
                return False
            self._windows[key] = self._make()
        return self._windows[key].allows()
