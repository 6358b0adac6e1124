"""Why a piece may not be taken, exchanged, raised or split; ALLOWED when it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.completing import level_up_reach, offered_kinds
from projectl.rules.engine.levels import exchange_targets, level_up_targets, reward_options
from projectl.rules.engine.multiset import contains, kinds_of
from projectl.rules.engine.reasons import (
    ALLOWED,
    GHOSTS_NOT_BY_EXCHANGE,
    LEVEL_TOO_HIGH,
    NO_GHOST_IN_SUPPLY,
    NO_LEVEL_1_PIECE,
    NOT_A_LEVEL_UP,
    NOT_OFFERED,
    PIECE_NOT_IN_RESERVE,
    PIECE_NOT_IN_SUPPLY,
    SAME_SHAPE,
    SPLIT_NOT_IN_RESERVE,
)

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def why_no_piece(state: State, rules: Rules) -> int:
    """What forbids taking a level-1 piece (R-PIECE, D12)."""
    reserve = kinds_of(state.reserve)
    if reserve & rules.kind_set[0]:
        return ALLOWED
    if rules.piece_fallback and reward_options(reserve, 0, rules):
        return ALLOWED
    return NO_LEVEL_1_PIECE


def why_not_exchange(state: State, rules: Rules, seat: int, given: int, taken: int) -> int:
    """What forbids exchanging one kind for another (R-UPGRADE, R-EXCHANGE)."""
    reserve = kinds_of(state.reserve)
    if not kinds_of(state.supply[seat]) & rules.kind_set[given]:
        return PIECE_NOT_IN_SUPPLY
    if given == taken:
        return SAME_SHAPE
    if rules.level[taken] == 5:
        return GHOSTS_NOT_BY_EXCHANGE
    if not reserve & rules.kind_set[taken]:
        return PIECE_NOT_IN_RESERVE
    if exchange_targets(reserve, given, rules) & rules.kind_set[taken]:
        return ALLOWED
    return LEVEL_TOO_HIGH


def why_not_level_up(state: State, rules: Rules, marker: int, given: int, taken: int) -> int:
    """What forbids raising a piece so (R-LEVELUP, D21)."""
    reserve = kinds_of(state.reserve)
    if not kinds_of(state.supply[state.holder[marker]]) & rules.kind_set[given]:
        return PIECE_NOT_IN_SUPPLY
    if rules.level[taken] <= rules.level[given]:
        return NOT_A_LEVEL_UP
    if not reserve & rules.kind_set[taken]:
        return PIECE_NOT_IN_RESERVE
    if level_up_targets(reserve, given, level_up_reach(state, rules, marker), rules) & rules.kind_set[taken]:
        return ALLOWED
    return LEVEL_TOO_HIGH


def why_not_chosen(state: State, rules: Rules, marker: int, kind: int) -> int:
    """What forbids choosing this kind for a missing reward (R-REWARD)."""
    offered = offered_kinds(state, rules, marker) & rules.kind_set[kind]
    return ALLOWED if offered else NOT_OFFERED


def why_not_split(state: State, rules: Rules, seat: int, split: int) -> int:
    """What forbids splitting a ghost so (R-GHOST, D23)."""
    if not kinds_of(state.supply[seat]) & rules.kind_set[rules.split_ghost[split]]:
        return NO_GHOST_IN_SUPPLY
    return ALLOWED if contains(state.reserve, rules.split_pieces[split]) else SPLIT_NOT_IN_RESERVE
