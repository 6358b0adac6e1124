"""The best finishing touches: of every way to fill puzzles with the pieces in hand, the planner keeps the best."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import NamedTuple

from projectl.bots.api import SeatView
from projectl.bots.planner.layouts import laid_out, tilings_with
from projectl.bots.planner.touches import best_touches
from projectl.rules.engine import DONE, PLACE, PLACEMENTS, SLOTS, final_score, finishing_gain, size_of


class Touching(NamedTuple):
    """The most points that a seat can end with, and how."""

    score: int
    actions: tuple[int, ...]
    gain: int
    """Against placing nothing."""
    is_choice: bool
    """Whether not every puzzle that is worth filling can be filled."""
    steps: int
    """1: filling the dearest puzzle first is best; 2: filling them in some other order; 3: no order by itself is."""


def best_score(view: SeatView) -> Touching:
    """The most points with which the seat can end by finishing touches."""
    open_puzzles = tuple(_open(view))
    supply = view.state.supply[view.seat]
    best = best_touches(open_puzzles, supply)
    alone = [best_touches((each,), supply).gain for each in open_puzzles]
    recess = {slot: cells for slot, cells, _ in open_puzzles}
    placed = [
        PLACE + slot * PLACEMENTS + placement
        for slot, pieces in best.fillings
        for placement in laid_out(recess[slot], pieces)
    ]
    score = final_score(view.state, view.rules, view.seat) + best.gain
    return Touching(score, (*placed, DONE), best.gain, best.gain < sum(alone), _steps(open_puzzles, supply, best.gain))


def _steps(open_puzzles: tuple[tuple[int, int, int], ...], supply: int, best: int) -> int:
    dearest_first = sorted(open_puzzles, key=lambda each: -each[2])
    if _gain(dearest_first, supply) == best:
        return 1
    return 2 if any(_gain(order, supply) == best for order in permutations(open_puzzles)) else 3


def _gain(order: Iterable[tuple[int, int, int]], supply: int) -> int:
    """What it brings to fill one puzzle after the other, each with as few pieces as can be."""
    gain = 0
    for _, recess, worth in order:
        pieces = min(tilings_with(recess, supply, worth - 1), key=size_of, default=0)
        if pieces:
            supply -= pieces
            gain += worth - size_of(pieces)
    return gain


def _open(view: SeatView) -> list[tuple[int, int, int]]:
    """By puzzle: its slot, its open cells, what finishing it gains."""
    state, rules = view.state, view.rules
    found = []
    for slot in range(SLOTS):
        where = view.seat * SLOTS + slot
        if state.puzzle[where] >= 0:
            recess = int(rules.cells[state.puzzle[where]]) & ~state.filled[where]
            found.append((slot, recess, finishing_gain(rules, state.puzzle[where])))
    return found
