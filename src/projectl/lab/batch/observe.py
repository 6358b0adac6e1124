"""An observation: what a seat may know (R-KNOWN), as numbers of a byte, its own side first, the others clockwise.

`projectl.lab.layout` names the parts. Nothing is read here that the seat cannot know: no order of a deck, no points on
piles that lie face down; a state with finishing touches of others is never passed (`kernels.seen_by`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.codes import BLACK, OVER, SLOTS, WHITE
from projectl.rules.engine.solo import OPPONENT

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .records import Episode, Work

MOST = 127
"""Greater numbers are written as this one."""


def observe(state: State, rules: Rules, seat: int, episode: Episode, work: Work) -> None:
    """Write what `seat` sees into the observation of an episode."""
    at = 0
    for i in range(rules.players):
        at = add_puzzles(state, rules, (seat + i) % rules.players, episode, work, at)
    for slot in range(rules.row_slots):
        at = add_card(rules, state.rows[slot], 0, episode, work, at)
    for i in range(rules.players):
        at = add_heaps(state, (seat + i) % rules.players, episode, work, at)
    at = add_heap(state.reserve, episode, work, at)
    is_open = work.open_scores == 1 or state.phase == OVER
    for i in range(rules.players):
        other = (seat + i) % rules.players
        episode.observation[at] = player_word(state, other, is_open or i == 0)
        at += 1
    for marker in range(2):
        at = add_marker(state, rules, marker, seat, episode, at)
    add_table(state, rules, episode, at)


def add_puzzles(state: State, rules: Rules, seat: int, episode: Episode, work: Work, at: int) -> int:
    """The unfinished puzzles of a seat."""
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        at = add_card(rules, state.puzzle[where], state.filled[where], episode, work, at)
    return at


def add_card(rules: Rules, puzzle: int, filled: int, episode: Episode, work: Work, at: int) -> int:
    """The open cells of a puzzle, then whether there is one, whether it is black, its points and its reward."""
    if puzzle < 0:
        for i in range(4):
            episode.observation[at + i] = 0
        return at + 4
    cells = rules.cells[puzzle] & ~filled
    black = 1 if puzzle >= rules.whites else 0
    facts = 1 | black << 8 | min(rules.points[puzzle], MOST) << 16 | (rules.reward[puzzle] + 1) << 24
    episode.observation[at] = work.cells[cells & 255]
    episode.observation[at + 1] = work.cells[cells >> 8 & 255]
    episode.observation[at + 2] = work.cells[cells >> 16 & 255]
    episode.observation[at + 3] = cells >> 24 & 1 | facts << 8
    return at + 4


def add_heaps(state: State, seat: int, episode: Episode, work: Work, at: int) -> int:
    """The pieces on the puzzles of a seat, then its supply."""
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        at = add_heap(state.pieces[where] if state.puzzle[where] >= 0 else 0, episode, work, at)
    return add_heap(state.supply[seat], episode, work, at)


def add_heap(pieces: int, episode: Episode, work: Work, at: int) -> int:
    """How many there are of each kind; four numbers stay nothing."""
    if pieces == 0:
        episode.observation[at] = 0
        episode.observation[at + 1] = 0
        return at + 2
    low = work.pairs[pieces & 1023] | work.pairs[pieces >> 10 & 1023] << 16
    high = work.pairs[pieces >> 20 & 1023] | work.pairs[pieces >> 30 & 1023] << 16
    episode.observation[at] = low | high << 32
    episode.observation[at + 1] = work.pairs[pieces >> 40 & 1023] | work.pairs[pieces >> 50 & 1023] << 16
    return at + 2


def player_word(state: State, seat: int, is_shown: bool) -> int:
    """What else is told of a player: completed puzzles, points where they are known, Ambassadors, touches."""
    points = 0
    if is_shown:
        points = 1 << 8 | min(state.points[seat], MOST) << 16
    done = state.touch_done >> seat & 1
    first = 1 if state.first == seat else 0
    rest = state.ambassadors[seat] | state.touches[seat] << 8 | done << 16 | first << 24
    return state.completed[seat] | points | rest << 24


def add_marker(state: State, rules: Rules, marker: int, seat: int, episode: Episode, at: int) -> int:
    """A turn: who has it (1: the viewer, 2: the next, …), what is left of it, and what is open."""
    if marker >= rules.markers:
        episode.observation[at] = 0
        episode.observation[at + 1] = 0
        return at + 2
    holder = (state.holder[marker] - seat + rules.players) % rules.players + 1
    used = state.master_used[marker] << 16 | state.black_taken[marker] << 24 | state.fresh_ambassadors[marker] << 32
    is_open = state.sequence[marker] << 40 | state.choice[marker] << 48
    episode.observation[at] = holder | (state.actions[marker] + 1) << 8 | used | is_open
    episode.observation[at + 1] = (
        state.slots[marker] & 255 | (state.subject[marker] + 1) << 8 | state.arrows[marker] << 16
    )
    return at + 2


def add_table(state: State, rules: Rules, episode: Episode, at: int) -> None:
    """Decks by their numbers, locks, the solo opponent, and how near the end is."""
    decks = state.deck_count[WHITE] | state.deck_count[BLACK] << 8
    known = state.deck_known[WHITE] | state.deck_known[BLACK] << 8
    locks = state.locks[0] | state.locks[1] << 8 | state.locks[2] << 16 | state.lock_supply << 24
    episode.observation[at] = decks | known << 16 | locks << 32
    opponent = 0
    if rules.solo:
        opponent = min(state.points[OPPONENT], MOST) | state.completed[OPPONENT] << 8
    end = state.phase | state.ending << 8 | min(state.turn // rules.players, MOST) << 16
    episode.observation[at + 1] = end | opponent << 24
