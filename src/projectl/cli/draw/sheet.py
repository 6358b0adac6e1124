"""The score sheet at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from projectl.texts import t

from .blocks import Block, block_width, left, right

COLUMNS = ("points", "touches", "unfinished", "score", "completed", "pieces")
DECIDING = {"score": "score", "completed": "completed", "pieces": "pieces"}
"""The column that told the winner from the second stands out."""


def sheet_block(result: Mapping[str, Any], names: Sequence[str]) -> Block:
    """Every part of every player's score, the winner first, and why the winner won."""
    rows = sorted(result["rows"], key=lambda row: row["place"])
    titles = ["", *(t(f"sheet-{column}") for column in COLUMNS)]
    cells = [[f"{row['place']}  {names[row['seat']]}", *(_figure(row, column) for column in COLUMNS)] for row in rows]
    widths = [block_width([Text(line[column]) for line in (titles, *cells)]) for column in range(len(titles))]
    lines = [_line(titles, widths, "dim", None)]
    deciding = COLUMNS.index(DECIDING[result["decided_by"]]) + 1 if result["decided_by"] in DECIDING else None
    for row, line in zip(rows, cells, strict=True):
        first = row["place"] == 1
        lines.append(_line(line, widths, "bold" if first else "", deciding if first else None))
    return [*lines, Text(), *_verdict(result, names)]


def _figure(row: Mapping[str, Any], column: str) -> str:
    paid = column in ("touches", "unfinished") and row[column]
    return f"−{row[column]}" if paid else str(row[column]).replace("-", "−")


def _line(cells: Sequence[str], widths: Sequence[int], style: str, marked: int | None) -> Text:
    line = Text(style=style)
    for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        text = left(cell, width) if column == 0 else right(cell, width)
        line.append(text, "bold yellow" if column == marked else "")
        line.append("   ")
    return line


def _verdict(result: Mapping[str, Any], names: Sequence[str]) -> Block:
    winners = [names[seat] for seat in result["winners"]]
    you = winners == [t("you")]
    key = "winner" if len(winners) == 1 else "winners"
    return [
        Text(t(key, names=winners, who="you" if you else "other"), "bold green"),
        Text(t(f"decided-{result['decided_by']}")),
        Text(t(f"ended-{result['reason']}"), "dim"),
    ]
