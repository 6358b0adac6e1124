"""Why something is refused, as a document: a code, its parameters and a text in the language of who asks."""

from __future__ import annotations

from typing import Any

from projectl.errors import ProjectLError
from projectl.server.i18n import words_of
from projectl.server.messages.outbound import Problem

STATUS = {
    "game-unknown": 404,
    "identity-wanted": 401,
    "too-many": 429,
    "too-large": 413,
    "not-the-host": 403,
    "seat-not-yours": 403,
    "login-wrong": 403,
    "player-unknown": 404,
    "session-unknown": 404,
    "set-unknown": 404,
    "set-link-unknown": 404,
    "origin-refused": 403,
    "host-refused": 421,
    "message-malformed": 422,
    "address-malformed": 400,
    "not-stored": 503,
    "server-stopping": 503,
    "server-busy": 503,
    "database-away": 503,
    "game-unreadable": 410,
}
"""By code. All else is 409: it was understood, but it cannot be done; 422 is for what does not fit the description."""


def status_of(code: str) -> int:
    """The status of HTTP that goes with a code."""
    return 503 if code.startswith("not-ready") else STATUS.get(code, 409)


def problem_for(error: ProjectLError) -> Problem:
    """An error of ours, in words that a client may see."""
    plain = {name: _plain(value) for name, value in error.params.items()}
    return {"code": error.code, "params": plain, "text": words_of(error)}


def _plain(value: object) -> Any:
    """As it can be filled into a text: a list with commas."""
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return value if value is None or isinstance(value, bool | int | str) else str(value)
