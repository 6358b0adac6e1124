"""Every heap of at most five pieces that exactly covers some cells, found once and kept on the desk.

The heaps for some cells are those for what each piece on the lowest cell leaves, with that piece added. An entry is a
multiset of pieces with their number in the bits above; those of fewest pieces come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.sizes import ARENA, CELLS, DEPTH, ENTRIES, MASKS

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules

    from .workspace import Desk

MOST_PIECES = 5
COUNT = 60  # the bit from which on an entry has the number of its pieces
PIECES = (1 << COUNT) - 1
ONE_PIECE = 1 << COUNT
ROOM = 250_000  # entries that one question may need


def tilings_of(cells: int, rules: Rules, desk: Desk) -> int:
    """The place of the cells in `desk.tiled`, which tells where their entries lie."""
    place = place_of(cells, desk)
    if desk.tiled[place].cells == cells:
        return place
    if desk.arena_used + ROOM > ARENA or desk.masks_used * 2 > MASKS:
        forget_tilings(desk)
    solve(cells, rules, desk)
    return place_of(cells, desk)


def place_of(cells: int, desk: Desk) -> int:
    """Where the cells stand, or would."""
    place = (cells ^ cells >> 12) * 40503 & (MASKS - 1)  # the upper cells count too
    while desk.tiled[place].cells != cells and desk.tiled[place].cells != 0:
        place = place + 1 & (MASKS - 1)
    return place


def forget_tilings(desk: Desk) -> None:
    """Make room."""
    for place in range(MASKS):
        desk.tiled[place].cells = 0
    desk.arena_used = 0
    desk.masks_used = 0


def solve(cells: int, rules: Rules, desk: Desk) -> None:
    """Find the entries of some cells, after those of all that their lowest cell leads to."""
    depth = 0
    desk.stack[0] = cells
    while depth >= 0:
        missing = unsolved_rest(desk.stack[depth], desk)
        if missing == 0 or depth + 1 == DEPTH:
            build(desk.stack[depth], rules, desk)
            depth -= 1
        else:
            depth += 1
            desk.stack[depth] = missing


def unsolved_rest(cells: int, desk: Desk) -> int:
    """What some piece on the lowest cell leaves and has not been solved yet; 0 if there is nothing."""
    lowest = (cells & -cells) % CELLS
    for i in range(desk.first_anchored[lowest], desk.last_anchored[lowest]):
        mask = desk.anchored_mask[i]
        rest = cells & ~mask
        if not mask & ~cells and rest and desk.tiled[place_of(rest, desk)].cells != rest:
            return rest
    return 0


def build(cells: int, rules: Rules, desk: Desk) -> None:
    """Put together the entries of some cells, those of fewest pieces first."""
    start = desk.arena_used
    lowest = (cells & -cells) % CELLS
    for pieces in range(1, MOST_PIECES + 1):
        for i in range(desk.first_anchored[lowest], desk.last_anchored[lowest]):
            if not desk.anchored_mask[i] & ~cells:
                piece = rules.one[desk.anchored_kind[i]] + ONE_PIECE
                rest = cells & ~desk.anchored_mask[i]
                if rest:
                    add_all(desk, place_of(rest, desk), piece, pieces - 1, start)
                elif pieces == 1:
                    add_entry(desk, piece, start)
    tiled = desk.tiled[place_of(cells, desk)]
    tiled.cells = cells
    tiled.start = start
    tiled.end = desk.arena_used
    desk.masks_used += 1


def add_all(desk: Desk, place: int, piece: int, pieces: int, start: int) -> None:
    """The entries of the rest that have so many pieces, with one piece more."""
    for i in range(desk.tiled[place].start, desk.tiled[place].end):
        entry = desk.arena[i]
        if entry >> COUNT > pieces:
            return
        if entry >> COUNT == pieces:
            add_entry(desk, entry + piece, start)


def add_entry(desk: Desk, entry: int, start: int) -> None:
    """Add an entry unless it was added since `start`; one that slips through twice does no harm."""
    place = entry % ENTRIES
    at = desk.entry_at[place]
    if start <= at < desk.arena_used and desk.arena[at] == entry:
        return
    if desk.arena_used < ARENA:
        desk.entry_at[place] = desk.arena_used
        desk.arena[desk.arena_used] = entry
        desk.arena_used += 1
