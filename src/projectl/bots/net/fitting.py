"""How few pieces complete a puzzle, exactly.

Every answer is remembered, since the positions of a search differ in one or two puzzles only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.multiset import GUARDS

from .sizes import MEMO
from .tilings import COUNT, PIECES, tilings_of

if TYPE_CHECKING:
    from projectl.rules.tables import Tables

    from .desk import Desk

NEVER = 15  # not to be completed
GHOSTS = 16 << 45  # the guard of the first kind that cannot be got by an exchange
EVERYTHING = -1  # a supply that lacks nothing


def fewest(rest: int, supply: int, tables: Tables, desk: Desk) -> int:
    """Where in the memo the answer for the free cells `rest` and a supply stands: read it by the functions below."""
    at = (rest * 40503 + supply % 1000003 * 65599) % MEMO
    if desk.memo_mask[at] != rest or desk.memo_supply[at] != supply:
        desk.memo_mask[at] = rest
        desk.memo_supply[at] = supply
        desk.memo_answer[at] = NEVER * 16 + NEVER
        desk.memo_left[at] = supply
        place = tilings_of(rest, tables, desk)
        for i in range(desk.tiling_start[place], desk.tiling_end[place]):
            weigh(desk.arena[i], supply, at, desk)
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


def weigh(entry: int, supply: int, at: int, desk: Desk) -> None:
    """Keep a heap that covers the cells if it is the best yet."""
    pieces = entry >> COUNT
    if supply == EVERYTHING:
        desk.memo_answer[at] = NEVER * 16 + min(pieces, desk.memo_answer[at] & 15)
        return
    left = (supply | GUARDS) - (entry & PIECES)
    lacking = ~left & GUARDS
    if lacking == 0:
        if pieces < pieces_needed(desk, at):
            desk.memo_left[at] = left & ~GUARDS
            desk.memo_answer[at] = min(pieces, desk.memo_answer[at] >> 4) * 16 + pieces
    elif is_single(left, lacking) and lacking < GHOSTS and pieces < desk.memo_answer[at] >> 4:
        desk.memo_answer[at] = pieces * 16 + (desk.memo_answer[at] & 15)


def is_single(left: int, lacking: int) -> bool:
    """Whether one piece of one kind is lacking: with it the kind's field would be whole again."""
    return lacking & (lacking - 1) == 0 and (left + (lacking >> 4)) & lacking != 0
