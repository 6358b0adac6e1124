"""What is asked of a table, and what its log holds. Which kinds there are stands in `commands`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from projectl.game import Move


@dataclass(frozen=True, slots=True)
class Command:
    """Something that somebody wants done at a table."""

    kind: str
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
    move: Move | None = field(default=None, compare=False)
    """What `Table.decide` has read and found legal, so that it is not asked again; None of an entry from storage."""
