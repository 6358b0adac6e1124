"""Completing puzzles: pieces come back, rewards are given, the puzzle goes to the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import is_full
from .codes import (
    AMBASSADOR_REWARD,
    KINDS,
    LEVEL_CHOICE,
    NO_CHOICE,
    NO_SEQUENCE,
    ONE_ARROW,
    ORDER_CHOICE,
    REWARD_CHOICE,
    SLOTS,
    TWO_ARROWS,
)
from .levels import level_up_targets, reward_options
from .market import restock, set_pile_owner
from .multiset import kinds_of
from .notes import COMPLETED, LEVELLED_UP, PIECES_RETURNED, REWARDED, emit, note_cleared

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

MOST_COUNTED = 127  # completed puzzles and unused Ambassadors of a seat: what the compiled state has room for
LEVEL_1_PIECE = -1  # the subject of a choice that stands for a missing O1 of R-PIECE (D12)


def finish_action(state: State, marker: int) -> None:
    """An action is done: pay for it."""
    state.actions[marker] -= 1
    state.slots[marker] = 0


def finish_placing(state: State, rules: Rules, marker: int) -> None:
    """An action that placed pieces is done: the pieces of every puzzle it completed come back (R-COMPLETE)."""
    finish_action(state, marker)
    seat = state.holder[marker]
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        if is_full(state, rules, where):
            state.supply[seat] += state.pieces[where]
            emit(state, PIECES_RETURNED, seat, slot, state.pieces[where])
            state.pieces[where] = 0
            state.slots[marker] |= 1 << slot
            note_cleared(state, where)


def resolve(state: State, rules: Rules, marker: int) -> bool:
    """Reward completed puzzles until none is left or the player has to choose; whether anything was done."""
    if state.sequence[marker] != NO_SEQUENCE:
        return False
    done = state.slots[marker] != 0 and state.choice[marker] == NO_CHOICE
    if state.choice[marker] == REWARD_CHOICE and not offered_kinds(state, rules, marker):
        take_reward(state, rules, marker, -1)  # another seat took the last one meanwhile (D22)
        done = True
    while state.slots[marker] and state.choice[marker] == NO_CHOICE:
        slot = next_rewarded(state, rules, marker)
        if slot < 0:
            state.choice[marker] = ORDER_CHOICE
        else:
            reward_puzzle(state, rules, marker, slot)
    return done


def next_rewarded(state: State, rules: Rules, marker: int) -> int:
    """The slot to be rewarded next, or -1 when the player decides (D4)."""
    seat = state.holder[marker]
    reserve = kinds_of(state.reserve)
    first = -1
    several = False
    matters = False
    for slot in range(SLOTS):
        if state.slots[marker] >> slot & 1:
            several = first >= 0
            first = first if several else slot
            reward = rules.reward[state.puzzle[seat * SLOTS + slot]]
            if reward < KINDS:
                matters = matters or not reserve & rules.kind_set[reward]
            elif reward != AMBASSADOR_REWARD:
                matters = True
    return -1 if several and matters else first


def reward_puzzle(state: State, rules: Rules, marker: int, slot: int) -> None:
    """Begin to reward one completed puzzle (R-REWARD, R-LEVELUP)."""
    state.slots[marker] &= ~(1 << slot)
    state.subject[marker] = slot
    reward = rules.reward[state.puzzle[state.holder[marker] * SLOTS + slot]]
    if reward == ONE_ARROW or reward == TWO_ARROWS:
        state.arrows[marker] = 1 if reward == ONE_ARROW else 2
        offer_level_up(state, rules, marker)
    elif reward == AMBASSADOR_REWARD:
        gain_ambassador(state, rules, marker)
        bank(state, rules, marker)
    else:
        offer_piece(state, rules, marker)


def gain_ambassador(state: State, rules: Rules, marker: int) -> None:
    """The puzzle can be spent from the next action on, in 2023 from the next turn on (R-AMBASSADOR)."""
    seat = state.holder[marker]
    if state.ambassadors[seat] == MOST_COUNTED:
        return
    state.ambassadors[seat] += 1
    if rules.ambassador_later:
        state.fresh_ambassadors[marker] += 1


def offered_kinds(state: State, rules: Rules, marker: int) -> int:
    """The set of kinds that the open reward may give now (D22)."""
    kind = 0
    if state.subject[marker] != LEVEL_1_PIECE:
        kind = rules.reward[state.puzzle[state.holder[marker] * SLOTS + state.subject[marker]]]
    return reward_options(kinds_of(state.reserve), kind, rules)


def offer_piece(state: State, rules: Rules, marker: int) -> None:
    """Give the piece of the reward; ask only when there is a choice (R-REWARD)."""
    options = offered_kinds(state, rules, marker)
    if options & (options - 1):
        state.choice[marker] = REWARD_CHOICE
        return
    kind = -1
    for candidate in range(KINDS):
        if options & rules.kind_set[candidate]:
            kind = candidate
    take_reward(state, rules, marker, kind)


def take_reward(state: State, rules: Rules, marker: int, kind: int) -> None:
    """Take the rewarded piece, or none (-1), and close the reward."""
    seat = state.holder[marker]
    if kind >= 0:
        state.reserve -= rules.one[kind]
        state.supply[seat] += rules.one[kind]
    emit(state, REWARDED, seat, kind, state.subject[marker])
    state.choice[marker] = NO_CHOICE
    if state.subject[marker] == LEVEL_1_PIECE:
        state.subject[marker] = 0
    else:
        bank(state, rules, marker)


def level_up_reach(state: State, rules: Rules, marker: int) -> int:
    """By how many levels one piece may rise: in 2023 two arrows are two steps of one level each (D21)."""
    return 1 if rules.split_arrows else state.arrows[marker]


def offer_level_up(state: State, rules: Rules, marker: int) -> None:
    """Ask which piece rises, if any can; else the arrows are void (D21)."""
    state.choice[marker] = LEVEL_CHOICE if can_level_up(state, rules, marker) else NO_CHOICE
    if state.choice[marker] == NO_CHOICE:
        bank(state, rules, marker)


def can_level_up(state: State, rules: Rules, marker: int) -> bool:
    """Whether an arrow is left and a piece of the supply can rise."""
    if state.arrows[marker] == 0:
        return False
    owned = kinds_of(state.supply[state.holder[marker]])
    reserve = kinds_of(state.reserve)
    reach = level_up_reach(state, rules, marker)
    for kind in range(KINDS):
        if owned & rules.kind_set[kind] and level_up_targets(reserve, kind, reach, rules):
            return True
    return False


def level_up(state: State, rules: Rules, marker: int, given: int, taken: int) -> None:
    """Raise a piece (R-LEVELUP)."""
    seat = state.holder[marker]
    change = rules.one[taken] - rules.one[given]
    state.supply[seat] += change
    state.reserve -= change
    emit(state, LEVELLED_UP, seat, given, taken)
    use_arrow(state, rules, marker)


def use_arrow(state: State, rules: Rules, marker: int) -> None:
    """An arrow (before 2023: both) is used or declined; offer what is left."""
    state.arrows[marker] = state.arrows[marker] - 1 if rules.split_arrows else 0
    offer_level_up(state, rules, marker)


def bank(state: State, rules: Rules, marker: int) -> None:
    """Put the rewarded puzzle on the victory pile."""
    state.choice[marker] = NO_CHOICE
    seat = state.holder[marker]
    puzzle = score_puzzle(state, rules, seat, state.subject[marker])
    state.subject[marker] = 0
    if puzzle < rules.whites:
        restock(state, rules)


def score_puzzle(state: State, rules: Rules, seat: int, slot: int) -> int:
    """Move a full puzzle to the pile and count its points; returns the puzzle."""
    where = seat * SLOTS + slot
    puzzle = state.puzzle[where]
    state.puzzle[where] = -1
    state.filled[where] = 0
    state.points[seat] += rules.points[puzzle]
    state.completed[seat] = min(state.completed[seat] + 1, MOST_COUNTED)
    set_pile_owner(state, puzzle, seat)
    emit(state, COMPLETED, seat, puzzle, slot)
    return puzzle
