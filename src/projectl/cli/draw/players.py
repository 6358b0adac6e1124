"""The other players and the reserve, small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.cli.picture import LOOKS, PIECE_FILL
from projectl.rules.pieces import SIZE
from projectl.texts import t

from .blocks import Block, beside, wrapped
from .cards import puzzle_of
from .mat import mat_title
from .pieces import chip, stacks

View = Mapping[str, Any]

SEAT_SIGNS = "●■▲◆⬟✚"
SMALL_PICTURES_UP_TO = 2
"""With more other players their puzzles are told in numbers, as there is no room for pictures."""


def reserve_block(view: View, width: int) -> Block:
    """The reserve, a line or more for each level."""
    lines: Block = []
    for level in view["reserve"]:
        label = Text(f"{level['level']} ", "dim")
        pieces = wrapped(stacks(level["pieces"]), width - 2, gap=" ")
        lines += beside([[label], pieces], gap=0)
    return lines


def others_block(view: View, seat: int, colours: bool, width: int) -> Block:
    """Everybody but the player at `seat`, in the order of play."""
    players = len(view["seats"])
    others = [(seat + step) % players for step in range(1, players)]
    pictures = colours and len(others) <= SMALL_PICTURES_UP_TO
    lines: Block = []
    for other in others:
        lines += _other(view, other, pictures, width)
    return lines


def _other(view: View, seat: int, pictures: bool, width: int) -> Block:
    told = view["seats"][seat]
    acting = seat in view["to_act"]
    name = Text(f"{SEAT_SIGNS[seat]} {mat_title(view, seat)}", "bold" if acting else "")
    return [name, *_supply(told["supply"], width), *_puzzles(view, told["puzzles"], pictures, width)]


def _supply(supply: Mapping[str, int], width: int) -> Block:
    chips = [Text.assemble(chip(piece), f"×{count}" if count > 1 else "") for piece, count in supply.items()]
    return [Text("  ") + line for line in wrapped(chips, width - 2, gap=" ")]


def _puzzles(view: View, puzzles: list[Mapping[str, Any]], pictures: bool, width: int) -> Block:
    if pictures and puzzles:
        return [Text("  ") + line for line in beside([small_picture(view, puzzle) for puzzle in puzzles])]
    parts = [Text(_in_numbers(view, puzzle)) for puzzle in puzzles]
    return [Text("  ") + line for line in wrapped(parts, width - 2, gap="  ")]


def _in_numbers(view: View, lying: Mapping[str, Any]) -> str:
    puzzle = puzzle_of(view, lying["puzzle"])
    cells = puzzle.cells.bit_count()
    return t("small-puzzle", colour=puzzle.colour, points=puzzle.points, filled=cells - len(lying["open"]), cells=cells)


def small_picture(view: View, lying: Mapping[str, Any]) -> Block:
    """A puzzle in 5 columns and 3 lines: two cells in a character, with their colours."""
    puzzle = puzzle_of(view, lying["puzzle"])
    look = LOOKS[puzzle.colour]
    colour = [look.recess if puzzle.cells >> cell & 1 else look.card for cell in range(SIZE * SIZE)]
    for laid in lying["pieces"]:
        for cell in laid["cells"]:
            colour[cell] = PIECE_FILL[laid["piece"]]
    rows = [colour[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]
    rows.append([look.card] * SIZE)
    return [_half_blocks(top, bottom) for top, bottom in zip(rows[::2], rows[1::2], strict=True)]


def _half_blocks(top: list[str], bottom: list[str]) -> Text:
    return Text.assemble(*(("▀", f"{above} on {below}") for above, below in zip(top, bottom, strict=True)))


def opponent_block(view: View) -> Block:
    """The solo opponent: pile, points, pieces to lock with."""
    told = view["opponent"]
    score = t("opponent-title", completed=told["completed"], points=told["points"])
    return [Text(score, "bold"), Text("  " + t("opponent-supply", count=told["supply"]))]
