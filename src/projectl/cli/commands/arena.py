"""`projectl arena`: matches and tournaments of bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import date
from pathlib import Path
from typing import Any

from projectl.arena.progress import games_bar
from projectl.arena.rating.sequential import Sequential
from projectl.arena.report.document import report_document
from projectl.arena.tournament import Setup, run_tournament
from projectl.bots.sandbox.budget import Budget
from projectl.errors import ProjectLError
from projectl.errors.exit_codes import INTERRUPTED
from projectl.record.gamefile.files import write_whole
from projectl.rules.options import Options
from projectl.texts import t


def arena_command(  # noqa: PLR0913  # one parameter for each option of the command line
    bots: Sequence[str],
    options: Options,
    *,
    games: int = 100,
    series: str = "public",
    seconds: float = 10.0,
    workers: int | None = None,
    store: Path | None = None,
    as_json: bool = False,
    csv: Path | None = None,
    html: Path | None = None,
    cluster: str | None = None,
    sprt: tuple[float, float] | None = None,
    records: Path | None = None,
    command: str = "",
) -> dict[str, Any]:
    """Play and show the result; returns its document.

    With `sprt`, two shares, it ends as soon as it is known which of them the first bot has. `records` is a folder for a
    record of every game. Bots may come from files, since it is the person at the keyboard who names them. `cluster` is
    the address of a Ray cluster, or `local`.
    """
    if options.players is None and options.variant == "standard":
        options = options._replace(players=min(len(bots), 2))
    setup = Setup(tuple(bots), options, games, series, Budget(seconds), own_code=True, records=records).checked()
    test = Sequential(*sprt) if sprt else None
    if test and (len(set(bots)) != 2 or len(bots) != 2 or setup.options.players != 2):
        raise SequentialBotsError("sprt-bots", bots=", ".join(bots))
    with (
        telling_what_is_kept(store),
        games_bar("arena", len(setup.pairings()), hidden=as_json) as progress,
        cluster_pool(cluster) as pool,
    ):
        played = run_tournament(setup, workers=workers, store=store, progress=progress, pool=pool, test=test)
    document = report_document(setup, played, test)
    _write(document, csv, html, command)
    if as_json:
        json.dump(document, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        from projectl.arena.report.table import print_report

        print_report(document)
    return document


class SequentialBotsError(ProjectLError, ValueError):
    """The sequential test is about two bots that play each other."""


@contextmanager
def telling_what_is_kept(store: Path | None) -> Iterator[None]:
    """Say, when games are interrupted from the keyboard, what remains of them."""
    try:
        yield
    except KeyboardInterrupt:
        kept = t("arena-stopped", path=store) if store else t("arena-stopped-unkept")
        print(kept, file=sys.stderr)
        sys.exit(INTERRUPTED)


def cluster_pool(cluster: str | None) -> AbstractContextManager[Executor | None]:
    """The cluster that was asked for; without one, the tournament makes a pool of processes by itself."""
    if cluster is None:
        return nullcontext()
    from projectl.texts.catalogue import MissingExtraError

    try:
        from projectl.arena.cluster import RayPool

        return RayPool(cluster)
    except ModuleNotFoundError as error:
        raise MissingExtraError("ray", "cluster") from error


def _write(document: dict[str, Any], csv: Path | None, html: Path | None, command: str) -> None:
    if csv:
        from projectl.arena.report.table import as_csv

        write_whole(csv, as_csv(document))
    if html:
        from projectl.arena.report.html import as_html

        write_whole(html, as_html(document, command, date.today().isoformat()))
