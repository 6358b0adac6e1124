"""How few pieces complete a puzzle, exactly, by trying all ways to cover its free cells.

Every answer is remembered, since the positions of a search differ in one or two puzzles only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .sizes import DEPTH, MEMO

if TYPE_CHECKING:
    from projectl.rules.tables import Tables

    from .desk import Desk

NEVER = 15  # not to be completed
CELLS_MODULUS = 37
LARGEST = 4  # cells of the largest piece that can be got by an exchange
EVERYTHING = 0x42108421084  # four of each base shape: a supply that lacks nothing


def cells_in(mask: int) -> int:
    """How many cells a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def cells_of_supply(supply: int, tables: Tables) -> int:
    """How many cells the pieces of a supply cover."""
    cells = 0
    kind = 0
    while supply:
        cells += (supply & 15) * tables.level[kind]
        supply >>= 5
        kind += 1
    return cells


def fewest(rest: int, supply: int, tables: Tables, desk: Desk) -> int:
    """Where in the memo the answer for the free cells `rest` and a supply stands: read it by the functions below."""
    at = (rest * 40503 + supply % 1000003 * 65599) % MEMO
    if desk.memo_mask[at] != rest or desk.memo_supply[at] != supply:
        desk.memo_mask[at] = rest
        desk.memo_supply[at] = supply
        desk.memo_answer[at] = NEVER * 16 + NEVER
        desk.memo_left[at] = supply
        spare = cells_of_supply(supply, tables) - cells_in(rest)
        if spare >= -LARGEST:
            cover(rest, supply, spare, at, tables, desk)
    return at


def pieces_needed(desk: Desk, at: int) -> int:
    """The fewest pieces of the supply that complete the puzzle; NEVER if they cannot."""
    return desk.memo_answer[at] & 15


def pieces_with_one_more(desk: Desk, at: int) -> int:
    """The same with one piece that the supply lacks, that piece counted too."""
    return desk.memo_answer[at] >> 4


def supply_left(desk: Desk, at: int) -> int:
    """What the fewest pieces leave of the supply."""
    return desk.memo_left[at]


def push(desk: Desk, depth: int, rest: int, supply: int, spare: int, missing: int) -> None:
    """Go on with the lowest free cell, which some piece has to cover."""
    desk.stack_rest[depth] = rest
    desk.stack_supply[depth] = supply
    desk.stack_spare[depth] = spare
    desk.stack_missing[depth] = missing
    desk.stack_at[depth] = desk.first_anchored[(rest & -rest) % CELLS_MODULUS]


def cover(rest: int, supply: int, spare: int, at: int, tables: Tables, desk: Desk) -> None:
    """Try all coverings in which at most one piece is missing from the supply.

    `spare` is by how many cells the supply is larger than what is free; it must not fall below what one missing
    piece makes good.
    """
    push(desk, 0, rest, supply, spare, 0)
    depth = 0
    while depth >= 0:
        rest = desk.stack_rest[depth]
        i = desk.stack_at[depth]
        if i == desk.last_anchored[(rest & -rest) % CELLS_MODULUS]:
            depth -= 1
            continue
        desk.stack_at[depth] = i + 1
        mask = desk.anchored_mask[i]
        if mask & ~rest:
            continue
        kind = desk.anchored_kind[i]
        supply = desk.stack_supply[depth]
        spare = desk.stack_spare[depth]
        missing = desk.stack_missing[depth]
        if supply >> (5 * kind) & 15:
            supply -= tables.one[kind]
        else:
            missing += 1
            spare += tables.level[kind]
            if missing > 1 or tables.level[kind] > LARGEST:
                continue
        if spare < (missing - 1) * LARGEST:
            continue
        rest &= ~mask
        if rest == 0:
            note_covering(desk, at, depth + 1, missing, supply)
        elif depth + 1 < DEPTH and is_promising(desk, at, depth + 1 + (cells_in(rest) + 3) // LARGEST, missing):
            depth += 1
            push(desk, depth, rest, supply, spare, missing)


def is_promising(desk: Desk, at: int, pieces: int, missing: int) -> bool:
    """Whether a covering of at least so many pieces could be the best yet."""
    return pieces < pieces_with_one_more(desk, at) or (missing == 0 and pieces < pieces_needed(desk, at))


def note_covering(desk: Desk, at: int, pieces: int, missing: int, supply: int) -> None:
    """Keep a covering if it is the best yet."""
    needed = pieces_needed(desk, at)
    with_one = min(pieces_with_one_more(desk, at), pieces)
    if missing == 0 and pieces < needed:
        needed = pieces
        desk.memo_left[at] = supply
    desk.memo_answer[at] = with_one * 16 + needed
