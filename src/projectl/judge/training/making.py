"""A training from beginning to end: games of the nets alone, games of bots, then learning from both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .folder import BOTS, GAMES, PLAIN, read_games, write_games, write_plain_games
from .learning import Learned, Stage, learn, write_net
from .plain import PLAIN_GAMES
from .seeing import see

PLAIN_FOR_ONE = 6
"""Games of the nets alone, for each of bots."""

Report = Callable[[int], None]


def play_games(folder: Path, games: int, minutes: float | None, report: Report) -> None:
    """So many games of bots, and the others that go with them; each sort for half of the minutes."""
    half = None if minutes is None else minutes / 2
    for _ in write_plain_games(folder, PLAIN_FOR_ONE * games, half):
        pass
    for files in write_games(folder, games, half):
        report(files * GAMES)


def games_in(folder: Path) -> int:
    """How many games a folder has."""
    return GAMES * len([*folder.glob(f"{BOTS}-????.npz")]) + PLAIN_GAMES * len([*folder.glob(f"{PLAIN}-????.npz")])


def make_net(folder: Path, path: Path, seed: int) -> Learned:
    """Learn from the games of a folder, first from those of the nets alone, and write the net."""
    plain, bots = see(read_games(folder, PLAIN)), see(read_games(folder, BOTS))
    stages = [Stage(plain, 3, 2e-3, 2e-4), Stage(bots, 2, 7e-4, 2e-5)]
    learned = list(learn(stages, seed))[-1]
    write_net(path, learned.net)
    return learned
