"""What can be wrong with a text that is read."""

from __future__ import annotations

from typing import Any

from projectl.errors import ProjectLError


class TextError(ProjectLError, ValueError):
    """A fault in a text that is read."""


class NotationError(TextError):
    """A text that is no action, or a number that is no code of one.

    >>> from projectl import Action
    >>> Action.parse("take 99")
    Traceback (most recent call last):
        ...
    projectl.record.errors.NotationError: '99' is not a slot here. Slots are numbered 1 to 12.
    """


class PositionError(TextError):
    """A text that is no position, or one that cannot come about.

    >>> from projectl import Game
    >>> Game.from_position("a1")
    Traceback (most recent call last):
        ...
    projectl.record.errors.PositionError: A position begins with pl1; this one begins with 'a1'.
    """


def table_fault(field: str, found: str) -> PositionError:
    """What is wrong with a field of the table."""
    return PositionError("position-open", section="table", field=field, found=found)


class GameRecordError(TextError):
    """A text that is no game record. `params` always has `line` (0: the text as a whole).

    >>> GameRecordError("record-no-seed").params
    {'line': 0}
    """

    def __init__(self, code: str, /, **params: Any) -> None:
        super().__init__(code, **{"line": 0, **params})
