"""What the seat that a view is for may do: its legal actions, grouped for a client that knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from projectl.rules.buffers import new_buffer
from projectl.rules.engine import (
    ACTIONS,
    CHOOSE,
    END,
    EXCHANGE,
    GHOST,
    LEVEL_UP,
    PLACE,
    PLACEMENTS,
    SLOTS,
    block_of,
    explain,
    legal,
    may_act,
)
from projectl.rules.pieces import PLACEMENTS as MASKS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .offers import exchanges, level_ups, rewards, splits
from .parts import Parts
from .puzzles import ShownPuzzles
from .refusals import refusals
from .reveals import revealing
from .words import PIECE_OF, action_text, cells_of

PLAIN = "actions"
_GROUPS = {EXCHANGE: "exchanges", GHOST: "splits", CHOOSE: "rewards", LEVEL_UP: "level_ups", PLACE: "placements"}
_GROUP = tuple(_GROUPS.get(block_of(code), PLAIN) for code in range(ACTIONS))
"""By action: where a view shows it. Plain is what needs no group: take, piece, recycle, order, master, stop, end …"""


_LAID = tuple((PIECE_OF[placement], slot) for slot in range(SLOTS) for placement in range(PLACEMENTS))
"""By placement, of all puzzle slots: piece and slot."""


class UndoInfo(NamedTuple):
    """Whether a seat can take its last action back, how many in a row, and if not the key of the reason."""

    can: bool
    steps: int
    reason: str | None


NOTHING: dict[str, Any] = {
    "actions": [],
    "refusals": {},
    "placements": [],
    "exchanges": [],
    "rewards": None,
    "level_ups": [],
    "splits": [],
    "reveals": [],
}
"""What a seat may do that is not to act, but for the reason."""


def own_document(  # all that it is made from
    rules: Rules, known: State, seat: int, undo: UndoInfo, shown: ShownPuzzles, parts: Parts
) -> Any:
    """The legal actions of a seat: the plain ones in `actions`, all others in groups of their own."""
    if not may_act(known, rules, seat):
        return _idle(rules, known, seat, undo, shown, parts)
    codes = legal_codes(rules, known, seat)
    groups = _by_group(codes)
    return {
        "actions": [action_text(code) for code in groups[PLAIN]],
        "refusals": refusals(rules, known, seat, {*codes}),
        "placements": _placements(rules, known, seat, groups["placements"], parts),
        "exchanges": parts.plain(exchanges, *groups["exchanges"]),
        "rewards": rewards(rules, known, seat, groups["rewards"]),
        "level_ups": parts.plain(level_ups, *groups["level_ups"]),
        "splits": parts.plain(splits, *groups["splits"]),
        "reveals": [action_text(code) for code in revealing(rules, known, seat, codes)],
        "undo": undo._asdict(),
    }


def _by_group(codes: Sequence[int]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {PLAIN: [], **{name: [] for name in _GROUPS.values()}}
    for code in codes:
        groups[_GROUP[code]].append(code)
    return groups


def _idle(  # all that it is made from
    rules: Rules, known: State, seat: int, undo: UndoInfo, shown: ShownPuzzles, parts: Parts
) -> Any:
    """Of a seat that may not act everything is refused for one reason, whatever the seat has."""
    reason = explain(known, rules, seat, END)

    def make(_: ShownPuzzles) -> dict[str, Any]:
        return NOTHING | {"refusals": refusals(rules, known, seat, ()), "undo": undo._asdict()}

    return parts.part(("idle", reason, undo), None, shown, make)


def legal_codes(rules: Rules, known: State, seat: int) -> list[int]:
    """The legal actions of a seat; what it cannot know has no part in them."""
    buffer = new_buffer()
    count = legal(known, rules, seat, buffer)
    return list(buffer[:count])


def _placements(rules: Rules, known: State, seat: int, codes: Sequence[int], parts: Parts) -> list[Any]:
    """The legal placements by piece and own puzzle, each with its cells and whether it fills the recess."""
    found: dict[tuple[str, int], list[int]] = {}
    for code in codes:
        found.setdefault(_LAID[code - PLACE], []).append(code)
    still_open = [_open_cells(rules, known, seat * SLOTS + slot) for slot in range(SLOTS)]
    return [parts.plain(_placed, piece, slot, still_open[slot], *ways) for (piece, slot), ways in found.items()]


def _placed(piece: str, slot: int, still_open: int, *codes: int) -> dict[str, Any]:
    """A piece on a puzzle, with all ways to lay it there."""
    masks = [MASKS[(code - PLACE) % PLACEMENTS] for code in codes]
    ways = [
        {"action": action_text(code), "cells": cells_of(mask), "completes": mask == still_open}
        for code, mask in zip(codes, masks, strict=True)
    ]
    return {"piece": piece, "slot": slot + 1, "ways": ways}


def _open_cells(rules: Rules, known: State, where: int) -> int:
    puzzle = known.puzzle[where]
    return rules.cells[puzzle] & ~known.filled[where] if puzzle >= 0 else 0
