"""`projectl strength`: runs the published measurements and writes their table."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from projectl.arena.progress import games_bar
from projectl.arena.strength import Row, as_markdown, heading, measure, rows, with_table
from projectl.bots.registry import warm_up
from projectl.cli.files import write_whole
from projectl.texts import t

TABLE_WIDTH = 120
"""Of the table where there is no terminal to fit it into."""


def strength_command(
    names: Sequence[str] = (),
    *,
    folder: Path = Path("strength"),
    workers: int | None = None,
    page: Path | None = None,
    as_json: bool = False,
) -> list[dict[str, Any]]:
    """Measure the named rows, or all. Games that the folder holds are not played again; Ctrl-C loses none."""
    every = rows()
    wanted = _chosen(every, names)
    warm_up(bot for row in wanted for bot in row.bots)
    found = []
    for row in wanted:
        with games_bar(row.name, row.games, hidden=as_json) as progress:
            found.append(measure(row, folder=folder, workers=workers, progress=progress))
    if as_json:
        json.dump(found, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        _print(found)
    if page:
        text = page.read_text(encoding="utf-8") if page.exists() else ""
        write_whole(page, with_table(text, as_markdown(found, wanted)))
    return found


def _chosen(every: Sequence[Row], names: Sequence[str]) -> list[Row]:
    known = {row.name: row for row in every}
    unknown = [name for name in names if name not in known]
    if unknown:
        from typer import BadParameter

        raise BadParameter(t("strength-unknown", found=unknown[0], known=tuple(known)))
    return [known[name] for name in names] or list(every)


def _print(found: Sequence[dict[str, Any]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title=heading(), box=SIMPLE_HEAD)
    for head in ("row", "games", "won", "95 %", "margin", "eval/turn", "floor", "goal"):
        table.add_column(head, justify="left" if head == "row" else "right", no_wrap=True)
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
        )
    console = Console()
    (console if console.is_terminal else Console(width=TABLE_WIDTH)).print(table)


def _mark(reached: bool | None) -> str:
    return "" if reached is None else ("yes" if reached else "no")
