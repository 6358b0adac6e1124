"""What can be wrong with a text that is read: each fault has a code and parameters, and says itself in English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar


class TextFault(ValueError):  # noqa: N818  # reads as the fault that it is
    """A fault in a text: `code` and `params` for translation, `str()` in English. MESSAGES has every code."""

    MESSAGES: ClassVar[Mapping[str, str]] = {}

    def __init__(self, code: str, params: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.params: dict[str, object] = dict(params or {})
        super().__init__(code, self.params)

    def __str__(self) -> str:
        return fill(self.MESSAGES[self.code], self.params)


def fill(message: str, params: Mapping[str, object]) -> str:
    """A message in the syntax of the .ftl files with its parameters filled in."""
    return re.sub(r"{ \$(\w+) }", lambda place: str(params[place[1]]), message)


def quoted(text: str) -> str:
    """Text from outside as a fault may print it: in quotes, short, without control characters."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


class NotationError(TextFault):
    """A text that is no action, or a number that is no code of one."""

    MESSAGES: ClassVar[Mapping[str, str]] = {
        "notation-code": "{ $found } is no code of an action; codes are whole numbers from 0 to { $last }",
        "notation-word": "{ $found } does not begin with an action; actions are { $known }",
        "notation-form": "{ $found } is not written like this action; it is written { $wanted }",
        "notation-number": "{ $found } is no slot here; slots are numbered 1 to { $last }",
        "notation-piece": "{ $found } is no piece; the pieces are { $known }",
        "notation-split": "{ $ghost } cannot be split into { $found }; it can be split into { $known }",
        "notation-cell": "{ $found } is no cell; a cell is a column a to e and a row 1 to 5, such as c2",
        "notation-shape": "{ $found } is no { $piece }, which covers { $size } cells of its shape, turned or flipped",
    }


class PositionError(TextFault):
    """A text that is no position, or one that cannot come about."""

    MESSAGES: ClassVar[Mapping[str, str]] = {
        "position-version": "a position begins with { $wanted }; this one begins with { $found }",
        "position-too-long": "a position has at most { $limit } characters; this text has { $found }",
        "position-section": "the section { $found } is not expected here; the sections are { $wanted }",
        "position-field": "{ $section }: { $found } is not a field of the form name=value",
        "position-field-unknown": "{ $section }: unknown field { $found }; the fields are { $known }",
        "position-field-twice": "{ $section }: the field { $field } stands there twice",
        "position-field-missing": "{ $section }: the field { $field } is missing",
        "position-number": "{ $section }: { $field } is a whole number from { $low } to { $high }, not { $found }",
        "position-word": "{ $section }: { $field } is one of { $known }, not { $found }",
        "position-form": "{ $section }: { $field } is written { $wanted }, not { $found }",
        "position-options": "the options do not go together: { $fault }",
        "position-piece": "{ $section }: { $found } is no piece; the pieces are { $known }",
        "position-placement": "{ $section }: puzzle { $puzzle }: { $found } is no placement such as V3@b2b3c3",
        "position-puzzle": "{ $section }: there is no puzzle { $found } in play",
        "position-colour": "{ $section }: puzzle { $puzzle } is { $found }; here lie { $wanted } ones",
        "position-puzzle-twice": "puzzle { $puzzle } lies in two places: { $first } and { $second }",
        "position-puzzle-count": "{ $found } { $colour } puzzles in the game; there are { $wanted }",
        "position-deck": "{ $deck }: > marks the top and < the bottom, each at most once and > always; not { $found }",
        "position-deck-known": "{ $deck }: ! marks puzzles at the bottom of the deck only",
        "position-deck-size": "{ $deck }: { $found } places of the deck are given; it has { $wanted }",
        "position-row": "slot { $slot } of the rows is empty although the { $deck } deck is not",
        "position-outside": "{ $section }: puzzle { $puzzle }: { $piece } lies outside the recess",
        "position-overlap": "{ $section }: puzzle { $puzzle }: { $piece } lies on another piece",
        "position-full": "{ $section }: puzzle { $puzzle } is full; it would be completed by now",
        "position-waiting": "{ $section }: puzzle { $puzzle } waits for its reward, but no choice is open",
        "position-copies": "{ $found } pieces { $piece } in the game; there are { $wanted }",
        "position-pile": "{ $section }: { $field } is { $found }; the pile is worth { $wanted }",
        "position-ambassadors": "{ $section }: { $found } unused Ambassadors; there can be at most { $limit }",
        "position-touches": "{ $section }: { $found } finishing touches; { $wanted } are laid on its puzzles",
        "position-locks": "{ $found } locks; there are at most { $limit }",
        "position-ending": "the end is triggered exactly when the { $deck } deck is empty",
        "position-reason": "the reason { $found } does not go with the rest; possible are { $known }",
        "position-done": "the game is over exactly when every seat is done with its finishing touches",
        "position-turn": "{ $section }: seat { $found } plays; after { $turn } turns it is seat { $wanted }",
        "position-nobody": "the play goes on, but every turn is over",
        "position-open": "{ $section }: { $field } does not go with the rest: { $found }",
        "position-unwritable": "this state cannot be written: { $fault }",
    }


def table_fault(field: str, found: str) -> PositionError:
    """What is wrong with a field of the table."""
    return PositionError("position-open", {"section": "table", "field": field, "found": found})


class GameRecordError(TextFault):
    """A text that is no game record. `params` always has `line` (0: the text as a whole)."""

    MESSAGES: ClassVar[Mapping[str, str]] = {
        "record-unreadable": "{ $source } cannot be read: { $reason }",
        "record-not-text": "{ $source } is not a text in UTF-8",
        "record-too-large": "a game record has at most { $limit } bytes; this one is larger",
        "record-format": "line { $line }: a game record begins with { $wanted }, not { $found }",
        "record-line": "line { $line }: { $found } is not of the form { $wanted }",
        "record-key-unknown": "line { $line }: unknown key { $found }; the keys are { $known }",
        "record-key-twice": "line { $line }: the key { $key } stands here for the second time",
        "record-key-missing": "the key { $key } is missing",
        "record-value": "line { $line }: { $key } is { $wanted }, not { $found }",
        "record-sections": "the sections are { $wanted }; not { $found }",
        "record-seat": "line { $line }: the game has seats 1 to { $last }, not { $found }",
        "record-fault": "line { $line }: { $fault }",
        "record-other-rules": "made under rules version { $found }; this is version { $known } and cannot judge it",
        "record-no-seed": "the record has no seed, so it cannot be replayed",
        "record-illegal": "line { $line }: seat { $seat } may not { $action } ({ $reason }, { $rule })",
        "record-unwritable": "this record cannot be written: { $fault }",
    }

    def __init__(self, code: str, params: Mapping[str, object] | None = None) -> None:
        super().__init__(code, {"line": 0, **(params or {})})
