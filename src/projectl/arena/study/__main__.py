"""`python -m projectl.arena.study NAME`: plays, keeps the data, draws and writes the page of a study."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from projectl.arena.fingerprint import identity
from projectl.errors import ProjectLError
from projectl.rules.options import Options

from .pages import PAGES, draw, write_data
from .subjects import SUBJECTS, Asked

FOLDER = Path("docs") / "studies"
FEWEST_GAMES = 2


def main(arguments: list[str] | None = None) -> int:
    """The command; 1 if something was wrong, which has been said."""
    parser = argparse.ArgumentParser(prog="python -m projectl.arena.study", description=__doc__)
    parser.add_argument("name", choices=sorted(PAGES))
    parser.add_argument("--games", type=int, default=400, help="at each table (%(default)s)")
    parser.add_argument("--bot", default="greedy", help="who plays all seats (%(default)s)")
    parser.add_argument("--series", default="public", help="of the deals (%(default)s)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files go (%(default)s)")
    parser.add_argument("--draw", action="store_true", help="draw the data that there are, and play nothing")
    given = parser.parse_args(arguments)
    if given.games < FEWEST_GAMES or given.workers < 1:
        parser.error(f"--games is at least {FEWEST_GAMES}, --workers at least 1")
    try:
        if not given.draw:
            collect(given)
        draw(given.folder, given.name)
    except (ProjectLError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def collect(given: argparse.Namespace) -> None:
    """Play, and write the data with all that says how they were made."""
    asked = Asked(given.games, given.bot, given.series, given.workers, lambda what: print(what, file=sys.stderr))
    playing = identity((given.bot,), Options(players=2))
    rows = SUBJECTS[given.name](asked)
    write_data(
        given.folder,
        given.name,
        {
            "study": given.name,
            "games": given.games,
            "bot": given.bot,
            "series": given.series,
            "date": f"{datetime.now(UTC):%Y-%m-%d}",
            "identity": playing,
            "rows": rows,
        },
    )


if __name__ == "__main__":
    sys.exit(main())
