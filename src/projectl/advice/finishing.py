"""Whether a puzzle can be completed in this turn: an exact search over all that can help, and over nothing else.

What helps is found from the end: the last action lays the last piece on the puzzle, and one action lays at most one
piece there. Another puzzle helps by the pieces that it gives back and its reward, so it has to be completed before.
Cards that are drawn meanwhile are unknown and never counted on. The rules themselves carry every action out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from projectl.bots.api import SeatView
from projectl.game.legal_actions import legal_actions
from projectl.rules.engine import (
    ALLOWED,
    AMBASSADOR,
    CANCEL,
    EXCHANGE,
    GHOST,
    KINDS,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    PIECE,
    PLACE,
    PLACEMENTS,
    RECYCLE_SEQUENCE,
    SLOTS,
    SPLITS,
    STOP,
    TAKE,
    TURN_ACTIONS,
    apply,
    exchange_targets,
    explain,
    kinds_of,
    marker_of,
    placeable_kinds,
)
from projectl.rules.pieces import PLACEMENT_BY_MASK, PLACEMENT_KIND
from projectl.rules.state import State
from projectl.rules.tiling import heaps

MANY = TURN_ACTIONS + 1
"""More pieces than a turn can lay on one puzzle."""


@lru_cache(maxsize=50_000)
def least_pieces(cells: int, ghosts: bool) -> int:
    """The fewest pieces of any kinds that fill some cells; MANY if a turn is too short for them."""
    return next((number for number in range(MANY) if heaps(cells, number, ghosts)), MANY)


def way_to_finish(view: SeatView, slot: int) -> tuple[int, ...] | None:
    """Actions that complete the puzzle in a slot (from 0) in this turn, as few as can be; None if nothing does."""
    state = view.state
    marker = marker_of(state, view.rules, view.seat)
    if marker < 0:
        return None
    for actions in range(state.actions[marker] + 1):
        search = _Search(view, marker, slot, state.actions[marker] - actions)
        path = search.from_here(state, True)
        if path is not None:
            return path
    return None


class _Search:
    """A search that leaves so many actions of the turn unused."""

    def __init__(self, view: SeatView, marker: int, slot: int, unused: int) -> None:
        self.rules = view.rules._replace(confirm=1, endless_white=0)
        self.seat, self.marker, self.unused = view.seat, marker, unused
        self.where = view.seat * SLOTS + slot
        self.puzzle = view.state.puzzle[self.where]
        self.ghosts = view.rules.ghosts > 0
        self.hopeless: set[object] = set()

    def from_here(self, state: State, is_root: bool = False) -> tuple[int, ...] | None:
        """The actions that complete the puzzle from a state; None if none do."""
        if state.puzzle[self.where] != self.puzzle:
            return ()
        if self._rest(state, self.where) == 0:
            return (STOP,) if state.sequence[self.marker] != NO_SEQUENCE else ()
        if self._left(state) < self._needed(self._rest(state, self.where)):
            return None
        key = self._key(state)
        if key in self.hopeless:
            return None
        for action in self._useful(state, is_root):
            after = state.clone()
            apply(after, self.rules, self.seat, action)
            path = self.from_here(after)
            if path is not None:
                return (action, *path)
        self.hopeless.add(key)
        return None

    def _left(self, state: State) -> int:
        return state.actions[self.marker] - self.unused

    def _needed(self, cells: int) -> int:
        return least_pieces(cells, self.ghosts)

    def _rest(self, state: State, where: int) -> int:
        return int(self.rules.cells[state.puzzle[where]]) & ~state.filled[where]

    def _key(self, state: State) -> object:
        first, last, marker = self.seat * SLOTS, self.seat * SLOTS + SLOTS, self.marker
        turn = state.actions[marker], state.master_used[marker], state.fresh_ambassadors[marker]
        under_way = state.sequence[marker], state.choice[marker], state.slots[marker], state.subject[marker]
        placed = (*state.placed[marker * SLOTS : marker * SLOTS + SLOTS],) if state.sequence[marker] else ()
        mine = (*state.puzzle[first:last], *state.filled[first:last], *state.pieces[first:last])
        supplies = state.supply[self.seat], state.reserve, state.ambassadors[self.seat], state.arrows[marker]
        return mine, supplies, turn, under_way, placed

    def _useful(self, state: State, is_root: bool) -> Iterator[int]:
        """The legal actions after which the puzzle may be completed."""
        if state.choice[self.marker] != NO_CHOICE or state.sequence[self.marker] == RECYCLE_SEQUENCE:
            yield from legal_actions(state, self.rules, self.seat)
        elif state.sequence[self.marker] != NO_SEQUENCE:
            yield from self._laid(state, placeable_kinds(state, self.rules, self.marker), state.slots[self.marker])
            yield from self._allowed(state, [STOP, *([CANCEL] if is_root else [])])
        else:
            yield from self._begun(state)

    def _begun(self, state: State) -> Iterator[int]:
        left, needed = self._left(state), self._needed(self._rest(state, self.where))
        yield from self._laid(state, kinds_of(state.supply[self.seat]), 0)
        yield from self._allowed(state, [GHOST + split for split in range(SPLITS)] if self.ghosts else [])
        if left < 2:
            return
        yield from self._allowed(state, [MASTER, AMBASSADOR])
        if needed < left:
            yield from self._allowed(state, [PIECE])
            yield from self._exchanges(state, left)
            if left == TURN_ACTIONS:
                yield from self._taken(state)

    def _laid(self, state: State, kinds: int, used: int) -> Iterator[int]:
        """Placements on the puzzle that leave it within reach, and on others that can be completed before it."""
        left = self._left(state)
        for where in range(self.seat * SLOTS, self.seat * SLOTS + SLOTS):
            slot = where % SLOTS
            most = left - 1 if where == self.where else left - 2
            if state.puzzle[where] >= 0 and not used >> slot & 1 and most >= 0:
                rest = self._rest(state, where)
                if self._needed(rest) <= most + 1:
                    for placement in self._placements(state, where, kinds):
                        if self._needed(rest & ~self.rules.mask[placement]) <= most:
                            yield PLACE + slot * PLACEMENTS + placement

    def _placements(self, state: State, where: int, kinds: int) -> Iterator[int]:
        """Of the given kinds, those that fit."""
        rules, filled = self.rules, state.filled[where]
        for kind in range(KINDS):
            if kinds & rules.kind_set[kind]:
                fit = state.puzzle[where] * KINDS + kind
                for i in range(rules.fit_start[fit], rules.fit_start[fit + 1]):
                    if not rules.fit_mask[i] & filled:
                        yield rules.fit_placement[i]

    def _exchanges(self, state: State, left: int) -> Iterator[int]:
        """Upgrades; before the last action only those to the missing piece, unless a split needs what is given back."""
        last = PLACEMENT_BY_MASK.get(self._rest(state, self.where), -1) if left == 2 else -1
        wanted = PLACEMENT_KIND[last] if last >= 0 else -1
        reserve = kinds_of(state.reserve)
        for given in range(KINDS):
            if kinds_of(state.supply[self.seat]) & self.rules.kind_set[given]:
                targets = exchange_targets(reserve, given, self.rules)
                for taken in range(KINDS):
                    if targets & self.rules.kind_set[taken] and (left > 2 or self.ghosts or taken == wanted):
                        yield EXCHANGE + given * KINDS + taken

    def _taken(self, state: State) -> Iterator[int]:
        """Puzzles of the rows that one piece completes: its reward may be the piece that is missing."""
        owned = kinds_of(state.supply[self.seat])
        for slot in range(self.rules.row_slots):
            puzzle = state.rows[slot]
            if puzzle >= 0:
                whole = PLACEMENT_BY_MASK.get(int(self.rules.cells[puzzle]), -1)
                fits = whole >= 0 and (self.ghosts or owned & self.rules.kind_set[PLACEMENT_KIND[whole]])
                if fits:
                    yield from self._allowed(state, [TAKE + slot])

    def _allowed(self, state: State, actions: list[int]) -> Iterator[int]:
        return (action for action in actions if explain(state, self.rules, self.seat, action) == ALLOWED)
