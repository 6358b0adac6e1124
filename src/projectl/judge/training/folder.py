"""Games of the training as files: some games each, with the positions to learn from.

A file depends on its number alone, so that a run can be stopped and taken up again at any file, and comes to the same
files on every machine.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from projectl.rules.engine import SEATS
from projectl.rules.ways.native import PACKED_STATE

from .deals import ANY, TRAINING, Deal
from .mix import KINDS
from .playing import Played, play

GAMES = 50
"""In a file."""
THOROUGH = 4
"""In every so many-th file all levels play; in the others those that take little time, and more games of them."""
KEPT = 0.3
"""The share of the positions in the middle of a turn that is kept; every beginning of a turn is."""
NAMES = list(KINDS)


class Games(NamedTuple):
    """Games and their positions: `game` says for each position which game it is of."""

    states: npt.NDArray[np.uint8]
    """Packed states, as everybody knows them."""
    game: npt.NDArray[np.int32]
    turn: npt.NDArray[np.int16]
    kind: npt.NDArray[np.int8]
    """By game, as the others below."""
    options: npt.NDArray[np.int8]
    turns: npt.NDArray[np.int16]
    shares: npt.NDArray[np.float32]
    """How the win was shared, by seat."""


def write_games(folder: Path, games: int, minutes: float | None = None) -> Iterator[int]:
    """Play until the folder has so many games or the time is over, and tell after each file how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    until = None if minutes is None else time.monotonic() + 60 * minutes
    for number in range(-(-games // GAMES)):
        path = file_of(folder, number)
        if not path.exists():
            if until is not None and time.monotonic() > until:
                return
            _write(path, number)
        yield (number + 1) * GAMES


def file_of(folder: Path, number: int) -> Path:
    """Where the games of a number lie."""
    return folder / f"games-{number:04}.npz"


def read_games(folder: Path) -> Games:
    """All games of a folder."""
    parts: list[Games] = []
    before = 0
    for path in sorted(folder.glob("games-????.npz")):
        with np.load(path) as file:
            part = Games(*(file[name] for name in Games._fields))
        parts.append(part._replace(game=part.game + before))
        before += len(part.kind)
    return Games(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _write(path: Path, number: int) -> None:
    packed: list[bytes] = []
    game: list[int] = []
    turn: list[int] = []
    played: list[Played] = []
    for at in range(GAMES):
        deal = Deal(TRAINING, ANY, number * GAMES + at)
        one = play(deal, quick=number % THOROUGH > 0)
        chance = Random(f"{deal.name} kept")
        for moment in one.moments:
            if moment.fresh or chance.random() < KEPT:
                packed.append(PACKED_STATE.pack(*moment.position.state.numbers()))
                game.append(at)
                turn.append(moment.turn)
        played.append(one)
    games = Games(
        np.frombuffer(b"".join(packed), np.uint8).reshape(len(packed), -1),
        np.array(game, np.int32),
        np.array(turn, np.int16),
        np.array([NAMES.index(one.drawn.kind) for one in played], np.int8),
        np.array([KINDS[one.drawn.kind].index(one.drawn.options) for one in played], np.int8),
        np.array([one.turns for one in played], np.int16),
        np.array([[*one.shares, *[0.0] * (SEATS - len(one.shares))] for one in played], np.float32),
    )
    draft = path.with_name("draft.npz")
    np.savez_compressed(draft, **games._asdict())
    os.replace(draft, path)  # noqa: PTH105  # the same, and named for what it does
