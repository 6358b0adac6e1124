"""A bar on the standard error: games done, rate, time left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Task as Running
from rich.text import Text


class _Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Running) -> Text:
        """The rate so far."""
        return Text(f"{task.speed or 0:.1f}/s")


@contextmanager
def games_bar(label: str, games: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """Gives the function to call with the number of games that were done; shows nothing where nobody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    hide = hidden or not console.is_terminal
    with Progress(*columns, console=console, disable=hide, speed_estimate_period=60) as progress:
        running = progress.add_task(label, total=games)
        yield lambda done: progress.advance(running, done)
