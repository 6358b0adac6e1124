"""Positions of the training as the judge's net sees them, from the side of each seat."""

from __future__ import annotations

import ctypes
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from projectl.judge.net.index import INPUTS
from projectl.judge.running import Bench, native_judge
from projectl.rules.engine import SEATS
from projectl.rules.layouts import STATE

from .games import NAMES, Games
from .mix import KINDS


class Seen(NamedTuple):
    """Inputs that are not zero, row after row; a row is a position from the side of a seat."""

    starts: npt.NDArray[np.int64]
    """By row, and the end of the last."""
    inputs: npt.NDArray[np.int16]
    amount: npt.NDArray[np.float32]
    rows: npt.NDArray[np.int32]
    """By position and seat: its row; -1 where there is no such seat, -2 for the opponent in solo."""
    games: Games

    def dense(self, rows: npt.NDArray[np.int32]) -> npt.NDArray[np.float32]:
        """So many rows with all their inputs."""
        lengths = self.starts[rows + 1] - self.starts[rows]
        before = np.cumsum(lengths) - lengths
        at = np.arange(lengths.sum()) + np.repeat(self.starts[rows] - before, lengths)
        found = np.zeros(len(rows) * INPUTS, np.float32)
        np.add.at(found, np.repeat(np.arange(len(rows)) * INPUTS, lengths) + self.inputs[at], self.amount[at])
        return found.reshape(len(rows), INPUTS)


def see(games: Games) -> Seen:
    """What the net sees of all positions of some games."""
    benches = {ghosts: Bench(native_judge(), ghosts, None) for ghosts in (False, True)}
    shown = {ghosts: _arrays(bench) for ghosts, bench in benches.items()}
    starts, indices, amounts = [0], [], []
    rows = np.full((len(games.states), SEATS), -1, np.int32)
    for at, state in enumerate(games.states):
        game = games.game[at]
        rules = KINDS[NAMES[games.kind[game]]][games.options[game]].rules()
        bench = benches[rules.ghosts > 0]
        laid = bench.laid_out(rules)
        ctypes.memmove(ctypes.addressof(bench.states[0]), state.tobytes(), STATE.size())
        if rules.solo:
            rows[at, 1] = -2
        for seat in range(rules.players):
            bench.kernels.show_inputs(bench.states, 0, laid, bench.place.workspace, bench.scales, seat)
            count = bench.scales.actives
            rows[at, seat] = len(starts) - 1
            active, amount = shown[rules.ghosts > 0]
            indices.append(active[:count].astype(np.int16))
            amounts.append(amount[:count].astype(np.float32))
            starts.append(starts[-1] + count)
    return Seen(np.array(starts, np.int64), np.concatenate(indices), np.concatenate(amounts), rows, games)


def _arrays(bench: Bench) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """The inputs on the scales, as numpy sees their memory."""
    return np.ctypeslib.as_array(bench.scales.active), np.ctypeslib.as_array(bench.scales.amount)
