"""The best turn: a beam over its actions, judged by what the desk is worth at its end."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.rules.engine.codes import LAST_ROUND

from .desk import Desk, Table
from .moves import successors
from .worth import SOLO_WEIGHTS, WEIGHTS, Weights, turns_left, worth

BEAM = (8, 6)
"""Desks that are kept after the first, second and third action from now."""


class Search:
    """One search; `evaluations` counts the desks that were judged."""

    def __init__(self, table: Table, desk: Desk, rivals: Sequence[Desk] = (), weights: Weights | None = None) -> None:
        self.table = table
        self.desk = desk
        self.weights = weights or (SOLO_WEIGHTS if table.rules.solo else WEIGHTS)
        self.rivals = rivals
        self._rivals_worth: dict[tuple[float, int], float] = {}
        self.evaluations = 0

    def best_turn(self) -> Desk:
        """The most promising end of the turn; its `path` leads there. The desk itself if nothing can be done."""
        beam, depth = [self.desk], 0
        ended: list[tuple[float, Desk]] = []
        while beam:
            judged = self._next(beam)
            ended += [entry for entry in judged if entry[1].actions <= 0]
            going = [entry for entry in judged if entry[1].actions > 0]
            going.sort(key=lambda entry: -entry[0])
            beam = [after for _, after in going[: BEAM[min(depth, len(BEAM) - 1)]]]
            depth += 1
        self.ended = sorted(ended, key=lambda e: -e[0])
        return max(ended, key=lambda entry: entry[0], default=(0.0, self.desk))[1]

    def worth(self, desk: Desk) -> float:
        """What a desk is worth, against that of the best rival: what shortens the game does so for both."""
        turns = turns_left(desk, self.table)
        key = (turns, desk.ending)
        if key not in self._rivals_worth:
            self._rivals_worth[key] = self._best_rival(turns, desk.ending)
        return worth(desk, self.table, self.weights, turns) - self._rivals_worth[key]

    def _best_rival(self, turns: float, ending: int) -> float:
        if ending == LAST_ROUND:
            return 0.0
        found = []
        for rival in self.rivals:
            later = rival.copy()
            later.ending = ending
            found.append(worth(later, self.table, self.weights, turns))
        return max(found, default=0.0)

    def _next(self, beam: list[Desk]) -> list[tuple[float, Desk]]:
        """All different desks after one more action."""
        judged: list[tuple[float, Desk]] = []
        seen: set[object] = set()
        for desk in beam:
            for after in successors(desk, self.table):
                key = after.key()
                if key not in seen:
                    seen.add(key)
                    judged.append((self.worth(after), after))
        self.evaluations += len(judged)
        return judged
