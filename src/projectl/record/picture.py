"""A record as HTML, for notebooks: what was played, by whom, and the score sheet. It tells no secret seed."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from .names import default_names

if TYPE_CHECKING:
    from projectl.rules.result import Row

    from .record import GameRecord

FIGURES = ("place", "score", "points", "touches", "unfinished", "completed", "pieces")
"""Of the score sheet, from the left."""


def html_record(record: GameRecord) -> str:
    """A headline over a table: the score sheet of a game that is over, else who has done how much."""
    options, result = record.options, record.result
    words = [options.edition, options.variant, *options.expansions, f"{len(record.moves)} actions"]
    if result is None:
        done = [sum(move.seat == seat for move in record.moves) for seat in range(options.players or 0)]
        lines = [_line(record, seat, [count]) for seat, count in enumerate(done)]
        return _page([*words, "not over"], ["actions"], lines)
    ranked = sorted(result.rows, key=lambda row: row.place)
    return _page(
        [*words, f"over: {result.reason}"], FIGURES, [_line(record, row.seat, _figures(row)) for row in ranked]
    )


def _figures(row: Row) -> list[int]:
    return [getattr(row, name) for name in FIGURES]


def _line(record: GameRecord, seat: int, figures: Iterable[int]) -> list[str]:
    names = record.names or default_names(record.options.players or 0)
    return [names[seat] if seat < len(names) else "the opponent", *map(str, figures)]


def _page(words: Iterable[str], heads: Iterable[str], lines: Iterable[Iterable[str]]) -> str:
    rows = [_row("th", ("player", *heads)), *(_row("td", line) for line in lines)]
    return f"<p>{escape(' · '.join(words))}</p>\n<table>\n" + "\n".join(rows) + "\n</table>\n"


def _row(tag: str, cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
