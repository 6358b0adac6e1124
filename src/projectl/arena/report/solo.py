"""Measurements against the solo opponent as a page and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from html import escape
from typing import Any

from projectl.arena.fingerprint import in_words

from .html import about, table, whole_page
from .svg import Dot, dot_plot

HEADS = ("bot", "edition", "difficulty", "games", "won", "95 %", "margin", "95 % of it", "score", "turns", "ms/turn")


def as_html(found: Sequence[dict[str, Any]], command: str = "", day: str = "") -> str:
    """The page. `command` is what was typed, `day` the date; what is left out is not shown."""
    title = f"Project L solo: {', '.join(dict.fromkeys(row['bot'] for row in found))}"
    dots = [Dot(f"{row['bot']}, {row['difficulty']}", row["win_rate"], row["low"], row["high"]) for row in found]
    body = [
        f"<h1>{escape(title)}</h1>",
        table(HEADS, [_cells(row) for row in found]),
        dot_plot("Games won", dots, "%", (0.0, 1.0)),
        about({"identity": found[0]["identity"], "setup": {"series": found[0]["series"]}}, command, day),
        *(f"<p>{escape(in_words(row['identity']))}</p>" for row in found[1:]),
    ]
    return whole_page(title, body)


def _cells(row: dict[str, Any]) -> tuple[object, ...]:
    return (
        row["bot"], row["edition"], row["difficulty"], row["games"], f"{row['win_rate']:.1%}",
        f"{row['low']:.1%} – {row['high']:.1%}", f"{row['mean_margin']:+.1f}",
        f"{row['margin_low']:+.1f} … {row['margin_high']:+.1f}", f"{row['mean_score']:.1f}",
        f"{row['mean_turns']:.1f}", f"{row['ms_per_turn']:.1f}",
    )  # fmt: skip


def as_csv(found: Sequence[dict[str, Any]]) -> str:
    """A row for each measurement, with all of its figures."""
    out = io.StringIO()
    names = [name for name in found[0] if name != "identity"]
    writer = csv.DictWriter(out, [*names, "identity"], lineterminator="\n")
    writer.writeheader()
    writer.writerows({**row, "identity": in_words(row["identity"])} for row in found)
    return out.getvalue()
