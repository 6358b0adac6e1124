"""What `projectl selfcheck` shows: a bar while it runs, a table by mode when it is done."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.progress import Task as Running
from rich.table import Table
from rich.text import Text

from projectl.arena.report.console import print_table
from projectl.texts import t

from .selfcheck import ENOUGH, Report, modes_by_name
from .tally import THINGS, expected_things

SHOWN = 20
"""Of violations: enough to see what is wrong."""


class _Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Running) -> Text:
        """The rate so far."""
        return Text(t("selfcheck-rate", rate=f"{task.speed or 0:.1f}"))


@contextmanager
def progress_bar(games: int, hidden: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error; gives the function to call with the number of games that were done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=hidden, speed_estimate_period=60) as progress:
        running = progress.add_task(t("selfcheck-running"), total=games)
        yield lambda done: progress.advance(running, done)


def print_json(report: Report) -> None:
    """The report as one JSON object on the standard output."""
    json.dump(report.document(), sys.stdout, indent=1)
    sys.stdout.write("\n")


def print_report(report: Report) -> None:
    """The table, and what is wrong."""
    console = Console()
    print_table(table(report), console)
    for violation in report.violations[:SHOWN]:
        console.print(t("selfcheck-violation", what=violation), style="bold red", markup=False)
    for mode, thing in report.missing:
        console.print(t("selfcheck-missing", mode=mode, thing=t(f"selfcheck-{thing}")), style="bold red")
    console.print(_verdict(report), style="bold green" if report.ok else "bold red")


def _verdict(report: Report) -> str:
    games = sum(tally["games"] for tally in report.tallies.values())
    minutes = f"{report.seconds / 60:.1f}"
    if report.interrupted:
        return t("selfcheck-interrupted", games=games, minutes=minutes)
    if not report.ok:
        found = len(report.violations) + len(report.missing)
        return t("selfcheck-found", games=games, minutes=minutes, found=found)
    few = min((tally["games"] for tally in report.tallies.values()), default=0) < ENOUGH
    return t("selfcheck-few" if few else "selfcheck-ok", games=games, minutes=minutes, enough=ENOUGH)


def table(report: Report) -> Table:
    """What happened, by mode; a dot stands for what the mode does not allow."""
    grid = Table(title=t("selfcheck-title"), box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(t("selfcheck-mode"), no_wrap=True)
    for thing in THINGS:
        grid.add_column(t(f"selfcheck-{thing}"), justify="right", no_wrap=True)
    modes = modes_by_name()
    for mode, tally in report.tallies.items():
        allowed = set().union(*(expected_things(options) for options in modes[mode]))
        grid.add_row(mode, *(_cell(tally[thing], thing in allowed) for thing in THINGS))
    return grid


def _cell(count: int, allowed: bool) -> str:
    if count:
        return str(count)
    return "[bold red]0[/]" if allowed else "·"
