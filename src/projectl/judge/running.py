"""The judge's kernels with all that they work on, in the fastest way that there is here."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import projectl.judge.net as package
from projectl.bots.value_net.model.npz import FAULTS, read_archive
from projectl.bots.value_net.model.weights import net_for, weights_of
from projectl.bots.value_net.runtime import RECORDS as NET_RECORDS
from projectl.bots.value_net.runtime import Runtime, Weights, native_net, set_rows
from projectl.errors import ProjectLError
from projectl.rules.engine import SEATS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.ways.library import NoLibraryError, open_library, say_once
from projectl.rules.ways.running import Interpreted, Maker, is_brought

from .net import kernels as interpreted_kernels
from .net.index import FIRST_KEPT, HIDDEN, MANY, MOST_KEPT, ROWS
from .net.records import Scales

RECORDS = NET_RECORDS | {Scales.LAYOUT.name: Scales.LAYOUT}
FILE = Path(__file__).parents[1] / "data" / "judge.npz"


class BadJudgeError(ProjectLError, ValueError):
    """A file does not hold the judge's net in this version."""

    def __init__(self, path: Path, found: object) -> None:
        super().__init__("net-unreadable", path=str(path), found=str(found), wanted=str((ROWS, HIDDEN)))


@cache
def native_judge() -> Maker:
    """The compiled way; NoLibraryError when there is no library for the judge as it is."""
    maker = native_net()
    if not is_brought(maker):
        open_library().check(package, RECORDS.values())
    return maker


@cache
def best_judge() -> Maker:
    """The fastest way that there is here; says once when that is the interpreted one."""
    try:
        return native_judge()
    except NoLibraryError as error:
        say_once(str(error))
        return Interpreted()


def read_weights(path: Path = FILE) -> Weights:
    """The weights in a file; BadJudgeError if there are none of the right shape."""
    try:
        found = read_archive(path, ["weights"])
    except FAULTS as error:
        raise BadJudgeError(path, type(error).__name__) from error
    if "weights" not in found or found["weights"].shape != (ROWS, HIDDEN):
        raise BadJudgeError(path, found["weights"].shape if "weights" in found else None)
    return [array("f", row) for row in found["weights"].rows()]


class Bench:
    """Room for positions, a workspace for the bots' nets and the scales, for games with ghosts or without."""

    def __init__(self, maker: Maker, ghosts: bool, weights: Weights | None) -> None:
        self.maker = maker
        self.kernels: Any = maker.kernels(interpreted_kernels, RECORDS)
        self.place = Runtime(maker, width=1, fits=1, ghosts=ghosts)
        self.states: Any = maker.row(State, max(MANY, FIRST_KEPT + MOST_KEPT))
        self.scales: Any = maker.record(Scales)
        self._rules: tuple[Rules, Any] | None = None
        if weights is not None:
            set_rows(self.scales.weights, weights)

    def laid_out(self, rules: Rules) -> Any:
        """The rules as the kernels take them, with the bots' nets for such games at hand."""
        if self._rules is None or (self._rules[0] is not rules and self._rules[0] != rules):
            self._rules = (rules, self.maker.rules(rules))
            self.place.use(weights_of(net_for(rules)))
        return self._rules[1]

    def chances(self, states: Sequence[State], rules: Rules) -> list[tuple[float, ...]]:
        """Of all seats, in positions of games by the same rules."""
        sides = rules.players + rules.solo
        laid = self.laid_out(rules)
        found: list[tuple[float, ...]] = []
        for start in range(0, len(states), MANY):
            part = states[start : start + MANY]
            for at, state in enumerate(part):
                self.maker.put(self.states, at, state)
            self.kernels.weigh_all(self.states, laid, self.place.workspace, self.scales, len(part))
            each = self.scales.chance[: len(part) * SEATS]
            found += [tuple(each[at : at + sides]) for at in range(0, len(each), SEATS)]
        return found


class Benches:
    """One bench with ghosts and one without, made when they are needed; threads take turns."""

    def __init__(self, maker: Maker, weights: Weights) -> None:
        self._maker = maker
        self._weights = weights
        self._made: dict[bool, Bench] = {}
        self._busy = Lock()

    def chances(self, states: Sequence[State], rules: Rules) -> list[tuple[float, ...]]:
        """Of all seats, in positions of games by the same rules."""
        with self._busy:
            ghosts = rules.ghosts > 0
            if ghosts not in self._made:
                self._made[ghosts] = Bench(self._maker, ghosts, self._weights)
            return self._made[ghosts].chances(states, rules)
