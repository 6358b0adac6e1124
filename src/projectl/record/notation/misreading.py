"""Texts that are not written as `notation` writes actions: cells in another order, and everything that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from projectl.errors import shown
from projectl.record.errors import NotationError
from projectl.rules.engine import ROW_SLOTS, SLOTS
from projectl.rules.pieces import KIND, LEVELS, NAMES, PLACEMENT_BY_MASK, PLACEMENT_KIND, SPLITS

from .action import COLUMNS, write_cells, write_kinds

FORMS = {
    "take": "take 1 to take 12, take white or take black",
    "piece": "piece",
    "recycle": "recycle white or recycle black",
    "order": "order 1 to order 12",
    "exch": "exch I3 O4: the piece given, then the piece taken",
    "master": "master",
    "ambassador": "ambassador",
    "split": "split P5 O1+L4: the ghost, then the new pieces from small to large",
    "stop": "stop",
    "cancel": "cancel",
    "end": "end",
    "choose": "choose I3",
    "complete": "complete 1 to complete 4",
    "up": "up I3 L4: the piece given, then the piece taken",
    "decline": "decline",
    "done": "done",
    "place": "place V3@2 b2b3c3: the piece, the slot of the puzzle, the cells",
}


def placement_in_any_order(text: str, codes: Mapping[str, int]) -> int:
    """The code of a placement whose cells come in another order; NotationError for any other text."""
    word, *rest = text.split(" ")
    if word not in FORMS:
        raise NotationError("notation-word", found=shown(text), known=", ".join(FORMS))
    if word == "place" and len(rest) == 2:
        return codes[f"place {_piece_and_slot(text, rest[0])} {_cells(rest[0][:2], rest[1])}"]
    check = _CHECKS.get(word)
    if check is not None:
        check(text, rest)
    raise _form(text)


def read_cells(text: str) -> int:
    """The mask of cells in any order, or NotationError."""
    mask = 0
    for at in range(0, len(text), 2):
        cell = text[at : at + 2]
        if len(cell) != 2 or cell[0] not in COLUMNS or cell[1] not in "12345":
            raise NotationError("notation-cell", found=shown(cell))
        mask |= 1 << (int(cell[1]) - 1) * len(COLUMNS) + COLUMNS.index(cell[0])
    return mask


def placement_on(name: str, cells: str) -> int:
    """The placement of a piece on cells in any order, or NotationError."""
    kind = KIND[_checked_piece(name)]
    placement = PLACEMENT_BY_MASK.get(read_cells(cells), -1)
    twice = len(cells) > 2 * LEVELS[kind]
    if twice or placement < 0 or PLACEMENT_KIND[placement] != kind:
        raise NotationError("notation-shape", found=shown(cells), piece=name, size=LEVELS[kind])
    return placement


def _cells(name: str, cells: str) -> str:
    placement_on(name, cells)
    return write_cells(read_cells(cells))


def _piece_and_slot(text: str, part: str) -> str:
    name, at, slot = part.partition("@")
    if not at:
        raise _form(text)
    _checked_piece(name)
    _check_slot(slot, SLOTS)
    return part


def _form(text: str) -> NotationError:
    return NotationError("notation-form", found=shown(text), wanted=FORMS[text.partition(" ")[0]])


def _checked_piece(name: str) -> str:
    if name not in KIND:
        raise NotationError("notation-piece", found=shown(name), known=", ".join(NAMES))
    return name


def _check_slot(slot: str, last: int) -> None:
    if slot not in map(str, range(1, last + 1)):
        raise NotationError("notation-number", found=shown(slot), last=last)


def _check_pieces(_text: str, rest: list[str]) -> None:
    for name in rest:
        _checked_piece(name)


def _check_row_slot(_text: str, rest: list[str]) -> None:
    if len(rest) == 1 and rest[0].isdecimal():
        _check_slot(rest[0], ROW_SLOTS)


def _check_puzzle_slot(_text: str, rest: list[str]) -> None:
    if len(rest) == 1:
        _check_slot(rest[0], SLOTS)


def _check_split(text: str, rest: list[str]) -> None:
    if len(rest) != 2:
        raise _form(text)
    ghost, parts = rest
    for name in (ghost, *parts.split("+")):
        _checked_piece(name)
    known = [write_kinds(kinds) for kind, kinds in SPLITS if NAMES[kind] == ghost]
    if not known or "+".join(sorted(parts.split("+"), key=NAMES.index)) in known:
        raise _form(text)
    raise NotationError("notation-split", ghost=ghost, found=shown(parts), known=", ".join(known))


_CHECKS: dict[str, Callable[[str, list[str]], None]] = {
    "take": _check_row_slot,
    "order": _check_row_slot,
    "complete": _check_puzzle_slot,
    "exch": _check_pieces,
    "up": _check_pieces,
    "choose": _check_pieces,
    "split": _check_split,
}
"""What may be wrong with the words after the first, more precisely than that the form is not right."""
