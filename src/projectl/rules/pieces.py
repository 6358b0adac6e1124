"""The twelve pieces and every way to lay them on the 5x5 grid of a puzzle (R-PIECES).

A set of cells is a 25-bit mask: bit `row * 5 + column`, row 0 at the top. A *kind* is the index of a
shape in `NAMES`. A *placement* is an index into `PLACEMENTS`: one kind, turned or flipped, at one
position. Placements and splits are numbered for good, since actions and records are built on these numbers.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

SIZE = 5
FULL = (1 << SIZE * SIZE) - 1

# Rows from top to bottom, in the orientation in which a piece is drawn when it lies in no puzzle.
_DRAWN = {
    "O1": "x",
    "I2": "xx",
    "I3": "xxx",
    "V3": "x-/xx",
    "I4": "xxxx",
    "L4": "--x/xxx",
    "Z4": "xx-/-xx",
    "O4": "xx/xx",
    "T4": "-x-/xxx",
    "P5": "xx/xx/x-",
    "U5": "x-x/xxx",
    "L5": "x-/x-/x-/xx",
}

Cell = tuple[int, int]

NAMES: tuple[str, ...] = tuple(_DRAWN)
KIND: dict[str, int] = {name: kind for kind, name in enumerate(NAMES)}
LEVELS: tuple[int, ...] = tuple(int(name[1]) for name in NAMES)
BASE_KINDS = 9
"""Kinds below this number are the pieces of the base box, the others the ghosts."""


class Piece(NamedTuple):
    """One of the twelve pieces, as a notebook shows it.

    >>> Piece("L4").level, Piece("L4").is_ghost
    (4, False)
    """

    name: str

    @property
    def level(self) -> int:
        """How many cells it covers, which is its level."""
        return LEVELS[KIND[self.name]]

    @property
    def is_ghost(self) -> bool:
        """Whether it belongs to the Ghost expansion."""
        return KIND[self.name] >= BASE_KINDS

    def __str__(self) -> str:
        return _DRAWN[self.name].replace("/", "\n").replace("x", "██").replace("-", "  ")

    def _repr_svg_(self) -> str:
        from .pictures import svg_single_piece

        return svg_single_piece(self.name)


def pieces() -> tuple[Piece, ...]:
    """All pieces: the nine of the base box, then the three ghosts.

    >>> [piece.name for piece in pieces()][:3]
    ['O1', 'I2', 'I3']
    """
    return tuple(map(Piece, NAMES))


def cells_of(mask: int) -> tuple[Cell, ...]:
    """The (row, column) of each cell of a mask, in reading order."""
    return tuple(divmod(bit, SIZE) for bit in range(SIZE * SIZE) if mask >> bit & 1)


def mask_of(cells: Iterable[Cell]) -> int:
    """The mask of some cells, all on the grid."""
    return sum(1 << row * SIZE + column for row, column in cells)


def orientations(cells: Iterable[Cell]) -> tuple[int, ...]:
    """A shape as it is, turned clockwise three times, then the same four flipped: each different one once.

    They come as masks in the top left corner of the grid.
    """
    shape = tuple(cells)
    found: dict[int, None] = {}
    for _flip in range(2):
        for _turn in range(4):
            found[mask_of(_in_corner(shape))] = None
            shape = tuple((column, -row) for row, column in shape)
        shape = tuple((row, -column) for row, column in shape)
    return tuple(found)


def _in_corner(shape: tuple[Cell, ...]) -> Iterator[Cell]:
    top = min(row for row, _ in shape)
    left = min(column for _, column in shape)
    return ((row - top, column - left) for row, column in shape)


def extent(mask: int) -> Cell:
    """Height and width of a shape that lies in the top left corner."""
    cells = cells_of(mask)
    return 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)


def _read_drawing(rows: str) -> tuple[Cell, ...]:
    return tuple((r, c) for r, row in enumerate(rows.split("/")) for c, mark in enumerate(row) if mark == "x")


def _positions(shape: int) -> Iterator[int]:
    height, width = extent(shape)
    for row in range(SIZE - height + 1):
        for column in range(SIZE - width + 1):
            yield shape << row * SIZE + column


SHAPES: tuple[int, ...] = tuple(mask_of(_read_drawing(rows)) for rows in _DRAWN.values())
"""Each kind as it is drawn, in the top left corner."""

ORIENTATIONS: tuple[tuple[int, ...], ...] = tuple(orientations(cells_of(shape)) for shape in SHAPES)
"""Each kind's orientations, in the order of `orientations`."""

_BY_KIND = tuple(tuple(mask for shape in shapes for mask in _positions(shape)) for shapes in ORIENTATIONS)

PLACEMENTS: tuple[int, ...] = tuple(mask for masks in _BY_KIND for mask in masks)
"""All 595 masks by kind, orientation, then row and column of the corner; the base box has the first 387."""

PLACEMENT_KIND: tuple[int, ...] = tuple(kind for kind, masks in enumerate(_BY_KIND) for _ in masks)

FIRST_PLACEMENT: tuple[int, ...] = tuple(sum(map(len, _BY_KIND[:kind])) for kind in range(len(NAMES) + 1))
"""The placements of a kind are `range(FIRST_PLACEMENT[kind], FIRST_PLACEMENT[kind + 1])`."""

PLACEMENT_BY_MASK: dict[int, int] = {mask: placement for placement, mask in enumerate(PLACEMENTS)}
"""A mask names its placement, since no two shapes share one."""


_SPLITS = {
    "P5": "O1 L4/O1 Z4/O1 O4/O1 T4/I2 I3/I2 V3/O1 O1 I3/O1 O1 V3/O1 I2 I2/O1 O1 O1 I2/O1 O1 O1 O1 O1",
    "U5": "O1 L4/I2 V3/O1 O1 I3/O1 O1 V3/O1 I2 I2/O1 O1 O1 I2/O1 O1 O1 O1 O1",
    "L5": "O1 I4/O1 L4/I2 I3/I2 V3/O1 O1 I3/O1 O1 V3/O1 I2 I2/O1 O1 O1 I2/O1 O1 O1 O1 O1",
}

SPLITS: tuple[tuple[int, tuple[int, ...]], ...] = tuple(
    (KIND[ghost], tuple(KIND[name] for name in way.split()))
    for ghost, ways in _SPLITS.items()
    for way in ways.split("/")
)
"""Every (ghost, kinds that tile it), by ghost, number of pieces, then kinds (R-GHOST)."""
