"""Pictures of puzzles: cards of coloured text for the terminal, and a sheet of cards as SVG.

In both a white puzzle is a pale card with a dark recess, a black puzzle a dark card with a pale recess.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from projectl.rules.pieces import KIND, ORIENTATIONS, SIZE, cells_of, extent
from projectl.rules.puzzles import Puzzle, PuzzleSet

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

Segment = tuple[str, str]
"""A piece of text and its rich style."""

CARD_COLUMNS = 2 * SIZE + 4
CARD_GAP = 1


def card_rows(puzzles: Sequence[Puzzle], columns: int) -> Iterator[list[list[Segment]]]:
    """The cards side by side, as many as fit into so many columns; each row of cards as lines of text."""
    per_row = max(1, (columns + CARD_GAP) // (CARD_COLUMNS + CARD_GAP))
    for row in _rows(puzzles, per_row):
        yield [_side_by_side(lines) for lines in zip(*map(card_lines, row), strict=True)]


def _rows(puzzles: Sequence[Puzzle], per_row: int) -> Iterator[Sequence[Puzzle]]:
    return (puzzles[start : start + per_row] for start in range(0, len(puzzles), per_row))


def _side_by_side(parts: tuple[list[Segment], ...]) -> list[Segment]:
    gap = (" " * CARD_GAP, "")
    return [segment for part in parts for segment in (*part, gap)][:-1]


def card_lines(puzzle: Puzzle) -> list[list[Segment]]:
    """One card as lines of text, each `CARD_COLUMNS` wide: points and reward, the id, the recess."""
    look = LOOKS[puzzle.colour]
    top_left, across, top_right, side, bottom_left, bottom_right = tuple(look.borders)
    edge = f"{look.line} on {look.card}"
    width = CARD_COLUMNS - 2

    def framed(*inside: Segment) -> list[Segment]:
        return [(side, edge), *inside, (side, edge)]

    return [
        [(top_left + across * width + top_right, edge)],
        framed(*header(puzzle, look, width)),
        framed((puzzle.id.ljust(width - 1).rjust(width), edge)),
        *(framed(*_grid_row(puzzle, row, look)) for row in range(SIZE)),
        [(bottom_left + across * width + bottom_right, edge)],
    ]


def header(puzzle: Puzzle, look: Look, width: int) -> list[Segment]:
    """Points at the left, the reward at the right."""
    text = f"bold {look.text} on {look.card}"
    drawn, name = reward_text(puzzle.reward), f" {puzzle.reward} "
    fill = PIECE_FILL.get(puzzle.reward, look.text)
    # White ghosts would vanish on a white card.
    colour = look.text if fill == look.card else fill
    points = f" {puzzle.points}".ljust(width - len(drawn) - len(name))
    return [(points, text), (drawn, f"{colour} on {look.card}"), (name, text)]


def _grid_row(puzzle: Puzzle, row: int, look: Look) -> list[Segment]:
    board, recess = f"{look.line} on {look.card}", f"{look.recess} on {look.recess}"
    cells = (puzzle.cells >> row * SIZE + column & 1 for column in range(SIZE))
    return [(" ", board), *(("██", recess) if cell else (" ·", board) for cell in cells), (" ", board)]


def reward_text(reward: str) -> str:
    """A reward in a few characters: a piece in half blocks, or arrows; nothing for the Ambassador."""
    if reward in KIND:
        return _half_blocks(_lying(reward))
    return {"up1": "↑", "up2": "↑↑", "master": ""}[reward]


def _lying(name: str) -> int:
    """A piece turned so that it is at most two cells high, as the top of a card has room for."""
    return next(shape for shape in ORIENTATIONS[KIND[name]] if extent(shape)[0] <= 2)


def _half_blocks(shape: int) -> str:
    height, width = extent(shape)
    top, bottom = (0, shape) if height == 1 else (shape, shape >> SIZE)
    return "".join(" ▀▄█"[(top >> column & 1) + 2 * (bottom >> column & 1)] for column in range(width))


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
        parts.append(_text(MARGIN, top + 24, puzzle_set.title, PAGE_TEXT, 'font-size="22" font-weight="700"'))
        top += TITLE
        for row in (*_rows(puzzle_set.whites, per_row), *_rows(puzzle_set.blacks, per_row)):
            parts += [svg_card(puzzle, MARGIN + place * STEP_X, top) for place, puzzle in enumerate(row)]
            top += STEP_Y
    width = 2 * MARGIN + per_row * STEP_X - 16
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{top}" '
        f"viewBox=\"0 0 {width} {top}\" font-family='{FONT}'>\n"
        f'<rect width="{width}" height="{top}" fill="{PAGE}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def svg_card(puzzle: Puzzle, x: float, y: float) -> str:
    """One card with its id and origin below it, as a group at that place."""
    look = LOOKS[puzzle.colour]
    cells = "".join(
        _square(PADDING + column * CELL, HEADER + row * CELL, CELL, look.recess, look.seam)
        for row, column in cells_of(puzzle.cells)
    )
    label = puzzle.id if puzzle.origin == "printed" else f"{puzzle.id} · {puzzle.origin}"
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="9" fill="{look.card}" '
        f'stroke="{look.edge}" stroke-width="1.5"/>'
        + _text(PADDING + 2, 21, str(puzzle.points), look.text, 'font-size="18" font-weight="700"')
        + _svg_reward(puzzle.reward, look)
        + cells
        + _text(2, CARD_HEIGHT + 17, label, PAGE_MUTED, 'font-size="12" font-weight="600"')
        + "</g>"
    )


def _svg_reward(reward: str, look: Look) -> str:
    """The reward in the top right corner."""
    if reward in KIND:
        return _svg_piece(reward)
    right = CARD_WIDTH - PADDING
    if reward == "master":
        return _svg_master(right - 15, 6, look.text)
    arrows = range(int(reward[-1]))
    stroke = f'fill="none" stroke="{look.text}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return "".join(f'<path d="M{right - 6 - 13 * n} 20V7m-4.5 4.5l4.5 -4.5l4.5 4.5" {stroke}/>' for n in arrows)


def _svg_piece(name: str) -> str:
    """A piece as a sticker: first its outline, wider than the cells, then the cells."""
    shape = _lying(name)
    height, width = extent(shape)
    left, top = CARD_WIDTH - PADDING - width * SMALL_CELL, (HEADER - height * SMALL_CELL) / 2
    corners = [(left + column * SMALL_CELL, top + row * SMALL_CELL) for row, column in cells_of(shape)]
    outline = (_square(x, y, SMALL_CELL, INK, INK, 3) for x, y in corners)
    fills = (_square(x, y, SMALL_CELL, PIECE_FILL[name], INK, 0.3) for x, y in corners)
    return "".join((*outline, *fills))


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


def _text(x: float, y: float, text: str, colour: str, font: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" fill="{colour}" {font}>{escape(text)}</text>'
