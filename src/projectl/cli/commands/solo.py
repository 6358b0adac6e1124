"""`projectl solo`: measures bots against the solo opponent."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from projectl.arena.fingerprint import in_words
from projectl.arena.progress import games_bar
from projectl.arena.report.console import print_line, print_table
from projectl.arena.report.solo import as_csv, as_html
from projectl.arena.solo import run_solo, solo_setup
from projectl.bots.sandbox.budget import Budget
from projectl.cli.commands.arena import cluster_pool, telling_what_is_kept
from projectl.record.gamefile.files import write_whole
from projectl.rules.editions import DEFAULT_EDITION
from projectl.rules.options import Options
from projectl.texts import t

if TYPE_CHECKING:
    from rich.table import Table


def solo_command(  # noqa: PLR0913  # one parameter for each option of the command line
    bots: Sequence[str],
    *,
    difficulties: Sequence[str] = ("unbeatable",),
    editions: Sequence[str] = (DEFAULT_EDITION,),
    games: int = 100,
    series: str = "solo",
    seconds: float = 10.0,
    workers: int | None = None,
    store: Path | None = None,
    as_json: bool = False,
    csv: Path | None = None,
    html: Path | None = None,
    cluster: str | None = None,
    records: Path | None = None,
    options: Options | None = None,
    command: str = "",
) -> list[dict[str, Any]]:
    """Measure every bot at every difficulty in every edition and show the result.

    `store` is a folder, in which each measurement has a file; `records` one in which each has a folder. As JSON a
    single measurement is one object, several are a list.
    """
    found = []
    setups = [
        solo_setup(
            bot,
            difficulty,
            edition=edition,
            games=games,
            series=series,
            budget=Budget(seconds),
            own_code=True,
            options=options,
            records=records / _file_name(bot, difficulty, edition) if records else None,
        )
        for edition in editions
        for difficulty in difficulties
        for bot in bots
    ]
    with cluster_pool(cluster) as pool:
        for setup in setups:
            label = f"{setup.bots[0]} {setup.options.difficulty} {setup.options.edition}"
            file = store / f"{_file_name(*label.split(' '))}.jsonl" if store else None
            with telling_what_is_kept(store), games_bar(label, games, hidden=as_json) as progress:
                found.append(run_solo(setup, workers=workers, store=file, progress=progress, pool=pool))
    if csv:
        write_whole(csv, as_csv(found))
    if html:
        write_whole(html, as_html(found, command, date.today().isoformat()))
    if as_json:
        json.dump(found[0] if len(found) == 1 else found, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        _print(found)
    return found


def _file_name(*parts: str) -> str:
    return "-".join(parts).replace("/", "_")


def _print(found: Sequence[dict[str, Any]]) -> None:
    """One table for each edition and difficulty."""
    from rich.console import Console

    console = Console()
    for edition, difficulty in dict.fromkeys((row["edition"], row["difficulty"]) for row in found):
        rows = [row for row in found if (row["edition"], row["difficulty"]) == (edition, difficulty)]
        title = t(
            "head-solo",
            difficulty=t(f"difficulty-{difficulty}"),
            edition=t(f"edition-{edition}"),
            games=rows[0]["games"],
        )
        print_table(_table(title, rows), console)
        for row in rows:
            print_line(in_words(row["identity"]), console)


def _table(title: str, rows: Sequence[dict[str, Any]]) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column(t("head-bot"), no_wrap=True)
    for head in ("won", "interval", "margin", "turns", "ms-per-turn", "evaluations-per-turn"):
        table.add_column("95 %" if head == "interval" else t(f"head-{head}"), justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row["bot"],
            f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}",
            f"{row['mean_margin']:+.1f}",
            f"{row['mean_turns']:.1f}",
            f"{row['ms_per_turn']:.1f}",
            f"{row['evaluations_per_turn']:,.0f}",
        )
    return table
