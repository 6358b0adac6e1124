"""Small plots as SVG: dots with intervals, and histograms."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 640
LEFT = 150
RIGHT = 36
ROW = 26
TOP = 24
PLOT = WIDTH - LEFT - RIGHT
HISTOGRAM_HEIGHT = 120
COLOURS = ("#3465a4", "#cc5500", "#4e9a06", "#75507b", "#c4a000", "#a40000")


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def dot_plot(title: str, dots: Sequence[Dot], unit: str = "", span: tuple[float, float] | None = None) -> str:
    """Values below each other on a common scale, each with a whisker for its interval."""
    low, high = span or _span([value for dot in dots for value in (dot.low, dot.high)])
    height = TOP + ROW * len(dots) + 24
    parts = [_axis(low, high, TOP, height - 20, unit)]
    for number, dot in enumerate(dots):
        y = TOP + ROW * number + ROW // 2
        left, middle, right = (_x(value, low, high) for value in (dot.low, dot.value, dot.high))
        colour = COLOURS[number % len(COLOURS)]
        parts.append(_text(LEFT - 8, y + 4, dot.label, "end"))
        parts.append(f'<line x1="{left:.1f}" y1="{y}" x2="{right:.1f}" y2="{y}" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="{colour}"/>')
    return _svg(title, height, parts)


def histogram(title: str, series: Sequence[tuple[str, dict[str, int]]]) -> str:
    """How often each whole number occurred, one histogram below the other on a common scale."""
    values = [int(value) for _, counts in series for value in counts]
    low, high = min(values, default=0), max(values, default=0) + 1
    step = HISTOGRAM_HEIGHT + 16
    height = TOP + step * len(series) + 24
    parts = [_axis(low, high, TOP, height - 20, "")]
    for number, (label, counts) in enumerate(series):
        base = TOP + step * (number + 1) - 8
        parts.append(_text(LEFT - 8, base - 4, label, "end"))
        parts += _bars(counts, (low, high), base, COLOURS[number % len(COLOURS)])
    return _svg(title, height, parts)


def _bars(counts: dict[str, int], span: tuple[int, int], base: int, colour: str) -> list[str]:
    most = max(counts.values(), default=1)
    width = PLOT / max(1, span[1] - span[0])
    bars = []
    for value, count in counts.items():
        tall = HISTOGRAM_HEIGHT * count / most
        x = _x(int(value), *span)
        bars.append(
            f'<rect x="{x:.1f}" y="{base - tall:.1f}" width="{max(1.0, width - 1):.1f}" height="{tall:.1f}" '
            f'fill="{colour}"><title>{value}: {count}</title></rect>'
        )
    return bars


def _span(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values, default=0.0), max(values, default=1.0)
    margin = (high - low) * 0.05 or 1.0
    return low - margin, high + margin


def _x(value: float, low: float, high: float) -> float:
    return LEFT + PLOT * (value - low) / (high - low)


def _axis(low: float, high: float, top: int, bottom: int, unit: str) -> str:
    """A few round numbers on the scale."""
    step = round_step(high - low)
    marks = []
    for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1):
        value = step * number
        x = _x(value, low, high)
        marks.append(f'<line x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}" stroke="currentColor" opacity="0.15"/>')
        shown = f"{value:.0%}" if unit == "%" else f"{value:g}{unit}"
        marks.append(_text(round(x), bottom + 14, shown, "middle"))
    return "".join(marks)


def round_step(span: float) -> float:
    """A round number of which three to seven go into a span.

    >>> round_step(1), round_step(70), round_step(1200)
    (0.25, 20, 250)
    """
    power = 10.0 ** floor(log10(span))
    return next(power * part for part in (0.2, 0.25, 0.5, 1, 2) if span / (power * part) < 5)


def _text(x: int, y: int, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return f"{head}{_text(LEFT, 14, title, 'start')}{''.join(parts)}</svg>"
