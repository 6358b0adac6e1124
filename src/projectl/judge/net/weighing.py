"""From inputs to a score for each seat, and from the scores to chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.model.arithmetic import exponential

from .index import BIAS_1, BIAS_2, HIDDEN, LAYER_2, SCORE, SECOND
from .inputs import put_inputs

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .records import Scales

FARTHEST = 30.0
"""Scores that are farther apart leave no chance that anybody could tell from none."""


def weigh(state: State, rules: Rules, workspace: Workspace, scales: Scales, start: int) -> None:
    """Write the chances of all seats, from `start` on; in solo the opponent has the second one."""
    sides = 2 if rules.solo else rules.players
    scales.score[1] = 0.0
    most = -1e9
    for seat in range(rules.players):
        put_inputs(state, rules, workspace, scales, seat)
        scales.score[seat] = score(scales)
    for side in range(sides):
        most = max(most, scales.score[side])
    total = 0.0
    for side in range(sides):
        chance = exponential(max(scales.score[side] - most, -FARTHEST))
        scales.chance[start + side] = chance
        total += chance
    for side in range(sides):
        scales.chance[start + side] = scales.chance[start + side] / total


def score(scales: Scales) -> float:
    """What the net says of the inputs on the scales."""
    hidden = scales.hidden
    second = scales.second
    bias = scales.weights[BIAS_1]
    for j in range(HIDDEN):
        hidden[j] = bias[j]
    for i in range(scales.actives):
        row = scales.weights[scales.active[i]]
        amount = scales.amount[i]
        for j in range(HIDDEN):
            hidden[j] += amount * row[j]
    bias = scales.weights[BIAS_2]
    for k in range(SECOND):
        second[k] = bias[k]
    for j in range(HIDDEN):
        strength = hidden[j]
        if strength > 0.0:
            row = scales.weights[LAYER_2 + j]
            for k in range(SECOND):
                second[k] += strength * row[k]
    result = 0.0
    row = scales.weights[SCORE]
    for k in range(SECOND):
        result += max(second[k], 0.0) * row[k]
    return result
