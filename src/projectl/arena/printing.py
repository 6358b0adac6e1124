"""Tables on the screen and in pipes, whole: no figure is cut off."""

from __future__ import annotations

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table


def print_table(table: Table, console: Console | None = None) -> None:
    """Print a table as wide as its columns need, if the screen is narrower; in a pipe without breaking any line."""
    to = console or Console()
    width = to.width
    needs = Measurement.get(to, to.options.update(max_width=10_000), table)
    to.width = max(width, needs.minimum) if to.is_terminal else max(width, needs.maximum)
    try:
        to.print(table)
    finally:
        to.width = width
