"""Puzzles and pieces as SVG: what a notebook shows of them, and sheets of cards.

A white puzzle is a pale card with a dark recess, a black puzzle a dark card with a pale recess.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import TYPE_CHECKING

from .pieces import KIND, ORIENTATIONS, SIZE, cells_of, extent

if TYPE_CHECKING:
    from .puzzles import Puzzle, PuzzleSet

INK = "#0F1116"
PIECE_FILL = {
    "O1": "#FDE553",
    "I2": "#5ED594",
    "I3": "#5C99EE",
    "V3": "#FBA500",
    "I4": "#8A60F7",
    "L4": "#51D6FA",
    "Z4": "#F0630B",
    "O4": "#DE475F",
    "T4": "#F152B5",
    "P5": "#FFFFFF",
    "U5": "#FFFFFF",
    "L5": "#FFFFFF",
}


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a card."""

    card: str
    recess: str
    seam: str
    edge: str
    text: str
    line: str
    """Borders and dots in the terminal, whose background may be dark or light."""
    borders: str
    """Corners and sides in the terminal: they tell a black card where nothing is coloured."""


LOOKS = {
    "white": Look("#FFFFFF", "#2C3240", "#4A5263", "#837B6C", "#1E222B", "#837B6C", "┌─┐│└┘"),
    "black": Look("#262A33", "#EFEADF", "#CFC8B8", "#262A33", "#FBF9F4", "#78819A", "┏━┓┃┗┛"),
}

NOTHING_LAID: Mapping[int, str] = MappingProxyType({})

CELL = 22
PADDING = 7
HEADER = 27
CARD_WIDTH = SIZE * CELL + 2 * PADDING
CARD_HEIGHT = HEADER + SIZE * CELL + PADDING
STEP_X, STEP_Y = CARD_WIDTH + 16, CARD_HEIGHT + 36
MARGIN = 24
FEWEST_PER_ROW, MOST_PER_ROW = 5, 8
TITLE = 48
SMALL_CELL = 6.6
PAGE, PAGE_TEXT, PAGE_MUTED = "#E9E4D9", "#1E222B", "#575B66"
FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'


def svg_sheet(sets: Sequence[PuzzleSet]) -> str:
    """All puzzles of some sets as one SVG document, set by set under its title."""
    parts: list[str] = []
    top = MARGIN
    longest = max(len(group) for puzzle_set in sets for group in (puzzle_set.whites, puzzle_set.blacks))
    per_row = max(FEWEST_PER_ROW, min(longest, MOST_PER_ROW))  # a title needs the room of five cards
    for puzzle_set in sets:
        parts.append(svg_text(MARGIN, top + 24, puzzle_set.title, PAGE_TEXT, 'font-size="22" font-weight="700"'))
        top += TITLE
        for row in (*in_rows(puzzle_set.whites, per_row), *in_rows(puzzle_set.blacks, per_row)):
            parts += [svg_card(puzzle, MARGIN + place * STEP_X, top) for place, puzzle in enumerate(row)]
            top += STEP_Y
    return svg_document(2 * MARGIN + per_row * STEP_X - 16, top, parts)


def svg_puzzle(puzzle: Puzzle) -> str:
    """One card as a document."""
    size = (CARD_WIDTH + 2 * PADDING, CARD_HEIGHT + 2 * PADDING + 20)
    return svg_document(*size, [svg_card(puzzle, PADDING, PADDING)])


def svg_single_piece(name: str) -> str:
    """One piece as a document."""
    height, width = extent(lying(name))
    size = (width * CELL + 2 * PADDING, height * CELL + 2 * PADDING)
    return svg_document(*size, [svg_piece(name, PADDING, PADDING, CELL)])


def svg_document(width: float, height: float, parts: Iterable[str]) -> str:
    """Drawings on a page of that size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f"viewBox=\"0 0 {width:g} {height:g}\" font-family='{FONT}'>\n"
        f'<rect width="{width:g}" height="{height:g}" fill="{PAGE}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def svg_card(puzzle: Puzzle, x: float, y: float, laid: Mapping[int, str] = NOTHING_LAID) -> str:
    """One card with its id and origin below it, as a group at that place; `laid` has pieces by the cells they cover."""
    look = LOOKS[puzzle.colour]
    cells = "".join(
        _svg_cell(row, column, look, laid.get(row * SIZE + column)) for row, column in cells_of(puzzle.cells)
    )
    label = puzzle.id if puzzle.origin == "printed" else f"{puzzle.id} · {puzzle.origin}"
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9" fill="{look.card}" '
        f'stroke="{look.edge}" stroke-width="1.5"/>'
        + svg_text(PADDING + 2, 21, str(puzzle.points), look.text, 'font-size="18" font-weight="700"')
        + _svg_reward(puzzle.reward, look)
        + cells
        + svg_text(2, CARD_HEIGHT + 17, label, PAGE_MUTED, 'font-size="12" font-weight="600"')
        + "</g>"
    )


def _svg_cell(row: int, column: int, look: Look, piece: str | None) -> str:
    fill, line = (look.recess, look.seam) if piece is None else (PIECE_FILL[piece], INK)
    return _square(PADDING + column * CELL, HEADER + row * CELL, CELL, fill, line)


def _svg_reward(reward: str, look: Look) -> str:
    """The reward in the top right corner."""
    if reward in KIND:
        return _svg_reward_piece(reward)
    right = CARD_WIDTH - PADDING
    if reward == "master":
        return _svg_master(right - 15, 6, look.text)
    arrows = range(int(reward[-1]))
    stroke = f'fill="none" stroke="{look.text}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return "".join(f'<path d="M{right - 6 - 13 * n} 20V7m-4.5 4.5l4.5 -4.5l4.5 4.5" {stroke}/>' for n in arrows)


def _svg_reward_piece(name: str) -> str:
    height, width = extent(lying(name))
    return svg_piece(name, CARD_WIDTH - PADDING - width * SMALL_CELL, (HEADER - height * SMALL_CELL) / 2, SMALL_CELL)


def svg_piece(name: str, left: float, top: float, cell: float) -> str:
    """A piece as a sticker: first its outline, wider than the cells, then the cells."""
    corners = [(left + column * cell, top + row * cell) for row, column in cells_of(lying(name))]
    outline = (_square(x, y, cell, INK, INK, 3) for x, y in corners)
    fills = (_square(x, y, cell, PIECE_FILL[name], INK, 0.3) for x, y in corners)
    return "".join((*outline, *fills))


def lying(name: str) -> int:
    """A piece turned so that it is at most two cells high, as the top of a card has room for."""
    return next(shape for shape in ORIENTATIONS[KIND[name]] if extent(shape)[0] <= 2)


def _svg_master(x: float, y: float, colour: str) -> str:
    """Several puzzles and a plus: the Master action that an Ambassador puzzle gives."""
    squares = ((0, 0), (8.5, 0), (0, 8.5))
    plus = f'<path d="M{x + 11.5} {y + 8.5}v6m-3 -3h6" stroke="{colour}" stroke-width="2"/>'
    return "".join(_square(x + dx, y + dy, 6, "none", colour, 1.5) for dx, dy in squares) + plus


def _square(x: float, y: float, size: float, fill: str, stroke: str, line: float = 1) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" '
        f'fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'
    )


def svg_text(x: float, y: float, text: str, colour: str, font: str) -> str:
    """A line of text; `font` holds the attributes of its letters."""
    return f'<text x="{x:g}" y="{y:g}" fill="{colour}" {font}>{escape(text)}</text>'


def in_rows(puzzles: Sequence[Puzzle], per_row: int) -> Iterator[Sequence[Puzzle]]:
    """So many puzzles at a time."""
    return (puzzles[start : start + per_row] for start in range(0, len(puzzles), per_row))
