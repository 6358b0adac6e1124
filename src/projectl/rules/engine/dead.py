"""Dead positions: nobody can ever place or take again (D16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import any_fits, free_slot
from .levels import reward_options
from .multiset import kinds_of

if TYPE_CHECKING:
    from projectl.rules.state import State
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables


def is_dead(state: State, rules: Rules, tables: Tables) -> bool:
    """Whether every player holds four puzzles and none has, or could get, a piece that fits."""
    reserve = kinds_of(state.reserve)
    if rules.solo or reserve & tables.kind_set[0]:
        return False  # an O1 fits every unfinished puzzle, and anybody can take one
    for seat in range(rules.players):
        if free_slot(state, seat) >= 0:
            return False
    in_play = reserve
    for seat in range(rules.players):
        in_play |= kinds_of(state.supply[seat])
    for seat in range(rules.players):
        if any_fits(state, tables, seat, within_reach(state, rules, tables, seat, reserve, in_play), 0):
            return False
    return True


def within_reach(state: State, rules: Rules, tables: Tables, seat: int, reserve: int, in_play: int) -> int:
    """The kinds that a seat has or could get: by exchange any of level 1-4, with nothing to give only an O1."""
    owned = kinds_of(state.supply[seat])
    if owned:
        return owned | in_play & tables.up_to[4]
    if rules.piece_fallback:
        return reward_options(reserve, 0, rules, tables)
    return 0
