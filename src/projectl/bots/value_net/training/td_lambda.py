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
from projectl.bots.value_net.model.inference import forward
from projectl.bots.value_net.search.results import Estimate
from projectl.bots.value_net.sizes import SAMPLES

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace

    from .training_state import Training

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


def remember(workspace: Workspace, training: Training, seat: int, net: int, said: Estimate) -> None:
    """Keep the position that a net was asked about last and what it said, as long as there is room."""
    at = training.samples
    if at == SAMPLES:
        return
    for i in range(workspace.actives):
        training.active[at][i] = workspace.active[i]
        training.amount[at][i] = workspace.amount[i]
    training.actives[at] = workspace.actives
    training.seat[at] = seat
    training.net[at] = net
    training.win[at] = said.win
    training.margin[at] = said.margin
    training.cut[at] = 0
    training.follower[at] = -1
    if training.last[seat] >= 0:
        training.follower[training.last[seat]] = at
    training.last[seat] = at
    training.samples += 1


def cut_off(training: Training, seat: int, win: float, margin: float) -> None:
    """What `seat` does next is left to chance: its latest position is to learn from what it had planned."""
    at = training.last[seat]
    if at >= 0:
        training.cut[at] = 1
        training.win_target[at] = win
        training.margin_target[at] = margin


def set_targets(training: Training, start: int, decay: float) -> None:
    """The targets of a finished game, whose positions begin at `start`."""
    for at in range(training.samples - 1, start - 1, -1):
        after = training.follower[at]
        if training.cut[at]:
            continue
        if after < 0:
            training.win_target[at] = training.final_win[training.seat[at]]
            training.margin_target[at] = training.final_margin[training.seat[at]]
            continue
        share = decay if training.net[after] == END_NET else 1.0
        training.win_target[at] = share * training.win_target[after] + (1.0 - share) * training.win[after]
        training.margin_target[at] = share * training.margin_target[after] + (1.0 - share) * training.margin[after]


def learn(workspace: Workspace, training: Training, rate: float) -> None:
    """Go over all positions, which are forgotten then."""
    for _ in range(training.passes):
        for net in range(2):
            learn_net(workspace, training, rate, net)
    training.samples = 0


def learn_net(workspace: Workspace, training: Training, rate: float, net: int) -> None:
    """Go over the positions of one net, some at a time."""
    count = 0
    batch = END_BATCH if net == END_NET else BATCH
    for i in range(training.samples):
        at = i * STRIDE % training.samples
        if training.net[at] == net:
            add_gradient(workspace, training, at)
            count += 1
            if count == batch:
                adam_step(workspace, training, rate, count, net)
                count = 0
    if count:
        adam_step(workspace, training, rate, count, net)


def add_gradient(workspace: Workspace, training: Training, at: int) -> None:
    """The slope of one position's error, for every weight."""
    for i in range(training.actives[at]):
        workspace.active[i] = training.active[at][i]
        workspace.amount[i] = training.amount[at][i]
    workspace.actives = training.actives[at]
    net = training.net[at]
    said = forward(workspace, net)
    win_error = said.win - training.win_target[at]
    margin_error = (said.margin - training.margin_target[at]) / MARGIN_SCALE
    training.loss += win_error * win_error
    training.positions += 1
    output_gradient(workspace, training, net * ROWS, win_error, MARGIN_SHARE * min(max(margin_error, -1.0), 1.0))
    second_gradient(workspace, training, net * ROWS + LAYER_2)
    first_gradient(workspace, training, net * ROWS)


def output_gradient(
    workspace: Workspace, training: Training, start: int, win_error: float, margin_error: float
) -> None:
    """Of the two outputs of the net whose rows begin at `start`, and the error that reaches the second layer."""
    training.gradient[start + BIAS_3][0] += win_error
    training.gradient[start + BIAS_3][1] += margin_error
    for k in range(SECOND):
        training.second_error[k] = 0.0
        if workspace.second[k] > 0.0:
            training.gradient[start + WIN][k] += win_error * workspace.second[k]
            training.gradient[start + MARGIN][k] += margin_error * workspace.second[k]
            error = win_error * workspace.weights[start + WIN][k] + margin_error * workspace.weights[start + MARGIN][k]
            training.second_error[k] = error
            training.gradient[start + BIAS_2][k] += error


def second_gradient(workspace: Workspace, training: Training, start: int) -> None:
    """Of the second layer, whose rows begin at `start`, and the error that reaches the first."""
    error = training.second_error
    for j in range(HIDDEN):
        strength = workspace.hidden[j]
        training.hidden_error[j] = 0.0
        if strength > 0.0:
            slope = training.gradient[start + j]
            for k in range(SECOND):
                slope[k] += single(strength * error[k])
            training.hidden_error[j] = reaching_error(workspace, training, start + j)


def reaching_error(workspace: Workspace, training: Training, start: int) -> float:
    """The error that reaches a unit of the first layer, summed in four parts that a processor adds up side by side."""
    row = workspace.weights[start]
    error = training.second_error
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


def first_gradient(workspace: Workspace, training: Training, start: int) -> None:
    """Of the first layer of the net whose rows begin at `start`."""
    error = training.hidden_error
    slope = training.gradient[start + BIAS_1]
    for j in range(HIDDEN):
        slope[j] += error[j]
    for i in range(workspace.actives):
        slope = training.gradient[start + workspace.active[i]]
        amount = workspace.amount[i]
        for j in range(HIDDEN):
            slope[j] += single(amount * error[j])


def adam_step(workspace: Workspace, training: Training, rate: float, positions: int, net: int) -> None:
    """One step of Adam against the summed slopes of so many positions, which are cleared."""
    training.steps[net] += 1
    taken = training.steps[net]
    step = rate * sqrt(1.0 - power(SQUARE_DECAY, taken)) / (1.0 - power(MEAN_DECAY, taken))
    share = 1.0 / positions
    for row in range(net * ROWS, net * ROWS + ROWS):
        weights = workspace.weights[row]
        slope = training.gradient[row]
        momentum = training.momentum[row]
        square = training.square[row]
        for j in range(HIDDEN):
            grade = slope[j] * share
            momentum[j] = MEAN_DECAY * momentum[j] + (1.0 - MEAN_DECAY) * grade
            square[j] = SQUARE_DECAY * square[j] + (1.0 - SQUARE_DECAY) * grade * grade
            weights[j] -= step * momentum[j] / (sqrt(square[j]) + TINY)
            slope[j] = 0.0
