"""`projectl train`: make the nets of the learned bots, with progress, checkpoints and a learning curve."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from projectl.errors import ProjectLError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from projectl.arena.training import Mode, Trainer

CHECKPOINT_SECONDS = 20.0
NOTE_GAMES = 960
"""Games between two points of the learning curve."""

Report = Callable[["Trainer", float], None]


def train_command(
    mode: str | None = None,
    quick: bool = False,
    minutes: float | None = None,
    resume: bool = False,
    folder: Path = Path("nets"),
    *,
    seed: int = 1,
    games: int | None = None,
) -> None:
    """Train the net for a mode, or all of them, into `folder`, with a progress bar.

    Without `minutes` a fixed number of games is played, `games` or that of the mode, which with the same `seed` gives
    the same net on every machine; with them the clock decides how many. `resume` goes on from the last checkpoint, and
    leaves nets that are finished as they are; without it FolderOccupiedError if anything in the folder would be
    written over. A quick training of no named mode is that of the table. The judge is trained only when it is named.
    """
    from projectl.arena.training import MODES, UnknownModeError

    if mode == "judge":
        from .train_judge import GAMES, QUICK_GAMES, train_judge

        train_judge(folder, games or (QUICK_GAMES if quick else GAMES), minutes, resume, seed)
        return
    modes = [mode] if mode else ["table"] if quick else list(MODES)
    for name in modes:
        if name not in MODES:
            raise UnknownModeError(name)
        if not resume:
            refuse_occupied(name, folder)
    for name in modes:
        if is_finished(name, folder):
            print(_text("train-finished", net=str(net_file(name, folder))))
        else:
            trainer = new_trainer(name, folder, resume, seed)
            if not _train(trainer, games or target(trainer.mode, quick), minutes, folder):
                return


class FolderOccupiedError(ProjectLError, ValueError):
    """A new training would write over the nets or the checkpoint of another one."""

    def __init__(self, path: Path) -> None:
        super().__init__("train-occupied", path=str(path))


def refuse_occupied(mode: str, folder: Path) -> None:
    """FolderOccupiedError if a training of that mode has left anything in the folder."""
    from projectl.bots.value_net.model.weights import STEPS

    for path in (net_file(mode, folder), net_file(mode + STEPS, folder), checkpoint_file(mode, folder)):
        if path.exists():
            raise FolderOccupiedError(path)


def is_finished(mode: str, folder: Path) -> bool:
    """Whether a training of that mode came to its end in the folder: its net is the last thing that it writes."""
    return net_file(mode, folder).exists()


def net_file(name: str, folder: Path) -> Path:
    """Where a training leaves a pair of nets."""
    return folder / f"{name}.npz"


def checkpoint_file(mode: str, folder: Path) -> Path:
    """Where a training is kept while it runs."""
    return folder / f"{mode}.checkpoint.npz"


def _train(trainer: Trainer, games: int, minutes: float | None, folder: Path) -> bool:
    """Train one net; whether it came to its end."""
    from rich.console import Console

    console, mode = Console(), trainer.mode.name
    with _bar(console) as bar:
        task = bar.add_task(mode, total=1.0, rate=0.0)
        began, first = time.monotonic(), trainer.games

        def show(trainer: Trainer, progress: float) -> None:
            rate = (trainer.games - first) / max(time.monotonic() - began, 1e-9)
            text = _text("train-progress", mode=mode, games=trainer.games)
            bar.update(task, completed=progress, description=text, rate=rate)

        finished = run_training(trainer, folder, games, minutes, show)
    net, curve = net_file(mode, folder), folder / f"{mode}.svg"
    done = _text("train-done", net=str(net), curve=str(curve))
    console.print(done if finished else _text("train-stopped", games=trainer.games), markup=False, soft_wrap=True)
    return finished


def _bar(console: Console) -> Progress:
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[rate]:.0f}/s"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )


def new_trainer(mode: str, folder: Path, resume: bool, seed: int = 1) -> Trainer:
    """A trainer, from its checkpoint, which knows its seed, when there is one and it is wanted."""
    from projectl.arena.training import MODES, Trainer

    trainer = Trainer(MODES[mode], seed)
    saved = checkpoint_file(mode, folder)
    if resume and saved.exists():
        trainer.load(saved)
    return trainer


def target(mode: Mode, quick: bool) -> int:
    """How many games a training has."""
    return mode.quick_games if quick else mode.games


def run_training(trainer: Trainer, folder: Path, games: int, minutes: float | None, report: Report) -> bool:
    """Train to the end; False when it was interrupted from the keyboard. Either way nothing is lost."""
    from projectl.arena.training.schedule import is_by_beam
    from projectl.bots.value_net.model.weights import STEPS

    began = saved = time.monotonic()
    share = trainer.games / games if minutes is None else 0.0
    try:
        while share < 1.0:
            by_beam = is_by_beam(share)
            trainer.play_chunk(share)
            now = time.monotonic()
            share = trainer.games / games if minutes is None else (now - began) / (60 * minutes)
            if is_by_beam(share) and not by_beam:
                trainer.save_net(net_file(trainer.mode.name + STEPS, folder))
            report(trainer, min(share, 1.0))
            if trainer.games % NOTE_GAMES == 0:
                trainer.note()
            if now - saved > CHECKPOINT_SECONDS:
                saved = now
                trainer.save(checkpoint_file(trainer.mode.name, folder))
    except KeyboardInterrupt:
        trainer.save(checkpoint_file(trainer.mode.name, folder))
        return False
    finish(trainer, folder)
    return True


def finish(trainer: Trainer, folder: Path) -> None:
    """Write the picture and, last of all, the net; the checkpoint has done its duty."""
    from projectl.arena.training.curve import curve_svg

    trainer.note()
    name = trainer.mode.name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(curve_svg(name, trainer.history, name == "solo"), encoding="utf-8")
    trainer.save_net(net_file(name, folder))
    checkpoint_file(trainer.mode.name, folder).unlink(missing_ok=True)


def _text(key: str, **values: object) -> str:
    from projectl.texts import t

    return t(key, **values)
