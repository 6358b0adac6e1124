"""How strong the bots are: the published measurements, as data, and what they gave."""

from __future__ import annotations

import hashlib
import os
import platform
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from projectl.bots.levels import levels
from projectl.rules.options import Options

from .report import report_document
from .solo import EDITIONS, run_solo, solo_setup
from .tournament import Progress, Setup, run_tournament

DATA = Path(__file__).parents[1] / "data"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
"""Between these marks of the page stands the table."""
SERIES = "strength"
"""Of the deals; no bot was trained on them."""


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

    @property
    def command(self) -> str:
        """What anybody types to play the same games."""
        end = f"--games {self.games} --series {SERIES}"
        if self.solo:
            return f"projectl solo {self.bots[0]} --difficulty {self.solo} --edition {self.edition} {end}"
        players = f" --players {len(self.bots)}" if len(self.bots) > 2 else ""
        return f"projectl arena {' '.join(self.bots)}{players} {end}"


def rows() -> list[Row]:
    """All measurements; solo ones in each of the two editions."""
    document = tomllib.loads((DATA / "strength.toml").read_text(encoding="utf-8"))
    found: list[Row] = []
    for entry in document["row"]:
        row = Row(**{**entry, "bots": tuple(entry["bots"])})
        if row.solo:
            found += [Row(**{**entry, "bots": row.bots, "edition": edition}) for edition in EDITIONS]
        else:
            found.append(row)
    ladder = document["ladder"]
    return found + [Row((f"level:{n + 1}", f"level:{n}"), **ladder) for n in range(1, len(levels()))]


def measure(
    row: Row, *, folder: Path, workers: int | None = None, progress: Progress = lambda _: None
) -> dict[str, Any]:
    """Play the games of a row, or the rest of them if the folder holds some; what came out."""
    store = folder / f"{row.name}-{fingerprint(row)}.jsonl"
    if row.solo:
        setup = solo_setup(row.bots[0], row.solo, edition=str(row.edition), games=row.games, series=SERIES)
        found = run_solo(setup, workers=workers, store=store, progress=progress)
        figures = {key: found[key] for key in FIGURES if key in found}
        return {"row": row.name, "command": row.command, **figures, **verdict(row, figures)}
    setup = Setup(row.bots, Options(players=len(row.bots)), row.games, SERIES).checked()
    games = run_tournament(setup, workers=workers, store=store, progress=progress)
    first = report_document(setup, games)["table"][0]
    figures = {key: first[key] for key in FIGURES if key in first}
    return {"row": row.name, "command": row.command, **figures, **verdict(row, figures)}


FIGURES = ("games", "wins", "win_rate", "low", "high", "mean_margin", "evaluations_per_turn", "ms_per_turn")


def verdict(row: Row, figures: dict[str, Any]) -> dict[str, Any]:
    """Whether the floor and the goal were reached; a goal that is not there is null."""
    share = figures["win_rate"]
    within = row.evaluations is None or figures["evaluations_per_turn"] <= row.evaluations
    floor = within and share >= row.floor and (row.ceiling is None or share <= row.ceiling)
    margin = row.margin is None or figures["mean_margin"] >= row.margin
    return {"floor": floor, "goal": None if row.goal is None else floor and share >= row.goal and margin}


def fingerprint(row: Row) -> str:
    """Of the data that decides how its bots play: games of other nets or levels are not mixed with these."""
    kinds = {bot.partition(":")[0] for bot in row.bots}
    nets = sorted((DATA / "nets").glob("*.npz")) if kinds & {"learned", "expert", "level"} else []
    digest = hashlib.sha256()
    for path in [*nets, *([DATA / "levels.toml"] if "level" in kinds else [])]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def heading() -> str:
    """When and where."""
    cores = os.cpu_count() or 1
    return f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {platform.machine()}, {cores} cores"


def as_markdown(measured: Sequence[dict[str, Any]], wanted: Iterable[Row]) -> str:
    """The table of the docs page; a row that was not measured says so."""
    by_name = {each["row"]: each for each in measured}
    heads = ("what", "floor", "goal", "games", "wins", "95 %", "margin", "evaluations a turn")
    head = f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n"
    return head + "".join(_line(row, by_name.get(row.name)) for row in wanted)


def with_table(page: str, table: str) -> str:
    """A page with the table between its marks; one without marks gets them at its end."""
    before, mark, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if mark else "\n"
    return f"{before}{BEGIN}\n{heading()}.\n\n{table}{END}{after}"


def _line(row: Row, found: dict[str, Any] | None) -> str:
    aims = f"| `{row.command}` | {_aim(row)} | {_goal(row)} "
    if found is None:
        return aims + "| not measured | | | | |\n"
    mark = "" if found["floor"] else ", **missed**"
    if found["floor"] and found["goal"] is False:
        mark = ", goal missed"
    share = f"{found['win_rate']:.1%}{mark}".replace("%", " %")
    interval = f"{100 * found['low']:.1f}–{100 * found['high']:.1f}"
    margin = f"{found['mean_margin']:+.1f}" if "mean_margin" in found else ""
    return f"{aims}| {found['games']:,} | {share} | {interval} | {margin} | {found['evaluations_per_turn']:,.0f} |\n"


def _aim(row: Row) -> str:
    return f"{100 * row.floor:g} %" if row.ceiling is None else f"{100 * row.floor:g}–{100 * row.ceiling:g} %"


def _goal(row: Row) -> str:
    if row.goal is None:
        return ""
    return f"{100 * row.goal:g} %" + (f", margin {row.margin:+g}" if row.margin else "")
