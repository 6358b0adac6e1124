"""How strong the bots are: the series of deals and the rows that are played on them, as data, and one measurement."""

from __future__ import annotations

import datetime
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from projectl.arena.fingerprint import fingerprint
from projectl.arena.report.document import report_document
from projectl.arena.solo import EDITIONS, run_solo, solo_setup
from projectl.arena.tournament import Progress, Setup, run_tournament
from projectl.bots.levels import levels
from projectl.errors import ProjectLError
from projectl.rules.options import Options

from .results import Results

FILE = Path(__file__).parents[2] / "data" / "strength.toml"


@dataclass(frozen=True, slots=True)
class Series:
    """A series of deals, which its name decides about. It is named before a game of it is played."""

    name: str
    named: datetime.date
    commit: str | None = None
    """That brought the name."""
    repeated: bool = False
    """Whether it was played more than once while bots were being changed: whatever it shows may be too good."""
    withdrawn: bool = False
    """Whether nobody can see any more that it was named before it was played: it is not played on."""
    secret: bool = False
    """Whether the deals are not published, so that nobody but their keeper can play it."""
    results: tuple[dict[str, Any], ...] = ()
    """Of a secret series: `what`, `games`, `wins`, as its keeper told them."""

    @property
    def can_be_played(self) -> bool:
        """Whether its deals are known and its results would count."""
        return not self.secret and not self.withdrawn


class SeriesNotCommittedError(ProjectLError, ValueError):
    """A series was named, but no commit says so: it could have been chosen for its results."""

    def __init__(self, name: str) -> None:
        super().__init__("strength-series-uncommitted", series=name)


class UnknownSeriesError(ProjectLError, ValueError):
    """There is no such series, or nobody can play it."""

    def __init__(self, name: str) -> None:
        known = tuple(each.name for each in every_series() if each.can_be_played)
        super().__init__("strength-series-unknown", found=name, known=known)


@dataclass(frozen=True, slots=True)
class Row:
    """A measurement. The first bot is the one that is measured."""

    bots: tuple[str, ...]
    games: int
    floor: float
    goal: float | None = None
    ceiling: float | None = None
    margin: float | None = None
    """The mean margin that is aimed at."""
    evaluations: int | None = None
    """The most that the first bot may use per turn, in the mean."""
    solo: str | None = None
    """The difficulty, in solo."""
    edition: str | None = None
    """The default if left out."""

    @property
    def name(self) -> str:
        """What the row is called on the command line."""
        if self.solo:
            return f"{self.bots[0]}-{self.solo}-{self.edition}".replace(":", "")
        seats = f"-{len(self.bots)}" if len(self.bots) > 2 else ""
        return "-".join(dict.fromkeys(self.bots)).replace(":", "") + seats

    def command(self, series: str) -> str:
        """What anybody types to play the same games."""
        end = f"--games {self.games} --series {series}"
        if self.solo:
            return f"projectl solo {self.bots[0]} --difficulty {self.solo} --edition {self.edition} {end}"
        players = f" --players {len(self.bots)}" if len(self.bots) > 2 else ""
        return f"projectl arena {' '.join(self.bots)}{players} {end}"


@cache
def _document() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def every_series() -> list[Series]:
    """All series, in the order in which they were named."""
    entries = _document()["series"]
    return [Series(**{**entry, "results": tuple(entry.get("results", ()))}) for entry in entries]


def series_named(name: str | None = None) -> Series:
    """The series of that name, or the last one; UnknownSeriesError if it cannot be played."""
    playable = [each for each in every_series() if each.can_be_played]
    found = playable[-1] if name is None else next((each for each in playable if each.name == name), None)
    if found is None:
        raise UnknownSeriesError(str(name))
    return found


def rows() -> list[Row]:
    """All measurements; solo ones in each of the two editions."""
    document = _document()
    found: list[Row] = []
    for entry in document["row"]:
        row = Row(**{**entry, "bots": tuple(entry["bots"])})
        if row.solo:
            found += [Row(**{**entry, "bots": row.bots, "edition": edition}) for edition in EDITIONS]
        else:
            found.append(row)
    ladder = document["ladder"]
    return found + [Row((f"level:{n + 1}", f"level:{n}"), **ladder) for n in range(1, len(levels()))]


FIGURES = ("games", "wins", "win_rate", "low", "high", "mean_margin", "evaluations_per_turn", "ms_per_turn")


def measure(
    row: Row,
    series: Series,
    results: Results,
    *,
    folder: Path,
    workers: int | None = None,
    progress: Progress = lambda _: None,
) -> dict[str, Any]:
    """Play the games of a row, or the rest of them if the folder holds some; what came out.

    A row is played on a series once. Whatever comes after that, with bots that may have been made to fit its deals, is
    marked as a repeat, whether the first run is among the published results or in the folder only.
    """
    if series.commit is None:
        raise SeriesNotCommittedError(series.name)
    setup = _setup(row, series)
    kept = folder / series.name
    store = kept / f"{row.name}-{fingerprint(setup.identity())}.jsonl"
    others = [path for path in kept.glob(f"{row.name}-????????????.jsonl") if path != store and _has_games(path)]
    if row.solo:
        found = run_solo(setup, workers=workers, store=store, progress=progress)
    else:
        played = run_tournament(setup, workers=workers, store=store, progress=progress)
        found = {**report_document(setup, played)["table"][0], "identity": played.identity}
    figures = {key: found[key] for key in FIGURES if key in found}
    entry = {
        "series": series.name,
        "row": row.name,
        "command": row.command(series.name),
        **figures,
        **verdict(row, figures),
        "identity": found["identity"],
    }
    return {**entry, "repeat": series.repeated or results.is_repeat(entry, earlier=bool(others))}


def _has_games(store: Path) -> bool:
    return len(store.read_bytes().splitlines()) > 1


def _setup(row: Row, series: Series) -> Setup:
    if row.solo:
        return solo_setup(row.bots[0], row.solo, edition=str(row.edition), games=row.games, series=series.name)
    return Setup(row.bots, Options(players=len(row.bots)), row.games, series.name).checked()


def verdict(row: Row, figures: dict[str, Any]) -> dict[str, Any]:
    """Whether the floor and the goal were reached; a goal that is not there is null."""
    share = figures["win_rate"]
    within = row.evaluations is None or figures["evaluations_per_turn"] <= row.evaluations
    floor = within and share >= row.floor and (row.ceiling is None or share <= row.ceiling)
    margin = row.margin is None or figures["mean_margin"] >= row.margin
    return {"floor": floor, "goal": None if row.goal is None else floor and share >= row.goal and margin}
