"""Plain searches that know nothing of what helps: every legal action is tried. They re-prove what the package found."""

import ctypes
from collections import Counter
from collections.abc import Sequence

from projectl.rules.engine import (
    END,
    KINDS,
    NO_CHOICE,
    NO_SEQUENCE,
    OVER,
    SLOTS,
    count_of,
    final_score,
)
from projectl.rules.pieces import LEVELS, PLACEMENT_BY_MASK, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.ways.running import engine_kernels, native

SEAT = 0


class Plain:
    """Every legal action of every state of a turn, by the compiled engine; each state is looked at once."""

    def __init__(self, rules: Rules) -> None:
        self.maker = native()
        self.kernels = engine_kernels(self.maker)
        self.given = rules
        self.rules = self.maker.rules(rules)
        self.buffer = self.maker.buffer()
        self.row = self.maker.row(State, 1)
        self.size = ctypes.sizeof(self.row[0])
        self.at = ctypes.addressof(self.row[0])

    def most_completed(self, state: State) -> int:
        """The most puzzles that the first seat can complete in its turn, when no deck and no row has a card."""
        self.maker.put(self.row, 0, state)
        start = bytes(self.row[0])
        most, waiting, seen = 0, [start], {start}
        before = state.completed[SEAT]
        while waiting:
            here = waiting.pop()
            for action in self._legal(here):
                if action == END:
                    continue
                after = self._after(here, action)
                if after in seen:
                    continue
                seen.add(after)
                record = self.row[0]
                done = record.completed[SEAT] - before
                closed = record.sequence[0] == NO_SEQUENCE and record.choice[0] == NO_CHOICE
                if closed and record.actions[0] == 1:  # the last action: at most one piece for each puzzle
                    done += self._by_one_action(record)
                elif record.actions[0] > 0 or not closed:
                    waiting.append(after)
                most = max(most, done)
        return most

    def _legal(self, here: bytes) -> Sequence[int]:
        ctypes.memmove(self.at, here, self.size)
        return list(self.buffer[: self.kernels.legal_at(self.row, 0, self.rules, SEAT, self.buffer)])

    def _after(self, here: bytes, action: int) -> bytes:
        ctypes.memmove(self.at, here, self.size)
        self.kernels.step_at(self.row, 0, self.rules, SEAT, action)
        return ctypes.string_at(self.at, self.size)

    def _by_one_action(self, record: State) -> int:
        needed: Counter[int] = Counter()
        for slot in range(SLOTS):
            puzzle = record.puzzle[SEAT * SLOTS + slot]
            if puzzle >= 0:
                rest = self.given.cells[puzzle] & ~record.filled[SEAT * SLOTS + slot]
                if rest in PLACEMENT_BY_MASK:
                    needed[PLACEMENT_KIND[PLACEMENT_BY_MASK[rest]]] += 1
        there = sum(min(count, count_of(record.supply[SEAT], kind)) for kind, count in needed.items())
        return min(there, 1) if record.master_used[0] else there


def most_points(state: State, rules: Rules) -> int:
    """The most points after finishing touches: each puzzle is left, or filled cell by cell with whatever is there."""
    assert state.phase != OVER
    rests = [
        (int(rules.cells[state.puzzle[where]]) & ~state.filled[where], 2 * rules.points[state.puzzle[where]])
        for where in range(SEAT * SLOTS, SEAT * SLOTS + SLOTS)
        if state.puzzle[where] >= 0
    ]
    supply = [count_of(state.supply[SEAT], kind) for kind in range(KINDS)]
    return final_score(state, rules, SEAT) + _most_gained(rests, supply)


def _most_gained(rests: list[tuple[int, int]], supply: list[int]) -> int:
    if not rests:
        return 0
    (rest, worth), *others = rests
    filled = _most_filled(rest, supply, others, worth) if _has_cells(supply, rest) else None
    left = _most_gained(others, supply)
    return left if filled is None else max(left, filled)


def _has_cells(supply: list[int], rest: int) -> bool:
    return sum(count * level for count, level in zip(supply, LEVELS, strict=True)) >= rest.bit_count()


def _most_filled(rest: int, supply: list[int], others: list[tuple[int, int]], worth: int) -> int | None:
    if rest == 0:
        return worth + _most_gained(others, supply)
    if worth <= 0 or not _has_cells(supply, rest):  # from here on every piece costs more than it can bring
        return None
    best: int | None = None
    for placement, mask in enumerate(PLACEMENTS):
        kind = PLACEMENT_KIND[placement]
        if supply[kind] and mask & (rest & -rest) and not mask & ~rest:
            supply[kind] -= 1
            found = _most_filled(rest & ~mask, supply, others, worth - 1)
            supply[kind] += 1
            if found is not None and (best is None or found > best):
                best = found
    return best
