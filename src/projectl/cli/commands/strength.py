"""`projectl strength`: runs the published measurements and writes their table."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from projectl.arena.progress import games_bar
from projectl.arena.report.console import print_table
from projectl.arena.strength.measure import Row, Series, every_series, measure, rows, series_named
from projectl.arena.strength.page import as_markdown, with_tables
from projectl.arena.strength.results import Results, machine
from projectl.cli.commands.arena import telling_what_is_kept
from projectl.record.gamefile.files import write_whole
from projectl.texts import t

HEADS = (
    "row", "games", "won", "interval", "margin", "evaluations-per-turn", "floor", "goal", "repeat", "identity",
)  # fmt: skip
"""Of the table."""


def strength_command(
    names: Sequence[str] = (),
    *,
    series: str | None = None,
    folder: Path = Path("strength"),
    workers: int | None = None,
    page: Path | None = None,
    as_json: bool = False,
    results: Results | None = None,
) -> list[dict[str, Any]]:
    """Measure the named rows, or all, on a series, the last one if none is named.

    Games that the folder holds are not played again; Ctrl-C loses none. With a page, what was found is added to the
    published results and the page written from all of them, after each row.
    """
    published = Results() if results is None else results
    wanted, deals = _chosen(rows(), names), series_named(series)
    found = []
    for row in wanted:
        with telling_what_is_kept(folder), games_bar(row.name, row.games, hidden=as_json) as progress:
            found.append(measure(row, deals, published, folder=folder, workers=workers, progress=progress))
        if page:
            _publish(found[-1:], published, page)
    if as_json:
        json.dump(found, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        _print(found, deals)
    return found


def _publish(found: Sequence[dict[str, Any]], published: Results, page: Path) -> None:
    published.add(found)
    write_whole(published.path, published.text())
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    write_whole(page, with_tables(text, as_markdown(every_series(), rows(), published)))


def _chosen(every: Sequence[Row], names: Sequence[str]) -> list[Row]:
    known = {row.name: row for row in every}
    unknown = [name for name in names if name not in known]
    if unknown:
        from typer import BadParameter

        raise BadParameter(t("strength-unknown", found=unknown[0], known=tuple(known)))
    return [known[name] for name in names] or list(every)


def _print(found: Sequence[dict[str, Any]], series: Series) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=f"{series.name}, {machine()}", box=SIMPLE_HEAD)
    for head in HEADS:
        said = "95 %" if head == "interval" else t(f"head-{head}")
        table.add_column(said, justify="left" if head == "row" else "right", no_wrap=True)
    for row in found:
        table.add_row(
            row["row"],
            str(row["games"]),
            f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['mean_margin']:+.1f}" if "mean_margin" in row else "",
            f"{row['evaluations_per_turn']:,.0f}",
            _mark(row["floor"]),
            _mark(row["goal"]),
            "✓" if row["repeat"] else "",
            next(iter(row["identity"]["bots"].values())),
        )
    print_table(table)


def _mark(reached: bool | None) -> str:
    return "" if reached is None else t("bench-met" if reached else "bench-missed")
