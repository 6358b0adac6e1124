"""How often something may happen: so many times within so many seconds, counted exactly."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

MOST_KEYS = 10_000


class Window:
    """One thing that may happen `limit` times in any `seconds`."""

    __slots__ = ("_limit", "_now", "_seconds", "_times")

    def __init__(self, limit: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._limit = limit
        self._seconds = seconds
        self._now = now
        self._times: deque[float] | None = None
        """None until it happens: an empty one takes more than half a kilobyte, and there are thousands of windows."""

    def allows(self) -> bool:
        """Whether it may happen now; if so, it is counted."""
        now = self._now()
        if self._times is None:
            self._times = deque()
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
    """Windows by key, such as a client's address. Of too many keys the one that was not used for longest is forgotten.

    Whoever floods the server from everywhere at once thereby gets nobody else refused.
    """

    def __init__(self, limit: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self._make: Callable[[], Window] = lambda: Window(limit, seconds, now)
        self._windows: OrderedDict[str, Window] = OrderedDict()
        """The one that was used last is the last."""

    def allow(self, key: str) -> bool:
        """Whether it may happen now for that key."""
        window = self._windows.pop(key, None) or self._make()
        self._forget()
        self._windows[key] = window
        return window.allows()

    def _forget(self) -> None:
        while self._windows:
            oldest = next(iter(self._windows.values()))
            if len(self._windows) < MOST_KEYS and not oldest.is_empty:
                return
            self._windows.popitem(last=False)
