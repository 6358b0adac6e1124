"""What a net says about a position whose inputs lie on the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.results import Estimate

from .arithmetic import exponential, single
from .feature_index import BIAS_1, BIAS_2, BIAS_3, HIDDEN, LAYER_2, MARGIN, MARGIN_SCALE, ROWS, SECOND, WIN

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Desk


def ask(desk: Desk, net: int) -> Estimate:
    """How good the position is; its worth goes from 0 to about 1."""
    hidden = desk.hidden
    bias = desk.weights[net * ROWS + BIAS_1]
    for j in range(HIDDEN):
        hidden[j] = bias[j]
    return answer(desk, net)


def ask_on(desk: Desk, net: int) -> Estimate:
    """The same when what stays as it is during a turn has been summed up before (`sum_up`)."""
    hidden = desk.hidden
    still = desk.still[net]
    for j in range(HIDDEN):
        hidden[j] = still[j]
    return answer(desk, net)


def sum_up(desk: Desk) -> None:
    """Sum up what the inputs on the desk mean to both nets."""
    for net in range(2):
        hidden = desk.hidden
        bias = desk.weights[net * ROWS + BIAS_1]
        for j in range(HIDDEN):
            hidden[j] = bias[j]
        first_layer(desk, net)
        still = desk.still[net]
        for j in range(HIDDEN):
            still[j] = hidden[j]


def answer(desk: Desk, net: int) -> Estimate:
    """From the first hidden layer on."""
    first_layer(desk, net)
    second_layer(desk, net)
    bias = desk.weights[net * ROWS + BIAS_3]
    win = bias[0]
    margin = bias[1]
    to_win = desk.weights[net * ROWS + WIN]
    to_margin = desk.weights[net * ROWS + MARGIN]
    for k in range(SECOND):
        win = single(win + single(to_win[k] * desk.second[k]))
        margin = single(margin + single(to_margin[k] * desk.second[k]))
    desk.evaluations += 1
    return estimate(desk, 1.0 / (1.0 + exponential(-min(max(win, -30.0), 30.0))), margin * MARGIN_SCALE)


def estimate(desk: Desk, win: float, margin: float) -> Estimate:
    """With what a position is worth, of which points are a small part."""
    return Estimate(win + desk.margin_weight * min(max(margin, -40.0), 40.0), win, margin)


def first_layer(desk: Desk, net: int) -> None:
    """Only inputs that are not zero cost anything; two at a time, so that sums are fetched and kept half as often."""
    start = net * ROWS
    for i in range(0, desk.actives - 1, 2):
        add_two(desk, start + desk.active[i], desk.amount[i], start + desk.active[i + 1], desk.amount[i + 1])
    if desk.actives & 1:
        hidden = desk.hidden
        row = desk.weights[start + desk.active[desk.actives - 1]]
        amount = desk.amount[desk.actives - 1]
        for j in range(HIDDEN):
            hidden[j] += single(amount * row[j])


def add_two(desk: Desk, first: int, amount: float, second: int, other_amount: float) -> None:
    """Two inputs, one after the other; most are one, and then only added."""
    hidden = desk.hidden
    row = desk.weights[first]
    other = desk.weights[second]
    if amount == 1.0 and other_amount == 1.0:
        for j in range(HIDDEN):
            hidden[j] = single(hidden[j] + row[j]) + other[j]
    else:
        for j in range(HIDDEN):
            hidden[j] = single(hidden[j] + single(single(amount) * row[j])) + single(single(other_amount) * other[j])


def second_layer(desk: Desk, net: int) -> None:
    """Units below zero are silent in both layers; those of the first that are not are picked without a branch."""
    second = desk.second
    bias = desk.weights[net * ROWS + BIAS_2]
    for k in range(SECOND):
        second[k] = bias[k]
    count = 0
    for j in range(HIDDEN):
        desk.awake[count] = j
        count += 1 if desk.hidden[j] > 0.0 else 0
    for i in range(count):
        strength = desk.hidden[desk.awake[i]]
        row = desk.weights[net * ROWS + LAYER_2 + desk.awake[i]]
        for k in range(SECOND):
            second[k] += single(strength * row[k])
    for k in range(SECOND):
        second[k] = max(second[k], 0.0)
