"""Learning by temporal differences: positions of self-play are pulled towards what followed them.

A target mixes, turn by turn back from the end of a game, the result with what the net thought of the ends of later
turns (lambda returns). Where chance made a choice, what came of it says nothing about the choices before: these are
pulled towards what was planned instead.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from projectl.bots.value_net.model.arithmetic import power, single
from projectl.bots.value_net.model.feature_index import (
    BIAS_1,
    BIAS_2,
    BIAS_3,
    END_NET,
    HIDDEN,
    LAYER_2,
    MARGIN,
    MARGIN_SCALE,
    ROWS,
    SECOND,
    WIN,
)
from projectl.bots.value_net.model.inference import ask
from projectl.bots.value_net.search.results import Estimate
from projectl.bots.value_net.sizes import SAMPLES

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Desk

    from .replay_buffer import Tutor

BATCH = 64
END_BATCH = 24
"""There are fewer ends of turns than positions in their middle."""
MEAN_DECAY = 0.9
SQUARE_DECAY = 0.999
TINY = 1e-8
STRIDE = 8209
"""A prime above SAMPLES: in steps of it all positions are gone through, neighbours far apart."""
MARGIN_SHARE = 0.5
"""How much the margin's error counts beside that of the probability to win."""


def remember(desk: Desk, tutor: Tutor, seat: int, net: int, said: Estimate) -> None:
    """Keep the position that a net was asked about last and what it said, as long as there is room."""
    at = tutor.samples
    if at == SAMPLES:
        return
    for i in range(desk.actives):
        tutor.active[at][i] = desk.active[i]
        tutor.amount[at][i] = desk.amount[i]
    tutor.actives[at] = desk.actives
    tutor.seat[at] = seat
    tutor.net[at] = net
    tutor.win[at] = said.win
    tutor.margin[at] = said.margin
    tutor.cut[at] = 0
    tutor.follower[at] = -1
    if tutor.last[seat] >= 0:
        tutor.follower[tutor.last[seat]] = at
    tutor.last[seat] = at
    tutor.samples += 1


def cut_off(tutor: Tutor, seat: int, win: float, margin: float) -> None:
    """What `seat` does next is left to chance: its latest position is to learn from what it had planned."""
    at = tutor.last[seat]
    if at >= 0:
        tutor.cut[at] = 1
        tutor.win_target[at] = win
        tutor.margin_target[at] = margin


def set_targets(tutor: Tutor, start: int, decay: float) -> None:
    """The targets of a finished game, whose positions begin at `start`."""
    for at in range(tutor.samples - 1, start - 1, -1):
        after = tutor.follower[at]
        if tutor.cut[at]:
            continue
        if after < 0:
            tutor.win_target[at] = tutor.final_win[tutor.seat[at]]
            tutor.margin_target[at] = tutor.final_margin[tutor.seat[at]]
            continue
        share = decay if tutor.net[after] == END_NET else 1.0
        tutor.win_target[at] = share * tutor.win_target[after] + (1.0 - share) * tutor.win[after]
        tutor.margin_target[at] = share * tutor.margin_target[after] + (1.0 - share) * tutor.margin[after]


def learn(desk: Desk, tutor: Tutor, rate: float) -> None:
    """Go over all positions, which are forgotten then."""
    for _ in range(tutor.passes):
        for net in range(2):
            learn_net(desk, tutor, rate, net)
    tutor.samples = 0


def learn_net(desk: Desk, tutor: Tutor, rate: float, net: int) -> None:
    """Go over the positions of one net, some at a time."""
    count = 0
    batch = END_BATCH if net == END_NET else BATCH
    for i in range(tutor.samples):
        at = i * STRIDE % tutor.samples
        if tutor.net[at] == net:
            add_gradient(desk, tutor, at)
            count += 1
            if count == batch:
                improve(desk, tutor, rate, count, net)
                count = 0
    if count:
        improve(desk, tutor, rate, count, net)


def add_gradient(desk: Desk, tutor: Tutor, at: int) -> None:
    """The slope of one position's error, for every weight."""
    for i in range(tutor.actives[at]):
        desk.active[i] = tutor.active[at][i]
        desk.amount[i] = tutor.amount[at][i]
    desk.actives = tutor.actives[at]
    net = tutor.net[at]
    said = ask(desk, net)
    win_error = said.win - tutor.win_target[at]
    margin_error = (said.margin - tutor.margin_target[at]) / MARGIN_SCALE
    tutor.loss += win_error * win_error
    tutor.positions += 1
    output_gradient(desk, tutor, net * ROWS, win_error, MARGIN_SHARE * min(max(margin_error, -1.0), 1.0))
    second_gradient(desk, tutor, net * ROWS + LAYER_2)
    first_gradient(desk, tutor, net * ROWS)


def output_gradient(desk: Desk, tutor: Tutor, start: int, win_error: float, margin_error: float) -> None:
    """Of the two outputs of the net whose rows begin at `start`, and the error that reaches the second layer."""
    tutor.gradient[start + BIAS_3][0] += win_error
    tutor.gradient[start + BIAS_3][1] += margin_error
    for k in range(SECOND):
        tutor.second_error[k] = 0.0
        if desk.second[k] > 0.0:
            tutor.gradient[start + WIN][k] += win_error * desk.second[k]
            tutor.gradient[start + MARGIN][k] += margin_error * desk.second[k]
            error = win_error * desk.weights[start + WIN][k] + margin_error * desk.weights[start + MARGIN][k]
            tutor.second_error[k] = error
            tutor.gradient[start + BIAS_2][k] += error


def second_gradient(desk: Desk, tutor: Tutor, start: int) -> None:
    """Of the second layer, whose rows begin at `start`, and the error that reaches the first."""
    error = tutor.second_error
    for j in range(HIDDEN):
        strength = desk.hidden[j]
        tutor.hidden_error[j] = 0.0
        if strength > 0.0:
            slope = tutor.gradient[start + j]
            for k in range(SECOND):
                slope[k] += single(strength * error[k])
            tutor.hidden_error[j] = reaching_error(desk, tutor, start + j)


def reaching_error(desk: Desk, tutor: Tutor, start: int) -> float:
    """The error that reaches a unit of the first layer, summed in four parts that a processor adds up side by side."""
    row = desk.weights[start]
    error = tutor.second_error
    a = single(row[0] * error[0])
    b = single(row[1] * error[1])
    c = single(row[2] * error[2])
    d = single(row[3] * error[3])
    for k in range(4, SECOND, 4):
        a = single(a + single(row[k] * error[k]))
        b = single(b + single(row[k + 1] * error[k + 1]))
        c = single(c + single(row[k + 2] * error[k + 2]))
        d = single(d + single(row[k + 3] * error[k + 3]))
    return single(single(a + b) + single(c + d))


def first_gradient(desk: Desk, tutor: Tutor, start: int) -> None:
    """Of the first layer of the net whose rows begin at `start`."""
    error = tutor.hidden_error
    slope = tutor.gradient[start + BIAS_1]
    for j in range(HIDDEN):
        slope[j] += error[j]
    for i in range(desk.actives):
        slope = tutor.gradient[start + desk.active[i]]
        amount = desk.amount[i]
        for j in range(HIDDEN):
            slope[j] += single(amount * error[j])


def improve(desk: Desk, tutor: Tutor, rate: float, positions: int, net: int) -> None:
    """One step of Adam against the summed slopes of so many positions, which are cleared."""
    tutor.steps[net] += 1
    taken = tutor.steps[net]
    step = rate * sqrt(1.0 - power(SQUARE_DECAY, taken)) / (1.0 - power(MEAN_DECAY, taken))
    share = 1.0 / positions
    for row in range(net * ROWS, net * ROWS + ROWS):
        weights = desk.weights[row]
        slope = tutor.gradient[row]
        momentum = tutor.momentum[row]
        square = tutor.square[row]
        for j in range(HIDDEN):
            grade = slope[j] * share
            momentum[j] = MEAN_DECAY * momentum[j] + (1.0 - MEAN_DECAY) * grade
            square[j] = SQUARE_DECAY * square[j] + (1.0 - SQUARE_DECAY) * grade * grade
            weights[j] -= step * momentum[j] / (sqrt(square[j]) + TINY)
            slope[j] = 0.0
