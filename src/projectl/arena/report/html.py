"""A tournament's report as one HTML page that needs nothing else: tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from projectl.arena.fingerprint import in_words
from projectl.texts import Texts

from .svg import Dot, dot_plot, histogram
from .table import remarks

_STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
p, dd { overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
svg { width: 100%; height: auto; margin: .5rem 0 1.5rem; }
svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
@media (max-width: 50rem) {
  table, tbody, tr, td { display: block; }
  thead { display: none; }
  tr { border-bottom: 1px solid #8888; padding: .5rem 0; }
  td, td:first-child { display: flex; justify-content: space-between; border: 0; padding: .1rem 0; text-align: right; }
  td:first-child { font-weight: 600; }
  td:not(:first-child)::before { content: attr(data-head); }
  dl { display: block; }
}
@media (max-width: 30rem) { svg text { font-size: 20px; } }
"""


def as_html(document: dict[str, Any], command: str = "", day: str = "") -> str:
    """The page. `command` is what was typed, `day` the date; what is left out is not shown."""
    options = document["setup"]["options"]
    title = f"Project L arena: {', '.join(row['bot'] for row in document['table'])}"
    players = f"{options['players']} players, " if options["players"] else ""
    lead = f"{document['games']} games, {players}{options['variant']}, {options['edition']}."
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(lead)}</p>",
        *(f"<p>{escape(line)}</p>" for line in remarks(document, Texts("en").t)[:-1]),
        _bots(document["table"]),
        *_plots(document),
        _pairs(document["pairs"]),
        _verdicts(document["verdicts"]),
        about(document, command, day),
    ]
    return whole_page(title, body)


def whole_page(title: str, body: Sequence[str]) -> str:
    """A page that needs nothing else."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def about(document: dict[str, Any], command: str, day: str) -> str:
    """How the figures were made, so that they can be made again."""
    identity = document["identity"]
    told = {
        "Command": command,
        "Date": day,
        "Series of deals": document["setup"]["series"],
        "Versions": f"projectl {identity['package']}, rules {identity['rules']}" if identity else "",
        "Played by": in_words(identity),
    }
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in told.items() if text)
    return f"<h2>How this was made</h2><dl>{rows}</dl>"


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
    return table(heads, cells)


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
    return table(("pair", "games", "the first was better", "95 %"), cells)


def _verdicts(verdicts: Sequence[str]) -> str:
    if not verdicts:
        return ""
    return "<h2>Forfeits</h2><ul>" + "".join(f"<li>{escape(verdict)}</li>" for verdict in verdicts) + "</ul>"


def _cell(head: str, cell: object) -> str:
    """With the head of its column, which is shown beside it where the page is narrow."""
    return f'<td data-head="{escape(head)}">{escape(str(cell))}</td>'


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table, which is a list of cards where the page is narrow."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(map(_cell, heads, row)) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
