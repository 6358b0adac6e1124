"""What happened in checked games, counted, and what must have happened for the check to mean anything."""

from __future__ import annotations

from collections import Counter

from projectl.rules.engine import (
    AMBASSADOR,
    CANCEL,
    CHOOSE,
    COMPLETE,
    DEAD_POSITION,
    END,
    GHOST,
    LEVEL_UP,
    MASTER,
    OVER,
    PLACE,
    RECYCLE,
    TAKE_DECK,
    TOUCHES,
    TURN_CAP,
    TURN_OVER,
    block_of,
    marker_of,
)
from projectl.rules.options import SOLO, Options
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

THINGS = (
    "games", "steps", "completions", "reward-choices", "order-choices", "masters", "level-ups", "splits", "ambassadors",
    "recycles", "deck-takes", "reshuffles", "early-ends", "cancels", "triggers", "dead-ends", "caps", "touches",
)  # fmt: skip

_THINGS = {
    TAKE_DECK: "deck-takes",
    RECYCLE: "recycles",
    MASTER: "masters",
    AMBASSADOR: "ambassadors",
    GHOST: "splits",
    CANCEL: "cancels",
    CHOOSE: "reward-choices",
    COMPLETE: "order-choices",
    LEVEL_UP: "level-ups",
}
"""The blocks of actions that are a thing of their own."""


def expected_things(options: Options) -> set[str]:
    """What must happen at least once in many games with these options."""
    rules = options.rules()
    possible = {
        "level-ups": "ghost" in options.expansions,
        "splits": "ghost" in options.expansions,
        "ambassadors": "ambassador" in options.expansions,
        "recycles": rules.recycle and options.variant != SOLO,
        "deck-takes": rules.deck_take,
        "reshuffles": rules.endless_white,
        "early-ends": not rules.exact_turn,
        # Two puzzles at once, one of them with arrows or a missing reward: too rare where a game has 15 turns.
        "order-choices": options.variant != SOLO,
        # With the fallback for a missing O1 (D12) it takes thousands of steps to get there.
        "dead-ends": options.variant != SOLO and not rules.piece_fallback,
        "caps": False,
    }
    return {name for name in THINGS if possible.get(name, True)}


class Counting:
    """Counts the things of one game; `before` each step, `after` it, and at the end."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.things: Counter[str] = Counter(games=1)

    def before(self, state: State, seat: int, action: int) -> None:
        """An action is about to be done."""
        things = self.things
        things["steps"] += 1
        self._completed = sum(state.completed[: self.rules.players])
        self._rng = state.rng
        self._ending = state.ending
        block = block_of(action)
        if block in _THINGS:
            things[_THINGS[block]] += 1
        elif block == PLACE:
            things["touches"] += state.phase == TOUCHES
        elif block == END:
            things["early-ends"] += state.actions[marker_of(state, self.rules, seat)] > TURN_OVER + 1

    def after(self, state: State) -> None:
        """It has been done."""
        things = self.things
        things["completions"] += sum(state.completed[: self.rules.players]) - self._completed
        things["reshuffles"] += state.rng != self._rng
        things["triggers"] += state.ending > self._ending == 0
        if state.phase == OVER:
            things["dead-ends"] += state.end_reason == DEAD_POSITION
            things["caps"] += state.end_reason == TURN_CAP
