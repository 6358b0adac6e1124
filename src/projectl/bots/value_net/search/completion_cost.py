"""How few pieces complete a puzzle, exactly.

Every answer is remembered, since the positions of a search differ in one or two puzzles only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.sizes import MEMO
from projectl.rules.engine.multiset import GUARDS

from .tilings import COUNT, MOST_PIECES, PIECES, tilings_of

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules

    from .caches import Fit
    from .workspace import Workspace

NEVER = 15  # not to be completed
UNKNOWN = NEVER * 273  # three answers, four bits each
GHOSTS = 16 << 45  # the guard of the first kind that cannot be got by an exchange
LOW = (1 << 31) - 1
FEW = 3
ONLY_FEW = 1 << 60  # marks, in a remembered supply, that more pieces than FEW were not looked for
LEVEL_2 = 16 << 5  # the guard of the first kind of a level
LEVEL_3 = 16 << 10
LEVEL_4 = 16 << 20


def fewest(rest: int, supply: int, rules: Rules, workspace: Workspace) -> int:
    """Where in the memo the answer for the free cells `rest` and a supply stands: read it by the functions below."""
    return remembered(rest, supply, MOST_PIECES, rules, workspace)


def fewest_of_few(rest: int, supply: int, rules: Rules, workspace: Workspace) -> int:
    """The same, where more than FEW pieces are as good as never: much quicker for large puzzles."""
    return remembered(rest, supply | ONLY_FEW, FEW, rules, workspace)


def remembered(rest: int, key: int, most: int, rules: Rules, workspace: Workspace) -> int:
    """The place of the answer, which is found if it was not known yet."""
    mixed = rest * 40503 ^ (key & LOW) * 65599 ^ (key >> 31) * 7919
    at = (mixed ^ mixed >> 16 ^ mixed >> 32) & (MEMO - 1)
    fit = workspace.fit[at]
    if fit.mask != rest or fit.supply != key:
        fit.mask = rest
        fit.supply = key
        find(rest, key & PIECES, most, fit, rules, workspace)
    return at


def find(rest: int, supply: int, most: int, fit: Fit, rules: Rules, workspace: Workspace) -> None:
    """Go through the heaps that cover the cells, those of fewest pieces first, up to the first that is there."""
    fit.answer = UNKNOWN
    fit.left = supply
    tiled = workspace.tiled[tilings_of(rest, rules, workspace)]
    for i in range(tiled.start, tiled.end):
        entry = workspace.arena[i]
        pieces = entry >> COUNT
        if pieces > most:
            return
        left = (supply | GUARDS) - (entry & PIECES)
        lacking = ~left & GUARDS
        if lacking == 0:
            fit.left = left & ~GUARDS
            fit.answer = fit.answer & ~15 | pieces
            return
        if lacking & (lacking - 1) == 0 and lacking < GHOSTS:
            weigh_lack(left, lacking, pieces, fit)


def weigh_lack(left: int, lacking: int, pieces: int, fit: Fit) -> None:
    """Keep a heap of which pieces of one kind are lacking, if it is one piece and the first such heap."""
    whole = left + (lacking >> 4)
    if whole & lacking == 0:
        return
    answer = fit.answer
    if answer >> 4 & 15 == NEVER:
        answer = answer & ~(15 << 4) | pieces << 4
    if answer >> 8 == NEVER and is_got_at_once(whole & ~GUARDS, lacking):
        answer = answer & ~(15 << 8) | pieces << 8
    fit.answer = answer


def is_got_at_once(spare: int, lacking: int) -> bool:
    """Whether one action brings the piece: an O1, or an exchange of a spare piece of at least one level less."""
    if lacking < LEVEL_2:
        return True
    if lacking < LEVEL_3:
        return spare != 0
    if lacking < LEVEL_4:
        return spare >> 5 != 0
    return spare >> 10 != 0


def pieces_needed(workspace: Workspace, at: int) -> int:
    """The fewest pieces of the supply that complete the puzzle; NEVER if they cannot."""
    return workspace.fit[at].answer & 15


def pieces_with_one_more(workspace: Workspace, at: int) -> int:
    """The same with one piece that the supply lacks, that piece counted too, where this takes fewer."""
    return workspace.fit[at].answer >> 4 & 15


def pieces_with_one_action(workspace: Workspace, at: int) -> int:
    """The same when one action brings the piece that is lacking."""
    return workspace.fit[at].answer >> 8


def supply_left(workspace: Workspace, at: int) -> int:
    """What the fewest pieces leave of the supply."""
    return workspace.fit[at].left


def fewest_of_all(rest: int, rules: Rules, workspace: Workspace) -> int:
    """The fewest pieces that complete the puzzle when none is lacking; NEVER if five do not."""
    tiled = workspace.tiled[tilings_of(rest, rules, workspace)]
    if tiled.start == tiled.end:
        return NEVER
    return workspace.arena[tiled.start] >> COUNT
