"""The players in a view: puzzles, pieces, and as much of piles and points as the seat may know (R-KNOWN)."""

from __future__ import annotations

from typing import Any

from projectl.rules.engine.board import is_full
from projectl.rules.engine.codes import AMBASSADOR_REWARD, OVER, PLAY, SLOTS, TOUCHES
from projectl.rules.engine.market import pile_owner
from projectl.rules.engine.seats import marker_of, may_act
from projectl.rules.engine.solo import OPPONENT
from projectl.rules.state import State

from .context import GameContext
from .view_puzzles import ShownPuzzles
from .view_turn import fresh_placement, turn_document
from .view_words import cells_of, laid_piece, piece_counts


def seats_document(context: GameContext, known: State, viewer: int | None, shown: ShownPuzzles) -> list[dict[str, Any]]:
    """Every seat, as `viewer` (None: a spectator) may see it."""
    piles = _piles(context, known)
    return [_seat(context, known, seat, piles[seat], shown, viewer) for seat in range(context.rules.players)]


def _seat(
    context: GameContext, known: State, seat: int, pile: list[int], shown: ShownPuzzles, viewer: int | None
) -> dict[str, Any]:
    document: dict[str, Any] = {
        "seat": seat,
        "name": context.names[seat],
        "may_act": may_act(known, context.rules, seat),
        "turn": turn_document(context, known, seat, shown),
        "puzzles": _unfinished(context, known, seat, shown),
        "supply": piece_counts(known.supply[seat]),
        "completed": known.completed[seat],
        "ambassadors": _ambassadors(context, known, seat, pile, shown),
        "touches_done": known.phase != PLAY and bool(known.touch_done >> seat & 1),
    }
    if seat == viewer or context.options.scores_known or known.phase == OVER:
        document["pile"] = shown.ids(pile)
        document["score"] = score_document(context, known, seat)
    return document


def _piles(context: GameContext, known: State) -> list[list[int]]:
    """The puzzles on each seat's pile; in solo the second is the opponent's."""
    piles: list[list[int]] = [[] for _ in range(max(2, context.rules.players))]
    for puzzle in range(context.tables.puzzles):
        owner = pile_owner(known, puzzle)
        if owner >= 0:
            piles[owner].append(puzzle)
    return piles


def _ambassadors(context: GameContext, known: State, seat: int, pile: list[int], shown: ShownPuzzles) -> dict[str, Any]:
    """Unused Ambassador puzzles lie face up beside the pile (R-KNOWN).

    Which of several was spent makes no difference, so the first ones are turned over. With Endless White a puzzle may
    have gone back into the deck while its owner keeps the action (R-ENDLESS).
    """
    unused = known.ambassadors[seat]
    special = [puzzle for puzzle in pile if context.tables.reward[puzzle] == AMBASSADOR_REWARD]
    return {"unused": unused, "puzzles": shown.ids(special[len(special) - unused :] if unused else [])}


def _unfinished(context: GameContext, known: State, seat: int, shown: ShownPuzzles) -> list[dict[str, Any]]:
    slots = [slot for slot in range(SLOTS) if known.puzzle[seat * SLOTS + slot] >= 0]
    return [_puzzle(context, known, seat, slot, shown) for slot in slots]


def _puzzle(context: GameContext, known: State, seat: int, slot: int, shown: ShownPuzzles) -> dict[str, Any]:
    """A puzzle before a seat, with the pieces on it."""
    where = seat * SLOTS + slot
    fresh = fresh_placement(context, known, seat, slot)
    number = known.puzzle[where]
    return {
        "slot": slot + 1,
        "puzzle": shown.id(number),
        "pieces": [
            {**laid_piece(placement), "fresh": placement == fresh, "touch": placement in known.touched[where]}
            for placement in known.laid[where]
        ],
        "open": cells_of(context.tables.cells[number] & ~known.filled[where]),
        "completed": _awaits_reward(context, known, seat, slot),
    }


def _awaits_reward(context: GameContext, known: State, seat: int, slot: int) -> bool:
    """Whether the puzzle is completed, its pieces are back, and its reward is being chosen (R-COMPLETE)."""
    marker = marker_of(known, context.rules, seat)
    choosing = known.phase == PLAY and marker >= 0 and known.choice[marker] != 0
    return choosing and is_full(known, context.tables, seat * SLOTS + slot)


def score_document(context: GameContext, known: State, seat: int) -> dict[str, int]:
    """The parts of a seat's score as things stand (R-SCORE).

    Finishing touches are counted as if the seat were done with them: what they have filled is completed.
    """
    cost = finished = 0
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        points = context.tables.points[known.puzzle[where]] if known.puzzle[where] >= 0 else 0
        if known.phase == TOUCHES and is_full(known, context.tables, where):
            finished += points
        elif context.rules.unfinished_cost:
            cost += points
    pile, touches = known.points[seat], known.touches[seat]
    return {
        "pile": pile,
        "touched": finished,
        "touches": touches,
        "unfinished": cost,
        "total": pile + finished - touches - cost,
    }


def opponent_document(context: GameContext, known: State, shown: ShownPuzzles) -> dict[str, Any] | None:
    """The solo opponent, of which everything is public; None in other variants."""
    if not context.rules.solo:
        return None
    return {
        "locks": [*known.locks],
        "supply": known.lock_supply,
        "completed": known.completed[OPPONENT],
        "points": known.points[OPPONENT],
        "pile": shown.ids(_piles(context, known)[OPPONENT]),
    }
