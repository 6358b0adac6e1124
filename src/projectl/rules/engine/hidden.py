"""What lies face down: hiding it, and dealing it anew at random.

`projectl.rules.knowledge` makes whole states for seats and bots of this; the search of the nets asks it directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import draw_below
from .codes import BLACK, SEATS, SLOTS, WHITE
from .market import pile_owner, ring_index

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

UNSEEN = -1


def hidden_cards(state: State, deck: int) -> int:
    """How many cards of a deck, from the top, nobody has seen; those below were put under it openly (D25)."""
    return state.deck_count[deck] - state.deck_known[deck]


def hide_decks(state: State, rules: Rules) -> None:
    """Blank the generator and the cards that nobody has seen."""
    state.rng = 0
    for deck in range(2):
        head = state.deck_head[deck]
        for i in range(head, head + hidden_cards(state, deck)):
            state.deck[ring_index(rules, deck, i)] = UNSEEN


def deal_unseen(state: State, rules: Rules, room: Buffer) -> None:
    """Deal the blank places of the decks at random, by the state's generator; what is over is left out of the game.

    `room` has place for all puzzles.
    """
    mark_seen(state, rules, room)
    whites = collect_unseen(0, rules.whites, 0, room)
    shuffle(state, 0, whites, room)
    if rules.solo:
        whites = min(whites, max(0, state.deck_count[WHITE] - rules.black_deck))
    blacks = collect_unseen(rules.whites, rules.puzzles, whites, room)
    shuffle(state, whites, blacks, room)
    fill_blanks(state, rules, WHITE, 0, room)  # in solo white lies over black (R-SOLO-SETUP)
    if not rules.solo:
        fill_blanks(state, rules, BLACK, whites, room)


def mark_seen(state: State, rules: Rules, marks: Buffer) -> None:
    """A 1 for every puzzle that lies open, on a pile or at a known place of a deck, a 0 for the others."""
    for puzzle in range(rules.puzzles):
        marks[puzzle] = 1 if pile_owner(state, puzzle) >= 0 else 0
    for slot in range(rules.row_slots):
        if state.rows[slot] >= 0:
            marks[state.rows[slot]] = 1
    for where in range(SEATS * SLOTS):
        if state.puzzle[where] >= 0:
            marks[state.puzzle[where]] = 1
    for deck in range(2):
        head = state.deck_head[deck]
        for i in range(head, head + state.deck_count[deck]):
            puzzle = state.deck[ring_index(rules, deck, i)]
            if puzzle != UNSEEN:
                marks[puzzle] = 1


def collect_unseen(first: int, end: int, count: int, room: Buffer) -> int:
    """Write the unmarked puzzles of a colour into the place of the marks, from `count` on; returns where they end.

    There are never more puzzles written than marks read, so that none is lost.
    """
    for puzzle in range(first, end):
        if room[puzzle] == 0:
            room[count] = puzzle
            count += 1
    return count


def shuffle(state: State, start: int, end: int, room: Buffer) -> None:
    """Fisher and Yates, on a part of `room`."""
    for last in range(end - 1, start, -1):
        other = start + draw_below(state, last - start + 1)
        moved = room[last]
        room[last] = room[other]
        room[other] = moved


def fill_blanks(state: State, rules: Rules, deck: int, start: int, room: Buffer) -> None:
    """Put the puzzles of `room`, from `start` on, into the blank places of a deck, top first."""
    head = state.deck_head[deck]
    for i in range(head, head + state.deck_count[deck]):
        index = ring_index(rules, deck, i)
        if state.deck[index] == UNSEEN:
            state.deck[index] = room[start]
            start += 1
