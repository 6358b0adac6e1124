"""The other players and the reserve, small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.rules.pictures import LOOKS, PIECE_FILL
from projectl.rules.pieces import SIZE
from projectl.texts import t

from .blocks import Block, beside, flowing, wrapped
from .cards import puzzle_of
from .pieces import chip, stacks

View = Mapping[str, Any]

SEAT_SIGNS = "●■▲◆★✚"
SMALL_PICTURES_UP_TO = 2
"""With more other players their puzzles are told in numbers, as there is no room for pictures."""


def reserve_block(view: View, width: int) -> Block:
    """The reserve by level."""
    return flowing([_level(level, width) for level in view["reserve"]], width, gap=2)


def _level(level: Mapping[str, Any], width: int) -> Block:
    label = Text(f"{level['level']} ", "dim")
    return beside([[label], wrapped(stacks(level["pieces"]), width - 2, gap=" ")], gap=0)


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
    name = Text(f"{SEAT_SIGNS[seat]} {other_title(told)}", "bold" if acting else "")
    supply = [Text.assemble(chip(piece), f"×{count}" if count > 1 else "") for piece, count in told["supply"].items()]
    if pictures and told["puzzles"]:
        small = beside([small_picture(view, puzzle) for puzzle in told["puzzles"]])
        return [name, *_indented(wrapped(supply, width - 2, gap=" ")), *_indented(small)]
    puzzles = [Text(puzzle_in_numbers(view, puzzle)) for puzzle in told["puzzles"]]
    return [name, *_indented(wrapped([*supply, *puzzles], width - 2, gap=" "))]


def other_title(told: Mapping[str, Any]) -> str:
    """Name, pile and points of another player, as far as they may be known."""
    score = told.get("score")
    key = "other-title" if score else "other-title-hidden"
    return t(key, name=told["name"], completed=told["completed"], points=score["pile"] if score else 0)


def _indented(block: Block) -> Block:
    return [Text("  ") + line for line in block]


def puzzle_in_numbers(view: View, lying: Mapping[str, Any]) -> str:
    """A puzzle in a few characters: colour, points, and how much of it is filled."""
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
    """The solo opponent: pile, points, pieces to lock with, and what it would do if the turn ended now."""
    told = view["opponent"]
    title = t("opponent-title", completed=told["completed"], points=told["points"], supply=told["supply"])
    lines = [Text(title, "bold")]
    plan = (view["hints"] or {}).get("opponent")
    if plan:
        lines.append(Text(t(f"plan-{plan['why']}", slot=plan["row_slot"] or 0), "yellow"))
    return lines
