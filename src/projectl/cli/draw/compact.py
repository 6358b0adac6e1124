"""The table for a terminal of few lines: small puzzles, and at the top what may scroll away first.

The puzzles that can be taken stand near the prompt, so that they are still seen when a question comes below it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from projectl.cli.picture import reward_text
from projectl.rules.pictures import LOOKS, PIECE_FILL
from projectl.rules.pieces import SIZE
from projectl.texts import t

from .blocks import Block, beside, block_width, centred, flowing, left, titled, wrapped
from .cards import puzzle_of
from .market import DECK_WIDTH, deck_count, deck_line, marker_title
from .mat import SLOTS, mat_title
from .pieces import chip, stacks
from .players import SEAT_SIGNS, opponent_block, other_title, puzzle_in_numbers, small_picture

View = Mapping[str, Any]

BESIDE = 6
"""Columns of what stands beside a small picture: number, points, reward."""
TILE = SIZE + 1 + BESIDE
LINES = 3
"""Of a small puzzle."""
GAP = 2
HALF_BLOCKS = " ▀▄█"


def compact_block(view: View, seat: int, colours: bool, width: int) -> Block:
    """The table as `seat` sees it, in about half the lines of the full one."""
    if view["market"]["layout"] == "grid":
        return _solo(view, seat, colours, width)
    market = _sides if view["market"]["layout"] == "two-sides" else _rows
    return [
        *_others(view, seat, width),
        *wrapped([Text(t("title-reserve"), "bold"), *_reserve(view)], width, gap=" "),
        *market(view, colours, width),
        *_mat(view, seat, colours, width),
    ]


def _solo(view: View, seat: int, colours: bool, width: int) -> Block:
    """The grid under its locks at the left, the own puzzles two by two beside it."""
    rows = [beside(_tiles(view, row, colours)) for row in view["market"]["rows"]]
    over = Text().join(_lock(count) for count in view["opponent"]["locks"])
    grid = [over, *(line for row in rows for line in row)]
    title, *plan = opponent_block(view)
    title = Text.assemble((t("opponent"), "bold"), " · ", title)
    right_width = max(2 * TILE + 1, width - block_width(grid) - GAP)
    mine = flowing(own_tiles(view, seat, colours), 2 * TILE + 1)
    supply = [deck_line(view), *wrapped([Text(t("title-reserve"), "bold"), *_reserve(view)], right_width, gap=" ")]
    right = [*_supply(view, seat, right_width), *mine, *supply]
    told = [Text.assemble(title, "  ", *plan)] if title.cell_len + 2 + block_width(plan) <= width else [title, *plan]
    return [*told, *flowing([grid, titled(mat_title(view, seat), right, right_width)], width, GAP)]


def _lock(count: int) -> Text:
    return Text(left(t("column-locks", count=count), TILE + 1), "dim" if count else "bold red")


def _rows(view: View, colours: bool, width: int) -> Block:
    """Each deck before its row."""
    lines: Block = []
    for row in view["market"]["rows"]:
        name = row["deck"]
        words = [t("deck", deck=name), t("deck-left", count=deck_count(view, name)), ""]
        deck = [Text(left(centred(word, DECK_WIDTH), DECK_WIDTH)) for word in words]
        lines += flowing([deck, *_tiles(view, row, colours)], width)
    return titled(t("title-market"), lines, width)


def _sides(view: View, colours: bool, width: int) -> Block:
    """Line Clear: the rows of the white marker at the left, those of the black one at the right."""
    sides = []
    for side in ("left", "right"):
        rows = [row for row in view["market"]["rows"] if row["side"] == side]
        lines = [line for row in rows for line in beside(_tiles(view, row, colours))]
        sides.append(titled(marker_title(view, rows[0]["marker"]), lines, block_width(lines)))
    decks = [Text(t("deck-over-row", deck=name, count=deck_count(view, name))) for name in ("white", "black")]
    return [*wrapped(decks, width), *flowing(sides, width, GAP)]


def _tiles(view: View, row: Mapping[str, Any], colours: bool) -> list[Block]:
    may = view["you"]["actions"] if view["you"] is not None else ()
    return [_tile(view, slot, f"take {slot['slot']}" in may, colours) for slot in row["slots"]]


def _tile(view: View, slot: Mapping[str, Any], can_take: bool, colours: bool) -> Block:
    number = Text(str(slot["slot"]), "bold green" if can_take else "dim")
    if slot["puzzle"] is None:
        return _nothing(number)
    return _small_card(view, {"puzzle": slot["puzzle"], "pieces": ()}, number, colours)


def own_tiles(view: View, seat: int, colours: bool) -> list[Block]:
    """The four places for unfinished puzzles, small."""
    there = {puzzle["slot"]: puzzle for puzzle in view["seats"][seat]["puzzles"]}
    return [_own_tile(view, slot, there.get(slot), colours) for slot in range(1, SLOTS + 1)]


def _own_tile(view: View, slot: int, lying: Mapping[str, Any] | None, colours: bool) -> Block:
    if lying is None:
        return _nothing(Text(str(slot), "dim"))
    return _small_card(view, lying, Text(f"{slot} ✓" if lying["completed"] else str(slot), "bold"), colours)


def _small_card(view: View, lying: Mapping[str, Any], number: Text, colours: bool) -> Block:
    """A picture of 5 columns, an edge that is heavy for a black puzzle, and number, points and reward beside it."""
    puzzle = puzzle_of(view, lying["puzzle"])
    picture = small_picture(view, lying) if colours else _open_cells(puzzle.cells, lying)
    fill = PIECE_FILL.get(puzzle.reward, "")
    reward = Text.assemble(puzzle.reward, (reward_text(puzzle.reward), fill))
    beside_it = [number, Text(f"{puzzle.points} ★"), reward]
    edge = LOOKS[puzzle.colour].borders[3]
    return [
        Text.assemble(drawn, (edge, "dim"), told, " " * (BESIDE - told.cell_len))
        for drawn, told in zip(picture, beside_it, strict=True)
    ]


def _open_cells(cells: int, lying: Mapping[str, Any]) -> Block:
    """Where nothing is coloured: what is still to be filled."""
    for laid in lying["pieces"]:
        for cell in laid["cells"]:
            cells &= ~(1 << cell)
    return [Text("".join(_two_cells(cells, row, column) for column in range(SIZE))) for row in range(0, SIZE, 2)]


def _two_cells(cells: int, row: int, column: int) -> str:
    above = cells >> row * SIZE + column & 1
    below = cells >> (row + 1) * SIZE + column & 1 if row + 1 < SIZE else 0
    return HALF_BLOCKS[above + 2 * below]


def _nothing(number: Text) -> Block:
    """A place without a puzzle."""
    empty = Text("·" * SIZE, "dim")
    return [Text.assemble(empty, " ", part, " " * (BESIDE - part.cell_len)) for part in (number, Text(), Text())]


def _mat(view: View, seat: int, colours: bool, width: int) -> Block:
    """The own puzzles in a line, the supply beside them."""
    puzzles = flowing(own_tiles(view, seat, colours), width)
    room = width - block_width(puzzles) - GAP
    return titled(mat_title(view, seat), flowing([puzzles, _supply(view, seat, room)], width, GAP), width)


def _supply(view: View, seat: int, width: int) -> Block:
    """The own pieces with their shapes, or by name alone where these would take too many lines."""
    pieces = view["seats"][seat]["supply"]
    if not pieces:
        return [Text(t("supply-empty"), "dim")]
    with_shapes = wrapped(stacks(pieces), width, gap=" ")
    return with_shapes if len(with_shapes) <= LINES else wrapped(_chips(pieces), width, gap=" ")


def _chips(pieces: Mapping[str, int]) -> list[Text]:
    return [Text.assemble(chip(piece), f"×{count}" if count > 1 else "") for piece, count in pieces.items()]


def _reserve(view: View) -> list[Text]:
    counts = [(piece, count) for level in view["reserve"] for piece, count in level["pieces"].items()]
    return [Text(f"{piece}×{count}", PIECE_FILL[piece] if count else "dim strike") for piece, count in counts]


def _others(view: View, seat: int, width: int) -> Block:
    """Everybody else in a line or two: name, pieces, puzzles in numbers."""
    players = len(view["seats"])
    lines: Block = []
    for other in [(seat + step) % players for step in range(1, players)]:
        told = view["seats"][other]
        name = Text(f"{SEAT_SIGNS[other]} {other_title(told)}", "bold" if other in view["to_act"] else "")
        puzzles = [Text(puzzle_in_numbers(view, puzzle)) for puzzle in told["puzzles"]]
        lines += wrapped([name, *_chips(told["supply"]), *puzzles], width, gap=" ")
    return lines
