"""One training: it can be stopped at any chunk of games and taken up again, and comes to the same net."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from projectl.bots.net.layout import BIAS_2, HIDDEN, INPUTS, LAYER_2, MARGIN, ROWS, SECOND, WIN
from projectl.bots.net.loading import Compiled, Workshop
from projectl.bots.net.nets import BadNet
from projectl.rules.engine.chance import seeded
from projectl.rules.tables import tables_of

from .schedule import LAMBDA, LAST_WIDTH, Mode, settings_at

CHUNK = 24
"""Games of one kind in a row, after which the net is changed."""
FIRST_DEAL = 10_000_000_000
"""Deals of the training begin here; strength is measured on smaller seeds."""
MEASURES = ("games", "wins", "margins", "loss", "positions")


class Trainer:
    """A net in the making. `history` has a row of sums for every stretch of games: MEASURES, since the start."""

    def __init__(self, mode: Mode, seed: int = 1, place: Workshop | None = None) -> None:
        self.mode = mode
        self.seed = seed
        self.place = place or Compiled(width=LAST_WIDTH, fits=1)
        self.place.set_weights(first_weights(seed))
        self.place.desk.chance = seeded(seed)
        self.tutor = self.place.new_tutor()
        self.tutor.decay = LAMBDA
        self.tutor.seed = FIRST_DEAL
        self.history: list[tuple[float, ...]] = []
        self._games = [
            (self.place.rules(options.rules()), self.place.tables(tables_of(options.puzzle_set())))
            for options in mode.mix
        ]

    @property
    def games(self) -> int:
        """Played so far."""
        return int(self.tutor.games)

    def play_chunk(self, progress: float) -> None:
        """Play and learn, with the settings for a share of the training."""
        settings = settings_at(progress)
        self.tutor.rate = settings.rate
        self.tutor.stray = settings.stray
        self.place.desk.margin_weight = settings.point
        self.place.desk.width = settings.width
        self.place.desk.fits = settings.fits
        rules, tables = self._games[self.games // CHUNK % len(self._games)]
        place = self.place
        place.kernels.train(place.states, rules, tables, place.desk, self.tutor, CHUNK, place.out)

    def note(self) -> None:
        """Add a row to the history."""
        self.history.append(tuple(float(getattr(self.tutor, name)) for name in MEASURES))

    def weights(self) -> Any:
        """The net; what no game has touched is zero, so that it does no harm where it does occur."""
        import numpy

        weights = numpy.array(self.place.desk.weights, "f4")
        seen = numpy.array(self.tutor.square)[:INPUTS].any(axis=1)
        weights[:INPUTS][~seen] = 0
        return weights

    def save_net(self, path: Path) -> None:
        """Write the net as the bots read it."""
        _write(path, weights=self.weights())

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        _write(
            path,
            mode=self.mode.name,
            seed=self.seed,
            weights=self.place.desk.weights,
            mean=self.tutor.mean,
            square=self.tutor.square,
            numbers=[self.tutor.steps, self.tutor.seed, self.tutor.games, self.place.desk.chance],
            sums=[self.tutor.wins, self.tutor.margins, self.tutor.loss, self.tutor.positions],
            history=self.history,
        )

    def load(self, path: Path) -> None:
        """Go on from what `save` wrote; BadNet if it belongs to another training."""
        import numpy

        with numpy.load(path) as file:
            if str(file["mode"]) != self.mode.name or file["weights"].shape != (ROWS, HIDDEN):
                raise BadNet(path, f"mode {file['mode']}, shape {file['weights'].shape}")
            self.seed = int(file["seed"])
            self.place.set_weights(file["weights"])
            _set(self.tutor, "mean", file["mean"])
            _set(self.tutor, "square", file["square"])
            numbers = [int(number) for number in file["numbers"]]
            self.tutor.steps, self.tutor.seed, self.tutor.games, self.place.desk.chance = numbers
            sums = [float(number) for number in file["sums"]]
            self.tutor.wins, self.tutor.margins, self.tutor.loss, self.tutor.positions = sums
            self.history = [tuple(float(number) for number in row) for row in file["history"]]


def first_weights(seed: int) -> Any:
    """Small random weights."""
    import numpy

    chance = numpy.random.default_rng(seed)
    weights = numpy.zeros((ROWS, HIDDEN))
    weights[:INPUTS] = chance.normal(0, 0.1, (INPUTS, HIDDEN))
    weights[LAYER_2:BIAS_2, :SECOND] = chance.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, SECOND))
    weights[[WIN, MARGIN], :SECOND] = chance.normal(0, 0.1, (2, SECOND))
    return weights


def _set(tutor: Any, name: str, values: Any) -> None:
    """Copy into a list of lists or an array alike."""
    target = getattr(tutor, name)
    for row in range(len(target)):
        target[row][:] = values[row].tolist()


def _write(path: Path, **arrays: Any) -> None:
    """A kill while writing leaves the old file."""
    import numpy

    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft.npz")
    numpy.savez_compressed(draft, **arrays)
    os.replace(draft, path)  # noqa: PTH105  # the same, and named for what it does
