"""`projectl train`: make the nets of the learned bots, with progress, checkpoints and a learning curve."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

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
) -> None:
    """Train the net for a mode, or all of them, into `folder`, with a progress bar.

    Without `minutes` a fixed number of games is played, which gives the same net on every machine; with them the
    clock decides how many. `resume` goes on from the last checkpoint. A quick training of no named mode is that of
    the table.
    """
    from projectl.arena.training import MODES

    for name in [mode] if mode else ["table"] if quick else MODES:
        if not _train(name, quick, minutes, resume, folder):
            return


def _train(mode: str, quick: bool, minutes: float | None, resume: bool, folder: Path) -> bool:
    """Train one net; whether it came to its end."""
    from rich.console import Console

    console = Console()
    with console.status(_text("train-compiling")):
        trainer = new_trainer(mode, folder, resume)
    with _bar(console) as bar:
        task = bar.add_task(mode, total=1.0, rate=0.0)
        began, first = time.monotonic(), trainer.games

        def show(trainer: Trainer, progress: float) -> None:
            rate = (trainer.games - first) / max(time.monotonic() - began, 1e-9)
            text = _text("train-progress", mode=mode, games=trainer.games)
            bar.update(task, completed=progress, description=text, rate=rate)

        finished = run_training(trainer, folder, target(trainer.mode, quick), minutes, show)
    net, curve = folder / f"{mode}.npz", folder / f"{mode}.svg"
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


def new_trainer(mode: str, folder: Path, resume: bool) -> Trainer:
    """A trainer, from its checkpoint when there is one and it is wanted."""
    from projectl.arena.training import MODES, Trainer, UnknownMode

    if mode not in MODES:
        raise UnknownMode(mode)
    trainer = Trainer(MODES[mode])
    saved = checkpoint(folder, trainer)
    if resume and saved.exists():
        trainer.load(saved)
    return trainer


def checkpoint(folder: Path, trainer: Trainer) -> Path:
    """Where a training is kept while it runs."""
    return folder / f"{trainer.mode.name}.checkpoint.npz"


def target(mode: Mode, quick: bool) -> int:
    """How many games a training has."""
    return mode.quick_games if quick else mode.games


def run_training(trainer: Trainer, folder: Path, games: int, minutes: float | None, report: Report) -> bool:
    """Train to the end; False when it was interrupted from the keyboard. Either way nothing is lost."""
    from projectl.arena.training.schedule import is_by_beam
    from projectl.bots.net.nets import STEPS

    began = saved = time.monotonic()
    share = trainer.games / games if minutes is None else 0.0
    try:
        while share < 1.0:
            by_beam = is_by_beam(share)
            trainer.play_chunk(share)
            now = time.monotonic()
            share = trainer.games / games if minutes is None else (now - began) / (60 * minutes)
            if is_by_beam(share) and not by_beam:
                trainer.save_net(folder / f"{trainer.mode.name}{STEPS}.npz")
            report(trainer, min(share, 1.0))
            if trainer.games % NOTE_GAMES == 0:
                trainer.note()
            if now - saved > CHECKPOINT_SECONDS:
                saved = now
                trainer.save(checkpoint(folder, trainer))
    except KeyboardInterrupt:
        trainer.save(checkpoint(folder, trainer))
        return False
    finish(trainer, folder)
    return True


def finish(trainer: Trainer, folder: Path) -> None:
    """Write the net and the picture; the checkpoint has done its duty."""
    from projectl.arena.training.curve import curve_svg

    trainer.note()
    name = trainer.mode.name
    trainer.save_net(folder / f"{name}.npz")
    (folder / f"{name}.svg").write_text(curve_svg(name, trainer.history, name == "solo"), encoding="utf-8")
    checkpoint(folder, trainer).unlink(missing_ok=True)


def _text(key: str, **values: object) -> str:
    from projectl.texts import t

    return t(key, **values)
