"""A hint of some depth, as a document."""

from __future__ import annotations

from projectl.bots.api import SeatView
from projectl.game.advice_documents import HintDocument, Look
from projectl.rules.engine import (
    CHOOSE,
    COMPLETE,
    EXCHANGE,
    LEVEL_UP,
    ORDER,
    PIECE,
    PLACE,
    PLACEMENTS,
    RECYCLE,
    SLOTS,
    TAKE,
    TAKE_DECK,
    block_of,
    codes,
)

from .judging import judge_turn
from .lines import GROUPS, Line, played, rest_of, steps_of
from .reasons import reasons_for

PUZZLE, ACTION, ALL = 1, 2, 3
"""How deep a hint goes: which puzzle to look at, which action to do, everything."""
DEPTHS = ALL
GOOD = ("completes", "completes-taken", "opens", "triggers-end")
"""With such a reason a turn is not like all the others."""
LOOKS: dict[int, Look] = {
    TAKE_DECK: "decks",
    RECYCLE: "rows",
    ORDER: "rows",
    CHOOSE: "choice",
    COMPLETE: "choice",
    LEVEL_UP: "choice",
    codes.DECLINE: "choice",
}
"""By what is done: where to look, if that is no puzzle."""


def hint_for(view: SeatView, depth: int) -> HintDocument:
    """The hint for a seat that has to act."""
    judgement = judge_turn(view)
    line = played(view, judgement.actions)
    slot, row_slot = focus_of(line)
    is_deep = depth >= ALL
    is_act = bool(line.actions)
    reasons = reasons_for(line, slot)
    is_even = judgement.even and not any(each["key"] in GOOD for each in reasons)
    return {
        "depth": depth,
        "by": judgement.by,
        "kind": "complete" if not is_act else "even" if is_even else "act",
        "look": _look(line, slot, row_slot),
        "slot": None if slot is None else slot + 1,
        "row_slot": None if row_slot is None else row_slot + 1,
        "open": _open_cells(line, slot),
        "group": GROUPS[block_of(line.actions[0])] if is_act and depth >= ACTION else None,
        "steps": steps_of(line) if is_deep else [],
        "reasons": reasons if is_deep else [],
        "chance": judgement.chance if is_deep else None,
        "next_chance": judgement.next_chance if is_deep else None,
        "looked_at": judgement.looked_at if is_deep else None,
    }


def focus_of(line: Line) -> tuple[int | None, int | None]:
    """The own puzzle that the first idea of a turn is about, or the place of the rows; both from 0.

    The idea of a piece that is got, by an upgrade or otherwise, is the puzzle on which it is laid at once.
    """
    for at, action in enumerate(line.actions):
        block = block_of(action)
        if block == PLACE:
            return (action - PLACE) // PLACEMENTS, None
        if block == TAKE:
            return (None, action - TAKE) if at == 0 else (None, None)
        if block in (PIECE, EXCHANGE, LEVEL_UP) and at > 0:
            return None, None
    return None, None


def _look(line: Line, slot: int | None, row_slot: int | None) -> Look:
    """What a hint points at."""
    if slot is not None or row_slot is not None:
        return "puzzle" if slot is not None else "row"
    return LOOKS.get(block_of(line.actions[0]), "pieces") if line.actions else "turn"


def _open_cells(line: Line, slot: int | None) -> int | None:
    if slot is None or line.start.puzzle[line.view.seat * SLOTS + slot] < 0:
        return None
    return rest_of(line.start, line.view, slot).bit_count()
