"""Puzzle cards with the pieces that lie on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from projectl.cli.picture import CARD_COLUMNS, Segment, header
from projectl.rules.pictures import LOOKS, Look
from projectl.rules.pieces import SIZE
from projectl.rules.puzzles import Puzzle

from .blocks import Block, centred
from .pieces import MARKS, piece_style

COLUMN_NAMES = "abcde"
RECESS_TONES = {"white": ("#2C3240", "#394053"), "black": ("#EFEADF", "#DDD5C4")}
"""Two tones in turn, so that cells can be counted."""
INSIDE = CARD_COLUMNS - 2


@dataclass(frozen=True, slots=True)
class Card:
    """What is to be drawn."""

    puzzle: Puzzle
    label: str = ""
    """In the upper edge; the number by which the card is named."""
    pieces: Sequence[Mapping[str, Any]] = ()
    """As a view tells them: piece, cells, and whether fresh or a touch."""
    coordinates: bool = False
    """Whether rows and columns are named along the edges."""
    highlight: bool = False
    """Whether the label stands out."""


def puzzle_of(view: Mapping[str, Any], puzzle_id: str) -> Puzzle:
    """A puzzle that a view mentions."""
    told = view["puzzles"][puzzle_id]
    cells = sum(1 << cell for cell in told["cells"])
    return Puzzle(puzzle_id, told["colour"], told["points"], told["reward"], cells, told["origin"])


def card_block(card: Card, colours: bool = True) -> Block:
    """A card, 14 columns wide and 8 lines high. Without colours each cell of a piece carries its mark."""
    look = LOOKS[card.puzzle.colour]
    marks = cell_marks(card.pieces, everywhere=not colours)
    edge = f"{look.line} on {look.card}"
    side = (look.borders[3], edge)
    rows = [Text.assemble(side, *_grid_row(card, row, look, marks), side) for row in range(SIZE)]
    head = Text.assemble(side, *header(card.puzzle, look, INSIDE), side)
    return [_top(card, look, edge), head, *rows, _bottom(card, look, edge)]


def _top(card: Card, look: Look, edge: str) -> Text:
    left, across, right = tuple(look.borders[:3])
    label = f" {card.label} " if card.label else ""
    strong = f"bold {look.text} on {look.card}" if card.highlight else edge
    return Text.assemble(
        (left + across, edge), (label, strong), (across * (INSIDE - 1 - cell_len(label)) + right, edge)
    )


def _bottom(card: Card, look: Look, edge: str) -> Text:
    across, left, right = look.borders[1], look.borders[4], look.borders[5]
    inside = across + "".join(name + across for name in COLUMN_NAMES) + across
    return Text(left + (inside if card.coordinates else across * INSIDE) + right, edge)


def _grid_row(card: Card, row: int, look: Look, marks: Mapping[int, tuple[str, str]]) -> list[Segment]:
    board = f"{look.line} on {look.card}"
    segments = [(str(row + 1) if card.coordinates else " ", board)]
    for cell in range(row * SIZE, row * SIZE + SIZE):
        if cell in marks:
            segments.append(marks[cell])
        elif card.puzzle.cells >> cell & 1:
            tone = RECESS_TONES[card.puzzle.colour][cell % 2]
            segments.append(("██", f"{tone} on {tone}"))
        else:
            segments.append((" ·", board))
    return [*segments, (" ", board)]


def cell_marks(pieces: Sequence[Mapping[str, Any]], everywhere: bool) -> dict[int, tuple[str, str]]:
    """Text and style of every covered cell; the mark stands in the cell nearest the middle of its piece."""
    marks: dict[int, tuple[str, str]] = {}
    names = [laid["piece"] for laid in pieces]
    for place, laid in enumerate(pieces):
        cells, style = laid["cells"], piece_style(laid["piece"], darker=names[:place].count(laid["piece"]) % 2 == 1)
        middle = middle_cell(cells)
        mark = _mark(laid)
        for cell in cells:
            marks[cell] = (mark if everywhere or cell == middle else "  ", style)
    return marks


def _mark(laid: Mapping[str, Any]) -> str:
    """The mark of a piece; a plus for one that can still be taken back, a minus for one that costs a point."""
    mark = MARKS[laid["piece"]]
    if laid.get("fresh"):
        return mark[0] + "+"
    return mark[0] + "−" if laid.get("touch") else mark.ljust(2)


def middle_cell(cells: Sequence[int]) -> int:
    """The cell nearest the middle of some cells."""
    row = sum(cell // SIZE for cell in cells) / len(cells)
    column = sum(cell % SIZE for cell in cells) / len(cells)
    return min(cells, key=lambda cell: (cell // SIZE - row) ** 2 + (cell % SIZE - column) ** 2)


def empty_block(label: str, text: str) -> Block:
    """A place for a card, with a word in it."""
    inside = [text if row == 3 else "" for row in range(SIZE + 1)]
    lines = [f"┊{centred(line, INSIDE)}┊" for line in inside]
    top = f"┌┄ {label} " if label else "┌"
    return [Text(line, "dim") for line in (top.ljust(INSIDE + 1, "┄") + "┐", *lines, "└" + "┄" * INSIDE + "┘")]
