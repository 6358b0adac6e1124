"""The most puzzles that a seat can complete in this turn: an exhaustive search over all that can help.

An action lays at most one piece on a puzzle, so a puzzle counts only while as few pieces can fill it as there are
actions. Whatever leaves no such puzzle nearer is left out; a plain search that leaves nothing out finds the same
(`tests/problems/plain.py`). Cards that are drawn meanwhile stay blank and are never counted on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from projectl.advice.finishing import least_pieces
from projectl.bots.api import SeatView
from projectl.game.legal_actions import legal_actions
from projectl.rules.engine import (
    ALLOWED,
    EXCHANGE,
    KINDS,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    PIECE,
    PLACE,
    PLACEMENTS,
    SLOTS,
    STOP,
    apply,
    exchange_targets,
    explain,
    kinds_of,
    marker_of,
    placeable_kinds,
)
from projectl.rules.state import State


class Completing(NamedTuple):
    """How many puzzles can be completed, and the shortest way to do it."""

    number: int
    spare: int
    """Actions of the turn that it leaves over."""
    actions: tuple[int, ...]


NOTHING = Completing(0, 0, ())


def most_completed(view: SeatView) -> Completing:
    """The most puzzles that the seat can complete in this turn without taking new ones."""
    if marker_of(view.state, view.rules, view.seat) < 0:
        return NOTHING
    return _Search(view).best(view.state)


class _Search:
    """A search of one position; what it finds for a state is kept."""

    def __init__(self, view: SeatView) -> None:
        self.rules = view.rules._replace(confirm=1, endless_white=0)
        self.seat = view.seat
        self.marker = marker_of(view.state, view.rules, view.seat)
        self.ghosts = view.rules.ghosts > 0
        self.found: dict[object, Completing] = {}

    def best(self, state: State) -> Completing:
        """The most from here on."""
        left = state.actions[self.marker]
        is_open = state.choice[self.marker] != NO_CHOICE or state.sequence[self.marker] != NO_SEQUENCE
        if not is_open and not self._within_reach(state, left):
            return Completing(0, left, ())
        key = self._key(state)
        if key not in self.found:
            self.found[key] = self._searched(state, left)
        return self.found[key]

    def _searched(self, state: State, left: int) -> Completing:
        best = Completing(0, left, ())
        for action in self._useful(state, left):
            after = state.clone()
            apply(after, self.rules, self.seat, action)
            then = self.best(after)
            count = then.number + self._unfinished(state) - self._unfinished(after)
            if (count, then.spare) > best[:2]:
                best = Completing(count, then.spare, (action, *then.actions))
        return best

    def _unfinished(self, state: State) -> int:
        first = self.seat * SLOTS
        return sum(state.puzzle[where] >= 0 for where in range(first, first + SLOTS))

    def _rest(self, state: State, where: int) -> int:
        return int(self.rules.cells[state.puzzle[where]]) & ~state.filled[where]

    def _within_reach(self, state: State, actions: int) -> bool:
        """Whether so many actions could complete any puzzle."""
        first = self.seat * SLOTS
        return actions > 0 and any(
            state.puzzle[where] >= 0 and least_pieces(self._rest(state, where), self.ghosts) <= actions
            for where in range(first, first + SLOTS)
        )

    def _key(self, state: State) -> object:
        first, last, marker = self.seat * SLOTS, self.seat * SLOTS + SLOTS, self.marker
        turn = state.actions[marker], state.master_used[marker]
        under_way = state.sequence[marker], state.choice[marker], state.slots[marker], state.subject[marker]
        mine = (*state.puzzle[first:last], *state.filled[first:last], *state.pieces[first:last])
        return mine, state.supply[self.seat], state.reserve, turn, under_way

    def _useful(self, state: State, left: int) -> Iterator[int]:
        """The legal actions after which more may be completed."""
        if state.choice[self.marker] != NO_CHOICE:
            yield from legal_actions(state, self.rules, self.seat)
        elif state.sequence[self.marker] != NO_SEQUENCE:
            # In one Master the order does not matter: from the first slot to the last.
            used = state.slots[self.marker]
            yield from self._laid(state, placeable_kinds(state, self.rules, self.marker), used.bit_length(), left - 1)
            yield from self._allowed(state, STOP)
        else:
            yield from self._laid(state, kinds_of(state.supply[self.seat]), 0, left - 1)
            yield from self._allowed(state, MASTER)
            if self._within_reach(state, left - 1):
                yield from self._allowed(state, PIECE)
                yield from self._exchanges(state)

    def _laid(self, state: State, kinds: int, first_slot: int, left: int) -> Iterator[int]:
        """Placements after which the puzzle can still be completed with the actions that are left."""
        rules = self.rules
        for slot in range(first_slot, SLOTS):
            where = self.seat * SLOTS + slot
            puzzle = state.puzzle[where]
            if puzzle < 0 or least_pieces(self._rest(state, where), self.ghosts) > left + 1:
                continue
            for kind in range(KINDS):
                if kinds & rules.kind_set[kind]:
                    fit = puzzle * KINDS + kind
                    for i in range(rules.fit_start[fit], rules.fit_start[fit + 1]):
                        rest = self._rest(state, where)
                        lies = rules.fit_mask[i] & ~rest == 0
                        if lies and least_pieces(rest & ~rules.fit_mask[i], self.ghosts) <= left:
                            yield PLACE + slot * PLACEMENTS + rules.fit_placement[i]

    def _exchanges(self, state: State) -> Iterator[int]:
        owned, reserve = kinds_of(state.supply[self.seat]), kinds_of(state.reserve)
        for given in range(KINDS):
            if owned & self.rules.kind_set[given]:
                targets = exchange_targets(reserve, given, self.rules)
                for taken in range(KINDS):
                    if targets & self.rules.kind_set[taken]:
                        yield EXCHANGE + given * KINDS + taken

    def _allowed(self, state: State, action: int) -> Iterator[int]:
        if explain(state, self.rules, self.seat, action) == ALLOWED:
            yield action
