"""Rows and decks: taking, refilling, recycling, the end trigger, Endless White."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import draw_below
from .codes import BLACK, DECK_EMPTY, FINISH_ROUND, NOT_ENDING, SLOTS, WHITE
from .notes import RECYCLED, REFILLED, RESHUFFLED, TRIGGERED, emit

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def deck_of_slot(rules: Rules, slot: int) -> int:
    """The deck that refills a slot of the rows (R-SETUP-ROWS, R-SOLO-SETUP, R-LINE-SETUP)."""
    if rules.solo:
        return WHITE
    if rules.line_clear:
        return slot // 3 % 2
    return slot // 4


def trigger_deck(rules: Rules) -> int:
    """The deck whose end triggers the end of the game (R-END-TRIGGER, R-SOLO-END)."""
    return WHITE if rules.solo else BLACK


def pile_owner(state: State, puzzle: int) -> int:
    """The seat that has completed `puzzle`, or -1."""
    return ((state.owner[puzzle >> 1] >> (4 * (puzzle & 1))) & 15) - 1


def set_pile_owner(state: State, puzzle: int, seat: int) -> None:
    """Put `puzzle` on the pile of `seat`; -1 takes it off every pile."""
    shift = 4 * (puzzle & 1)
    state.owner[puzzle >> 1] = (state.owner[puzzle >> 1] & (15 << (4 - shift))) | ((seat + 1) << shift)


def ring_index(rules: Rules, deck: int, position: int) -> int:
    """Where the `position`-th card, counted round and round, of a deck lies in `state.deck`."""
    if rules.solo:
        return position % rules.puzzles
    if deck == WHITE:
        return position % rules.whites
    return rules.whites + position % (rules.puzzles - rules.whites)


def draw_top(state: State, rules: Rules, deck: int) -> int:
    """Take the top puzzle off a deck that is not empty; the last one may trigger the end (R-END-TRIGGER)."""
    index = ring_index(rules, deck, state.deck_head[deck])
    state.deck_head[deck] = index + 1 if deck == WHITE else index + 1 - rules.whites
    state.deck_count[deck] -= 1
    state.deck_known[deck] = min(state.deck_known[deck], state.deck_count[deck])
    if state.deck_count[deck] == 0 and state.ending == NOT_ENDING and deck == trigger_deck(rules):
        state.ending = FINISH_ROUND
        state.end_reason = DECK_EMPTY
        emit(state, TRIGGERED, -1, 0, 0)
    return state.deck[index]


def put_under(state: State, rules: Rules, deck: int, puzzle: int) -> None:
    """Put a puzzle under a deck, for everybody to see."""
    position = state.deck_head[deck] + state.deck_count[deck]
    state.deck[ring_index(rules, deck, position)] = puzzle
    state.deck_count[deck] += 1
    state.deck_known[deck] += 1


def refill(state: State, rules: Rules, slot: int) -> None:
    """Deal a puzzle into an empty slot, if its deck has one (R-TAKE, D13)."""
    deck = deck_of_slot(rules, slot)
    if state.deck_count[deck] > 0:
        state.rows[slot] = draw_top(state, rules, deck)
        emit(state, REFILLED, -1, state.rows[slot], slot)


def restock(state: State, rules: Rules) -> None:
    """Endless White: shuffle the finished white puzzles into an empty white deck (R-ENDLESS)."""
    if not rules.endless_white or state.deck_count[WHITE] > 0:
        return
    for puzzle in range(rules.whites):
        if pile_owner(state, puzzle) >= 0:
            set_pile_owner(state, puzzle, -1)
            put_under(state, rules, WHITE, puzzle)
    if state.deck_count[WHITE] == 0:
        return
    shuffle_white(state, rules)
    emit(state, RESHUFFLED, -1, state.deck_count[WHITE], 0)
    for slot in range(rules.row_slots):
        if state.rows[slot] < 0 and deck_of_slot(rules, slot) == WHITE:
            refill(state, rules, slot)


def shuffle_white(state: State, rules: Rules) -> None:
    """Fisher and Yates, from the state's own generator."""
    head = state.deck_head[WHITE]
    for last in range(state.deck_count[WHITE] - 1, 0, -1):
        a = ring_index(rules, WHITE, head + last)
        b = ring_index(rules, WHITE, head + draw_below(state, last + 1))
        moved = state.deck[a]
        state.deck[a] = state.deck[b]
        state.deck[b] = moved
    state.deck_known[WHITE] = 0


def recycle_row(state: State, rules: Rules, marker: int, deck: int) -> None:
    """Put a row under its deck in the chosen order and deal it anew (R-RECYCLE, D25)."""
    first = deck * rules.row_width
    moved = 0
    for place in range(SLOTS):
        slot = state.placed[marker * SLOTS + place]
        if slot >= 0:
            put_under(state, rules, deck, state.rows[slot])
            state.rows[slot] = -1
            moved += 1
    emit(state, RECYCLED, state.holder[marker], deck, moved)
    for slot in range(first, first + rules.row_width):
        refill(state, rules, slot)
