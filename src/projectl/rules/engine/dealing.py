"""Setting up a game: from given decks, or shuffled by the small generator for mass simulation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import draw_below, seeded
from .codes import BLACK, KINDS, SEATS, SLOTS, WHITE
from .market import refill
from .turn import begin_turn

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

SECOND = 2  # seats from the first player to who begins with the second marker (R-LINE-SETUP)
SECOND_OF_SIX = 3


def deal(state: State, rules: Rules, whites: Buffer, blacks: Buffer, first: int, rng: int) -> None:
    """Set up a blank state; the decks are given from top to bottom (R-SETUP-DECKS, R-SOLO-SETUP)."""
    for place in range(rules.white_deck):
        state.deck[place] = whites[place]
    below = rules.white_deck if rules.solo else rules.whites
    for place in range(rules.black_deck):
        state.deck[below + place] = blacks[place]
    state.rng = rng
    set_up(state, rules, first)


def deal_seeded(state: State, rules: Rules, seed: int) -> None:
    """Set up a blank state from a small seed: for simulations, whose decks are no secret."""
    state.rng = seeded(seed)
    blacks = rules.puzzles - rules.whites
    for puzzle in range(rules.puzzles):
        state.deck[puzzle] = puzzle
    shuffle_front(state, 0, rules.whites, rules.white_deck)
    shuffle_front(state, rules.whites, blacks, rules.black_deck)
    if rules.solo:
        for place in range(rules.black_deck):
            state.deck[rules.white_deck + place] = state.deck[rules.whites + place]
    clear_left_out(state, rules)
    set_up(state, rules, draw_below(state, rules.players))


def shuffle_front(state: State, start: int, size: int, wanted: int) -> None:
    """Draw `wanted` of the `size` cards that begin at `start` to the front."""
    for place in range(wanted):
        other = start + place + draw_below(state, size - place)
        drawn = state.deck[other]
        state.deck[other] = state.deck[start + place]
        state.deck[start + place] = drawn


def clear_left_out(state: State, rules: Rules) -> None:
    """What is not drawn is out of the game, and out of the state (R-SETUP-DECKS)."""
    end = rules.white_deck + rules.black_deck if rules.solo else rules.whites + rules.black_deck
    for place in range(end, rules.puzzles):
        state.deck[place] = 0


def set_up(state: State, rules: Rules, first: int) -> None:
    """Rows, reserve, starting pieces and the first turns, once the decks lie."""
    state.deck_count[WHITE] = rules.white_deck + (rules.black_deck if rules.solo else 0)
    state.deck_count[BLACK] = 0 if rules.solo else rules.black_deck
    for where in range(SEATS * SLOTS):
        state.puzzle[where] = -1
    for slot in range(len(state.rows)):
        state.rows[slot] = -1
    for slot in range(rules.row_slots):
        refill(state, rules, slot)
    hand_out_pieces(state, rules)
    state.locks[0] = rules.outer_locks
    state.locks[1] = rules.middle_locks
    state.locks[2] = rules.outer_locks
    state.lock_supply = rules.lock_supply
    give_markers(state, rules, first)


def hand_out_pieces(state: State, rules: Rules) -> None:
    """One O1 and one I2 for everybody, the rest is the reserve (R-SETUP-PIECES)."""
    start = rules.one[0] + rules.one[1]
    for kind in range(KINDS):
        state.reserve += rules.one[kind] * (rules.ghosts if rules.level[kind] == 5 else rules.copies)
    for seat in range(rules.players):
        state.supply[seat] = start
        state.reserve -= start


def give_markers(state: State, rules: Rules, first: int) -> None:
    """The first player begins; in Line Clear another one too (R-MATS, R-LINE-SETUP)."""
    state.first = first
    state.holder[1] = -1
    for marker in range(rules.markers):
        begin_turn(state, marker, first_holder(rules, first, marker))


def first_holder(rules: Rules, first: int, marker: int) -> int:
    """Who begins with a marker: the first player, and with the second marker who sits so far on (R-LINE-SETUP)."""
    if marker == 0:
        return first
    return (first + (SECOND_OF_SIX if rules.players == SEATS else SECOND)) % rules.players
