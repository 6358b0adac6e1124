"""A seat's turn in a few integers: what the search changes, and nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from projectl.rules.engine.codes import SLOTS, TURN_ACTIONS
from projectl.rules.engine.market import deck_of_slot, trigger_deck
from projectl.rules.engine.seats import marker_of
from projectl.rules.engine.why_market import own_slots
from projectl.rules.state import State
from projectl.rules.switches import Rules
from projectl.rules.tables import Tables

from ..interface import SeatView

EMPTY = -1
"""A slot without a puzzle, or with one that is not known before it is turned up."""


class Table(NamedTuple):
    """What stays the same during a turn."""

    rules: Rules
    tables: Tables
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

    @classmethod
    def of(cls, view: SeatView) -> Table:
        """The table at which a seat sits."""
        rules = view.rules
        marker = max(0, marker_of(view.state, rules, view.seat))
        count = own_slots(rules)
        whites = view.tables.whites
        return cls(
            rules=rules,
            tables=view.tables,
            first_slot=marker * count,
            end_slot=(marker + 1) * count,
            deck_of=tuple(deck_of_slot(rules, slot) for slot in range(rules.row_slots)),
            trigger=trigger_deck(rules),
            ghosts=rules.ghosts > 0,
            mean_points=(_mean(view.tables.points[:whites]), _mean(view.tables.points[whites:])),
        )


def _mean(points: Sequence[int]) -> float:
    return fmean(points) if points else 0.0


class Desk:
    """The seat's pieces and puzzles, the rows, and what is left of the turn."""

    __slots__ = (
        "actions", "ambassadors", "black_taken", "completed", "decks", "ending", "laid", "lock_supply", "locks",
        "master_used", "path", "points", "puzzles", "recesses", "reserve", "rows", "supply",
    )  # fmt: skip

    supply: int
    reserve: int
    puzzles: tuple[int, ...]
    """By slot: the unfinished puzzle."""
    recesses: tuple[int, ...]
    """By slot: its open cells."""
    laid: tuple[int, ...]
    """By slot: the pieces on it."""
    rows: tuple[int, ...]
    decks: tuple[int, ...]
    """How many puzzles are left in each deck."""
    actions: int
    master_used: int
    ambassadors: int
    black_taken: int
    ending: int
    points: int
    completed: int
    locks: tuple[int, ...]
    lock_supply: int
    path: tuple[int, ...]
    """The codes of the actions that led here from the start of the search."""

    def copy(self) -> Desk:
        """Another desk that may be changed."""
        other = Desk.__new__(Desk)
        other.supply = self.supply
        other.reserve = self.reserve
        other.puzzles = self.puzzles
        other.recesses = self.recesses
        other.laid = self.laid
        other.rows = self.rows
        other.decks = self.decks
        other.actions = self.actions
        other.master_used = self.master_used
        other.ambassadors = self.ambassadors
        other.black_taken = self.black_taken
        other.ending = self.ending
        other.points = self.points
        other.completed = self.completed
        other.locks = self.locks
        other.lock_supply = self.lock_supply
        other.path = self.path
        return other

    def key(self) -> tuple[object, ...]:
        """Desks with the same key have the same future, however they were reached."""
        return self.worth_key(), self.actions, self.master_used

    def worth_key(self) -> tuple[object, ...]:
        """Desks with the same key are worth the same at the end of the turn."""
        pieces = (self.supply, self.laid, self.puzzles, self.recesses)
        return (*pieces, self.rows, self.locks, self.lock_supply, self.points, self.ambassadors, self.ending)


def desk_of(state: State, rules: Rules, tables: Tables, seat: int) -> Desk:
    """The desk of a seat; when it is not the seat's turn, as if a new turn were to begin."""
    marker = marker_of(state, rules, seat)
    desk = Desk.__new__(Desk)
    mine = slice(seat * SLOTS, seat * SLOTS + SLOTS)
    desk.supply, desk.reserve = state.supply[seat], state.reserve
    desk.puzzles = tuple(state.puzzle[mine])
    desk.recesses = tuple(
        tables.cells[puzzle] & ~filled if puzzle >= 0 else 0
        for puzzle, filled in zip(desk.puzzles, state.filled[mine], strict=True)
    )
    desk.laid = tuple(state.pieces[mine])
    desk.rows = tuple(state.rows[: rules.row_slots])
    desk.decks = tuple(state.deck_count)
    desk.actions = max(0, state.actions[marker]) if marker >= 0 else TURN_ACTIONS
    desk.master_used = state.master_used[marker] if marker >= 0 else 0
    fresh = state.fresh_ambassadors[marker] if marker >= 0 else 0
    desk.ambassadors = state.ambassadors[seat] - fresh
    desk.black_taken = state.black_taken[marker] if marker >= 0 else 0
    desk.ending = state.ending
    desk.points, desk.completed = state.points[seat], state.completed[seat]
    desk.locks, desk.lock_supply = tuple(state.locks), state.lock_supply
    desk.path = ()
    return desk
