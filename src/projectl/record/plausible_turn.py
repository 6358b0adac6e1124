"""Whether a turn could be as a position says: what is left of it, and the sequence or choice that is open."""

from __future__ import annotations

from projectl.rules.engine.board import any_fits
from projectl.rules.engine.codes import (
    DEAD_POSITION,
    GHOST_SEQUENCE,
    KINDS,
    LEVEL_CHOICE,
    MASTER_SEQUENCE,
    NO_CHOICE,
    ONE_ARROW,
    ORDER_CHOICE,
    PLAY,
    RECYCLE_SEQUENCE,
    REWARD_CHOICE,
    SLOTS,
    TURN_ACTIONS,
    TURN_OVER,
    TWO_ARROWS,
)
from projectl.rules.engine.completing import LEVEL_1_PIECE, can_level_up, next_rewarded, offered_kinds
from projectl.rules.engine.dead import is_dead_end
from projectl.rules.engine.multiset import contains, count_of
from projectl.rules.engine.reasons import ALLOWED, NOTHING_TO_REVEAL
from projectl.rules.engine.seats import is_idle
from projectl.rules.engine.sequence import placeable_kinds
from projectl.rules.engine.why_market import why_not_recycle
from projectl.rules.engine.why_turn import can_do_something
from projectl.rules.pieces import PLACEMENT_KIND
from projectl.rules.state import State
from projectl.rules.tables import multiset

from .faults import PositionError, table_fault
from .frame import Frame
from .turns import waiting_slots


def check_turns(frame: Frame, state: State) -> None:
    """Every turn that runs is one that could be, and somebody can act."""
    for marker in range(frame.rules.markers):
        _check_order(frame, state, marker)
        _check_used(frame, state, marker)
        _check_stale(frame, state, marker)
        _check_sequence(frame, state, marker)
        _check_choice(frame, state, marker)
        _check_left(frame, state, marker)
    if state.phase != PLAY:
        return
    if all(state.actions[marker] == TURN_OVER for marker in range(frame.rules.markers)):
        raise PositionError("position-nobody")
    if not frame.rules.confirm and is_dead_end(state, frame.rules, frame.tables):
        raise table_fault("phase", "the position is dead, so the play would be over")


def _fault(frame: Frame, marker: int, field: str, found: str) -> PositionError:
    return PositionError("position-open", section=frame.turns[marker], field=field, found=found)


def _check_order(frame: Frame, state: State, marker: int) -> None:
    """Seats come in their order (R-TURN, R-LINE-SETUP)."""
    rules = frame.rules
    passes, uneven = divmod(state.turn, rules.markers)
    gap = marker * (3 if rules.players == 6 else 2)
    wanted = (state.first + passes + gap) % rules.players
    if state.holder[marker] != wanted or uneven:
        params = {"section": frame.turns[marker], "found": state.holder[marker] + 1}
        raise PositionError("position-turn", **params, turn=state.turn, wanted=wanted + 1)


def _check_used(frame: Frame, state: State, marker: int) -> None:
    """What a turn has used up goes with the rest; before its first action that is nothing."""
    if state.black_taken[marker] and not state.ending:
        raise _fault(frame, marker, "black", "the end is not triggered")
    if state.black_taken[marker] and frame.rules.solo:
        raise _fault(frame, marker, "black", "in solo there is one deck")
    # After the last turn it is what that turn left, whoever is next.
    limit = state.ambassadors[state.holder[marker]] if state.phase == PLAY else state.fresh_ambassadors[marker]
    if state.fresh_ambassadors[marker] > (limit if frame.rules.ambassador_later else 0):
        raise _fault(frame, marker, "fresh", str(state.fresh_ambassadors[marker]))
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
            raise _fault(frame, marker, field, "the turn has all its actions left")


def _check_stale(frame: Frame, state: State, marker: int) -> None:
    """Only arrows that could raise nothing stay behind when all is closed."""
    places = state.placed[marker * SLOTS : marker * SLOTS + SLOTS]
    has_subject = state.sequence[marker] or state.choice[marker] not in (NO_CHOICE, ORDER_CHOICE)
    if (state.subject[marker] and not has_subject) or (any(places) and not state.sequence[marker]):
        raise _fault(frame, marker, "stale", "nothing leaves these numbers behind")


def _check_left(frame: Frame, state: State, marker: int) -> None:
    """A turn that nothing can be done in any more is over, unless its end is to be confirmed (R-TURN)."""
    rules, left = frame.rules, state.actions[marker]
    if left == TURN_OVER or not is_idle(state, marker):
        return
    if state.phase != PLAY:
        if left == 0 or rules.confirm or state.end_reason != DEAD_POSITION:
            raise _fault(frame, marker, "actions", "the play is over, so the turn is over")
    elif not rules.confirm and left == 0:
        raise _fault(frame, marker, "actions", "a turn is over with its last action")
    elif not rules.confirm and rules.exact_turn and not can_do_something(state, rules, frame.tables, marker):
        raise _fault(frame, marker, "actions", "nothing can be done, so the turn would be over")


# --- sequences --------------------------------------------------------------------------------------------------------
def _check_sequence(frame: Frame, state: State, marker: int) -> None:
    sequence = state.sequence[marker]
    if not sequence:
        return
    if state.phase != PLAY or state.choice[marker] or state.actions[marker] <= 0:
        raise _fault(frame, marker, "open", "no sequence can be open now")
    if sequence == RECYCLE_SEQUENCE:
        _check_recycle(frame, state, marker)
        return
    if sequence == MASTER_SEQUENCE and not state.master_used[marker]:
        raise _fault(frame, marker, "open", "the Master of the turn is not used")
    if sequence == GHOST_SEQUENCE:
        _check_split(frame, state, marker)
    kinds = placeable_kinds(state, frame.tables, marker)
    if not any_fits(state, frame.tables, state.holder[marker], kinds, state.slots[marker]):
        raise _fault(frame, marker, "open", "nothing more fits, so it would be closed")


def _check_recycle(frame: Frame, state: State, marker: int) -> None:
    """With one puzzle left its place is certain, and the row would be dealt anew (D25)."""
    reason = why_not_recycle(state, frame.rules, marker, state.subject[marker])
    # In Line Clear the other seat may have emptied the deck meanwhile.
    possible = reason == ALLOWED or (reason == NOTHING_TO_REVEAL and frame.rules.line_clear)
    if not possible or state.slots[marker].bit_count() > frame.rules.row_width - 2:
        raise _fault(frame, marker, "open", "this row cannot be in the middle of a Recycle")


def _check_split(frame: Frame, state: State, marker: int) -> None:
    """The ghost went back to the reserve; only its new pieces are placed, and the others are in the supply (D23)."""
    split = state.subject[marker]
    # In Line Clear the other seat may have got the ghost meanwhile.
    if not count_of(state.reserve, frame.tables.split_ghost[split]) and not frame.rules.line_clear:
        raise _fault(frame, marker, "open", "the ghost is not in the reserve")
    slots = [slot for slot in range(SLOTS) if state.slots[marker] >> slot & 1]
    used = multiset([PLACEMENT_KIND[state.placed[marker * SLOTS + slot]] for slot in slots])
    new = frame.tables.split_pieces[split]
    if not contains(new, used):
        raise _fault(frame, marker, "open", "a piece was placed that is not of the split")
    if not contains(state.supply[state.holder[marker]], new - used):
        raise _fault(frame, marker, "open", "the pieces of the split are not in the supply")


# --- choices ----------------------------------------------------------------------------------------------------------
def _check_choice(frame: Frame, state: State, marker: int) -> None:
    choice, subject = state.choice[marker], state.subject[marker]
    if not choice:
        return
    if state.phase != PLAY or state.actions[marker] == TURN_OVER:
        raise _fault(frame, marker, "choice", "no choice can be open now")
    waiting = waiting_slots(frame, state, state.holder[marker])
    if choice == ORDER_CHOICE:
        _check_reward_order(frame, state, marker, waiting)
        return
    if subject == LEVEL_1_PIECE:
        if waiting or not frame.rules.piece_fallback:
            raise _fault(frame, marker, "choice", "no level-1 piece can be chosen now")
    elif subject not in waiting:
        raise _fault(frame, marker, "choice", f"puzzle {subject + 1} does not wait for its reward")
    if choice == LEVEL_CHOICE:
        _check_level_up(frame, state, marker)
    elif choice == REWARD_CHOICE:
        _check_reward(frame, state, marker)


def _has_changed(frame: Frame) -> bool:
    """Whether the reserve may have changed since a seat was asked: in Line Clear by the other seat (D22)."""
    return bool(frame.rules.line_clear)


def _check_reward_order(frame: Frame, state: State, marker: int, waiting: list[int]) -> None:
    """The order is asked for only if it matters (D4)."""
    if len(waiting) < 2:
        raise _fault(frame, marker, "choice", "fewer than two puzzles wait for their reward")
    if not _has_changed(frame) and next_rewarded(state, frame.tables, marker) >= 0:
        raise _fault(frame, marker, "choice", "the order of the rewards does not matter")


def _reward(frame: Frame, state: State, marker: int) -> int:
    if state.subject[marker] == LEVEL_1_PIECE:
        return 0
    return frame.tables.reward[state.puzzle[state.holder[marker] * SLOTS + state.subject[marker]]]


def _check_level_up(frame: Frame, state: State, marker: int) -> None:
    levels = {ONE_ARROW: 1, TWO_ARROWS: 2}.get(_reward(frame, state, marker), 0)
    arrows = state.arrows[marker]
    if arrows != levels and not (frame.rules.split_arrows and arrows < levels):
        raise _fault(frame, marker, "choice", f"its reward has {levels} arrows")
    if not _has_changed(frame) and not can_level_up(state, frame.rules, frame.tables, marker):
        raise _fault(frame, marker, "choice", "no piece can be raised")


def _check_reward(frame: Frame, state: State, marker: int) -> None:
    """Whoever has but one piece to choose is not asked (R-REWARD)."""
    is_piece = _reward(frame, state, marker) < KINDS
    options = offered_kinds(state, frame.rules, frame.tables, marker) if is_piece else 0
    if not options or not (_has_changed(frame) or options & (options - 1)):
        raise _fault(frame, marker, "choice", "its reward is no piece that can be chosen")
