"""Whether a turn could be as a position says: what is left of it, and the sequence or choice that is open."""

from __future__ import annotations

from projectl.record.errors import PositionError, table_fault
from projectl.rules.engine import (
    ALLOWED,
    DEAD_POSITION,
    GHOST_SEQUENCE,
    KINDS,
    LEVEL_1_PIECE,
    LEVEL_CHOICE,
    MASTER_SEQUENCE,
    NO_CHOICE,
    NOTHING_TO_REVEAL,
    ONE_ARROW,
    ORDER_CHOICE,
    PLAY,
    RECYCLE_SEQUENCE,
    REWARD_CHOICE,
    SLOTS,
    TURN_ACTIONS,
    TURN_OVER,
    TWO_ARROWS,
    any_fits,
    can_do_something,
    can_level_up,
    contains,
    count_of,
    first_holder,
    is_dead_end,
    is_idle,
    next_rewarded,
    offered_kinds,
    placeable_kinds,
    why_not_recycle,
)
from projectl.rules.pieces import PLACEMENT_KIND
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.tables import multiset

from .places import turn_sections
from .turns import waiting_slots


def check_turns(rules: Rules, state: State) -> None:
    """Every turn that runs is one that could be, and somebody can act."""
    for marker in range(rules.markers):
        _check_order(rules, state, marker)
        _check_used(rules, state, marker)
        _check_stale(rules, state, marker)
        _check_sequence(rules, state, marker)
        _check_choice(rules, state, marker)
        _check_left(rules, state, marker)
    if state.phase != PLAY:
        return
    if all(state.actions[marker] == TURN_OVER for marker in range(rules.markers)):
        raise PositionError("position-nobody")
    if not rules.confirm and is_dead_end(state, rules):
        raise table_fault("phase", "the position is dead, so the play would be over")


def _fault(rules: Rules, marker: int, field: str, found: str) -> PositionError:
    return PositionError("position-open", section=turn_sections(rules)[marker], field=field, found=found)


def _check_order(rules: Rules, state: State, marker: int) -> None:
    """Seats come in their order (R-TURN, R-LINE-SETUP)."""
    passes, uneven = divmod(state.turn, rules.markers)
    wanted = (first_holder(rules, state.first, marker) + passes) % rules.players
    if state.holder[marker] != wanted or uneven:
        params = {"section": turn_sections(rules)[marker], "found": state.holder[marker] + 1}
        raise PositionError("position-turn", **params, turn=state.turn, wanted=wanted + 1)


def _check_used(rules: Rules, state: State, marker: int) -> None:
    """What a turn has used up goes with the rest; before its first action that is nothing."""
    if state.black_taken[marker] and not state.ending:
        raise _fault(rules, marker, "black", "the end is not triggered")
    if state.black_taken[marker] and rules.solo:
        raise _fault(rules, marker, "black", "in solo there is one deck")
    # After the last turn it is what that turn left, whoever is next.
    limit = state.ambassadors[state.holder[marker]] if state.phase == PLAY else state.fresh_ambassadors[marker]
    if state.fresh_ambassadors[marker] > (limit if rules.ambassador_later else 0):
        raise _fault(rules, marker, "fresh", str(state.fresh_ambassadors[marker]))
    if state.actions[marker] != TURN_ACTIONS:
        return
    used = {
        "master": state.master_used[marker] and state.sequence[marker] != MASTER_SEQUENCE,
        "black": state.black_taken[marker],
        "fresh": state.fresh_ambassadors[marker],
        "choice": state.choice[marker],
        "stale": state.arrows[marker],
    }
    for field, is_used in used.items():
        if is_used:
            raise _fault(rules, marker, field, "the turn has all its actions left")


def _check_stale(rules: Rules, state: State, marker: int) -> None:
    """Only arrows that could raise nothing stay behind when all is closed."""
    places = state.placed[marker * SLOTS : marker * SLOTS + SLOTS]
    has_subject = state.sequence[marker] or state.choice[marker] not in (NO_CHOICE, ORDER_CHOICE)
    if (state.subject[marker] and not has_subject) or (any(places) and not state.sequence[marker]):
        raise _fault(rules, marker, "stale", "nothing leaves these numbers behind")


def _check_left(rules: Rules, state: State, marker: int) -> None:
    """A turn that nothing can be done in any more is over, unless its end is to be confirmed (R-TURN)."""
    left = state.actions[marker]
    if left == TURN_OVER or not is_idle(state, marker):
        return
    if state.phase != PLAY:
        if left == 0 or rules.confirm or state.end_reason != DEAD_POSITION:
            raise _fault(rules, marker, "actions", "the play is over, so the turn is over")
    elif not rules.confirm and left == 0:
        raise _fault(rules, marker, "actions", "a turn is over with its last action")
    elif not rules.confirm and rules.exact_turn and not can_do_something(state, rules, marker):
        raise _fault(rules, marker, "actions", "nothing can be done, so the turn would be over")


# --- sequences --------------------------------------------------------------------------------------------------------
def _check_sequence(rules: Rules, state: State, marker: int) -> None:
    sequence = state.sequence[marker]
    if not sequence:
        return
    if state.phase != PLAY or state.choice[marker] or state.actions[marker] <= 0:
        raise _fault(rules, marker, "open", "no sequence can be open now")
    if sequence == RECYCLE_SEQUENCE:
        _check_recycle(rules, state, marker)
        return
    if sequence == MASTER_SEQUENCE and not state.master_used[marker]:
        raise _fault(rules, marker, "open", "the Master of the turn is not used")
    if sequence == GHOST_SEQUENCE:
        _check_split(rules, state, marker)
    kinds = placeable_kinds(state, rules, marker)
    if not any_fits(state, rules, state.holder[marker], kinds, state.slots[marker]):
        raise _fault(rules, marker, "open", "nothing more fits, so it would be closed")


def _check_recycle(rules: Rules, state: State, marker: int) -> None:
    """With one puzzle left its place is certain, and the row would be dealt anew (D25)."""
    reason = why_not_recycle(state, rules, marker, state.subject[marker])
    # In Line Clear the other seat may have emptied the deck meanwhile.
    possible = reason == ALLOWED or (reason == NOTHING_TO_REVEAL and rules.line_clear)
    if not possible or state.slots[marker].bit_count() > rules.row_width - 2:
        raise _fault(rules, marker, "open", "this row cannot be in the middle of a Recycle")


def _check_split(rules: Rules, state: State, marker: int) -> None:
    """The ghost went back to the reserve; only its new pieces are placed, and the others are in the supply (D23)."""
    split = state.subject[marker]
    # In Line Clear the other seat may have got the ghost meanwhile.
    if not count_of(state.reserve, rules.split_ghost[split]) and not rules.line_clear:
        raise _fault(rules, marker, "open", "the ghost is not in the reserve")
    slots = [slot for slot in range(SLOTS) if state.slots[marker] >> slot & 1]
    used = multiset([PLACEMENT_KIND[state.placed[marker * SLOTS + slot]] for slot in slots])
    new = rules.split_pieces[split]
    if not contains(new, used):
        raise _fault(rules, marker, "open", "a piece was placed that is not of the split")
    if not contains(state.supply[state.holder[marker]], new - used):
        raise _fault(rules, marker, "open", "the pieces of the split are not in the supply")


# --- choices ----------------------------------------------------------------------------------------------------------
def _check_choice(rules: Rules, state: State, marker: int) -> None:
    choice, subject = state.choice[marker], state.subject[marker]
    if not choice:
        return
    if state.phase != PLAY or state.actions[marker] == TURN_OVER:
        raise _fault(rules, marker, "choice", "no choice can be open now")
    waiting = waiting_slots(rules, state, state.holder[marker])
    if choice == ORDER_CHOICE:
        _check_reward_order(rules, state, marker, waiting)
        return
    if subject == LEVEL_1_PIECE:
        if waiting or not rules.piece_fallback:
            raise _fault(rules, marker, "choice", "no level-1 piece can be chosen now")
    elif subject not in waiting:
        raise _fault(rules, marker, "choice", f"puzzle {subject + 1} does not wait for its reward")
    if choice == LEVEL_CHOICE:
        _check_level_up(rules, state, marker)
    elif choice == REWARD_CHOICE:
        _check_reward(rules, state, marker)


def _has_changed(rules: Rules) -> bool:
    """Whether the reserve may have changed since a seat was asked: in Line Clear by the other seat (D22)."""
    return bool(rules.line_clear)


def _check_reward_order(rules: Rules, state: State, marker: int, waiting: list[int]) -> None:
    """The order is asked for only if it matters (D4)."""
    if len(waiting) < 2:
        raise _fault(rules, marker, "choice", "fewer than two puzzles wait for their reward")
    if not _has_changed(rules) and next_rewarded(state, rules, marker) >= 0:
        raise _fault(rules, marker, "choice", "the order of the rewards does not matter")


def _reward(rules: Rules, state: State, marker: int) -> int:
    if state.subject[marker] == LEVEL_1_PIECE:
        return 0
    return rules.reward[state.puzzle[state.holder[marker] * SLOTS + state.subject[marker]]]


def _check_level_up(rules: Rules, state: State, marker: int) -> None:
    levels = {ONE_ARROW: 1, TWO_ARROWS: 2}.get(_reward(rules, state, marker), 0)
    arrows = state.arrows[marker]
    if arrows != levels and not (rules.split_arrows and arrows < levels):
        raise _fault(rules, marker, "choice", f"its reward has {levels} arrows")
    if not _has_changed(rules) and not can_level_up(state, rules, marker):
        raise _fault(rules, marker, "choice", "no piece can be raised")


def _check_reward(rules: Rules, state: State, marker: int) -> None:
    """Whoever has but one piece to choose is not asked (R-REWARD)."""
    is_piece = _reward(rules, state, marker) < KINDS
    options = offered_kinds(state, rules, marker) if is_piece else 0
    if not options or not (_has_changed(rules) or options & (options - 1)):
        raise _fault(rules, marker, "choice", "its reward is no piece that can be chosen")
