"""A position within the turn of a seat, and the table at which it sits.

What is turned up during the turn is unknown: the decks of the state are blank, so the rules refill a slot with a blank.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from projectl.bots.api import SeatView
from projectl.rules.engine import OPPONENT, SLOTS, UNSEEN, deck_of_slot, marker_of, own_slots, trigger_deck
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


class Table(NamedTuple):
    """What stays the same during a turn."""

    rules: Rules
    """With the end of a turn as an action of its own, and without what would be shuffled meanwhile (Endless White)."""
    marker: int
    first_slot: int
    end_slot: int
    """The slots of the rows that the seat may take from (R-LINE-PLAY)."""
    deck_of: tuple[int, ...]
    """By slot: the deck that refills it."""
    trigger: int
    """The deck whose end triggers the end of the game."""
    ghosts: bool
    mean_points: tuple[float, float]
    """Of all white and of all black puzzles."""
    cells: tuple[int, ...]
    """By puzzle: its recess; none for the last, which stands for no puzzle (-1)."""
    scratch: State
    """Where positions are laid out."""

    @classmethod
    def of(cls, view: SeatView) -> Table:
        """The table at which a seat sits."""
        rules = view.rules
        marker = max(0, marker_of(view.state, rules, view.seat))
        count = own_slots(rules)
        whites = rules.whites
        return cls(
            rules=rules._replace(confirm=1, endless_white=0),
            marker=marker,
            first_slot=marker * count,
            end_slot=(marker + 1) * count,
            deck_of=tuple(deck_of_slot(rules, slot) for slot in range(rules.row_slots)),
            trigger=trigger_deck(rules),
            ghosts=rules.ghosts > 0,
            mean_points=(_mean(rules.points[:whites]), _mean(rules.points[whites:])),
            cells=(*rules.cells, 0),
            scratch=_without_cards(view.state),
        )


def _without_cards(state: State) -> State:
    """A copy whose decks are blank, even where cards were put under them openly (D25): what is drawn is unknown."""
    copy = state.clone()
    copy.deck = [UNSEEN] * len(copy.deck)
    return copy


def _mean(points: Sequence[int]) -> float:
    return fmean(points) if points else 0.0


class TurnState:
    """What a turn changes of a state, from the side of a seat; between two actions, with no sequence or choice open.

    A search makes thousands of them, and a whole state each would be three times as slow. `lay_out` makes a state
    again, on which the rules act.
    """

    __slots__ = (
        "actions", "ambassadors", "black_taken", "completed", "deck_heads", "decks", "ending", "filled", "fresh",
        "laid", "lock_supply", "locks", "master_used", "path", "points", "puzzles", "recesses", "reserve", "rows",
        "seat", "supply", "taken",
    )  # fmt: skip

    def __init__(self, state: State, table: Table, seat: int, path: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.path = path
        """The codes of the actions that led here from the start of the search."""
        marker, start, end = table.marker, seat * SLOTS, seat * SLOTS + SLOTS
        self.supply, self.reserve = state.supply[seat], state.reserve
        self.puzzles, self.filled = (*state.puzzle[start:end],), (*state.filled[start:end],)
        self.laid = (*state.pieces[start:end],)
        cells = table.cells
        a, b, c, d = self.puzzles
        e, f, g, h = self.filled
        self.recesses = (cells[a] & ~e, cells[b] & ~f, cells[c] & ~g, cells[d] & ~h)
        """By slot: the open cells of the unfinished puzzle."""
        self.rows, self.decks, self.deck_heads = (*state.rows,), (*state.deck_count,), (*state.deck_head,)
        self.points, self.completed = state.points[seat], state.completed[seat]
        self.taken = state.points[OPPONENT] if table.rules.solo else 0
        """Points of the solo opponent."""
        self.locks, self.lock_supply, self.ending = (*state.locks,), state.lock_supply, state.ending
        self.actions, self.master_used = state.actions[marker], state.master_used[marker]
        self.black_taken, self.fresh = state.black_taken[marker], state.fresh_ambassadors[marker]
        self.ambassadors = state.ambassadors[seat]

    def lay_out(self, table: Table) -> State:
        """The state of this turn: always the same one, good until the next position is laid out."""
        state, seat, marker = table.scratch, self.seat, table.marker
        start, end = seat * SLOTS, seat * SLOTS + SLOTS
        state.supply[seat], state.reserve = self.supply, self.reserve
        state.puzzle[start:end], state.filled[start:end] = self.puzzles, self.filled
        state.pieces[start:end], state.laid[start:end] = self.laid, _NOT_NOTED
        state.rows[:], state.deck_count[:], state.deck_head[:] = self.rows, self.decks, self.deck_heads
        state.points[seat], state.completed[seat] = self.points, self.completed
        if table.rules.solo:
            state.points[OPPONENT] = self.taken
        state.locks[:], state.lock_supply, state.ending = self.locks, self.lock_supply, self.ending
        state.actions[marker], state.master_used[marker] = self.actions, self.master_used
        state.black_taken[marker], state.fresh_ambassadors[marker] = self.black_taken, self.fresh
        state.ambassadors[seat] = self.ambassadors
        return state

    def lead(self) -> int:
        """The points of the seat, against those of a solo opponent."""
        return self.points - self.taken

    def worth_key(self) -> tuple[object, ...]:
        """Positions with the same key are worth the same at the end of the turn."""
        return (
            self.supply, self.laid, self.puzzles, self.recesses, self.rows, self.locks, self.lock_supply, self.points,
            self.taken, self.ambassadors, self.fresh, self.ending,
        )  # fmt: skip


_NOT_NOTED = [()] * SLOTS
