"""The figures of the benchmark as a picture: bars on a logarithmic scale, in SVG."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

from projectl.texts import t

from .measure import Figures
from .report import number

WIDTH, LEFT, RIGHT = 760, 228, 156
TOP, BAR, GAP, BOTTOM = 74, 26, 12, 46
BARS = (
    ("chess_moves_per_s", "#9aa0a6"),
    ("interpreted_replay_steps_per_s", "#f2a33a"),
    ("interpreted_steps_per_s", "#f2a33a"),
    ("compiled_replay_steps_per_s", "#2f7ed8"),
    ("compiled_steps_per_s", "#2f7ed8"),
)

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #24292f }
.title { font-size: 18px; font-weight: 600 }
.small { font-size: 12px; fill: #656d76 }
.value { font-weight: 600 }
.paper { fill: #ffffff; stroke: #d0d7de }
.line { stroke: #d8dee4 }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .small { fill: #9198a1 } .line { stroke: #30363d }
  .paper { fill: #0d1117; stroke: #30363d }
}
"""


class Scale(NamedTuple):
    """From powers of ten to places on the paper."""

    low: int
    high: int

    def x(self, value: float) -> float:
        """Where a value lies."""
        share = (log10(value) - self.low) / (self.high - self.low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)


def draw(figures: Figures) -> str:
    """The picture as the text of an SVG file."""
    values = [figures[name] for name, _ in BARS]
    scale = Scale(floor(log10(min(values) / 2)), ceil(log10(max(values))))
    height = TOP + len(BARS) * (BAR + GAP) + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(t('bench-picture-title'))}</title><style>{STYLE}</style>",
        f'<rect class="paper" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="10"/>',
        _text(24, 34, "bench-picture-title", "title"),
        _text(24, 54, "bench-picture-scale", "small"),
        *(_line(scale, power, height) for power in range(scale.low, scale.high + 1)),
        *(_bar(scale, figures, place) for place in range(len(BARS))),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _text(x: float, y: float, key: str, style: str) -> str:
    return f'<text x="{x}" y="{y}" class="{style}">{escape(t(key))}</text>'


def _line(scale: Scale, power: int, height: int) -> str:
    """A line of the grid with its number below."""
    x, bottom = scale.x(10**power), height - BOTTOM + 8
    label = f"{10**power:,}".replace(",", "\u202f")
    return (
        f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>'
        f'<text class="small" text-anchor="middle" x="{x:.1f}" y="{bottom + 18}">{label}</text>'
    )


def _bar(scale: Scale, figures: Figures, place: int) -> str:
    """A bar with its name before and its value behind it."""
    name, colour = BARS[place]
    value, y = figures[name], TOP + place * (BAR + GAP)
    label = escape(t(f"bench-bar-{name.replace('_', '-')}"))
    times = f" · ×{number(value / figures['chess_moves_per_s'])}" if place else ""
    return (
        f'<text x="{LEFT - 12}" y="{y + 18}" text-anchor="end">{label}</text>'
        f'<rect x="{LEFT}" y="{y}" width="{scale.x(value) - LEFT:.1f}" height="{BAR}" rx="4" fill="{colour}"/>'
        f'<text class="value" x="{scale.x(value) + 8:.1f}" y="{y + 18}">{number(value)}{times}</text>'
    )
