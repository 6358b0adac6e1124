"""Every heap of at most five pieces that exactly covers some cells, found once and kept on the workspace.

The heaps for some cells are those for what each piece on the lowest cell leaves, with that piece added. An entry is a
multiset of pieces with their number in the bits above; those of fewest pieces come first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.sizes import ARENA, CELLS, DEPTH, ENTRIES, MASKS

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules

    from .workspace import Workspace

MOST_PIECES = 5
COUNT = 60  # the bit from which on an entry has the number of its pieces
PIECES = (1 << COUNT) - 1
ONE_PIECE = 1 << COUNT
ROOM = 250_000  # entries that one question may need


def tilings_of(cells: int, rules: Rules, workspace: Workspace) -> int:
    """The place of the cells in `workspace.tiled`, which tells where their entries lie."""
    place = place_of(cells, workspace)
    if workspace.tiled[place].cells == cells:
        return place
    if workspace.arena_used + ROOM > ARENA or workspace.masks_used * 2 > MASKS:
        forget_tilings(workspace)
    solve(cells, rules, workspace)
    return place_of(cells, workspace)


def place_of(cells: int, workspace: Workspace) -> int:
    """Where the cells stand, or would."""
    place = (cells ^ cells >> 12) * 40503 & (MASKS - 1)  # the upper cells count too
    while workspace.tiled[place].cells != cells and workspace.tiled[place].cells != 0:
        place = place + 1 & (MASKS - 1)
    return place


def forget_tilings(workspace: Workspace) -> None:
    """Make room."""
    for place in range(MASKS):
        workspace.tiled[place].cells = 0
    workspace.arena_used = 0
    workspace.masks_used = 0


def solve(cells: int, rules: Rules, workspace: Workspace) -> None:
    """Find the entries of some cells, after those of all that their lowest cell leads to."""
    depth = 0
    workspace.stack[0] = cells
    while depth >= 0:
        missing = unsolved_rest(workspace.stack[depth], workspace)
        if missing == 0 or depth + 1 == DEPTH:
            build(workspace.stack[depth], rules, workspace)
            depth -= 1
        else:
            depth += 1
            workspace.stack[depth] = missing


def unsolved_rest(cells: int, workspace: Workspace) -> int:
    """What some piece on the lowest cell leaves and has not been solved yet; 0 if there is nothing."""
    lowest = (cells & -cells) % CELLS
    for i in range(workspace.first_anchored[lowest], workspace.last_anchored[lowest]):
        mask = workspace.anchored_mask[i]
        rest = cells & ~mask
        if not mask & ~cells and rest and workspace.tiled[place_of(rest, workspace)].cells != rest:
            return rest
    return 0


def build(cells: int, rules: Rules, workspace: Workspace) -> None:
    """Put together the entries of some cells, those of fewest pieces first."""
    start = workspace.arena_used
    lowest = (cells & -cells) % CELLS
    for pieces in range(1, MOST_PIECES + 1):
        for i in range(workspace.first_anchored[lowest], workspace.last_anchored[lowest]):
            if not workspace.anchored_mask[i] & ~cells:
                piece = rules.one[workspace.anchored_kind[i]] + ONE_PIECE
                rest = cells & ~workspace.anchored_mask[i]
                if rest:
                    add_all(workspace, place_of(rest, workspace), piece, pieces - 1, start)
                elif pieces == 1:
                    add_entry(workspace, piece, start)
    tiled = workspace.tiled[place_of(cells, workspace)]
    tiled.cells = cells
    tiled.start = start
    tiled.end = workspace.arena_used
    workspace.masks_used += 1


def add_all(workspace: Workspace, place: int, piece: int, pieces: int, start: int) -> None:
    """The entries of the rest that have so many pieces, with one piece more."""
    for i in range(workspace.tiled[place].start, workspace.tiled[place].end):
        entry = workspace.arena[i]
        if entry >> COUNT > pieces:
            return
        if entry >> COUNT == pieces:
            add_entry(workspace, entry + piece, start)


def add_entry(workspace: Workspace, entry: int, start: int) -> None:
    """Add an entry unless it was added since `start`; one that slips through twice does no harm."""
    place = entry % ENTRIES
    at = workspace.entry_at[place]
    if start <= at < workspace.arena_used and workspace.arena[at] == entry:
        return
    if workspace.arena_used < ARENA:
        workspace.entry_at[place] = workspace.arena_used
        workspace.arena[workspace.arena_used] = entry
        workspace.arena_used += 1
