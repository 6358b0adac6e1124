"""Learning from how games ended: a net of two hidden layers, by Adam, in numpy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from projectl.bots.value_net.model.npz import stored, write_archive
from projectl.judge.net.index import BIAS_1, BIAS_2, HIDDEN, INPUTS, LAYER_2, ROWS, SCORE, SECOND

from .seeing import Seen

Array = npt.NDArray[np.float32]
BATCH = 512
"""Positions after which the net is changed."""
SHRINK = 0.1
"""By what share of the rate weights shrink at each step."""
HELD_BACK = 10
"""Every tenth game is learned nothing from: it tells how well the net does."""


class Net(NamedTuple):
    """The weights, by layer."""

    to_hidden: Array
    hidden: Array
    to_second: Array
    second: Array
    to_score: Array

    @classmethod
    def new(cls, seed: int) -> Net:
        """Small random weights."""
        chance = np.random.default_rng(seed)

        def spread(size: float, *shape: int) -> Array:
            return (size * chance.standard_normal(shape)).astype(np.float32)

        return cls(
            spread(0.05, INPUTS, HIDDEN),
            np.zeros(HIDDEN, np.float32),
            spread((2 / HIDDEN) ** 0.5, HIDDEN, SECOND),
            np.zeros(SECOND, np.float32),
            spread(0.2, SECOND),
        )

    def matrix(self) -> Array:
        """The one matrix that the kernels read."""
        rows = np.zeros((ROWS, HIDDEN), np.float32)
        rows[:INPUTS] = self.to_hidden
        rows[BIAS_1] = self.hidden
        rows[LAYER_2 : LAYER_2 + HIDDEN, :SECOND] = self.to_second
        rows[BIAS_2, :SECOND] = self.second
        rows[SCORE, :SECOND] = self.to_score
        return rows


class Passed(NamedTuple):
    """What a batch came to on its way through the net."""

    inputs: Array
    hidden: Array
    second: Array
    rows: npt.NDArray[np.int32]
    chances: Array
    """By position and seat."""


def forward(net: Net, seen: Seen, positions: npt.NDArray[np.int64]) -> Passed:
    """The chances in some positions."""
    rows = seen.rows[positions]
    inputs = seen.dense(rows[rows >= 0])
    hidden = np.maximum(inputs @ net.to_hidden + net.hidden, 0)
    second = np.maximum(hidden @ net.to_second + net.second, 0)
    scores = np.where(rows == -1, np.float32(-1e9), np.float32(0))
    scores[rows >= 0] = second @ net.to_score
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return Passed(inputs, hidden, second, rows, weights / weights.sum(axis=1, keepdims=True))


def backward(net: Net, passed: Passed, shares: Array) -> Net:
    """How the loss changes with every weight."""
    error = ((passed.chances - shares) / len(shares))[passed.rows >= 0].astype(np.float32)
    to_second: Array = (error[:, None] * net.to_score) * (passed.second > 0)
    to_hidden: Array = (to_second @ net.to_second.T) * (passed.hidden > 0)
    return Net(
        passed.inputs.T @ to_hidden,
        to_hidden.sum(axis=0),
        passed.hidden.T @ to_second,
        to_second.sum(axis=0),
        passed.second.T @ error,
    )


class Adam:
    """Steps of the size that each weight has earned."""

    def __init__(self, net: Net) -> None:
        self._mean = [np.zeros_like(each) for each in net]
        self._square = [np.zeros_like(each) for each in net]
        self._steps = 0

    def step(self, net: Net, gradient: Net, rate: float) -> None:
        """Change the net in place."""
        self._steps += 1
        slow, fast = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for at, change in enumerate(gradient):
            mean, square, weights = self._mean[at], self._square[at], net[at]
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            weights -= rate * (mean / slow / (np.sqrt(square / fast) + 1e-8) + SHRINK * weights)


class Stage(NamedTuple):
    """A part of a training: what is gone over, how often, and the rates at its two ends."""

    seen: Seen
    epochs: int
    first_rate: float
    last_rate: float


class Learned(NamedTuple):
    """How a training stands after a pass over all games of its stage."""

    net: Net
    brier: float
    """Of a position, by the games of the last stage that are held back."""


def learn(stages: Sequence[Stage], seed: int = 1) -> Iterator[Learned]:
    """Go through the stages; what is told of is the mean of the nets of the second half of each pass."""
    chance = np.random.default_rng(seed)
    net = Net.new(seed)
    last = stages[-1].seen
    kept = np.flatnonzero(last.games.game % HELD_BACK == 0)
    for stage in stages:
        adam = Adam(net)
        learned = np.flatnonzero(stage.seen.games.game % HELD_BACK > 0)
        done, steps = 0, stage.epochs * -(-len(learned) // BATCH)
        for _ in range(stage.epochs):
            mean, count = Net(*(np.zeros_like(each) for each in net)), 0
            order = chance.permutation(learned)
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                shares = stage.seen.games.shares[stage.seen.games.game[batch]]
                adam.step(net, backward(net, forward(net, stage.seen, batch), shares), rate_at(stage, done / steps))
                done += 1
                if start >= len(order) // 2:
                    count += 1
                    for total, each in zip(mean, net, strict=True):
                        np.add(total, (each - total) / count, out=total)
            yield Learned(mean, brier(mean, last, kept))
        net = mean


def rate_at(stage: Stage, share: float) -> float:
    """How far a step goes when a share of the stage is done: a wave that falls."""
    return stage.last_rate + (stage.first_rate - stage.last_rate) * 0.5 * (1 + cos(pi * share))


def brier(net: Net, seen: Seen, positions: npt.NDArray[np.int64]) -> float:
    """The mean over positions of the squared errors of all seats, summed."""
    total = 0.0
    for start in range(0, len(positions), BATCH):
        part = positions[start : start + BATCH]
        errors = forward(net, seen, part).chances - seen.games.shares[seen.games.game[part]]
        total += float((errors**2).sum())
    return total / len(positions)


def write_net(path: Path, net: Net) -> None:
    """Write the net as the judge reads it."""
    write_archive(path, {"weights": stored(net.matrix().tolist(), "<f2")})
