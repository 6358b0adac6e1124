"""The result of a finished game: the score sheet, the places and what decided them (R-SCORE, R-TIE)."""

from __future__ import annotations

from typing import NamedTuple

from projectl.rules.engine.codes import DEAD_POSITION, DECK_EMPTY, OVER, TURN_CAP
from projectl.rules.engine.ending import standing as rule
from projectl.rules.engine.ending.touches import final_score, standing, unfinished_points
from projectl.rules.engine.multiset import size_of
from projectl.rules.engine.solo import OPPONENT

from .ruleset import Rules
from .state import State

BLACK_DECK_EMPTY = "black-deck-empty"
SOLO_DECK_EMPTY = "deck-empty"
END_REASONS = (BLACK_DECK_EMPTY, SOLO_DECK_EMPTY, "dead-position", "turn-cap")
DECIDERS = ("score", *rule.TIE_BREAKS, "shared", "solo-tie")


class Row(NamedTuple):
    """One line of the score sheet."""

    seat: int
    points: int
    """Of the victory pile."""
    touches: int
    """What finishing touches cost: one point a piece."""
    unfinished: int
    """What unfinished puzzles cost: nothing in editions where they are free."""
    score: int
    completed: int
    pieces: int
    """Left over in the supply."""
    place: int
    """1 for the winners; seats that nothing tells apart share a place."""


class Result(NamedTuple):
    """How a game ended.

    >>> from projectl import Game, play_out
    >>> result = play_out(Game(players=2, seed=7), ["greedy", "random"])
    >>> result.reason, result.winners, result.decided_by
    ('black-deck-empty', (0,), 'score')
    """

    reason: str
    """Why the play ended: one of END_REASONS."""
    rows: tuple[Row, ...]
    """By seat; in solo the opponent has the second one."""
    decided_by: str
    """What told the winner from the second: one of DECIDERS; "shared" if nothing did."""

    @property
    def truncated(self) -> bool:
        """Whether a turn cap cut the game short (D16)."""
        return self.reason == "turn-cap"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; in solo seat 1 is the opponent."""
        return tuple(row.seat for row in self.rows if row.place == 1)


def score_sheet(state: State, rules: Rules) -> Result:
    """The result of a game that is over."""
    if state.phase != OVER:
        raise ValueError("a game has no result before it is over")
    seats = range(OPPONENT + 1 if rules.solo else rules.players)
    standings = [standing(state, rules, seat) for seat in seats]
    rows = tuple(_row(state, rules, seat, standings) for seat in seats)
    reason = end_reason(rules, state.end_reason)
    assert reason is not None, "a game that is over ended for a reason"
    return Result(reason, rows, _decided_by(rows, bool(rules.solo)))


def _row(state: State, rules: Rules, seat: int, standings: list[int]) -> Row:
    return Row(
        seat=seat,
        points=state.points[seat],
        touches=state.touches[seat],
        unfinished=unfinished_points(state, rules, seat),
        score=final_score(state, rules, seat),
        completed=state.completed[seat],
        pieces=size_of(state.supply[seat]),
        place=1 + sum(other > standings[seat] for other in standings),
    )


def end_reason(rules: Rules, reason: int) -> str | None:
    """Why the play ends, as one of END_REASONS; None before the end is triggered."""
    deck_empty = SOLO_DECK_EMPTY if rules.solo else BLACK_DECK_EMPTY
    return {DECK_EMPTY: deck_empty, DEAD_POSITION: "dead-position", TURN_CAP: "turn-cap"}.get(reason)


def _decided_by(rows: tuple[Row, ...], solo: bool) -> str:
    """The first figure in which the winner is better than everybody else (R-TIE, R-SOLO-SCORE)."""
    for figure in ("score",) if solo else ("score", *rule.TIE_BREAKS):
        most = max(getattr(row, figure) for row in rows)
        rows = tuple(row for row in rows if getattr(row, figure) == most)
        if len(rows) == 1:
            return figure
    return "solo-tie" if solo else "shared"
