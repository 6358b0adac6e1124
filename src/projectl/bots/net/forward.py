"""What the net says about a position whose inputs lie on the desk."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from .layout import BIAS_1, BIAS_2, BIAS_3, HIDDEN, LAYER_2, MARGIN, MARGIN_SCALE, SECOND, WIN

if TYPE_CHECKING:
    from .desk import Desk


def ask(desk: Desk) -> float:
    """The worth of the position, from 0 to about 1; its parts stand in `desk.win` and `desk.margin`."""
    first_layer(desk)
    second_layer(desk)
    win = desk.weights[BIAS_3][0]
    margin = desk.weights[BIAS_3][1]
    for k in range(SECOND):
        win += desk.weights[WIN][k] * desk.second[k]
        margin += desk.weights[MARGIN][k] * desk.second[k]
    desk.win = 1.0 / (1.0 + exp(-min(max(win, -30.0), 30.0)))
    desk.margin = margin * MARGIN_SCALE
    desk.evaluations += 1
    return worth(desk, desk.win, desk.margin)


def worth(desk: Desk, win: float, margin: float) -> float:
    """One number to compare positions by."""
    return win + desk.margin_weight * min(max(margin, -40.0), 40.0)


def first_layer(desk: Desk) -> None:
    """Only inputs that are not zero cost anything."""
    hidden = desk.hidden
    bias = desk.weights[BIAS_1]
    for j in range(HIDDEN):
        hidden[j] = bias[j]
    for i in range(desk.actives):
        row = desk.weights[desk.active[i]]
        amount = desk.amount[i]
        for j in range(HIDDEN):
            hidden[j] += amount * row[j]


def second_layer(desk: Desk) -> None:
    """Units below zero are silent in both layers."""
    second = desk.second
    bias = desk.weights[BIAS_2]
    for k in range(SECOND):
        second[k] = bias[k]
    for j in range(HIDDEN):
        strength = desk.hidden[j]
        if strength > 0.0:
            row = desk.weights[LAYER_2 + j]
            for k in range(SECOND):
                second[k] += strength * row[k]
    for k in range(SECOND):
        second[k] = max(second[k], 0.0)
