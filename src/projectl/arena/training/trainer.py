"""One training: it can be stopped at any chunk of games and taken up again, and comes to the same net."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from projectl.bots.net.layout import BIAS_2, HIDDEN, INPUTS, LAYER_2, MARGIN, PAIR_ROWS, ROWS, SECOND, WIN
from projectl.bots.net.loading import Compiled, Workshop
from projectl.bots.net.nets import BadNet
from projectl.rules.engine.chance import seeded
from projectl.rules.options import Options
from projectl.rules.tables import tables_of

from .schedule import BEAM_WIDTH, DECAY, Mode, settings_at

CHUNK = 24
"""Games of one kind in a row, after which the net is changed."""
FIRST_DEAL = 10_000_000_000
"""Deals of the training begin here; strength is measured on smaller seeds."""
MEASURES = ("games", "wins", "margins", "loss", "positions")


def _compiled(ghosts: bool) -> Workshop:
    return Compiled(width=BEAM_WIDTH, fits=1, ghosts=ghosts)


class Trainer:
    """A pair of nets in the making.

    `history` has a row of sums for every stretch of games: MEASURES, since the start.
    """

    def __init__(self, mode: Mode, seed: int = 1, make: Callable[[bool], Workshop] = _compiled) -> None:
        self.mode = mode
        self.seed = seed
        self._make = make
        self._places: dict[bool, Workshop] = {}
        self.place = self._place(False)
        self.place.set_weights(first_weights(seed))
        self.place.desk.chance = seeded(seed)
        self.tutor = self.place.new_tutor()
        self.tutor.decay = DECAY
        self.tutor.seed = FIRST_DEAL
        self.history: list[tuple[float, ...]] = []
        self._games = [
            (options.rules().ghosts > 0, self.place.rules(options.rules()), self._tables(options))
            for options in mode.mix
        ]

    def _tables(self, options: Options) -> Any:
        return self.place.tables(tables_of(options.puzzle_set()))

    def _place(self, ghosts: bool) -> Workshop:
        if ghosts not in self._places:
            self._places[ghosts] = self._make(ghosts)
        return self._places[ghosts]

    def _go_to(self, ghosts: bool) -> None:
        """Work where the tilings are with ghosts or without: the nets go along."""
        there = self._place(ghosts)
        if there is not self.place:
            there.set_weights(self.place.desk.weights)
            there.desk.chance = self.place.desk.chance
            self.place = there

    @property
    def games(self) -> int:
        """Played so far."""
        return int(self.tutor.games)

    def play_chunk(self, progress: float) -> None:
        """Play and learn, with the settings for a share of the training."""
        ghosts, rules, tables = self._games[self.games // CHUNK % len(self._games)]
        self._go_to(ghosts)
        settings = settings_at(progress)
        self.tutor.rate = settings.rate
        self.tutor.stray = settings.stray
        self.tutor.passes = settings.passes
        place = self.place
        place.desk.margin_weight = settings.point
        place.desk.width = settings.width
        place.desk.fits = settings.fits
        place.kernels.train(place.states, rules, tables, place.desk, self.tutor, CHUNK, place.out)

    def note(self) -> None:
        """Add a row to the history."""
        self.history.append(tuple(float(getattr(self.tutor, name)) for name in MEASURES))

    def weights(self) -> Any:
        """The nets; an input that no game has touched is zero, so that it does no harm where it does occur."""
        import numpy

        weights = numpy.array(self.place.desk.weights, "f2")
        untouched = numpy.max(self.tutor.square, axis=1) == 0
        for start in (0, ROWS):
            weights[start : start + INPUTS][untouched[start : start + INPUTS]] = 0
        return weights

    def save_net(self, path: Path) -> None:
        """Write the nets as the bots read them."""
        _write(path, weights=self.weights())

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        _write(
            path,
            mode=self.mode.name,
            seed=self.seed,
            weights=self.place.desk.weights,
            momentum=self.tutor.momentum,
            square=self.tutor.square,
            numbers=[*self.tutor.steps, self.tutor.seed, self.tutor.games, self.place.desk.chance],
            sums=[self.tutor.wins, self.tutor.margins, self.tutor.loss, self.tutor.positions],
            history=self.history,
        )

    def load(self, path: Path) -> None:
        """Go on from what `save` wrote; BadNet if it belongs to another training."""
        import numpy

        with numpy.load(path) as file:
            if str(file["mode"]) != self.mode.name or file["weights"].shape != (PAIR_ROWS, HIDDEN):
                raise BadNet(path, f"mode {file['mode']}, shape {file['weights'].shape}")
            self.seed = int(file["seed"])
            self.place.set_weights(file["weights"])
            _set(self.tutor, "momentum", file["momentum"])
            _set(self.tutor, "square", file["square"])
            numbers = [int(number) for number in file["numbers"]]
            self.tutor.steps[:] = numbers[:2]
            self.tutor.seed, self.tutor.games, self.place.desk.chance = numbers[2:]
            sums = [float(number) for number in file["sums"]]
            self.tutor.wins, self.tutor.margins, self.tutor.loss, self.tutor.positions = sums
            self.history = [tuple(float(number) for number in row) for row in file["history"]]


def first_weights(seed: int) -> Any:
    """Small random weights."""
    import numpy

    chance = numpy.random.default_rng(seed)
    weights = numpy.zeros((PAIR_ROWS, HIDDEN))
    for start in (0, ROWS):
        net = weights[start : start + ROWS]
        net[:INPUTS] = chance.normal(0, 0.1, (INPUTS, HIDDEN))
        net[LAYER_2:BIAS_2, :SECOND] = chance.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, SECOND))
        net[[WIN, MARGIN], :SECOND] = chance.normal(0, 0.1, (2, SECOND))
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
