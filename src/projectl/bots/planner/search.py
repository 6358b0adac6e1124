"""The best turn: a beam over its actions, whose best ends are judged by the best turn that can follow them."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.rules.engine import FINISH_ROUND, LAST_ROUND

from .candidates import successors
from .evaluation import SOLO_WEIGHTS, WEIGHTS, Weights, turns_left, worth
from .transitions import next_turn
from .turn_state import Desk, Table

BEAM = (6, 4)
"""Desks that are kept after the first and the second action."""
NEXT_BEAM = (3, 2)
"""The same in the turn after this one."""
FINALISTS = 4
"""Ends of this turn for which the next one is planned."""

Judged = tuple[float, Desk]


class Search:
    """One search; `evaluations` counts the desks that were judged."""

    def __init__(self, table: Table, desk: Desk, rivals: Sequence[Desk] = (), weights: Weights | None = None) -> None:
        self.table = table
        self.desk = desk
        self.rivals = rivals
        self.weights = weights or (SOLO_WEIGHTS if table.rules.solo else WEIGHTS)
        self.evaluations = 0
        self._worths: dict[object, float] = {}
        self._rivals_worth: dict[tuple[float, int], float] = {}

    def best_turn(self) -> Desk:
        """The most promising end of the turn; its `path` leads there. The desk itself if nothing can be done."""
        ends = self._ends(self.desk, BEAM)
        if not ends:
            return self.desk
        if self.desk.ending == LAST_ROUND:
            return ends[0][1]
        return max(ends[:FINALISTS], key=self._prospect)[1]

    def _prospect(self, judged: Judged) -> float:
        """What the end of a turn is worth when the next turn is planned too."""
        value, desk = judged
        ends = self._ends(next_turn(desk, self.table), NEXT_BEAM)
        return ends[0][0] if ends else value

    def _ends(self, start: Desk, widths: Sequence[int]) -> list[Judged]:
        """Ends of the turn, the best first."""
        beam, depth = [start], 0
        ended: list[Judged] = []
        while beam:
            judged = self._judged_successors(beam)
            ended += [entry for entry in judged if entry[1].actions <= 0]
            going = [entry for entry in judged if entry[1].actions > 0]
            going.sort(key=_value, reverse=True)
            beam = [desk for _, desk in going[: widths[min(depth, len(widths) - 1)]]]
            depth += 1
        return sorted(ended, key=_value, reverse=True)

    def _judged_successors(self, beam: Sequence[Desk]) -> list[Judged]:
        """All different desks after one more action."""
        found: dict[object, Judged] = {}
        for desk in beam:
            for after in successors(desk, self.table):
                same_worth = after.worth_key()
                key = (same_worth, after.actions, after.master_used)
                if key not in found:
                    found[key] = self._worth(after, same_worth), after
        return list(found.values())

    def worth(self, desk: Desk) -> float:
        """What a desk is worth, against that of the best rival: what shortens the game does so for both."""
        return self._worth(desk, desk.worth_key())

    def _worth(self, desk: Desk, key: object) -> float:
        known = self._worths.get(key)
        if known is None:
            turns = turns_left(desk, self.table)
            known = worth(desk, self.table, self.weights, turns) - self._best_rival(turns, desk.ending)
            self._worths[key] = known
            self.evaluations += 1
        return known

    def _best_rival(self, turns: float, ending: int) -> float:
        if (turns, ending) not in self._rivals_worth:
            found = []
            for rival in self.rivals:
                rival.ending = min(ending, FINISH_ROUND)
                found.append(worth(rival, self.table, self.weights, turns))
            self._rivals_worth[turns, ending] = max(found, default=0.0)
        return self._rivals_worth[turns, ending]


def _value(judged: Judged) -> float:
    return judged[0]
