"""What the seat that a view is for may do: its legal actions, grouped for a client that knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from projectl.rules.buffers import new_buffer
from projectl.rules.engine.codes import (
    CHOOSE,
    COMPLETE,
    DECLINE,
    END,
    EXCHANGE,
    GHOST,
    LEVEL_UP,
    MASTER,
    PLACE,
    PLACEMENTS,
    SLOTS,
    STOP,
)
from projectl.rules.engine.explain import explain
from projectl.rules.engine.legal import legal
from projectl.rules.engine.seats import may_act
from projectl.rules.state import State

from .context import GameContext
from .view_offers import exchanges, level_ups, rewards, splits
from .view_parts import Parts
from .view_puzzles import ShownPuzzles
from .view_refusals import refusals
from .view_reveals import revealing
from .view_words import PIECE_OF, action_text, cells_of

_GROUPED = ((EXCHANGE, MASTER), (GHOST, STOP), (CHOOSE, COMPLETE), (LEVEL_UP, DECLINE), (PLACE, PLACE + 4 * PLACEMENTS))
_IN_GROUPS = frozenset(code for first, end in _GROUPED for code in range(first, end))


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
    context: GameContext, known: State, seat: int, undo: UndoInfo, shown: ShownPuzzles, parts: Parts
) -> Any:
    """The legal actions of a seat: the plain ones in `actions`, all others in groups of their own."""
    if not may_act(known, context.rules, seat):
        return _idle(context, known, seat, undo, shown, parts)
    codes = legal_codes(context, known, seat)
    return {
        "actions": [action_text(code) for code in codes if is_plain(code)],
        "refusals": refusals(context, known, seat, codes),
        "placements": placements(context, known, seat, codes, shown, parts),
        "exchanges": _exchanges(codes, shown, parts),
        "rewards": rewards(context, known, seat, codes),
        "level_ups": level_ups(codes),
        "splits": splits(codes),
        "reveals": [action_text(code) for code in revealing(context, known, seat, codes)],
        "undo": undo._asdict(),
    }


def _idle(  # all that it is made from
    context: GameContext, known: State, seat: int, undo: UndoInfo, shown: ShownPuzzles, parts: Parts
) -> Any:
    """Of a seat that may not act everything is refused for one reason, whatever the seat has."""
    reason = explain(known, context.rules, context.tables, seat, END)

    def make(_: ShownPuzzles) -> dict[str, Any]:
        return NOTHING | {"refusals": refusals(context, known, seat, ()), "undo": undo._asdict()}

    return parts.part(("idle", reason, undo), shown, make)


def legal_codes(context: GameContext, known: State, seat: int) -> list[int]:
    """The legal actions of a seat; what it cannot know has no part in them."""
    buffer = new_buffer()
    count = legal(known, context.rules, context.tables, seat, buffer)
    return list(buffer[:count])


def is_plain(code: int) -> bool:
    """Whether an action needs no group: take, piece, recycle, order, master, stop, cancel, end and the like."""
    return code not in _IN_GROUPS


def _exchanges(codes: Sequence[int], shown: ShownPuzzles, parts: Parts) -> Any:
    """Of one action to the next they are often the same."""
    legal_ones = tuple(code for code in codes if EXCHANGE <= code < MASTER)
    return parts.part(("exchanges", legal_ones), shown, lambda _: exchanges(legal_ones))


def placements(  # all that they are made from
    context: GameContext, known: State, seat: int, codes: Sequence[int], shown: ShownPuzzles, parts: Parts
) -> list[Any]:
    """The legal placements by piece and own puzzle, each with its cells and whether it fills the recess.

    An action changes them on one puzzle, or of one piece: the others are as they were.
    """
    found: dict[tuple[str, int], list[int]] = {}
    for code in codes:
        if code >= PLACE:
            slot, placement = divmod(code - PLACE, PLACEMENTS)
            found.setdefault((PIECE_OF[placement], slot), []).append(code)
    still_open = [_open_cells(context, known, seat * SLOTS + slot) for slot in range(SLOTS)]

    def placed(piece: str, slot: int, ways: Sequence[int]) -> Any:
        make = partial(_placed, context, piece, slot, ways, still_open[slot])
        return parts.part(("placed", slot, still_open[slot], *ways), shown, make)

    return [placed(piece, slot, ways) for (piece, slot), ways in found.items()]


def _placed(  # all that it is made from
    context: GameContext, piece: str, slot: int, codes: Sequence[int], still_open: int, _: ShownPuzzles
) -> dict[str, Any]:
    """A piece on a puzzle, with all ways to lay it there."""
    masks = [context.tables.mask[(code - PLACE) % PLACEMENTS] for code in codes]
    ways = [
        {"action": action_text(code), "cells": cells_of(mask), "completes": mask == still_open}
        for code, mask in zip(codes, masks, strict=True)
    ]
    return {"piece": piece, "slot": slot + 1, "ways": ways}


def _open_cells(context: GameContext, known: State, where: int) -> int:
    puzzle = known.puzzle[where]
    return context.tables.cells[puzzle] & ~known.filled[where] if puzzle >= 0 else 0
