"""What a net says about a position whose inputs lie in the workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.results import Estimate

from .arithmetic import exponential, single
from .feature_index import BIAS_1, BIAS_2, BIAS_3, HIDDEN, LAYER_2, MARGIN, MARGIN_SCALE, ROWS, SECOND, WIN

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace


def forward(workspace: Workspace, net: int) -> Estimate:
    """How good the position is; its worth goes from 0 to about 1."""
    hidden = workspace.hidden
    bias = workspace.weights[net * ROWS + BIAS_1]
    for j in range(HIDDEN):
        hidden[j] = bias[j]
    return output(workspace, net)


def forward_incremental(workspace: Workspace, net: int) -> Estimate:
    """The same when what stays as it is during a turn has been added up before (`accumulate`)."""
    hidden = workspace.hidden
    still = workspace.still[net]
    for j in range(HIDDEN):
        hidden[j] = still[j]
    return output(workspace, net)


def accumulate(workspace: Workspace) -> None:
    """Add up what the inputs in the workspace mean to both nets."""
    for net in range(2):
        hidden = workspace.hidden
        bias = workspace.weights[net * ROWS + BIAS_1]
        for j in range(HIDDEN):
            hidden[j] = bias[j]
        first_layer(workspace, net)
        still = workspace.still[net]
        for j in range(HIDDEN):
            still[j] = hidden[j]


def output(workspace: Workspace, net: int) -> Estimate:
    """From the first hidden layer on."""
    first_layer(workspace, net)
    second_layer(workspace, net)
    bias = workspace.weights[net * ROWS + BIAS_3]
    win = bias[0]
    margin = bias[1]
    to_win = workspace.weights[net * ROWS + WIN]
    to_margin = workspace.weights[net * ROWS + MARGIN]
    for k in range(SECOND):
        win = single(win + single(to_win[k] * workspace.second[k]))
        margin = single(margin + single(to_margin[k] * workspace.second[k]))
    workspace.evaluations += 1
    return estimate(workspace, 1.0 / (1.0 + exponential(-min(max(win, -30.0), 30.0))), margin * MARGIN_SCALE)


def estimate(workspace: Workspace, win: float, margin: float) -> Estimate:
    """With what a position is worth, of which points are a small part."""
    return Estimate(win + workspace.margin_weight * min(max(margin, -40.0), 40.0), win, margin)


def first_layer(workspace: Workspace, net: int) -> None:
    """Only inputs that are not zero cost anything; two at a time, so that sums are fetched and kept half as often."""
    start = net * ROWS
    for i in range(0, workspace.actives - 1, 2):
        add_two(
            workspace,
            start + workspace.active[i],
            workspace.amount[i],
            start + workspace.active[i + 1],
            workspace.amount[i + 1],
        )
    if workspace.actives & 1:
        hidden = workspace.hidden
        row = workspace.weights[start + workspace.active[workspace.actives - 1]]
        amount = workspace.amount[workspace.actives - 1]
        for j in range(HIDDEN):
            hidden[j] += single(amount * row[j])


def add_two(workspace: Workspace, first: int, amount: float, second: int, other_amount: float) -> None:
    """Two inputs, one after the other; most are one, and then only added."""
    hidden = workspace.hidden
    row = workspace.weights[first]
    other = workspace.weights[second]
    if amount == 1.0 and other_amount == 1.0:
        for j in range(HIDDEN):
            hidden[j] = single(hidden[j] + row[j]) + other[j]
    else:
        for j in range(HIDDEN):
            hidden[j] = single(hidden[j] + single(single(amount) * row[j])) + single(single(other_amount) * other[j])


def second_layer(workspace: Workspace, net: int) -> None:
    """Units below zero are silent in both layers; those of the first that are not are picked without a branch."""
    second = workspace.second
    bias = workspace.weights[net * ROWS + BIAS_2]
    for k in range(SECOND):
        second[k] = bias[k]
    count = 0
    for j in range(HIDDEN):
        workspace.awake[count] = j
        count += 1 if workspace.hidden[j] > 0.0 else 0
    for i in range(count):
        strength = workspace.hidden[workspace.awake[i]]
        row = workspace.weights[net * ROWS + LAYER_2 + workspace.awake[i]]
        for k in range(SECOND):
            second[k] += single(strength * row[k])
    for k in range(SECOND):
        second[k] = max(second[k], 0.0)
