"""A tournament's report as tables in the terminal, and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

SHOWN_VERDICTS = 5
COLUMNS = (
    "bot", "games", "wins", "win_rate", "low", "high", "rating", "rating_low", "rating_high", "mean_place",
    "mean_score", "score_deviation", "mean_completed", "forfeits", "ms_per_decision", "ms_per_turn", "slowest_ms",
    "evaluations_per_decision", "evaluations_per_turn",
)  # fmt: skip
"""Of the CSV file."""


def print_report(document: dict[str, Any], console: Console | None = None) -> None:
    """The table of bots, that of pairs, and what is to be said about all games."""
    to = console or Console()
    to.print(bots_table(document))
    if len(document["table"]) > 2:
        to.print(pairs_table(document))
    to.print(_first_player(document))
    rounds = document["rounds"]
    to.print(f"Rounds: {rounds['mean']:.1f} on average, {rounds['least']:.0f} to {rounds['most']:.0f}.")
    for verdict in document["verdicts"][:SHOWN_VERDICTS]:
        to.print(f"Forfeit: {verdict}", markup=False, highlight=False)


def bots_table(document: dict[str, Any]) -> Table:
    """One row a bot, the best first."""
    table = _table(("bot", "wins", "95 %", "rating", "score", "ms/turn", "eval/turn"))
    table.title = f"{document['games']} games"
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
    table = _table(("bot", "against", "games", "better", "95 %"), names=2)
    for pair in document["pairs"]:
        share = pair["a_wins"] / max(1, pair["games"])
        table.add_row(pair["a"], pair["b"], str(pair["games"]), f"{share:.1%}", _interval(pair))
    return table


def _table(heads: Sequence[str], names: int = 1) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number < names else "right", no_wrap=True)
    return table


def _interval(row: dict[str, Any]) -> str:
    return f"{row['low']:.1%} – {row['high']:.1%}"


def _first_player(document: dict[str, Any]) -> str:
    first = document["first_player"]
    return (
        f"First player: {first['share']:.1%} of the victories ({_interval(first)}; even would be {first['even']:.1%})."
    )


def as_csv(document: dict[str, Any]) -> str:
    """The table of bots as a CSV file."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(document["table"])
    return out.getvalue()
