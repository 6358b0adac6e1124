"""What was found, as a table in the terminal, as tables for the page of the judge, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .figures import MOST_ERROR, MOST_ERROR_OF_THIRD, THIRD_NAMES

BEGIN, END = "<!-- judge: begin -->", "<!-- judge: end -->"
"""Between these marks of the page stand the tables."""
HEADS = ("games", "positions", "calibration error", "95 %", "Brier", "margin alone", "better by", "95 %")
PANELS = ("all", *THIRD_NAMES)
SIDE, EDGE, TOP = 200, 36, 30
"""Of a panel of the picture, in pixels."""
COLOUR, GREY = "#3465a4", "#888"


def table(found: dict[str, Any]) -> str:
    """For the terminal."""
    lines = [("", *HEADS), *(_cells(name, part) for name, part in found["parts"].items())]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    rows = ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines]
    missed = "; ".join(found["missed"]) or "nothing"
    return "\n".join(
        [f"{found['series']}, {_games(found)}; {found['judge']}, net {found['net']}", *rows, f"missed: {missed}"]
    )


def with_figures(page: str, found: dict[str, Any]) -> str:
    """A page with the tables between its marks; one without marks gets them at its end."""
    before, mark, rest = page.partition(BEGIN)
    after = rest.partition(END)[2] if mark else "\n"
    return f"{before}{BEGIN}\n{as_markdown(found)}{END}{after}"


def as_markdown(found: dict[str, Any]) -> str:
    """The tables of the page."""
    wanted = (
        f"Wanted: a calibration error of at most {MOST_ERROR} over all and {MOST_ERROR_OF_THIRD} in each third, and a "
        "Brier score better than the margin's by an interval without 0 in each third and each kind."
    )
    missed = "; ".join(found["missed"])
    verdict = f"**Missed:** {missed}." if missed else "All of it was reached."
    if found["parts"]["all"]["games"] < found["of"]:
        verdict += " The rest of the series is still to be played."
    whole = [name for name in found["parts"] if ", " not in name]
    cells = [name for name in found["parts"] if ", " in name]
    return "\n".join(
        [
            f"Series `{found['series']}`, {_games(found)}; judge `{found['judge']}`, net `{found['net']}`.\n",
            _markdown("part", [_cells(name, found["parts"][name]) for name in whole]),
            f"{wanted} {verdict}\n",
            "![Reliability over all and in each third](judge-reliability.svg)\n",
            "Each third of each kind:\n",
            _markdown("part", [_cells(name, found["parts"][name]) for name in cells]),
        ]
    )


def _games(found: dict[str, Any]) -> str:
    games = found["parts"]["all"]["games"]
    return f"all {games:,} games" if games == found["of"] else f"the first {games:,} of its {found['of']:,} games"


def _markdown(first: str, lines: Sequence[tuple[str, ...]]) -> str:
    head = f"| {first} | {' | '.join(HEADS)} |\n|---|{'---:|' * len(HEADS)}\n"
    return head + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _cells(name: str, part: dict[str, Any]) -> tuple[str, ...]:
    off, scores = part["calibration"], part["scores"]
    return (
        name,
        f"{part['games']:,}",
        f"{part['positions']:,}",
        f"{off['error']:.3f}",
        f"{off['low']:.3f}–{off['high']:.3f}",
        f"{scores['brier']:.4f}",
        f"{scores['margin']:.4f}",
        f"{scores['less']:.4f}",
        f"{scores['low']:.4f}–{scores['high']:.4f}",
    )


def picture(found: dict[str, Any]) -> str:
    """The reliability curves as SVG: how often seats won, by the chance that they were given."""
    step = SIDE + EDGE
    width, height = step * len(PANELS) + EDGE, SIDE + TOP + EDGE
    panels = "".join(_panel(EDGE + step * at, name, found["curves"][name]) for at, name in enumerate(PANELS))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" role="img"><title>Share of the win, by the chance that was given</title>'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{panels}</svg>\n'
    )


def _panel(left: int, name: str, bins: Sequence[dict[str, float]]) -> str:
    def x(value: float) -> str:
        return f"{left + SIDE * value:.1f}"

    def y(value: float) -> str:
        return f"{TOP + SIDE * (1 - value):.1f}"

    title = "whole games" if name == "all" else f"{name} third"
    parts = [
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#ccc"/>',
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" stroke="{GREY}" stroke-dasharray="4 4"/>',
        f'<text x="{x(0.5)}" y="{TOP - 10}" text-anchor="middle" font-weight="bold">{title}</text>',
    ]
    for mark in (0.0, 0.5, 1.0):
        parts.append(f'<text x="{x(mark)}" y="{TOP + SIDE + 16}" text-anchor="middle">{mark:.0%}</text>')
        if left == EDGE:
            parts.append(f'<text x="{left - 4}" y="{float(y(mark)) + 4:.1f}" text-anchor="end">{mark:.0%}</text>')
    points = " ".join(f"{x(each['chance'])},{y(each['share'])}" for each in bins)
    parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOUR}"/>')
    for each in bins:
        at = x(each["chance"])
        ends = f'y1="{y(each["low"])}" x2="{at}" y2="{y(each["high"])}"'
        parts.append(f'<line x1="{at}" {ends} stroke="{COLOUR}" stroke-width="2"/>')
        parts.append(f'<circle cx="{at}" cy="{y(each["share"])}" r="3" fill="{COLOUR}"/>')
    return "".join(parts)
