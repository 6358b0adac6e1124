"""What the judge is asked about: a position as everybody at the table knows it."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from projectl.game import Game
from projectl.rules.engine import OVER, TOUCHES
from projectl.rules.knowledge import known_to
from projectl.rules.result import score_sheet
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


class Known(Protocol):
    """A state and its rules: a `Position`, or the `SeatView` of any seat."""

    @property
    def state(self) -> State:
        """With or without what is hidden: the judge does not look at it."""
        ...

    @property
    def rules(self) -> Rules:
        """What the game is played with."""
        ...


class Position(NamedTuple):
    """What a spectator knows who has watched from the start.

    Deck orders, puzzles left out and finishing touches are blank. Points count as known in editions that turn piles
    face down, too: every puzzle was completed before everybody's eyes.
    """

    state: State
    rules: Rules

    @classmethod
    def of(cls, state: State, rules: Rules) -> Position:
        """What is publicly known of a full state; TouchesUnknownError as of `known_to`."""
        return cls(known_to(state, rules, None), rules)

    @classmethod
    def of_game(cls, game: Game) -> Position:
        """What is publicly known of a game as it stands."""
        return cls.of(game.state, game.rules)


def sides(rules: Rules) -> int:
    """How many chances there are: one for each seat, in solo a second one for the opponent."""
    return rules.players + rules.solo


def public_state(position: Known) -> State:
    """The state without anybody's finishing touches. Decks may still be there; nothing reads them."""
    if position.state.phase == TOUCHES:
        return known_to(position.state, position.rules, None)
    return position.state


def settled(position: Known) -> tuple[float, ...] | None:
    """The win as it was shared, of a game that is over; None before.

    >>> from projectl import Game, play_out
    >>> game = Game(players=2, seed=7)
    >>> result = play_out(game, ["greedy", "random"])
    >>> settled(Position.of_game(game))
    (1.0, 0.0)
    """
    if position.state.phase != OVER:
        return None
    winners = score_sheet(position.state, position.rules).winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(sides(position.rules)))
