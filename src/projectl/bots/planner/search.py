"""The best turn: a beam over its actions, whose best ends are judged by the best turn that can follow them."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.rules.engine import FINISH_ROUND, LAST_ROUND

from .candidates import successors
from .evaluation import SOLO_WEIGHTS, WEIGHTS, Weights, turns_left, worth
from .transitions import next_turn
from .turn_state import Table, TurnState

BEAM = (6, 4)
"""Positions that are kept after the first and the second action."""
NEXT_BEAM = (3, 2)
"""The same in the turn after this one."""
FINALISTS = 4
"""Ends of this turn for which the next one is planned."""

Judged = tuple[float, TurnState]


class Search:
    """One search; `evaluations` counts the positions that were judged."""

    def __init__(
        self, table: Table, turn: TurnState, rivals: Sequence[TurnState] = (), weights: Weights | None = None
    ) -> None:
        self.table = table
        self.turn = turn
        self.rivals = rivals
        self.weights = weights or (SOLO_WEIGHTS if table.rules.solo else WEIGHTS)
        self.evaluations = 0
        self._judged: dict[object, tuple[float, int]] = {}
        self._outlooks: dict[tuple[int, int], tuple[float, float]] = {}

    def best_turn(self) -> TurnState:
        """The most promising end of the turn; its `path` leads there. The position itself if nothing can be done."""
        ends = self._ends(self.turn, BEAM)
        if not ends:
            return self.turn
        if self.turn.ending == LAST_ROUND:
            return ends[0][1]
        return max(ends[:FINALISTS], key=self._prospect)[1]

    def _prospect(self, judged: Judged) -> float:
        """What the end of a turn is worth when the next turn is planned too."""
        value, turn = judged
        ends = self._ends(next_turn(turn, self.table), NEXT_BEAM)
        return ends[0][0] if ends else value

    def _ends(self, start: TurnState, widths: Sequence[int]) -> list[Judged]:
        """Ends of the turn, the best first."""
        beam, depth = [start], 0
        ended: list[Judged] = []
        while beam:
            judged = self._judged_successors(beam)
            ended += [entry for entry in judged if entry[1].actions <= 0]
            going = [entry for entry in judged if entry[1].actions > 0]
            going.sort(key=_value, reverse=True)
            beam = [turn for _, turn in going[: widths[min(depth, len(widths) - 1)]]]
            depth += 1
        return sorted(ended, key=_value, reverse=True)

    def _judged_successors(self, beam: Sequence[TurnState]) -> list[Judged]:
        """All different positions after one more action."""
        found: dict[object, Judged] = {}
        for turn in beam:
            for after in successors(turn, self.table):
                value, number = self._judge(after)
                found.setdefault((number, after.actions, after.master_used), (value, after))
        return list(found.values())

    def worth(self, turn: TurnState) -> float:
        """What a position is worth, against that of the best rival: what shortens the game does so for both."""
        return self._judge(turn)[0]

    def _judge(self, turn: TurnState) -> tuple[float, int]:
        """The worth of a turn, and a number that it shares with all positions of the same key."""
        key = turn.worth_key()
        known = self._judged.get(key)
        if known is None:
            turns, rival = self._outlook(turn)
            self.evaluations += 1
            known = self._judged[key] = worth(turn, self.table, self.weights, turns) - rival, self.evaluations
        return known

    def _outlook(self, turn: TurnState) -> tuple[float, float]:
        """The turns that are left, and what the position of the best rival is worth with as many."""
        key = turn.decks[self.table.trigger], turn.ending
        known = self._outlooks.get(key)
        if known is None:
            turns = turns_left(turn, self.table)
            known = self._outlooks[key] = turns, self._best_rival(turns, turn.ending)
        return known

    def _best_rival(self, turns: float, ending: int) -> float:
        for rival in self.rivals:
            rival.ending = min(ending, FINISH_ROUND)
        return max([worth(rival, self.table, self.weights, turns) for rival in self.rivals], default=0.0)


def _value(judged: Judged) -> float:
    return judged[0]
