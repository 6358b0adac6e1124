"""`planner`: plans each turn as a whole and plays it, planning anew when something is turned up."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.bots.api import SeatView
from projectl.record.notation.action import Action
from projectl.rules.engine import (
    CANCEL,
    DONE,
    END,
    NO_CHOICE,
    NO_SEQUENCE,
    PIECE,
    PLACE,
    PLACEMENTS,
    STOP,
    TAKE,
    TAKE_DECK,
    TOUCHES,
    apply,
    block_of,
    marker_of,
)
from projectl.rules.state import State

from .evaluation import Weights, open_puzzles
from .layouts import laid_out
from .search import Search
from .touches import best_touches
from .turn_state import Table, TurnState


class PlannerBot:
    """Needs no chance: the same for every seed."""

    name = "planner"

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        del seed
        self.weights = weights
        self.evaluations = 0
        """Positions judged so far."""
        self._path: list[int] = []
        """What is left of the planned turn."""
        self._turn_planned = -1

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """The next action of the best turn."""
        if len(legal) == 1:
            return legal[0]
        state = view.state
        if state.phase == TOUCHES:
            return Action(_touch(view))
        marker = marker_of(state, view.rules, view.seat)
        if state.choice[marker] != NO_CHOICE:
            return self._answer(view, legal)
        if state.sequence[marker] != NO_SEQUENCE:
            return self._continued(legal)
        return self._turn(view, legal)

    def _turn(self, view: SeatView, legal: Sequence[Action]) -> Action:
        if not self._goes_on(view, legal):
            self._plan(view)
        action = self._path.pop(0) if self._path else -1
        if block_of(action) in (TAKE, TAKE_DECK):
            self._path = []  # another puzzle will be turned up
        return Action(action) if action in legal else _anything(legal)

    def _goes_on(self, view: SeatView, legal: Sequence[Action]) -> bool:
        """Whether the plan is still good: made in this turn, and nothing was turned up since."""
        return bool(self._path) and self._turn_planned == view.state.turn and self._path[0] in legal

    def _plan(self, view: SeatView) -> None:
        search = self._search(view, view.state)
        self._path = list(search.best_turn().path)
        self._turn_planned = view.state.turn
        self.evaluations += search.evaluations

    def _continued(self, legal: Sequence[Action]) -> Action:
        """The next piece of the open sequence (D24), as planned when it was begun."""
        if self._path and self._path[0] in legal:
            return Action(self._path.pop(0))
        self._path = []
        return Action(STOP) if STOP in legal else _anything(legal)

    def _answer(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """The answer to an open choice after which the position is worth most."""
        self._path = []
        return max(legal, key=lambda action: self._worth_after(view, action))

    def _worth_after(self, view: SeatView, action: Action) -> float:
        after = view.state.clone()
        apply(after, view.rules, view.seat, action)
        self.evaluations += 1
        search = self._search(view, after)
        return search.worth(search.turn)

    def _search(self, view: SeatView, state: State) -> Search:
        table = Table.of(view)
        rivals = [TurnState(state, table, seat) for seat in range(view.rules.players) if seat != view.seat]
        return Search(table, TurnState(state, table, view.seat), rivals, self.weights)


def _touch(view: SeatView) -> int:
    """The next of the best finishing touches."""
    table = Table.of(view)
    turn = TurnState(view.state, table, view.seat)
    fillings = best_touches(open_puzzles(turn, table), turn.supply).fillings
    for slot, pieces in fillings:
        return PLACE + slot * PLACEMENTS + laid_out(turn.recesses[slot], pieces)[0]
    return DONE


def _anything(legal: Sequence[Action]) -> Action:
    """Without a plan: a piece, else whatever goes on with the game."""
    if PIECE in legal:
        return Action(PIECE)
    return next((action for action in legal if action not in (CANCEL, END)), legal[0])
