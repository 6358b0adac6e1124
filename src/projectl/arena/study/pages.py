"""Data, pictures and page of a study: `NAME.json`, `NAME-1.svg` …, `NAME.md` in the folder of studies."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from projectl.arena.report.svg import Dot, dot_plot
from projectl.record.gamefile.files import write_whole

from .subjects import Row

PAPER = "<style>svg { background: #fff } text { font: 12px system-ui, sans-serif; fill: #24292f }</style>"
"""A picture in a file has its own background, since nobody knows on what it will lie."""
MOST_DOTS = 60

Picture = tuple[str, str]
"""What it shows, and the picture."""


class Page(NamedTuple):
    """How a study is told."""

    title: str
    text: str
    pictures: Callable[[Sequence[Row]], list[Picture]]
    columns: dict[str, Callable[[Row], str]]


def write_data(folder: Path, name: str, document: dict[str, Any]) -> None:
    """Keep what a study found."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / f"{name}.json", json.dumps(document, indent=1) + "\n")


def draw(folder: Path, name: str) -> None:
    """Write pictures and page of a study from its data."""
    document = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    page, rows = PAGES[name], document["rows"]
    parts = [f"# {page.title}", made(document), page.text]
    for number, (caption, picture) in enumerate(page.pictures(rows), 1):
        file = f"{name}-{number}.svg"
        write_whole(folder / file, as_file(picture))
        parts.append(f"![{caption}]({file})")
    parts.append(table([row for row in rows if "puzzle" in row or "table" in row], page.columns))
    write_whole(folder / f"{name}.md", "\n\n".join(parts) + "\n")


def made(document: dict[str, Any]) -> str:
    """How to make it again, and of what it was made."""
    name = document["study"]
    options = " ".join(f"--{each} {document[each]}" for each in ("games", "bot", "series"))
    playing = document["identity"]
    return (
        f"`python -m projectl.arena.study {name} {options}` plays the games, draws the pictures and writes this page; "
        f"here on {document['date']}, engine `{playing['engine']}`, rules version {playing['rules']}. "
        "Whiskers and brackets are intervals of 95 %."
    )


def as_file(picture: str) -> str:
    """A picture of a report as a file of its own."""
    head, rest = picture.split(">", 1)
    opened = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    return f"{opened}>{PAPER}{rest}\n"


def table(rows: Sequence[Row], columns: dict[str, Callable[[Row], str]]) -> str:
    """All rows as a table."""
    lines = [f"| {' | '.join(columns)} |", f"|{'---|' * len(columns)}"]
    lines += [f"| {' | '.join(told(row) for told in columns.values())} |" for row in rows]
    return "\n".join(lines)


def dots(rows: Sequence[Row], label: Callable[[Row], str], field: str) -> list[Dot]:
    """The rows that have a figure, as dots."""
    return [Dot(label(row), **row[field]) for row in rows if row[field]]


def percent(found: Row | None) -> str:
    """A share with its interval."""
    return f"{found['value']:.0%} ({found['low']:.0%}–{found['high']:.0%})" if found else "too few games"


def number(found: Row) -> str:
    """A mean with its interval."""
    return f"{found['value']:.1f} ({found['low']:.1f}–{found['high']:.1f})"


def _first_player(rows: Sequence[Row]) -> list[Picture]:
    return [
        (title, dot_plot(title, dots(rows, _short, field), unit))
        for title, field, unit in (
            ("Victories of the first player, over an even share", "times_even", "%"),
            ("Rounds", "rounds", ""),
            ("Score of a seat, on the mean", "score", ""),
        )
    ]


def _short(row: Row) -> str:
    return f"{row['edition']}, {row['players']}"


def _puzzles(rows: Sequence[Row]) -> list[Picture]:
    pictures = []
    for colour in ("white", "black"):
        some = [row for row in rows if row["colour"] == colour]
        known = sorted((row for row in some if row["won"]), key=lambda row: -row["won"]["value"])[:MOST_DOTS]
        title = f"How often who completes a {colour} puzzle wins"
        pictures.append((title, dot_plot(title, dots(known, _card, "won"), "%")))
    return pictures


def _card(row: Row) -> str:
    return f"{row['puzzle']}: {row['points']} + {row['reward']}"


def _house(rows: Sequence[Row]) -> list[Picture]:
    ours = [row for row in rows if "puzzle" in row]
    title = "Points over what the printed puzzles give for the size and reward"
    won = "How often who completes a puzzle wins"
    beside = [
        Dot(f"{row['colour']}, {row['set']}", **row["printed"])
        for row in rows
        if "puzzle" not in row and row["printed"]
    ]
    return [
        (title, dot_plot(title, dots(ours, _card, "over"))),
        (won, dot_plot(won, beside + dots(ours, _card, "won"), "%")),
    ]


CARD_COLUMNS: dict[str, Callable[[Row], str]] = {
    "puzzle": lambda row: row["puzzle"],
    "points": lambda row: str(row["points"]),
    "reward": lambda row: row["reward"],
    "cells": lambda row: str(row["cells"]),
    "fewest actions": lambda row: str(row["actions"] or "–"),
    "points an action": lambda row: f"{row['points'] / row['actions']:.2f}" if row["actions"] else "–",
    "points over the fit": lambda row: f"{row['over']['value']:+.1f}".replace("-0.0", "+0.0"),
    "completed": lambda row: percent(row["completed"]),
    "won by who completed it": lambda row: percent(row["won"]),
}

PAGES = {
    "first-player": Page(
        "The first player, length and score",
        "The same bot sits in all seats, so that nothing but the seat tells them apart; each game has a deal of "
        "its own. In the first picture 100 % is an even share. A shared victory counts in equal parts. What holds "
        "for this bot need not hold for people.",
        _first_player,
        {
            "table": lambda row: row["table"],
            "games": lambda row: str(row["games"]),
            "first player wins": lambda row: percent(row["first"]),
            "over an even share": lambda row: percent(row["times_even"]),
            "rounds": lambda row: number(row["rounds"]),
            "score": lambda row: number(row["score"]),
        },
    ),
    "printed-puzzles": Page(
        "Which printed puzzles are worth their actions",
        "The same bot in both seats of `revised-2021`. *Fewest actions* counts from the first turn, without "
        "rewards on the way; *points over the fit* is how far the points are from what all printed puzzles give "
        "for so many cells and that reward. Who completes more puzzles wins more often, so compare a puzzle with "
        "others of its colour, not with 50 %: the shares say what goes with victory, not what causes it.",
        _puzzles,
        CARD_COLUMNS,
    ),
    "house-puzzles": Page(
        "What the house puzzles weigh against the printed",
        "The same bot in both seats, with one expansion after the other, each in the first edition that has it. "
        "The first picture compares points with the curve through the printed puzzles; its whiskers are two "
        "standard errors of what that curve says of a printed puzzle that it has not seen. The second tells who "
        "won, beside the printed puzzles of the same games: its first six rows, of those completed in a game the "
        "share that winners had.",
        _house,
        CARD_COLUMNS,
    ),
}
"""By the name of the study."""
