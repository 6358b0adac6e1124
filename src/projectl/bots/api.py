"""What a bot gets and what it gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from projectl.record.notation.action import Action
from projectl.rules.arguments import instance, whole_within
from projectl.rules.knowledge import known_to
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that a seat may know. `sample` makes full states that agree with it.

    >>> from projectl import Game
    >>> game = Game(players=2, seed=7)
    >>> view = SeatView.of(game.state, game.rules, seat=0)
    >>> set(view.state.deck)  # the decks lie face down
    {-1}
    """

    state: State
    """With everything blank that the seat cannot know; treat it as read-only."""
    rules: Rules
    seat: int

    @classmethod
    def of(cls, state: State, rules: Rules, seat: int) -> SeatView:
        """What `seat` may know of a full state."""
        instance("state", state, State)
        whole_within("seat", seat, 0, instance("rules", rules, Rules).players - 1)
        return cls(known_to(state, rules, seat), rules, seat)


class Bot(Protocol):
    """A player of one seat of one game.

    >>> from projectl import Game, play_out
    >>> class First:
    ...     name = "first"
    ...     def choose(self, view, legal):
    ...         return legal[0]
    >>> play_out(Game(players=2, seed=7), [First(), "greedy"]).winners
    (1,)
    """

    name: str

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """One of the legal actions, of which there is at least one."""
        ...
