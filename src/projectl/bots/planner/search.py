"""The best turn: a beam over its actions, judged by what the desk is worth at its end."""

from __future__ import annotations

from .desk import Desk, Table
from .moves import successors
from .worth import WEIGHTS, Weights, turns_left, worth

BEAM = (8, 6)
"""Desks that are kept after the first, second and third action from now."""


class Search:
    """One search; `evaluations` counts the desks that were judged."""

    def __init__(self, table: Table, weights: Weights = WEIGHTS) -> None:
        self.table = table
        self.weights = weights
        self.evaluations = 0

    def best_turn(self, desk: Desk) -> Desk:
        """The most promising end of the turn; its `path` leads there. The desk itself if nothing can be done."""
        beam, depth = [desk], 0
        self.turns = turns_left(desk, self.table)
        ended: list[tuple[float, Desk]] = []
        while beam:
            judged = self._next(beam)
            ended += [entry for entry in judged if entry[1].actions <= 0]
            going = [entry for entry in judged if entry[1].actions > 0]
            going.sort(key=lambda entry: -entry[0])
            beam = [after for _, after in going[: BEAM[min(depth, len(BEAM) - 1)]]]
            depth += 1
        self.ended = sorted(ended, key=lambda e: -e[0])
        return max(ended, key=lambda entry: entry[0], default=(0.0, desk))[1]

    def _next(self, beam: list[Desk]) -> list[tuple[float, Desk]]:
        """All different desks after one more action."""
        judged: list[tuple[float, Desk]] = []
        seen: set[object] = set()
        for desk in beam:
            for after in successors(desk, self.table):
                key = after.key()
                if key not in seen:
                    seen.add(key)
                    judged.append((worth(after, self.table, self.weights, self.turns), after))
        self.evaluations += len(judged)
        return judged
