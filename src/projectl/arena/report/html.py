"""A tournament's report as one HTML page that needs nothing else: tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from projectl.texts import Texts

from .svg import Dot, dot_plot, histogram
from .table import remarks

_STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; margin: .5rem 0 1.5rem; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
"""


def as_html(document: dict[str, Any]) -> str:
    """The page."""
    options = document["setup"]["options"]
    title = f"Project L arena: {', '.join(row['bot'] for row in document['table'])}"
    players = f"{options['players']} players, " if options["players"] else ""
    lead = f"{document['games']} games, {players}{options['variant']}, {options['edition']}."
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(lead)}</p>",
        *(f"<p>{escape(line)}</p>" for line in remarks(document, Texts("en").t)),
        _bots(document["table"]),
        *_plots(document),
        _pairs(document["pairs"]),
        _verdicts(document["verdicts"]),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _plots(document: dict[str, Any]) -> list[str]:
    rows = sorted(document["table"], key=lambda row: -row["rating"])
    return [
        dot_plot("Rating", [Dot(row["bot"], row["rating"], row["rating_low"], row["rating_high"]) for row in rows]),
        dot_plot(
            "Share of victories",
            [Dot(row["bot"], row["win_rate"], row["low"], row["high"]) for row in rows],
            "%",
            (0.0, 1.0),
        ),
        histogram("Scores", [(row["bot"], row["score_counts"]) for row in rows]),
        histogram("Rounds", [("games", document["round_counts"])]),
    ]


def _bots(rows: Sequence[dict[str, Any]]) -> str:
    heads = ("bot", "games", "wins", "share", "95 %", "rating", "95 %", "score", "completed", "ms/turn", "eval/turn")
    cells = [
        (
            row["bot"], row["games"], f"{row['wins']:g}", f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} – {row['high']:.1%}", f"{row['rating']:+.0f}",
            f"{row['rating_low']:+.0f} … {row['rating_high']:+.0f}", f"{row['mean_score']:.1f}",
            f"{row['mean_completed']:.1f}", f"{row['ms_per_turn']:.1f}", f"{row['evaluations_per_turn']:.0f}",
        )
        for row in sorted(rows, key=lambda row: -row["rating"])
    ]  # fmt: skip
    return _table(heads, cells)


def _pairs(pairs: Sequence[dict[str, Any]]) -> str:
    cells = [
        (
            f"{pair['a']} – {pair['b']}",
            pair["games"],
            f"{pair['a_wins']:g}",
            f"{pair['low']:.1%} – {pair['high']:.1%}",
        )
        for pair in pairs
    ]
    return _table(("pair", "games", "the first was better", "95 %"), cells)


def _verdicts(verdicts: Sequence[str]) -> str:
    if not verdicts:
        return ""
    return "<h2>Forfeits</h2><ul>" + "".join(f"<li>{escape(verdict)}</li>" for verdict in verdicts) + "</ul>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
