"""Learning by temporal differences: positions of self-play are pulled towards what followed them.

A target mixes, step by step back from the end of a game, the result with what the net thought of the next position
(lambda returns). Where chance made the choice, what came of it says nothing about the choice before.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from .forward import ask
from .layout import BIAS_1, BIAS_2, BIAS_3, HIDDEN, LAYER_2, MARGIN, MARGIN_SCALE, ROWS, SECOND, WIN
from .sizes import SAMPLES

if TYPE_CHECKING:
    from .desk import Desk
    from .tutor import Tutor

BATCH = 64
PASSES = 2
MEAN_DECAY = 0.9
SQUARE_DECAY = 0.999
TINY = 1e-8
MARGIN_SHARE = 0.5
"""How much the margin's error counts beside that of the probability to win."""


def remember(desk: Desk, tutor: Tutor, seat: int, strayed: int) -> None:
    """Keep the position that the net was asked about last, as long as there is room."""
    at = tutor.samples
    if at == SAMPLES:
        return
    for i in range(desk.actives):
        tutor.active[at][i] = desk.active[i]
        tutor.amount[at][i] = desk.amount[i]
    tutor.actives[at] = desk.actives
    tutor.seat[at] = seat
    tutor.win[at] = desk.win
    tutor.margin[at] = desk.margin
    tutor.strayed[at] = strayed
    tutor.follower[at] = -1
    if tutor.last[seat] >= 0:
        tutor.follower[tutor.last[seat]] = at
    tutor.last[seat] = at
    tutor.samples += 1


def set_targets(tutor: Tutor, start: int, decay: float) -> None:
    """The targets of a finished game, whose positions begin at `start`."""
    for at in range(tutor.samples - 1, start - 1, -1):
        after = tutor.follower[at]
        if after < 0:
            tutor.win_target[at] = tutor.final_win[tutor.seat[at]]
            tutor.margin_target[at] = tutor.final_margin[tutor.seat[at]]
            continue
        share = 0.0 if tutor.strayed[after] else decay
        tutor.win_target[at] = share * tutor.win_target[after] + (1.0 - share) * tutor.win[after]
        tutor.margin_target[at] = share * tutor.margin_target[after] + (1.0 - share) * tutor.margin[after]


def learn(desk: Desk, tutor: Tutor, rate: float) -> None:
    """Go over all positions, which are forgotten then."""
    for _ in range(PASSES):
        at = 0
        while at < tutor.samples:
            end = min(at + BATCH, tutor.samples)
            for i in range(at, end):
                add_gradient(desk, tutor, i)
            improve(desk, tutor, rate, 1.0 / (end - at))
            at = end
    tutor.samples = 0


def add_gradient(desk: Desk, tutor: Tutor, at: int) -> None:
    """The slope of one position's error, for every weight."""
    for i in range(tutor.actives[at]):
        desk.active[i] = tutor.active[at][i]
        desk.amount[i] = tutor.amount[at][i]
    desk.actives = tutor.actives[at]
    ask(desk)
    win_error = desk.win - tutor.win_target[at]
    margin_error = (desk.margin - tutor.margin_target[at]) / MARGIN_SCALE
    tutor.loss += win_error * win_error
    tutor.positions += 1
    output_gradient(desk, tutor, win_error, MARGIN_SHARE * min(max(margin_error, -1.0), 1.0))
    second_gradient(desk, tutor)
    first_gradient(desk, tutor)


def output_gradient(desk: Desk, tutor: Tutor, win_error: float, margin_error: float) -> None:
    """Of the two outputs, and the error that reaches the second layer."""
    tutor.gradient[BIAS_3][0] += win_error
    tutor.gradient[BIAS_3][1] += margin_error
    for k in range(SECOND):
        tutor.second_error[k] = 0.0
        if desk.second[k] > 0.0:
            tutor.gradient[WIN][k] += win_error * desk.second[k]
            tutor.gradient[MARGIN][k] += margin_error * desk.second[k]
            tutor.second_error[k] = win_error * desk.weights[WIN][k] + margin_error * desk.weights[MARGIN][k]
            tutor.gradient[BIAS_2][k] += tutor.second_error[k]


def second_gradient(desk: Desk, tutor: Tutor) -> None:
    """Of the second layer, and the error that reaches the first."""
    error = tutor.second_error
    for j in range(HIDDEN):
        strength = desk.hidden[j]
        total = 0.0
        if strength > 0.0:
            row = desk.weights[LAYER_2 + j]
            slope = tutor.gradient[LAYER_2 + j]
            for k in range(SECOND):
                slope[k] += strength * error[k]
                total += row[k] * error[k]
        tutor.hidden_error[j] = total


def first_gradient(desk: Desk, tutor: Tutor) -> None:
    """Of the first layer."""
    error = tutor.hidden_error
    slope = tutor.gradient[BIAS_1]
    for j in range(HIDDEN):
        slope[j] += error[j]
    for i in range(desk.actives):
        slope = tutor.gradient[desk.active[i]]
        amount = desk.amount[i]
        for j in range(HIDDEN):
            slope[j] += amount * error[j]


def improve(desk: Desk, tutor: Tutor, rate: float, share: float) -> None:
    """One step of Adam against the summed slopes, which are cleared."""
    tutor.steps += 1
    step = rate * sqrt(1.0 - SQUARE_DECAY**tutor.steps) / (1.0 - MEAN_DECAY**tutor.steps)
    for row in range(ROWS):
        weights = desk.weights[row]
        slope = tutor.gradient[row]
        mean = tutor.mean[row]
        square = tutor.square[row]
        for j in range(HIDDEN):
            grade = slope[j] * share
            mean[j] = MEAN_DECAY * mean[j] + (1.0 - MEAN_DECAY) * grade
            square[j] = SQUARE_DECAY * square[j] + (1.0 - SQUARE_DECAY) * grade * grade
            weights[j] -= step * mean[j] / (sqrt(square[j]) + TINY)
            slope[j] = 0.0
