"""How points and pieces went up and down in the course of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from projectl.game.disclosure import Disclosure
from projectl.rules.engine import OPPONENT, SLOTS, size_of
from projectl.rules.state import State

from .document import progress_document
from .seats import score_document


def curves_document(disclosure: Disclosure, states: Sequence[State]) -> dict[str, list[Any]]:
    """By state: points as far as the viewer may know them, pieces, which everybody sees, and the turn."""
    rules = disclosure.rules
    known = [disclosure.known(state) for state in states]
    seats = range(rules.players)
    points: list[list[int] | None] = [
        [score_document(rules, state, seat)["total"] for state in known] if disclosure.shows_pile(seat) else None
        for seat in seats
    ]
    if rules.solo:
        points.append([state.points[OPPONENT] for state in known])
    pieces = [[_pieces(state, seat) for state in known] for seat in seats]
    turns = [progress_document(rules, state)["turn"] for state in known]
    return {"points": points, "pieces": pieces, "turns": turns}


def _pieces(state: State, seat: int) -> int:
    """In the supply and on the puzzles of a seat."""
    laid = state.pieces[seat * SLOTS : seat * SLOTS + SLOTS]
    return size_of(state.supply[seat]) + sum(size_of(each) for each in laid)
