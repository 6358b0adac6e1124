"""A tournament's report as tables in the terminal, and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from projectl.arena.fingerprint import in_words
from projectl.texts import t

from .console import print_line, print_table

SHOWN_VERDICTS = 5
COLUMNS = (
    "bot", "games", "wins", "win_rate", "low", "high", "rating", "rating_low", "rating_high", "mean_place",
    "mean_score", "score_deviation", "mean_completed", "forfeits", "ms_per_decision", "ms_per_turn", "slowest_ms",
    "evaluations_per_decision", "evaluations_per_turn", "identity",
)  # fmt: skip
"""Of the CSV file."""


def print_report(document: dict[str, Any], console: Console | None = None) -> None:
    """The table of bots, that of pairs, and what is to be said about all games."""
    to = console or Console()
    print_table(bots_table(document), to)
    if len(document["table"]) > 2:
        print_table(pairs_table(document), to)
    for line in remarks(document):
        print_line(line, to)
    for verdict in document["verdicts"][:SHOWN_VERDICTS]:
        print_line(t("arena-forfeit", what=verdict), to)


def remarks(document: dict[str, Any], say: Callable[..., str] = t) -> list[str]:
    """What is to be said beside the tables, a line each."""
    found = []
    if document["games"] > document["asked"]:
        found.append(say("arena-more-games", games=document["games"], asked=document["asked"]))
    if document["first_player"]["games"]:
        first, rounds = document["first_player"], document["rounds"]
        share, even = f"{first['share']:.1%}", f"{first['even']:.1%}"
        found.append(say("arena-first-player", share=share, interval=_interval(first), even=even))
        figures = {"mean": f"{rounds['mean']:.1f}", "least": f"{rounds['least']:.0f}", "most": f"{rounds['most']:.0f}"}
        found.append(say("arena-rounds", **figures))
    if document.get("sprt"):
        test = document["sprt"]
        shares = {"low": f"{test['low']:g}", "high": f"{test['high']:g}"}
        found.append(say("arena-sprt", deals=test["deals"], verdict=test["verdict"] or "open", **shares))
    found.append(say("arena-series", series=document["setup"]["series"], bots=in_words(document["identity"])))
    return found


def bots_table(document: dict[str, Any]) -> Table:
    """One row a bot, the best first."""
    table = _table(("bot", "wins", "interval", "rating", "score", "ms-per-turn", "evaluations-per-turn"))
    table.title = t("head-arena", games=document["games"])
    for row in sorted(document["table"], key=lambda row: -row["rating"]):
        table.add_row(
            row["bot"],
            f"{row['win_rate']:.1%}",
            _interval(row),
            f"{row['rating']:+.0f} ± {(row['rating_high'] - row['rating_low']) / 2:.0f}",
            f"{row['mean_score']:.1f}",
            f"{row['ms_per_turn']:.1f}",
            f"{row['evaluations_per_turn']:,.0f}",
        )
    return table


def pairs_table(document: dict[str, Any]) -> Table:
    """One row a pair: how often the first was better than the second."""
    table = _table(("bot", "against", "games", "better", "interval"), names=2)
    for pair in document["pairs"]:
        share = pair["a_wins"] / max(1, pair["games"])
        table.add_row(pair["a"], pair["b"], str(pair["games"]), f"{share:.1%}", _interval(pair))
    return table


def _table(heads: Sequence[str], names: int = 1) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for number, head in enumerate(heads):
        said = "95 %" if head == "interval" else t(f"head-{head}")
        table.add_column(said, justify="left" if number < names else "right", no_wrap=True)
    return table


def _interval(row: dict[str, Any]) -> str:
    return f"{row['low']:.1%} – {row['high']:.1%}"


def as_csv(document: dict[str, Any]) -> str:
    """The table of bots as a CSV file."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(document["table"])
    return out.getvalue()
