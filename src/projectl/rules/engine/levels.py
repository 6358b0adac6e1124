"""What a piece may become: exchanges, level-ups and the fallback for a missing reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules


def next_level(reserve: int, level: int, top: int, rules: Rules) -> int:
    """The kinds of the first level above `level`, up to `top`, that the reserve has (D2)."""
    for higher in range(level + 1, top + 1):
        there = reserve & rules.level_set[higher]
        if there:
            return there
    return 0


def exchange_targets(reserve: int, kind: int, rules: Rules) -> int:
    """The kinds that `kind` may be exchanged for (R-UPGRADE, R-EXCHANGE, D1, D5, D27).

    `reserve` is the set of kinds in the reserve. A ghost has no level above it and none of its own (D5).
    """
    level = rules.level[kind]
    if level == 5:
        return reserve & rules.up_to[4]
    same_or_lower = reserve & rules.up_to[level] & ~rules.kind_set[kind]
    return same_or_lower | next_level(reserve, level, 4, rules)


def level_up_targets(reserve: int, kind: int, reach: int, rules: Rules) -> int:
    """The kinds to which a level-up of `reach` levels may raise `kind` (R-LEVELUP, D21)."""
    level = rules.level[kind]
    targets = next_level(reserve, level, 5, rules)
    if reach == 2 and level <= 3:
        targets |= next_level(reserve, level + 1, 5, rules)
    return targets


def reward_options(reserve: int, kind: int, rules: Rules) -> int:
    """The kinds that a reward of `kind` may give: itself, or the fallback (R-REWARD, D3, D20)."""
    if reserve & rules.kind_set[kind]:
        return rules.kind_set[kind]
    level = rules.level[kind]
    same = reserve & rules.level_set[level]
    lower = reserve & rules.up_to[level - 1]
    if level == 5:
        return same if same else lower
    higher = next_level(reserve, level, 4, rules)
    if rules.fallback_higher:
        if higher:
            return higher
        return same if same else lower
    return same if same else higher | lower
