"""Trying out the ends of a turn: what the net thinks of them one turn later, over samples of what nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.chance import advanced, drawn
from projectl.rules.engine.codes import BLACK, END, PLAY, SEATS, SLOTS, WHITE
from projectl.rules.engine.copying import copy_state
from projectl.rules.engine.market import pile_owner, ring_index
from projectl.rules.engine.step import apply

from .answers import answer
from .ending import judge
from .playing import drawn_cards, is_spent, is_turn_of, play_actions
from .search import follow, hide_decks, plan_turn

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables

    from .desk import Desk

# Counted from the end of the row of states.
ROOT = 4
SAMPLE = 3
GAME = 2
MANY = 1 << 30
WIDTH = 2
"""Of the beam with which turns are planned in a sample."""


def propose(states: list[State], rules: Rules, tables: Tables, desk: Desk, seat: int, budget: int, out: Buffer) -> int:
    """Find the best ends of the turn from `states[0]` by the beam; returns how many, the best first."""
    copy_state(states, len(states) - ROOT, 0)
    plan_turn(states, rules, tables, desk, seat, budget, out)
    for leaf in range(desk.leaves):
        follow(desk, leaf)
        for i in range(desk.plan_length):
            desk.leaf_plan[leaf][i] = desk.plan[i]
        desk.leaf_length[leaf] = desk.plan_length
        desk.leaf_total[leaf] = 0.0
        desk.leaf_alive[leaf] = 1
        desk.leaf_open[leaf] = turns_cards_up(states, rules, tables, desk, seat, leaf)
    return desk.leaves


def turns_cards_up(states: list[State], rules: Rules, tables: Tables, desk: Desk, seat: int, leaf: int) -> int:
    """Whether a card turns up on the way to an end of the turn, before the last action: 1 or 0."""
    game = len(states) - GAME
    copy_state(states, game, len(states) - ROOT)
    cards = drawn_cards(states[game])
    for i in range(desk.leaf_length[leaf] - 1):
        apply(states[game], rules, tables, seat, desk.leaf_plan[leaf][i])
        if drawn_cards(states[game]) != cards:
            return 1
    return 0


def try_out(states: list[State], rules: Rules, tables: Tables, desk: Desk, seat: int, out: Buffer) -> None:
    """One sample of what is unknown, in which every proposal that is still alive is tried."""
    sample = len(states) - SAMPLE
    copy_state(states, sample, len(states) - ROOT)
    deal_unseen(states[sample], rules, tables, desk)
    width = desk.width
    fits = desk.fits
    room = desk.leaf_room
    count = desk.leaves
    desk.width = WIDTH
    desk.fits = 1
    desk.leaf_room = 1
    desk.answers = 0
    for leaf in range(count):
        if desk.leaf_alive[leaf]:
            desk.leaf_total[leaf] += roll_out(states, rules, tables, desk, seat, leaf, out)
    desk.width = width
    desk.fits = fits
    desk.leaf_room = room
    desk.leaves = count


def roll_out(states: list[State], rules: Rules, tables: Tables, desk: Desk, seat: int, leaf: int, out: Buffer) -> float:
    """What a proposal is worth: how well the next turn of `seat` could end when the others have played by the net."""
    game = len(states) - GAME
    copy_state(states, game, len(states) - SAMPLE)
    follow_plan(states, rules, tables, desk, seat, leaf, out)
    if states[game].phase == PLAY and states[game].holder[0] != seat:
        answer(states, game, rules, tables, desk, seat, out)
    if states[game].phase != PLAY:
        return judge(states[game], rules, tables, desk, seat)
    copy_state(states, 0, game)
    hide_decks(states[0], rules, tables)
    return plan_turn(states, rules, tables, desk, seat, MANY, out)


def follow_plan(
    states: list[State], rules: Rules, tables: Tables, desk: Desk, seat: int, leaf: int, out: Buffer
) -> None:
    """Play a proposal to the end of the turn; when a card turns up the rest is planned anew."""
    game = len(states) - GAME
    state = states[game]
    turn = state.turn
    cards = drawn_cards(state)
    for i in range(desk.leaf_length[leaf]):
        if is_turn_of(state, seat, turn, 0) and drawn_cards(state) == cards:
            apply(state, rules, tables, seat, desk.leaf_plan[leaf][i])
    if is_turn_of(state, seat, turn, 0) and not is_spent(state, 0):
        play_actions(states, game, rules, tables, desk, MANY, out)
    if is_turn_of(state, seat, turn, 0):
        apply(state, rules, tables, seat, END)


def deal_unseen(state: State, rules: Rules, tables: Tables, desk: Desk) -> None:
    """Fill the blanks of the decks at random, as `projectl.rules.knowledge.sample` does."""
    whites = collect_unseen(state, rules, tables, desk, 0, tables.whites)
    shuffle(desk, 0, whites)
    if rules.solo:
        whites = min(whites, max(0, state.deck_count[WHITE] - rules.black_deck))
    blacks = collect_unseen(state, rules, tables, desk, whites, tables.puzzles)
    shuffle(desk, whites, blacks)
    fill(state, rules, tables, desk, WHITE, 0)  # in solo white lies over black (R-SOLO-SETUP)
    if not rules.solo:
        fill(state, rules, tables, desk, BLACK, whites)


def collect_unseen(state: State, rules: Rules, tables: Tables, desk: Desk, start: int, end: int) -> int:
    """Write the unseen puzzles of one colour, whose numbers end at `end`, to `desk.unseen`; returns where they end."""
    first = 0 if end == tables.whites else tables.whites
    count = start
    for puzzle in range(first, end):
        if is_unseen(state, rules, tables, puzzle):
            desk.unseen[count] = puzzle
            count += 1
    return count


def is_unseen(state: State, rules: Rules, tables: Tables, puzzle: int) -> bool:
    """Whether a puzzle lies neither open nor on a pile nor at a known place of a deck."""
    if pile_owner(state, puzzle) >= 0:
        return False
    for slot in range(rules.row_slots):
        if state.rows[slot] == puzzle:
            return False
    for where in range(SEATS * SLOTS):
        if state.puzzle[where] == puzzle:
            return False
    for deck in range(2):
        head = state.deck_head[deck]
        for i in range(head, head + state.deck_count[deck]):
            if state.deck[ring_index(rules, tables, deck, i)] == puzzle:
                return False
    return True


def shuffle(desk: Desk, start: int, end: int) -> None:
    """Fisher and Yates, on a part of `desk.unseen`."""
    for last in range(end - 1, start, -1):
        desk.chance = advanced(desk.chance)
        other = start + drawn(desk.chance, last - start + 1)
        moved = desk.unseen[last]
        desk.unseen[last] = desk.unseen[other]
        desk.unseen[other] = moved


def fill(state: State, rules: Rules, tables: Tables, desk: Desk, deck: int, start: int) -> None:
    """Put unseen puzzles into the blank places of a deck, top first."""
    head = state.deck_head[deck]
    for i in range(head, head + state.deck_count[deck]):
        index = ring_index(rules, tables, deck, i)
        if state.deck[index] < 0:
            state.deck[index] = desk.unseen[start]
            start += 1
