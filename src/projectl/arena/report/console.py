"""Tables on the screen and in pipes, whole: no figure is cut off."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.measure import Measurement
from rich.table import Column, Table

WIDEST = 10_000
"""Columns of a table that nothing limits."""
SENTENCE = 24
"""The narrowest that a column of sentences may become."""


def print_table(table: Table, console: Console | None = None) -> None:
    """Print a table whole: in a pipe as wide as it needs, on a screen in as many parts as fit.

    Each part begins with the first column again, which says what its rows are.
    """
    to = console or Console()
    if not to.is_terminal:
        _print(table, to, _widest(table, to))
        return
    for part in parts(table, to):
        _print(part, to, needs(part, to))


def print_line(text: str, to: Console) -> None:
    """Print a sentence beside tables: broken between words on a screen, in one line in a pipe."""
    to.print(text, markup=False, highlight=False, soft_wrap=not to.is_terminal)


def parts(table: Table, to: Console) -> list[Table]:
    """A table as it is, or closer together, or its columns shared out to several that are no wider than the screen."""
    if needs(table, to) <= to.width:
        return [table]
    first, *others = table.columns
    close = _with(table, table.columns)
    if needs(close, to) <= to.width:
        return [close]
    found: list[Table] = []
    taken: list[Column] = []
    for column in others:
        if taken and needs(_with(table, [first, *taken, column]), to) > to.width:
            found.append(_with(table, [first, *taken]))
            taken = []
        taken.append(column)
    found.append(_with(table, [first, *taken]))
    for later in found[1:]:
        later.title = None
    return found


def needs(table: Table, to: Console) -> int:
    """The fewest columns of a screen that show a table whole; only sentences may be broken, and not too narrow."""
    widest = [_width(column, to) for column in table.columns]
    for column, width in zip(table.columns, widest, strict=True):
        column.min_width = width if column.no_wrap else min(width, SENTENCE)
        column.overflow = "fold"
    return _widest(table, to) - sum(widest) + sum(column.min_width or 0 for column in table.columns)


def _width(column: Column, to: Console) -> int:
    cells = [column.header, *column.cells]
    return max(Measurement.get(to, to.options.update(max_width=WIDEST), cell).maximum for cell in cells)


def _widest(table: Table, to: Console) -> int:
    return Measurement.get(to, to.options.update(max_width=WIDEST), table).maximum


def _with(table: Table, columns: Sequence[Column]) -> Table:
    """A table with some columns of another, close together."""
    part = Table(title=table.title, box=table.box, pad_edge=False, padding=(0, 1, 0, 0))
    for column in columns:
        part.add_column(column.header, justify=column.justify, no_wrap=column.no_wrap)
    for cells in zip(*(column.cells for column in columns), strict=True):
        part.add_row(*cells)
    return part


def _print(table: Table, to: Console, needed: int) -> None:
    width = to.width
    to.width = max(width, needed)
    try:
        to.print(table)
    finally:
        to.width = width
