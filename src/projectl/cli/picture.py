"""Pictures of puzzles in the terminal: cards of coloured text."""

from collections.abc import Iterator, Sequence

from projectl.rules.pictures import LOOKS, PIECE_FILL, Look, in_rows, lying
from projectl.rules.pieces import KIND, SIZE, extent
from projectl.rules.puzzles import Puzzle

Segment = tuple[str, str]
"""A piece of text and its rich style."""

CARD_COLUMNS = 2 * SIZE + 4
CARD_GAP = 1


def card_rows(puzzles: Sequence[Puzzle], columns: int) -> Iterator[list[list[Segment]]]:
    """The cards side by side, as many as fit into so many columns; each row of cards as lines of text."""
    per_row = max(1, (columns + CARD_GAP) // (CARD_COLUMNS + CARD_GAP))
    for row in in_rows(puzzles, per_row):
        yield [_side_by_side(lines) for lines in zip(*map(card_lines, row), strict=True)]


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
        return _half_blocks(lying(reward))
    return {"up1": "↑", "up2": "↑↑", "master": ""}[reward]


def _half_blocks(shape: int) -> str:
    height, width = extent(shape)
    top, bottom = (0, shape) if height == 1 else (shape, shape >> SIZE)
    return "".join(" ▀▄█"[(top >> column & 1) + 2 * (bottom >> column & 1)] for column in range(width))
