"""`projectl bench server`, `bench crash`, `bench chaos` and `bench history`: what they show."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from projectl.texts import t

if TYPE_CHECKING:
    from rich.console import Console

    from projectl.bench.server.targets import Figures, Target

DATABASES = ("sqlite", "postgresql")


def bench_server_command(database: str, as_json: bool) -> int:
    """Measure a server under load; the exit code."""
    from projectl.bench.server.targets import SERVER_TARGETS
    from projectl.bench.server.throughput import measure

    return _run(lambda announce: measure(_known(database), announce=announce), SERVER_TARGETS, as_json)


def bench_crash_command(database: str, as_json: bool) -> int:
    """Kill servers under load and spoil their messages; the exit code."""
    from projectl.bench.server.crash import measure
    from projectl.bench.server.targets import CRASH_TARGETS, FAULT_TARGETS

    targets = (*CRASH_TARGETS, *FAULT_TARGETS)
    return _run(lambda announce: measure(_known(database), announce=announce), targets, as_json)


def bench_history_command(games: int, database: str, as_json: bool) -> int:
    """Measure a server with very many finished games; the exit code."""
    from projectl.bench.server.history.measure import Size, measure
    from projectl.bench.server.targets import HISTORY_TARGETS

    size = Size(games=games)
    return _run(lambda announce: measure(_known(database), size, announce), HISTORY_TARGETS, as_json)


def bench_chaos_command(database: str, as_json: bool) -> int:
    """Let everything go wrong while people play; the exit code."""
    from projectl.bench.server.chaos.measure import measure
    from projectl.bench.server.targets import CHAOS_TARGETS

    return _run(lambda announce: measure(_known(database), announce=announce), CHAOS_TARGETS, as_json)


def _known(database: str) -> str:
    if database not in DATABASES:
        from typer import BadParameter

        raise BadParameter(t("bench-net-database", found=database, known=", ".join(DATABASES)))
    return database


def _run(measure: Callable[[Callable[..., None]], Figures], targets: Sequence[Target], as_json: bool) -> int:
    from rich.console import Console

    from projectl.bench.server.servers.databases import NoPostgresError
    from projectl.bench.server.targets import missed

    progress = Console(stderr=True)
    try:
        figures = measure(_announcing(progress))
    except NoPostgresError as error:
        progress.print(t("bench-net-no-postgres", what=str(error)), style="red", markup=False)
        return 2
    figures["missed"] = missed(figures, targets)
    if as_json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        _print(figures, targets)
    return 1 if figures["missed"] else 0


def _announcing(progress: Console) -> Callable[..., None]:
    """Says what is being done; what is said elsewhere too has a text of its own."""

    def announce(stage: str, **params: Any) -> None:
        key = stage if stage.startswith("migration-") else f"bench-net-stage-{stage}"
        progress.print(t(key, **params), style="dim", markup=False)

    return announce


def _print(figures: Figures, targets: Sequence[Target]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from projectl.arena.report.console import print_table

    wanted = {target.figure: target for target in targets}
    table = Table(title=t("bench-net-title", backend=figures["backend"]), box=SIMPLE_HEAD)
    table.add_column(t("bench-figure"))
    for heading in ("bench-value", "bench-target", "bench-verdict"):
        table.add_column(t(heading), justify="right", no_wrap=True)
    for name, value in figures.items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            target = wanted.get(name)
            verdict = _verdict(target, figures) if target else ""
            table.add_row(t(f"bench-net-{name.replace('_', '-')}"), f"{value:,}", _limit(target), verdict)
    console = Console()
    print_table(table, console)
    raised = ", ".join(f"{name} {value}" for name, value in figures["raised"].items())
    console.print(t("bench-net-raised", limits=raised), style="dim", markup=False)
    if figures["realtime"]:
        console.print(t("bench-net-realtime"), style="dim", markup=False)
    if figures.get("skipped"):
        console.print(t("bench-net-skipped", faults=", ".join(figures["skipped"])), style="bold red", markup=False)
    if figures["missed"]:
        names = ", ".join(t(f"bench-net-{name.replace('_', '-')}") for name in figures["missed"])
        console.print(t("bench-net-missed", figures=names), style="bold red", markup=False)


def _limit(target: Target | None) -> str:
    if target is None:
        return ""
    return t("bench-at-least" if target.at_least else "bench-at-most", limit=f"{target.limit:,}")


def _verdict(target: Target, figures: Figures) -> str:
    return f"[green]{t('bench-met')}[/]" if target.is_met(figures) else f"[bold red]{t('bench-missed')}[/]"
