"""Open sequences (D24): Master, Ambassador, Ghost with its placements, the order of a Recycle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import any_fits, lay, lift
from .codes import (
    AMBASSADOR_SEQUENCE,
    GHOST_SEQUENCE,
    MASTER_SEQUENCE,
    NO_SEQUENCE,
    RECYCLE_SEQUENCE,
    SLOTS,
)
from .completing import finish_action, finish_placing
from .market import recycle_row
from .multiset import kinds_of
from .notes import (
    AMBASSADOR_BEGAN,
    GHOST_SPLIT,
    MASTER_BEGAN,
    PLACED,
    RECYCLE_BEGAN,
    SEQUENCE_CANCELLED,
    SEQUENCE_CLOSED,
    emit,
)

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def open_sequence(state: State, marker: int, sequence: int, subject: int) -> None:
    """Open a sequence; `subject` is the split of a Ghost or the deck of a Recycle."""
    state.sequence[marker] = sequence
    state.subject[marker] = subject
    state.slots[marker] = 0
    for place in range(SLOTS):
        state.placed[marker * SLOTS + place] = -1


def forget_sequence(state: State, marker: int) -> None:
    """Leave no trace of the open sequence, so that cancelling one restores the very state before it (D24)."""
    state.sequence[marker] = NO_SEQUENCE
    state.subject[marker] = 0
    state.slots[marker] = 0
    for place in range(SLOTS):
        state.placed[marker * SLOTS + place] = 0


def begin_master(state: State, marker: int) -> None:
    """Begin the Master action of the turn (R-MASTER)."""
    state.master_used[marker] = 1
    open_sequence(state, marker, MASTER_SEQUENCE, 0)
    emit(state, MASTER_BEGAN, state.holder[marker], 0, 0)


def begin_ambassador(state: State, marker: int) -> None:
    """Spend an Ambassador puzzle (R-AMBASSADOR)."""
    seat = state.holder[marker]
    state.ambassadors[seat] -= 1
    open_sequence(state, marker, AMBASSADOR_SEQUENCE, 0)
    emit(state, AMBASSADOR_BEGAN, seat, 0, 0)


def begin_ghost(state: State, rules: Rules, marker: int, split: int) -> None:
    """Return a ghost and take the pieces of a split (R-GHOST, D23); its placements may follow."""
    seat = state.holder[marker]
    exchange_ghost(state, rules, seat, split, 1)
    open_sequence(state, marker, GHOST_SEQUENCE, split)
    emit(state, GHOST_SPLIT, seat, split, 0)
    close_if_nothing_fits(state, rules, marker)


def exchange_ghost(state: State, rules: Rules, seat: int, split: int, direction: int) -> None:
    """Swap the ghost for the pieces of its split (`direction` 1) or back (-1)."""
    change = (rules.split_pieces[split] - rules.one[rules.split_ghost[split]]) * direction
    state.supply[seat] += change
    state.reserve -= change


def begin_recycle(state: State, rules: Rules, marker: int, deck: int) -> None:
    """Begin to recycle the row of a deck (R-RECYCLE)."""
    open_sequence(state, marker, RECYCLE_SEQUENCE, deck)
    emit(state, RECYCLE_BEGAN, state.holder[marker], deck, 0)
    close_if_ordered(state, rules, marker)


def placeable_kinds(state: State, rules: Rules, marker: int) -> int:
    """The kinds that the open sequence may still place: of a Ghost only the new pieces (D23)."""
    if state.sequence[marker] != GHOST_SEQUENCE:
        return kinds_of(state.supply[state.holder[marker]])
    new = rules.split_pieces[state.subject[marker]]
    for place in range(SLOTS):
        placement = state.placed[marker * SLOTS + place]
        if placement >= 0:
            new -= rules.one[rules.kind[placement]]
    return kinds_of(new)


def place_in_sequence(state: State, rules: Rules, marker: int, slot: int, placement: int) -> None:
    """Lay a piece as part of the open sequence."""
    seat = state.holder[marker]
    lay(state, rules, seat, slot, placement)
    state.slots[marker] |= 1 << slot
    state.placed[marker * SLOTS + slot] = placement
    emit(state, PLACED, seat, slot, placement)
    close_if_nothing_fits(state, rules, marker)


def close_if_nothing_fits(state: State, rules: Rules, marker: int) -> None:
    """A sequence closes by itself when nothing more fits (D24)."""
    kinds = placeable_kinds(state, rules, marker)
    if not any_fits(state, rules, state.holder[marker], kinds, state.slots[marker]):
        close_sequence(state, rules, marker)


def close_sequence(state: State, rules: Rules, marker: int) -> None:
    """End the action that the sequence was."""
    forget_sequence(state, marker)
    emit(state, SEQUENCE_CLOSED, state.holder[marker], 0, 0)
    finish_placing(state, rules, marker)


def order_next(state: State, rules: Rules, marker: int, slot: int) -> None:
    """Name the next puzzle of the recycled row, from top to bottom (D25)."""
    put_in_order(state, rules, marker, slot)
    close_if_ordered(state, rules, marker)


def put_in_order(state: State, rules: Rules, marker: int, slot: int) -> None:
    """Append a puzzle of the row to the order."""
    place = 0
    while state.placed[marker * SLOTS + place] >= 0:
        place += 1
    state.placed[marker * SLOTS + place] = slot
    state.slots[marker] |= 1 << (slot - recycled_row_start(state, rules, marker))


def recycled_row_start(state: State, rules: Rules, marker: int) -> int:
    """The first slot of the row that is being recycled."""
    return state.subject[marker] * rules.row_width


def close_if_ordered(state: State, rules: Rules, marker: int) -> None:
    """With one puzzle left its place is certain: recycle the row."""
    start = recycled_row_start(state, rules, marker)
    left = 0
    last = -1
    for slot in range(start, start + rules.row_width):
        if state.rows[slot] >= 0 and not state.slots[marker] >> (slot - start) & 1:
            left += 1
            last = slot
    if left > 1:
        return
    if last >= 0:
        put_in_order(state, rules, marker, last)
    recycle_row(state, rules, marker, state.subject[marker])
    forget_sequence(state, marker)
    finish_action(state, marker)


def cancel_sequence(state: State, rules: Rules, marker: int) -> None:
    """Take the open sequence back as if it had not begun."""
    seat = state.holder[marker]
    sequence = state.sequence[marker]
    if sequence != RECYCLE_SEQUENCE:
        for slot in range(SLOTS):
            if state.slots[marker] >> slot & 1:
                lift(state, rules, seat, slot, state.placed[marker * SLOTS + slot])
    if sequence == MASTER_SEQUENCE:
        state.master_used[marker] = 0
    elif sequence == AMBASSADOR_SEQUENCE:
        state.ambassadors[seat] += 1
    elif sequence == GHOST_SEQUENCE:
        exchange_ghost(state, rules, seat, state.subject[marker], -1)
    forget_sequence(state, marker)
    emit(state, SEQUENCE_CANCELLED, seat, sequence, 0)
