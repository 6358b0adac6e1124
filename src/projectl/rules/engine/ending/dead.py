"""Dead positions: nobody can ever place or take again (D16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.board import any_fits, free_slot
from projectl.rules.engine.multiset import kinds_of
from projectl.rules.engine.seats import is_idle

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def is_dead(state: State, rules: Rules) -> bool:
    """Whether every player holds four puzzles and none has, or could get, a piece that fits."""
    reserve = kinds_of(state.reserve)
    if rules.solo or reserve & rules.kind_set[0]:
        return False  # an O1 fits every unfinished puzzle, and anybody can take one
    for seat in range(rules.players):
        if free_slot(state, seat) >= 0:
            return False
    in_play = reserve
    for seat in range(rules.players):
        in_play |= kinds_of(state.supply[seat])
    for seat in range(rules.players):
        if any_fits(state, rules, seat, within_reach(state, rules, seat, reserve, in_play), 0):
            return False
    return True


def within_reach(state: State, rules: Rules, seat: int, reserve: int, in_play: int) -> int:
    """The kinds that a seat has or could get: with a piece to give, any shape of level 1-4 that is about.

    In 2023 the fallback of R-PIECE gives a first piece; elsewhere an empty hand could only get an O1.
    """
    owned = kinds_of(state.supply[seat])
    if reserve & rules.up_to[4] and (owned or rules.piece_fallback):
        return owned | in_play & rules.up_to[4]
    return owned


def is_dead_end(state: State, rules: Rules) -> bool:
    """Whether the position is dead and nothing is open for anybody: only then it is judged."""
    if not is_dead(state, rules):
        return False
    for marker in range(rules.markers):
        if not is_idle(state, marker):
            return False
    return True
