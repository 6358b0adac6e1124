"""Games of the training as files: some games each, with the positions to learn from.

A file depends on its number alone, so that a run can be stopped and taken up again at any file, and comes to the same
files on every machine.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import gcd
from pathlib import Path
from random import Random

import numpy as np

from projectl.rules.engine import SEATS
from projectl.rules.ways.native import PACKED_STATE

from .deals import ANY, HELD_BACK, TRAINING, Deal
from .games import NAMES, Games
from .mix import KINDS, Player, any_level, quick_player, thrifty_level
from .plain import PLAIN_GAMES, plain_games
from .playing import Played, play

GAMES = 50
"""In a file."""
THOROUGH = 4
"""In every so many-th file all levels play; in the others those that take little time, and more games of them."""
BOTS, PLAIN = "games", "plain"
"""How files of games of bots are named, and those of games of the nets alone (`plain`)."""
KEPT = 0.3
"""The share of the positions in the middle of a turn that is kept; every beginning of a turn is."""


def write_games(folder: Path, games: int, minutes: float | None = None) -> Iterator[int]:
    """Let bots play until the folder has so many games or the time is over; tells how many files there are."""
    return _write_files(folder, BOTS, range(-(-games // GAMES)), _end(minutes), _games_of_bots)


def write_plain_games(folder: Path, games: int, minutes: float | None = None) -> Iterator[int]:
    """The same of games by the nets alone, of which there are many in little time."""
    return _write_files(folder, PLAIN, range(-(-games // PLAIN_GAMES)), _end(minutes), plain_games)


def _end(minutes: float | None) -> float | None:
    return None if minutes is None else time.monotonic() + 60 * minutes


def _write_files(
    folder: Path, sort: str, numbers: Iterable[int], until: float | None, make: Callable[[int], Games]
) -> Iterator[int]:
    folder.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        path = file_of(folder, sort, number)
        if not path.exists():
            if until is not None and time.monotonic() > until:
                return
            draft = path.with_name("draft.npz")
            np.savez_compressed(draft, **make(number)._asdict())
            os.replace(draft, path)  # noqa: PTH105  # the same, and named for what it does
        yield number + 1


def file_of(folder: Path, sort: str, number: int) -> Path:
    """Where the games of a number lie."""
    return folder / f"{sort}-{number:04}.npz"


def read_games(folder: Path, sort: str = BOTS, files: int | None = None) -> Games:
    """All games of a folder, of one sort, or those of its first files."""
    parts: list[Games] = []
    before = 0
    for path in sorted(folder.glob(f"{sort}-????.npz"))[:files]:
        with np.load(path) as file:
            part = Games(*(file[name] for name in Games._fields))
        parts.append(part._replace(game=part.game + before))
        before += len(part.kind)
    return Games(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def write_series(folder: Path, series: str, minutes: float | None = None, games: int | None = None) -> Iterator[int]:
    """Let bots play the games of a series that is held back, with all their positions; tells how many are there.

    All of them, or the first so many: then as many rounds as have them, each with its share of every kind.
    """
    until = _end(minutes)
    done = 0
    for kind, numbers in (each for part in series_rounds(games) for each in part.items()):
        make = partial(_games_of_series, series, kind)
        for _ in _write_files(folder, f"{series}-{kind}", numbers, until, make):
            done += GAMES
            yield done


def series_rounds(games: int | None = None) -> list[dict[str, range]]:
    """The files of a series by kind, in rounds that are alike: all, or as many as have so many games."""
    files = {kind: held // GAMES for kind, held in HELD_BACK.items()}
    rounds = gcd(*files.values())
    each = {kind: count // rounds for kind, count in files.items()}
    wanted = rounds if games is None else min(rounds, -(-games // (GAMES * sum(each.values()))))
    return [{kind: range(at * count, (at + 1) * count) for kind, count in each.items()} for at in range(wanted)]


def is_complete(folder: Path, series: str, games: int | None = None) -> bool:
    """Whether all games of a series are there, or the first so many."""
    names = ((kind, at) for part in series_rounds(games) for kind, numbers in part.items() for at in numbers)
    return all(file_of(folder, f"{series}-{kind}", at).exists() for kind, at in names)


def _games_of_bots(number: int) -> Games:
    deals = [Deal(TRAINING, ANY, number * GAMES + at) for at in range(GAMES)]
    return _gathered(deals, quick_player if number % THOROUGH else any_level, KEPT)


def _games_of_series(series: str, kind: str, number: int) -> Games:
    return _gathered([Deal(series, kind, number * GAMES + at) for at in range(GAMES)], thrifty_level, 1.0)


def _gathered(deals: Sequence[Deal], player: Player, share: float) -> Games:
    """The games of some deals, with the beginnings of turns and a share of the other positions."""
    packed: list[bytes] = []
    game: list[int] = []
    turn: list[int] = []
    played: list[Played] = []
    for at, deal in enumerate(deals):
        one = play(deal, player)
        chance = Random(f"{deal.name} kept")
        for moment in one.moments:
            if moment.fresh or chance.random() < share:
                packed.append(PACKED_STATE.pack(*moment.position.state.numbers()))
                game.append(at)
                turn.append(moment.turn)
        played.append(one)
    return Games(
        np.frombuffer(b"".join(packed), np.uint8).reshape(len(packed), -1),
        np.array(game, np.int32),
        np.array(turn, np.int16),
        np.array([NAMES.index(one.drawn.kind) for one in played], np.int8),
        np.array([KINDS[one.drawn.kind].index(one.drawn.options) for one in played], np.int8),
        np.array([one.turns for one in played], np.int16),
        np.array([[*one.shares, *[0.0] * (SEATS - len(one.shares))] for one in played], np.float32),
    )
