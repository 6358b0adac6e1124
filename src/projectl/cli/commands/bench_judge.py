"""`projectl bench judge`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from projectl.texts import t


def bench_judge(
    series: Annotated[str | None, typer.Option(help=t("cli-strength-series"))] = None,
    folder: Annotated[Path, typer.Option(help=t("cli-strength-folder"))] = Path("judge"),
    minutes: Annotated[float | None, typer.Option(help=t("cli-bench-judge-minutes"), min=0.01)] = None,
    games: Annotated[int | None, typer.Option(help=t("cli-games"), min=1)] = None,
    page: Annotated[Path | None, typer.Option(help=t("cli-strength-page"))] = None,
    json: Annotated[bool, typer.Option("--json", help=t("cli-json"))] = False,
) -> None:
    """Measure how well the judge's chances hold."""
    from projectl.bench.judge.measure import run

    raise typer.Exit(run(series, folder, minutes, games, page, json))
