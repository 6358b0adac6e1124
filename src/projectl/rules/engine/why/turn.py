"""Whether a seat can act at all, and whether it may end its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.board import any_fits
from projectl.rules.engine.codes import KINDS
from projectl.rules.engine.ending.dead import is_dead_end
from projectl.rules.engine.levels import exchange_targets
from projectl.rules.engine.multiset import kinds_of
from projectl.rules.engine.reasons import ALLOWED, MUST_USE_ACTIONS

from .market import why_no_take, why_not_deck, why_not_recycle, why_not_slot
from .pieces import why_no_piece

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def can_do_something(state: State, rules: Rules, marker: int) -> bool:
    """Whether any action at all is legal for the holder of the marker (R-TURN)."""
    return (
        why_no_piece(state, rules) == ALLOWED
        or can_take(state, rules, marker)
        or can_use_pieces(state, rules, state.holder[marker])
        or why_not_recycle(state, rules, marker, 0) == ALLOWED
        or why_not_recycle(state, rules, marker, 1) == ALLOWED
    )


def can_take(state: State, rules: Rules, marker: int) -> bool:
    """Whether a puzzle can be taken from a row or a deck."""
    if why_no_take(state, marker) != ALLOWED:
        return False
    for slot in range(rules.row_slots):
        if why_not_slot(state, rules, marker, slot) == ALLOWED:
            return True
    return why_not_deck(state, rules, marker, 0) == ALLOWED or why_not_deck(state, rules, marker, 1) == ALLOWED


def can_use_pieces(state: State, rules: Rules, seat: int) -> bool:
    """Whether a piece of the supply can be placed or exchanged; a ghost that could be split could be exchanged."""
    owned = kinds_of(state.supply[seat])
    reserve = kinds_of(state.reserve)
    for kind in range(KINDS):
        if owned & rules.kind_set[kind] and exchange_targets(reserve, kind, rules):
            return True
    return any_fits(state, rules, seat, owned, 0)


def why_no_end(state: State, rules: Rules, marker: int) -> int:
    """What forbids ending the turn: where it has exactly three actions, an action that can be done (R-TURN).

    Where the end of a turn is confirmed, a dead position is judged only then, so it may always be ended there (D16).
    """
    if not rules.exact_turn or state.actions[marker] == 0 or not can_do_something(state, rules, marker):
        return ALLOWED
    return ALLOWED if rules.confirm and is_dead_end(state, rules) else MUST_USE_ACTIONS
