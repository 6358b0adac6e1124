"""`projectl train --mode judge`: play games of bots, learn from how they ended, and write the judge's net."""

from __future__ import annotations

from pathlib import Path

from projectl.texts import t
from projectl.texts.catalogue import MissingExtraError

from .train import FolderOccupiedError

MODE = "judge"
GAMES = 20_000
QUICK_GAMES = 1_000


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
        _play(played, games, minutes)
    except KeyboardInterrupt:
        print(t("train-stopped", games=_games_in(played)))
        return
    brier = _learn(played, net, seed)
    print(t("train-judge-done", net=str(net), brier=f"{brier:.4f}"))


def _play(folder: Path, games: int, minutes: float | None) -> None:
    from projectl.arena.progress import games_bar

    try:
        from projectl.judge.training.folder import write_games
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise MissingExtraError("numpy", "lab") from error
    done = 0
    with games_bar(MODE, games) as progress:
        for count in write_games(folder, games, minutes):
            progress(count - done)
            done = count


def _games_in(folder: Path) -> int:
    from projectl.judge.training.folder import GAMES as IN_A_FILE

    return IN_A_FILE * len([*folder.glob("games-????.npz")])


def _learn(played: Path, net: Path, seed: int) -> float:
    from projectl.judge.training.folder import read_games
    from projectl.judge.training.learning import EPOCHS, learn, write_net
    from projectl.judge.training.seeing import see

    learned = list(learn(see(read_games(played)), EPOCHS, seed))[-1]
    write_net(net, learned.net)
    return learned.brier
