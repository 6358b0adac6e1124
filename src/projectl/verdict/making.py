"""The fewest actions from the first turn until a puzzle is complete, and nothing else is done.

It is taken, the pieces are got and placed, one action each. Pieces are got as the rules say: a single from the
reserve, and upgrades as the rules' `exchange_targets` allow while the reserve has every shape. Other puzzles, whose
rewards would help, are not counted on: which of them lie in the rows is chance. A Master places one piece on a puzzle,
as a plain action does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from projectl.rules.engine import exchange_targets
from projectl.rules.options import Options
from projectl.rules.pieces import BASE_KINDS, KIND, LEVELS
from projectl.rules.tiling import counts

TAKING = 1
NEW = KIND["O1"]
"""What the action for a piece brings (R-PIECE)."""
START = (KIND["O1"], KIND["I2"])
"""What everybody begins with (R-SETUP)."""


def fewest_actions(sets: Mapping[int, Iterable[int]]) -> int | None:
    """For the multisets that fill a puzzle, by number of pieces; None if no set can be made without rewards.

    A piece of level n costs at least n actions, less what the two pieces of the start spare. So larger sets need not be
    looked at once they cannot be better.
    """
    best: int | None = None
    for pieces in sorted(sets):
        for each in sets[pieces]:
            kinds = [kind for kind, count in enumerate(counts(each)) for _ in range(count)]
            if best is not None and TAKING + pieces + sum(LEVELS[kind] for kind in kinds) - _most_spared() >= best:
                return best
            getting = _getting(kinds)
            if getting is not None and (best is None or TAKING + getting + pieces < best):
                best = TAKING + getting + pieces
    return best


def _getting(kinds: list[int]) -> int | None:
    """The fewest actions to have these pieces, the pieces of the start among them or made into some of them."""
    new = _ways_from(NEW)
    if any(kind not in new for kind in kinds):
        return None
    return sum(1 + new[kind] for kind in kinds) - _spared(kinds, START)


def _spared(kinds: list[int], start: tuple[int, ...]) -> int:
    """The most that pieces of the start spare, each used for one of the pieces at most."""
    if not start:
        return 0
    ways, new = _ways_from(start[0]), _ways_from(NEW)
    best = _spared(kinds, start[1:])
    for place, kind in enumerate(kinds):
        if kinds.index(kind) == place and kind in ways:
            rest = _spared(kinds[:place] + kinds[place + 1 :], start[1:])
            best = max(best, 1 + new[kind] - ways[kind] + rest)
    return best


@cache
def _most_spared() -> int:
    new = _ways_from(NEW)
    return sum(max(1 + new[kind] - ways for kind, ways in _ways_from(start).items()) for start in START)


@cache
def _ways_from(kind: int) -> Mapping[int, int]:
    """By kind: how many upgrades lead there from a piece of another. Ghosts are got by rewards alone (D5)."""
    rules = Options().checked().rules()
    reserve = sum(rules.kind_set[each] for each in range(BASE_KINDS))
    found, edge = {kind: 0}, [kind]
    for here in edge:
        targets = exchange_targets(reserve, here, rules)
        for there in range(BASE_KINDS):
            if targets & rules.kind_set[there] and there not in found:
                found[there] = found[here] + 1
                edge.append(there)
    return found
