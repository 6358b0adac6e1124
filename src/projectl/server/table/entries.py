"""What is asked of a table, and what its log holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KINDS = (
    "sit", "leave", "seat-bot", "play", "undo", "handover", "return", "resign", "agree-end",
    "ask-takeback", "answer-takeback", "timeout", "expire", "rematch", "close", "unreadable", "adopt", "forget",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Command:
    """Something that somebody wants done at a table."""

    kind: str
    """One of KINDS."""
    seat: int | None = None
    body: Mapping[str, Any] = field(default_factory=dict)
    actor: str | None = None
    """The identity that commands; None: the server itself, for bots and clocks."""
    id: str | None = None
    """The client's own name for the command: the same one again does nothing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A command that was accepted: one row of the log."""

    seq: int
    kind: str
    seat: int | None
    body: Mapping[str, Any]
    actor: str | None
    command: str | None
    at: int
    """Milliseconds since 1970."""
