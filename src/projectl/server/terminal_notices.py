"""What a person at a terminal is told of what goes wrong: one line in their language, not the same again at once."""

from __future__ import annotations

import time
from collections.abc import Callable, MutableMapping
from typing import Any

import structlog

from projectl.texts import t

AGAIN_SECONDS = 60.0
_TOLD = {
    "log-database": (
        "not-stored", "not-kept", "not-rated", "lease-not-asked", "lease-not-released", "news-not-followed",
    ),
    "log-bot": ("bot-failed", "bot-illegal", "table-woken"),
    "log-game": ("game-unreadable", "snapshot-unreadable", "entry-not-followed", "game-not-looked-after"),
    "": ("not-started",),
}  # fmt: skip
"""By text: the events that it tells of. Who has started the server is told otherwise why it has not."""
_TEXTS = {event: key for key, events in _TOLD.items() for event in events}


class ForPeople:
    """Renders an event as a line for people, or drops it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._told: dict[str, float] = {}
        """By line: when it was told."""

    def __call__(self, _logger: object, _method: str, event: MutableMapping[str, Any]) -> str:
        """The line, with the time of day; an event that was told just now is dropped."""
        key = _TEXTS.get(str(event["event"]), "log-other")
        reason = str(event.get("detail") or event.get("reason") or _raised(event) or "–")
        line = t(key, event=str(event["event"]), reason=_one_line(reason)) if key else ""
        now = self._now()
        if not line or now - self._told.get(line, -AGAIN_SECONDS) < AGAIN_SECONDS:
            raise structlog.DropEvent
        self._told = {known: at for known, at in self._told.items() if now - at < AGAIN_SECONDS} | {line: now}
        return f"{time.strftime('%H:%M')}  {line}"


def _raised(event: MutableMapping[str, Any]) -> str | None:
    """The name of an exception that the event tells of; what it says may be a secret of a game."""
    found = event.get("exc_info")
    if found is True:
        import sys

        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    return type(error).__name__ if isinstance(error, BaseException) else None


def _one_line(text: str) -> str:
    return " ".join(text.split())
