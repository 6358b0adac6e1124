"""`projectl train --mode judge`: play games of bots, learn from how they ended, and write the judge's net."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from projectl.arena.progress import games_bar
from projectl.texts import t
from projectl.texts.catalogue import MissingExtraError

from .train import FolderOccupiedError

MODE = "judge"
GAMES = 6_000
"""Of bots, and several times as many of the nets alone."""
QUICK_GAMES = 300


def train_judge(folder: Path, games: int, minutes: float | None, resume: bool, seed: int) -> None:
    """Train into `folder`: the games lie in a folder of their own there, the net beside it.

    Files of games that are there are kept when the training goes on; `minutes` bounds the playing. The games are the
    same for every seed, which is that of the net. FolderOccupiedError as of any training.
    """
    net, played = folder / f"{MODE}.npz", folder / MODE
    if resume and net.exists():
        print(t("train-finished", net=str(net)))
        return
    for path in () if resume else (net, played):
        if path.exists():
            raise FolderOccupiedError(path)
    try:
        from projectl.judge.training.making import games_in, make_net, play_games
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise MissingExtraError("numpy", "lab") from error
    try:
        with games_bar(MODE, games) as progress:
            play_games(played, games, minutes, _steps(progress))
    except KeyboardInterrupt:
        print(t("train-stopped", games=games_in(played)))
        return
    print(t("train-judge-done", net=str(net), brier=f"{make_net(played, net, seed).brier:.4f}"))


def _steps(progress: Callable[[int], None]) -> Callable[[int], None]:
    """Tells a bar how many more games there are, by how many there are."""
    before = 0

    def report(games: int) -> None:
        nonlocal before
        progress(games - before)
        before = games

    return report
