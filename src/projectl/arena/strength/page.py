"""The published page of strength: all series with all their results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from projectl.arena.fingerprint import UNKNOWN
from projectl.arena.rating.statistics import wilson

from .measure import Row, Series
from .results import Results

BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
"""Between these marks of the page stand the tables."""
HEADS = ("what", "floor", "goal", "games", "wins", "95 %", "margin", "evaluations a turn", "identity of the bot")


def as_markdown(every: Sequence[Series], wanted: Sequence[Row], results: Results) -> str:
    """The tables, the newest series first; a row that was not run says so."""
    return "\n".join(_series(each, wanted, results) for each in reversed(every))


def with_tables(page: str, tables: str) -> str:
    """A page with the tables between its marks; one without marks gets them at its end."""
    before, mark, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if mark else "\n"
    return f"{before}{BEGIN}\n{tables}{END}{after}"


def _series(series: Series, wanted: Iterable[Row], results: Results) -> str:
    head = f"### Series `{series.name}`\n\nNamed {series.named}"
    if series.secret:
        return f"{head}; its deals are held back from everybody, so it cannot be run here.\n\n{_told(series)}"
    commit = f" by the commit `{series.commit[:12]}`" if series.commit else ", in no commit yet"
    rows = [row for row in wanted if results.of(series.name, row.name)] if series.withdrawn else wanted
    lines = "".join(_lines(series, row, results) for row in rows)
    return f"{head}{commit}.{_note(series)}\n\n{_head(HEADS)}{lines}\n{_played(series, results)}"


def _note(series: Series) -> str:
    if series.repeated:
        return (
            " It was run several times while nets and bots were being changed, so its results may be too good; these"
            " are those of its last run."
        )
    if series.withdrawn:
        return (
            " Its name and its first results came in one commit, so nobody can see that it was named first: it is not"
            " run any further, and its results count for little."
        )
    return " Each row is run once; whatever is run again is marked as a repeat."


def _told(series: Series) -> str:
    lines = "".join(
        f"| {each['what']} | {each['games']:,} | {each['wins']:,} ({_percent(each['wins'] / each['games'])})"
        f" | {_interval(wilson(each['wins'], each['games'])._asdict())} |\n"
        for each in series.results
    )
    return _head(("what", "games", "wins", "95 %")) + lines


def _head(heads: Sequence[str]) -> str:
    return f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}\n"


def _lines(series: Series, row: Row, results: Results) -> str:
    aims = f"| `{row.command(series.name)}` | {_aim(row)} | {_goal(row)} "
    runs = results.of(series.name, row.name)
    return "".join(aims + _figures(run) for run in runs) or f"{aims}| not yet run | | | | | |\n"


def _figures(found: dict[str, Any]) -> str:
    mark = "" if found["floor"] else ", **missed**"
    if found["floor"] and found["goal"] is False:
        mark = ", goal missed"
    if found["repeat"]:
        mark += ", repeat"
    margin = f"{found['mean_margin']:+.1f}" if "mean_margin" in found else ""
    evaluations = f"{found['evaluations_per_turn']:,.0f}"
    return (
        f"| {found['games']:,} | {_percent(found['win_rate'])}{mark} | {_interval(found)} | {margin} | {evaluations} "
        f"| {_identity(found)} |\n"
    )


def _identity(found: dict[str, Any]) -> str:
    return UNKNOWN if found["identity"] is None else f"`{next(iter(found['identity']['bots'].values()))}`"


def _played(series: Series, results: Results) -> str:
    """By which versions, when and where."""
    told = {}
    for entry in results.entries:
        if entry["series"] == series.name:
            found = entry["identity"]
            by = f"identity {UNKNOWN}"
            if found is not None:
                by = f"projectl {found['package']}, rules {found['rules']}, engine `{found['engine']}`"
            told[f"{by}; {entry['date']}, {entry['machine']}."] = True
    return "".join(f"Run with {each}\n" for each in told)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(found: dict[str, Any]) -> str:
    return f"{100 * found['low']:.1f}–{100 * found['high']:.1f}"


def _aim(row: Row) -> str:
    return f"{100 * row.floor:g} %" if row.ceiling is None else f"{100 * row.floor:g}–{100 * row.ceiling:g} %"


def _goal(row: Row) -> str:
    if row.goal is None:
        return ""
    return f"{100 * row.goal:g} %" + (f", margin {row.margin:+g}" if row.margin else "")
