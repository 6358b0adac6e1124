"""Pieces in the terminal: a colour, a letter mark and a small picture each."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from projectl.cli.picture import reward_text
from projectl.rules.pictures import INK, PIECE_FILL

MARKS = {
    "O1": "1",
    "I2": "2",
    "I3": "3",
    "V3": "V",
    "I4": "4",
    "L4": "L",
    "Z4": "Z",
    "O4": "O",
    "T4": "T",
    "P5": "P5",
    "U5": "U5",
    "L5": "L5",
}
"""They tell shapes apart where colours cannot."""


def piece_style(piece: str, darker: bool = False) -> str:
    """Ink on the colour of the piece; a darker one tells a piece from its neighbour of the same shape."""
    fill = PIECE_FILL[piece]
    return f"{INK} on {_darkened(fill) if darker else fill}"


def _darkened(fill: str) -> str:
    parts = (int(fill[at : at + 2], 16) * 4 // 5 for at in (1, 3, 5))
    return "#" + "".join(f"{part:02X}" for part in parts)


def chip(piece: str) -> Text:
    """The name of a piece on its colour."""
    return Text(f" {piece} ", f"bold {piece_style(piece)}")


def shape(piece: str) -> Text:
    """A piece in one line of half blocks, in its colour."""
    return Text(reward_text(piece), PIECE_FILL[piece])


def counted(piece: str, count: int) -> Text:
    """A stack of pieces: name, picture and number; an empty one is pale."""
    if not count:
        return Text(f" {piece}  {reward_text(piece)} ×0", "dim strike")
    return Text.assemble(chip(piece), " ", shape(piece), f" ×{count}")


def stacks(pieces: Mapping[str, int]) -> list[Text]:
    """One stack for every kind."""
    return [counted(piece, count) for piece, count in pieces.items()]
