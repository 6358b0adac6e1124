"""The players in a view: puzzles, pieces, and as much of piles and points as the seat may know (R-KNOWN)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from projectl.game.disclosure import Disclosure
from projectl.rules.engine import (
    AMBASSADOR_REWARD,
    OPPONENT,
    PLAY,
    SLOTS,
    TOUCHES,
    is_full,
    marker_of,
    may_act,
    pile_owner,
)
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .parts import Parts
from .puzzles import ShownPuzzles
from .turn import fresh_placement, turn_document
from .words import cells_of, laid_piece, piece_counts


def seats_document(
    disclosure: Disclosure, known: State, names: Sequence[str], shown: ShownPuzzles, parts: Parts
) -> list[Any]:
    """Every seat, as the viewer may see it: as all others see it too, but for the seat that is the viewer's own."""
    rules, viewer, seats = disclosure.rules, disclosure.viewer, range(disclosure.rules.players)
    to_all = disclosure.shows_every_pile
    sources: list[tuple[object, ...]] = parts.shared(
        known, "sources", shown, lambda _: [_source(rules, known, seat, names[seat], parts.moment) for seat in seats]
    )

    def part(seat: int, shows_pile: bool, own: ShownPuzzles) -> Any:
        make = partial(_seat, rules, known, seat, names[seat], shows_pile, parts)
        return parts.part(("seat", seat, shows_pile), sources[seat], own, make)

    found: list[Any] = parts.shared(
        known, ("seats", to_all), shown, lambda own: [part(seat, to_all, own) for seat in seats]
    )
    if viewer is None or to_all:
        return found
    return [*found[:viewer], part(viewer, True, shown), *found[viewer + 1 :]]


def _source(rules: Rules, known: State, seat: int, name: str, moment: int) -> tuple[object, ...]:
    """All that a seat is made from. While it plays a turn, it is another one after every action."""
    own = slice(seat * SLOTS, seat * SLOTS + SLOTS)
    has_turn = known.phase == PLAY and marker_of(known, rules, seat) >= 0
    return (
        name, moment if has_turn else None, known.phase, known.touch_done, known.supply[seat],
        known.completed[seat], known.ambassadors[seat], known.points[seat], known.touches[seat],
        known.puzzle[own], known.filled[own], known.laid[own], known.touched[own], known.owner,
    )  # fmt: skip


def _seat(
    rules: Rules, known: State, seat: int, name: str, shows_pile: bool, parts: Parts, shown: ShownPuzzles
) -> dict[str, Any]:
    seen: dict[str, Any] = parts.shared(known, ("seen", seat), shown, partial(_seen_by_all, rules, known, seat, name))
    if not shows_pile:
        return seen
    pile = parts.part(("pile", seat), known.owner, shown, lambda own: own.ids(_pile(rules, known, seat)))
    return seen | {"pile": pile, "score": score_document(rules, known, seat)}


def _seen_by_all(rules: Rules, known: State, seat: int, name: str, shown: ShownPuzzles) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": name,
        "may_act": may_act(known, rules, seat),
        "turn": turn_document(rules, known, seat, shown),
        "puzzles": _unfinished(rules, known, seat, shown),
        "supply": piece_counts(known.supply[seat]),
        "completed": known.completed[seat],
        "ambassadors": _ambassadors(rules, known, seat, shown),
        "touches_done": known.phase != PLAY and bool(known.touch_done >> seat & 1),
    }


def _pile(rules: Rules, known: State, seat: int) -> list[int]:
    """The puzzles on a seat's pile; in solo the second is the opponent's."""
    return [puzzle for puzzle in range(rules.puzzles) if pile_owner(known, puzzle) == seat]


def _ambassadors(rules: Rules, known: State, seat: int, shown: ShownPuzzles) -> dict[str, Any]:
    """Unused Ambassador puzzles lie face up beside the pile (R-KNOWN).

    Which of several was spent makes no difference, so the first ones are turned over. With Endless White a puzzle may
    have gone back into the deck while its owner keeps the action (R-ENDLESS).
    """
    unused = known.ambassadors[seat]
    pile = _pile(rules, known, seat) if unused else []
    special = [puzzle for puzzle in pile if rules.reward[puzzle] == AMBASSADOR_REWARD]
    return {"unused": unused, "puzzles": shown.ids(special[len(special) - unused :] if unused else [])}


def _unfinished(rules: Rules, known: State, seat: int, shown: ShownPuzzles) -> list[dict[str, Any]]:
    slots = [slot for slot in range(SLOTS) if known.puzzle[seat * SLOTS + slot] >= 0]
    return [_puzzle(rules, known, seat, slot, shown) for slot in slots]


def _puzzle(rules: Rules, known: State, seat: int, slot: int, shown: ShownPuzzles) -> dict[str, Any]:
    """A puzzle before a seat, with the pieces on it."""
    where = seat * SLOTS + slot
    fresh = fresh_placement(rules, known, seat, slot)
    number = known.puzzle[where]
    return {
        "slot": slot + 1,
        "puzzle": shown.id(number),
        "pieces": [
            {**laid_piece(placement), "fresh": placement == fresh, "touch": placement in known.touched[where]}
            for placement in known.laid[where]
        ],
        "open": cells_of(rules.cells[number] & ~known.filled[where]),
        "completed": _awaits_reward(rules, known, seat, slot),
    }


def _awaits_reward(rules: Rules, known: State, seat: int, slot: int) -> bool:
    """Whether the puzzle is completed, its pieces are back, and its reward is being chosen (R-COMPLETE)."""
    marker = marker_of(known, rules, seat)
    choosing = known.phase == PLAY and marker >= 0 and known.choice[marker] != 0
    return choosing and is_full(known, rules, seat * SLOTS + slot)


def score_document(rules: Rules, known: State, seat: int) -> dict[str, int]:
    """The parts of a seat's score as things stand (R-SCORE).

    Finishing touches are counted as if the seat were done with them: what they have filled is completed.
    """
    cost = finished = 0
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        points = rules.points[known.puzzle[where]] if known.puzzle[where] >= 0 else 0
        if known.phase == TOUCHES and is_full(known, rules, where):
            finished += points
        elif rules.unfinished_cost:
            cost += points
    pile, touches = known.points[seat], known.touches[seat]
    return {
        "pile": pile,
        "touched": finished,
        "touches": touches,
        "unfinished": cost,
        "total": pile + finished - touches - cost,
    }


def opponent_document(rules: Rules, known: State, shown: ShownPuzzles) -> dict[str, Any] | None:
    """The solo opponent, of which everything is public; None in other variants."""
    if not rules.solo:
        return None
    return {
        "locks": [*known.locks],
        "supply": known.lock_supply,
        "completed": known.completed[OPPONENT],
        "points": known.points[OPPONENT],
        "pile": shown.ids(_pile(rules, known, OPPONENT)),
    }
