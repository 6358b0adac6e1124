"""What `projectl bench engine` shows."""

from __future__ import annotations

import json
import platform
import sys
from math import floor, log10

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from projectl.arena.report import console as printing
from projectl.texts import t

from .measure import TARGETS, Announce, Figures, Target
from .peers import require_chess


def announcer() -> Announce:
    """Tells on the standard error what is being measured, as it takes a while."""
    console = Console(stderr=True)
    return lambda stage: console.print(t(f"bench-stage-{stage}"), style="dim")


def print_json(figures: Figures) -> None:
    """One JSON object on the standard output."""
    missed = [target.figure for target in TARGETS if not target.is_met(figures)]
    versions = {"python": platform.python_version(), "chess": require_chess()}
    json.dump({**{name: round(value, 4) for name, value in figures.items()}, "missed": missed, **versions}, sys.stdout)
    sys.stdout.write("\n")


def print_table(figures: Figures) -> None:
    """The figures beside their targets."""
    console = Console()
    table = Table(title=t("bench-title"), box=SIMPLE_HEAD)
    table.add_column(t("bench-figure"))
    for heading in ("bench-value", "bench-target", "bench-verdict"):
        table.add_column(t(heading), justify="right", no_wrap=True)
    targets = {target.figure: target for target in TARGETS}
    for name, value in figures.items():
        target = targets.get(name)
        table.add_row(
            t(f"bench-{name.replace('_', '-')}"),
            number(value),
            _limit(target) if target else "",
            _verdict(target, figures) if target else "",
        )
    printing.print_table(table, console)
    console.print(t("bench-versions", python=platform.python_version(), chess=require_chess()), style="dim")


def number(value: float) -> str:
    """A figure with three digits that count, thousands apart: 7 210 000, 431, 2.31."""
    if value < 100:
        return f"{value:.3g}"
    return f"{round(value, 2 - floor(log10(value))):,.0f}".replace(",", "\u202f")


def _limit(target: Target) -> str:
    return t("bench-at-least" if target.at_least else "bench-at-most", limit=number(target.limit))


def _verdict(target: Target, figures: Figures) -> str:
    return f"[green]{t('bench-met')}[/]" if target.is_met(figures) else f"[bold red]{t('bench-missed')}[/]"
