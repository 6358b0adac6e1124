"""The command: plays what is still to be played of a series, judges it, and tells how well the chances hold."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from projectl.errors import ProjectLError
from projectl.judge.judging import Judge
from projectl.judge.running import FILE
from projectl.judge.training.deals import HELD_BACK, SERIES
from projectl.record.gamefile.files import write_whole
from projectl.texts import t
from projectl.texts.catalogue import MissingExtraError

GAMES = sum(HELD_BACK.values())


class UnknownSeriesError(ProjectLError, ValueError):
    """There is no such series."""

    def __init__(self, name: str) -> None:
        super().__init__("strength-series-unknown", found=name, known=SERIES)


def run(
    series: str | None, folder: Path, minutes: float | None, games: int | None, page: Path | None, as_json: bool
) -> int:
    """Measure on a series, the last one if none is named; 1 if a figure is missed, 2 if games are left to be played.

    With a number, on its first so many games. Games that the folder holds are not played again. With a page, tables
    and picture go there.
    """
    name = SERIES[-1] if series is None else series
    if name not in SERIES:
        raise UnknownSeriesError(name)
    if not _play(folder, name, minutes, games, as_json):
        return 2
    found = measure(folder, name, games=games)
    if page:
        _publish(found, page)
    if as_json:
        json.dump(found, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        from .page import table

        print(table(found))
    return 1 if found["missed"] else 0


def measure(folder: Path, series: str, net: Path = FILE, games: int | None = None) -> dict[str, Any]:
    """All figures of the games of a series, or of its first so many, that a folder holds."""
    from .figures import figures
    from .judged import judged

    identity = hashlib.sha256(net.read_bytes()).hexdigest()[:16]
    about = {"series": series, "of": GAMES, "judge": f"{Judge.name} {Judge.version}", "net": identity}
    return about | figures(judged(folder, series, net, games))


def _play(folder: Path, series: str, minutes: float | None, games: int | None, hidden: bool) -> bool:
    """Whether all games that are wanted are there in the end."""
    from projectl.arena.progress import games_bar

    try:
        from projectl.judge.training import folder as files
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise MissingExtraError("numpy", "lab") from error
    done = 0
    wanted = files.GAMES * sum(len(numbers) for part in files.series_rounds(games) for numbers in part.values())
    with games_bar(series, wanted, hidden) as progress:
        for count in files.write_series(folder, series, minutes, games):
            progress(count - done)
            done = count
    if not files.is_complete(folder, series, games):
        print(t("bench-judge-left", games=done, all=wanted), file=sys.stderr)
        return False
    return True


def _publish(found: dict[str, Any], page: Path) -> None:
    from .page import picture, with_figures

    write_whole(page.with_name("judge-reliability.svg"), picture(found))
    write_whole(page, with_figures(page.read_text(encoding="utf-8") if page.exists() else "", found))
