"""What a piece may become: exchanges, level-ups and the fallback for a missing reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.rules.switches import Rules
    from projectl.rules.tables import Tables


def next_level(reserve: int, level: int, top: int, tables: Tables) -> int:
    """The kinds of the first level above `level`, up to `top`, that the reserve has (D2)."""
    for higher in range(level + 1, top + 1):
        there = reserve & tables.level_set[higher]
        if there:
            return there
    return 0


def exchange_targets(reserve: int, kind: int, tables: Tables) -> int:
    """The kinds that `kind` may be exchanged for (R-UPGRADE, R-EXCHANGE, D1, D5, D27).

    `reserve` is the set of kinds in the reserve. A ghost has no level above it and none of its own (D5).
    """
    level = tables.level[kind]
    if level == 5:
        return reserve & tables.up_to[4]
    same_or_lower = reserve & tables.up_to[level] & ~tables.kind_set[kind]
    return same_or_lower | next_level(reserve, level, 4, tables)


def level_up_targets(reserve: int, kind: int, reach: int, tables: Tables) -> int:
    """The kinds to which a level-up of `reach` levels may raise `kind` (R-LEVELUP, D21)."""
    level = tables.level[kind]
    targets = next_level(reserve, level, 5, tables)
    if reach == 2 and level <= 3:
        targets |= next_level(reserve, level + 1, 5, tables)
    return targets


def reward_options(reserve: int, kind: int, rules: Rules, tables: Tables) -> int:
    """The kinds that a reward of `kind` may give: itself, or the fallback (R-REWARD, D3, D20)."""
    if reserve & tables.kind_set[kind]:
        return tables.kind_set[kind]
    level = tables.level[kind]
    same = reserve & tables.level_set[level]
    lower = reserve & tables.up_to[level - 1]
    if level == 5:
        return same if same else lower
    higher = next_level(reserve, level, 4, tables)
    if rules.fallback_higher:
        if higher:
            return higher
        return same if same else lower
    return same if same else higher | lower
