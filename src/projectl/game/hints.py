"""The costly parts of a view, computed on request: fillings, the solo opponent's next move, finishing touches, fits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from projectl.rules.engine.codes import PLACE, PLACEMENTS, PLAY, SLOTS, TOUCHES
from projectl.rules.engine.seats import may_act
from projectl.rules.engine.solo import OPPONENT, opponent_turn
from projectl.rules.state import State
from projectl.rules.tables import ONE

from .context import GameContext
from .errors import GameError
from .fillings import Filling, fewest_pieces, fillings, kinds_that_fit
from .opponent import opponent_reason
from .view_puzzles import ShownPuzzles
from .view_seats import score_document
from .view_words import action_text, laid_piece, names_of
from .view_you import legal_codes


def hint_documents(
    context: GameContext, known: State, seat: int | None, names: Collection[str], shown: ShownPuzzles
) -> dict[str, Any]:
    """The hints that were asked for by name, each None where the game or the seat has no use for it."""
    unknown = [name for name in names if name not in HINTS]
    if unknown:
        raise GameError("hint-unknown", found=unknown[0], known=", ".join(HINTS))
    return {name: hint(context, known, seat, shown) for name, hint in HINTS.items() if name in names}


def filling_hint(
    context: GameContext, known: State, seat: int | None, shown: ShownPuzzles
) -> list[dict[str, Any]] | None:
    """For every puzzle of the rows: how the seat's own pieces fill it, or which are the fewest it misses."""
    if seat is None or known.phase != PLAY:
        return None
    top = 5 if context.rules.ghosts else 4
    slots = [slot for slot in range(context.rules.row_slots) if known.rows[slot] >= 0]
    return [_filled(context, known, seat, slot, top, shown) for slot in slots]


def _filled(context: GameContext, known: State, seat: int, slot: int, top: int, shown: ShownPuzzles) -> dict[str, Any]:
    puzzle = known.rows[slot]
    cells, supply = context.tables.cells[puzzle], known.supply[seat]
    ways = [_way(filling) for filling in fillings(cells, supply, top)]
    return {
        "row_slot": slot + 1,
        "puzzle": shown.id(puzzle),
        "fits": names_of(kinds_that_fit(cells, supply)),
        "missing": len(ways[0]["missing"]),
        "fillings": ways,
    }


def _way(filling: Filling) -> dict[str, Any]:
    """The pieces of a filling as they lie, and the names of those that are missing."""
    missing = [kind for kind in range(len(ONE)) for _ in range(filling.missing >> 5 * kind & 15)]
    return {"pieces": [laid_piece(each) for each in filling.placements], "missing": names_of(missing)}


def opponent_hint(context: GameContext, known: State, seat: int | None, shown: ShownPuzzles) -> dict[str, Any] | None:
    """What the solo opponent would do if the turn ended now, why, and how the locks would stand then."""
    if not context.rules.solo or known.phase != PLAY:
        return None
    reason = opponent_reason(known, context.tables)
    after = known.clone()
    opponent_turn(after, context.rules, context.tables)
    slot = reason.pop("row_slot")
    puzzle = shown.id_or_none(-1 if slot is None else known.rows[slot - 1])
    return {
        "row_slot": slot,
        "puzzle": puzzle,
        **reason,
        "locks": [*after.locks],
        "supply": after.lock_supply,
        "points": after.points[OPPONENT],
    }


def touch_hint(context: GameContext, known: State, seat: int | None, shown: ShownPuzzles) -> dict[str, Any] | None:
    """The score now and after each finishing touch or completion; None when the seat has none to make."""
    if seat is None or known.phase != TOUCHES or not may_act(known, context.rules, seat):
        return None
    now = score_document(context, known, seat)["total"]
    placing = [code for code in legal_codes(context, known, seat) if code >= PLACE]
    scores = {action_text(code): now - 1 + _gain(context, known, seat, code) for code in placing}
    best = max(scores, key=lambda action: scores[action], default=None)
    better = best is not None and scores[best] > now
    return {
        "now": now,
        "placements": scores,
        "completions": [found for slot in range(SLOTS) if (found := _completion(context, known, seat, slot, now))],
        "best": best if better else None,
    }


def _gain(context: GameContext, known: State, seat: int, code: int) -> int:
    """What a single placement earns by filling the recess, before its own cost."""
    slot, placement = divmod(code - PLACE, PLACEMENTS)
    fills = context.tables.mask[placement] == _still_open(context, known, seat, slot)
    return _worth(context, known, seat, slot) if fills else 0


def _worth(context: GameContext, known: State, seat: int, slot: int) -> int:
    """What completing a puzzle changes: its points are won, and where unfinished puzzles cost, not lost."""
    points = context.tables.points[known.puzzle[seat * SLOTS + slot]]
    return points * 2 if context.rules.unfinished_cost else points


def _still_open(context: GameContext, known: State, seat: int, slot: int) -> int:
    where = seat * SLOTS + slot
    puzzle = known.puzzle[where]
    return context.tables.cells[puzzle] & ~known.filled[where] if puzzle >= 0 else 0


def _completion(context: GameContext, known: State, seat: int, slot: int, now: int) -> dict[str, Any] | None:
    """The cheapest way to complete a puzzle by touches, and the score after it (R-TOUCH)."""
    still_open = _still_open(context, known, seat, slot)
    ways = fewest_pieces(still_open, known.supply[seat]) if still_open else None
    if ways is None:
        return None
    actions = [action_text(PLACE + slot * PLACEMENTS + placement) for placement in ways]
    return {"slot": slot + 1, "actions": actions, "score": now + _worth(context, known, seat, slot) - len(ways)}


def fit_hint(context: GameContext, known: State, seat: int | None, shown: ShownPuzzles) -> dict[str, list[int]] | None:
    """By kind of piece: the seat's own puzzles that have room for it, whether it has such a piece or not."""
    if seat is None or known.phase != PLAY:
        return None
    found: dict[str, list[int]] = {}
    for slot in range(SLOTS):
        for name in names_of(kinds_that_fit(_still_open(context, known, seat, slot), sum(ONE))):
            found.setdefault(name, []).append(slot + 1)
    return found


Hint = Callable[[GameContext, State, int | None, ShownPuzzles], Any]
HINTS: dict[str, Hint] = {
    "fillings": filling_hint,
    "opponent": opponent_hint,
    "touches": touch_hint,
    "fits": fit_hint,
}
