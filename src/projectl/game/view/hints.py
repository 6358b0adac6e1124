"""The costly parts of a view, computed on request: fillings, the solo opponent's next move, finishing touches, fits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from projectl.game.errors import GameError
from projectl.game.events.opponent import opponent_reason
from projectl.rules.engine import (
    OPPONENT,
    PLACE,
    PLACEMENTS,
    PLAY,
    SLOTS,
    TOUCHES,
    block_of,
    finishing_gain,
    may_act,
    opponent_turn,
)
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.tables import ONE

from .fillings import Filling, fewest_pieces, fillings, kinds_that_fit
from .own_seat import legal_codes
from .puzzles import ShownPuzzles
from .seats import score_document
from .words import action_text, laid_piece, names_of


def hint_documents(
    rules: Rules, known: State, seat: int | None, names: Collection[str], shown: ShownPuzzles
) -> dict[str, Any]:
    """The hints that were asked for by name, each None where the game or the seat has no use for it."""
    unknown = [name for name in names if name not in HINTS]
    if unknown:
        raise GameError("hint-unknown", found=unknown[0], known=", ".join(HINTS))
    return {name: hint(rules, known, seat, shown) for name, hint in HINTS.items() if name in names}


def filling_hint(rules: Rules, known: State, seat: int | None, shown: ShownPuzzles) -> list[dict[str, Any]] | None:
    """For every puzzle of the rows: how the seat's own pieces fill it, or which are the fewest it misses."""
    if seat is None or known.phase != PLAY:
        return None
    top = 5 if rules.ghosts else 4
    slots = [slot for slot in range(rules.row_slots) if known.rows[slot] >= 0]
    return [_filled(rules, known, seat, slot, top, shown) for slot in slots]


def _filled(rules: Rules, known: State, seat: int, slot: int, top: int, shown: ShownPuzzles) -> dict[str, Any]:
    puzzle = known.rows[slot]
    cells, supply = rules.cells[puzzle], known.supply[seat]
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


def opponent_hint(rules: Rules, known: State, seat: int | None, shown: ShownPuzzles) -> dict[str, Any] | None:
    """What the solo opponent would do if the turn ended now, why, and how the locks would stand then."""
    if not rules.solo or known.phase != PLAY:
        return None
    reason = opponent_reason(known, rules)
    after = known.clone()
    opponent_turn(after, rules)
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


def touch_hint(rules: Rules, known: State, seat: int | None, shown: ShownPuzzles) -> dict[str, Any] | None:
    """The score now and after each finishing touch or completion; None when the seat has none to make."""
    if seat is None or known.phase != TOUCHES or not may_act(known, rules, seat):
        return None
    now = score_document(rules, known, seat)["total"]
    placing = [code for code in legal_codes(rules, known, seat) if block_of(code) == PLACE]
    scores = {action_text(code): now - 1 + _gain(rules, known, seat, code) for code in placing}
    best = max(scores, key=lambda action: scores[action], default=None)
    better = best is not None and scores[best] > now
    return {
        "now": now,
        "placements": scores,
        "completions": [found for slot in range(SLOTS) if (found := _completion(rules, known, seat, slot, now))],
        "best": best if better else None,
    }


def _gain(rules: Rules, known: State, seat: int, code: int) -> int:
    """What a single placement earns by filling the recess, before its own cost."""
    slot, placement = divmod(code - PLACE, PLACEMENTS)
    fills = rules.mask[placement] == _still_open(rules, known, seat, slot)
    return _worth(rules, known, seat, slot) if fills else 0


def _worth(rules: Rules, known: State, seat: int, slot: int) -> int:
    """What completing a puzzle changes: its points are won, and where unfinished puzzles cost, not lost."""
    return finishing_gain(rules, known.puzzle[seat * SLOTS + slot])


def _still_open(rules: Rules, known: State, seat: int, slot: int) -> int:
    where = seat * SLOTS + slot
    puzzle = known.puzzle[where]
    return rules.cells[puzzle] & ~known.filled[where] if puzzle >= 0 else 0


def _completion(rules: Rules, known: State, seat: int, slot: int, now: int) -> dict[str, Any] | None:
    """The cheapest way to complete a puzzle by touches, and the score after it (R-TOUCH)."""
    still_open = _still_open(rules, known, seat, slot)
    ways = fewest_pieces(still_open, known.supply[seat]) if still_open else None
    if ways is None:
        return None
    actions = [action_text(PLACE + slot * PLACEMENTS + placement) for placement in ways]
    return {"slot": slot + 1, "actions": actions, "score": now + _worth(rules, known, seat, slot) - len(ways)}


def fit_hint(rules: Rules, known: State, seat: int | None, shown: ShownPuzzles) -> dict[str, list[int]] | None:
    """By kind of piece: the seat's own puzzles that have room for it, whether it has such a piece or not."""
    if seat is None or known.phase != PLAY:
        return None
    found: dict[str, list[int]] = {}
    for slot in range(SLOTS):
        for name in names_of(kinds_that_fit(_still_open(rules, known, seat, slot), sum(ONE))):
            found.setdefault(name, []).append(slot + 1)
    return found


Hint = Callable[[Rules, State, int | None, ShownPuzzles], Any]
HINTS: dict[str, Hint] = {
    "fillings": filling_hint,
    "opponent": opponent_hint,
    "touches": touch_hint,
    "fits": fit_hint,
}
