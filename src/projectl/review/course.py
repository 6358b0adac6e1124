"""The course of a game: who decided what, in which order.

A *stretch* is what one seat does without a card turning up and without anybody else acting: what it decides in it, it
decides by what it knew at its beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from projectl.game.history import reveals
from projectl.record.record import GameRecord
from projectl.record.replaying import replay, starting_state, verify
from projectl.rules.engine import PLAY
from projectl.rules.state import State

from .errors import ReviewError

FEWEST_TURNS = 4
"""A shorter game says nothing about anybody."""


class Stretch(NamedTuple):
    """Some moves: `first` is the number of moves before them, `end` the one behind the last."""

    first: int
    end: int


class Turn(NamedTuple):
    """A turn of a seat, or its finishing touches. In Line Clear the moves of another turn may lie between its own."""

    seat: int
    round: int
    is_touches: bool
    stretches: tuple[Stretch, ...]

    @property
    def first(self) -> int:
        """The number of moves before it."""
        return self.stretches[0].first

    @property
    def end(self) -> int:
        """The number of moves up to its last one."""
        return self.stretches[-1].end


class Course(NamedTuple):
    """A finished game, move by move: `states[n]` is the one after n moves."""

    record: GameRecord
    states: tuple[State, ...]
    turns: tuple[Turn, ...]

    def actions(self, stretch: Stretch) -> list[int]:
        """What was done in it."""
        return [int(move.action) for move in self.record.moves[stretch.first : stretch.end]]


def course_of(record: GameRecord) -> Course:
    """The course of a finished game; ReviewError of one that cannot be reviewed."""
    check(record)
    states = (starting_state(record), *(step.state for step in replay(record)))
    turns = _turns(record, states)
    if sum(not turn.is_touches for turn in turns) < FEWEST_TURNS:
        raise ReviewError("review-too-short", fewest=FEWEST_TURNS)
    return Course(record, states, turns)


def check(record: GameRecord) -> None:
    """ReviewError of a record that is not that of a finished game by rules that hold today."""
    verdict = verify(record)
    if verdict.code == "verdict-unfinished":
        raise ReviewError("review-running")
    if verdict.code == "verdict-other-rules":
        raise ReviewError("review-other-rules", **verdict.params)
    if not verdict.ok:
        code = verdict.code
        raise ReviewError(code, **verdict.params)


def _turns(record: GameRecord, states: Sequence[State]) -> tuple[Turn, ...]:
    """By their beginning; touches, which are made at the same time, by seat and after all turns."""
    keys: dict[tuple[int, int], list[Stretch]] = {}
    last: tuple[int, int] | None = None
    for at, move in enumerate(record.moves):
        before = states[at]
        key = (before.turn if before.phase == PLAY else -1, move.seat)
        stretches = keys.setdefault(key, [])
        goes_on = key == last and stretches and not reveals(states[at - 1], before)
        if goes_on:
            stretches[-1] = Stretch(stretches[-1].first, at + 1)
        else:
            stretches.append(Stretch(at, at + 1))
        last = key
    counts: dict[int, int] = {}
    turns: list[Turn] = []
    for (turn, seat), stretches in keys.items():
        if turn >= 0:
            counts[seat] = counts.get(seat, 0) + 1
            turns.append(Turn(seat, counts[seat], False, tuple(stretches)))
    touches = sorted((seat, stretches) for (turn, seat), stretches in keys.items() if turn < 0)
    turns += [Turn(seat, counts.get(seat, 0), True, tuple(stretches)) for seat, stretches in touches]
    return tuple(turns)
