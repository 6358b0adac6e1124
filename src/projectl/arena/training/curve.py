"""The learning curve as an SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .trainer import MEASURES

WIDTH, HEIGHT, EDGE = 640, 360, 48
Points = list[tuple[float, float]]


def curve_svg(title: str, history: Sequence[Sequence[float]], solo: bool) -> str:
    """How a training went: in solo the games won, else how well the net foresees who wins."""
    label = "games won" if solo else "mean squared error of the probability to win"
    points = _stretches(history, "wins" if solo else "loss", "games" if solo else "positions")
    most_games = max((games for games, _ in points), default=1.0)
    top = 1.0 if solo else max((value for _, value in points), default=1.0) or 1.0
    line = " ".join(f"{_x(games / most_games):.1f},{_y(value / top):.1f}" for games, value in points)
    marks = "".join(_mark(share, top, most_games) for share in (0.0, 0.25, 0.5, 0.75, 1.0))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f'<text x="{WIDTH / 2}" y="20" text-anchor="middle">{title}: {label}</text>{marks}'
        f'<polyline points="{line}" fill="none" stroke="#06c" stroke-width="2"/></svg>\n'
    )


def _stretches(history: Sequence[Sequence[float]], what: str, per: str) -> Points:
    """The mean over each stretch between two rows of the history, by games played."""
    value, count, games = MEASURES.index(what), MEASURES.index(per), MEASURES.index("games")
    rows = [[0.0] * len(MEASURES), *history]
    return [
        (after[games], (after[value] - before[value]) / (after[count] - before[count]))
        for before, after in pairwise(rows)
        if after[count] > before[count]
    ]


def _x(share: float) -> float:
    return EDGE + share * (WIDTH - 2 * EDGE)


def _y(share: float) -> float:
    return HEIGHT - EDGE - min(share, 1.0) * (HEIGHT - 2 * EDGE)


def _mark(share: float, top: float, games: float) -> str:
    """A grid line with its number, and a number of games below."""
    y, x = _y(share), _x(share)
    return (
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        f'<text x="{EDGE - 6}" y="{y + 4}" text-anchor="end">{share * top:.3g}</text>'
        f'<text x="{x}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{share * games:,.0f}</text>'
    )
