"""One training: it can be stopped at any chunk of games and taken up again, and comes to the same net."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

from projectl.bots.value_net.model.feature_index import (
    BIAS_2,
    HIDDEN,
    INPUTS,
    LAYER_2,
    MARGIN,
    PAIR_ROWS,
    ROWS,
    SECOND,
    WIN,
)
from projectl.bots.value_net.model.npz import FAULTS, Stored, read_archive, stored, write_archive
from projectl.bots.value_net.model.weights import BadNetError
from projectl.bots.value_net.runtime import Runtime, Weights, best_net, get_rows, set_rows
from projectl.rules.engine import seeded

from .schedule import BEAM_WIDTH, DECAY, Mode, settings_at

CHUNK = 24
"""Games of one kind in a row, after which the net is changed."""
FIRST_DEAL = 10_000_000_000
"""Deals of the training begin here; strength is measured on smaller seeds."""
MEASURES = ("games", "wins", "margins", "loss", "positions")


def _fast(ghosts: bool) -> Runtime:
    return Runtime(best_net(), width=BEAM_WIDTH, fits=1, ghosts=ghosts)


class Trainer:
    """A pair of nets in the making.

    `history` has a row of sums for every stretch of games: MEASURES, since the start.
    """

    def __init__(self, mode: Mode, seed: int = 1, make: Callable[[bool], Runtime] = _fast) -> None:
        self.mode = mode
        self.seed = seed
        self._make = make
        self._runtimes: dict[bool, Runtime] = {}
        self.runtime = self._runtime(False)
        self.runtime.set_weights(first_weights(seed))
        self.runtime.workspace.chance = seeded(seed)
        self.training = self.runtime.new_training()
        self.training.decay = DECAY
        self.training.seed = FIRST_DEAL
        self.history: list[tuple[float, ...]] = []
        rules = [options.rules() for options in mode.mix]
        self._games = [(each.ghosts > 0, self.runtime.rules(each)) for each in rules]

    def _runtime(self, ghosts: bool) -> Runtime:
        if ghosts not in self._runtimes:
            self._runtimes[ghosts] = self._make(ghosts)
        return self._runtimes[ghosts]

    def _go_to(self, ghosts: bool) -> None:
        """Work where the tilings are with ghosts or without: the nets go along."""
        there = self._runtime(ghosts)
        if there is not self.runtime:
            there.set_weights(get_rows(self.runtime.workspace.weights))
            there.workspace.chance = self.runtime.workspace.chance
            self.runtime = there

    @property
    def games(self) -> int:
        """Played so far."""
        return int(self.training.games)

    def play_chunk(self, progress: float) -> None:
        """Play and learn, with the settings for a share of the training."""
        ghosts, rules = self._games[self.games // CHUNK % len(self._games)]
        self._go_to(ghosts)
        settings = settings_at(progress)
        self.training.rate = settings.rate
        self.training.inverse_epsilon = settings.inverse_epsilon
        self.training.passes = settings.passes
        runtime = self.runtime
        runtime.workspace.margin_weight = settings.point
        runtime.workspace.width = settings.width
        runtime.workspace.fits = settings.fits
        runtime.kernels.train(runtime.states, rules, runtime.workspace, self.training, CHUNK, runtime.out)

    def note(self) -> None:
        """Add a row to the history."""
        self.history.append(tuple(float(getattr(self.training, name)) for name in MEASURES))

    def weights(self) -> Weights:
        """The nets; an input that no game has touched is zero, so that it does no harm where it does occur."""
        weights, squares = get_rows(self.runtime.workspace.weights), get_rows(self.training.square)
        for start in (0, ROWS):
            for row in range(start, start + INPUTS):
                if not any(squares[row]):
                    weights[row] = array("f", bytes(4 * HIDDEN))
        return weights

    def save_net(self, path: Path) -> None:
        """Write the nets as the bots read them."""
        write_archive(path, {"weights": stored(self.weights(), "<f2")})

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        numbers = [
            *self.training.steps,
            self.training.seed,
            self.training.games,
            self.runtime.workspace.chance,
            self.seed,
        ]
        sums = [self.training.wins, self.training.margins, self.training.loss, self.training.positions]
        write_archive(
            path,
            {
                f"mode-{self.mode.name}": Stored((0,), ()),
                "weights": stored(get_rows(self.runtime.workspace.weights), "<f4"),
                "momentum": stored(get_rows(self.training.momentum), "<f4"),
                "square": stored(get_rows(self.training.square), "<f4"),
                "numbers": Stored((len(numbers),), numbers, "<i8"),
                "sums": Stored((len(sums),), sums),
                "history": stored(self.history, "<f8"),
            },
        )

    def load(self, path: Path) -> None:
        """Go on from what `save` wrote; BadNetError if it belongs to another training."""
        mode, arrays = f"mode-{self.mode.name}", ("weights", "momentum", "square")
        try:
            file = read_archive(path, (mode, *arrays, "numbers", "sums", "history"))
        except FAULTS as error:
            raise BadNetError(path, type(error).__name__) from error
        shape = file["weights"].shape if "weights" in file else ()
        if mode not in file or shape != (PAIR_ROWS, HIDDEN):
            raise BadNetError(path, f"another mode than {self.mode.name}, or shape {shape}")
        for name, record in zip(arrays, (self.runtime.workspace, self.training, self.training), strict=True):
            set_rows(getattr(record, name), [array("f", row) for row in file[name].rows()])
        *steps, seed, games, chance, self.seed = (int(number) for number in file["numbers"].numbers)
        self.training.steps[:] = steps
        self.training.seed, self.training.games, self.runtime.workspace.chance = seed, games, chance
        wins, margins, loss, positions = file["sums"].numbers
        self.training.wins, self.training.margins, self.training.loss, self.training.positions = (
            wins,
            margins,
            loss,
            int(positions),
        )
        self.history = [tuple(row) for row in file["history"].rows()] if file["history"].numbers else []


def first_weights(seed: int) -> Weights:
    """Small random weights."""
    chance = Random(seed)

    def row(spread: float, count: int) -> array[float]:
        return array("f", [chance.gauss(0.0, spread) for _ in range(count)] + [0.0] * (HIDDEN - count))

    weights = [row(0.0, 0) for _ in range(PAIR_ROWS)]
    for start in (0, ROWS):
        for at in range(INPUTS):
            weights[start + at] = row(0.1, HIDDEN)
        for at in range(LAYER_2, BIAS_2):
            weights[start + at] = row((2 / HIDDEN) ** 0.5, SECOND)
        for at in (WIN, MARGIN):
            weights[start + at] = row(0.1, SECOND)
    return weights
