"""What the judge's net sees of a position from the side of one seat: only what everybody at the table knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.model.feature_index import END_NET, STEP_NET
from projectl.bots.value_net.model.feature_index import SECOND as UNITS
from projectl.bots.value_net.model.features import encode
from projectl.bots.value_net.model.inference import forward
from projectl.bots.value_net.model.score_features import score_now
from projectl.bots.value_net.model.sparse_input import capped
from projectl.bots.value_net.search.endgame import judge
from projectl.rules.engine.codes import KINDS, LAST_ROUND, NOT_ENDING, SLOTS, TOUCHES
from projectl.rules.engine.multiset import size_of

from .index import (
    CELLS,
    COMPLETED,
    DISTANCES,
    DONE,
    END_UNITS,
    FINISH,
    FINISH_LINEAR,
    HOLDER,
    LEAD_ALL,
    LEADS,
    MISSING,
    MOST_ROUNDS,
    PASSED,
    RANK,
    ROUND,
    ROUND_LINEAR,
    SIZE,
    STEP_UNITS,
    SWITCHES,
    THEIR_WORD,
    TO_PLAY,
    TOUCHING,
    WORTH,
)

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

    from .records import Scales


def put(scales: Scales, index: int, amount: float) -> None:
    """One more input."""
    if amount != 0.0:
        scales.active[scales.actives] = index
        scales.amount[scales.actives] = amount
        scales.actives += 1


def put_inputs(state: State, rules: Rules, workspace: Workspace, scales: Scales, seat: int) -> None:
    """Write all inputs for `seat` onto the scales."""
    scales.actives = 0
    encode(state, rules, workspace, seat)
    for i in range(workspace.actives):
        put(scales, workspace.active[i], workspace.amount[i])
    put_units(workspace, scales, END_NET, END_UNITS)
    put_units(workspace, scales, STEP_NET, STEP_UNITS)
    put_turn(state, rules, scales, seat)
    put_scores(state, rules, workspace, scales, seat)
    put_pieces(state, rules, scales, seat)
    if state.ending != NOT_ENDING:
        put_finish(state, rules, workspace, scales, seat)
    put_switches(rules, scales)


def put_units(workspace: Workspace, scales: Scales, net: int, start: int) -> None:
    """What a net of the bots makes of the inputs in the workspace."""
    said = forward(workspace, net)
    put(scales, THEIR_WORD + 2 * net, said.win)
    put(scales, THEIR_WORD + 2 * net + 1, 0.1 * min(max(said.margin, -40.0), 40.0))
    for unit in range(UNITS):
        put(scales, start + unit, workspace.second[unit])


def put_turn(state: State, rules: Rules, scales: Scales, seat: int) -> None:
    """Whose turn it is, and how far the game has come."""
    players = rules.players
    for marker in range(2):
        distance = DISTANCES - 1
        if marker < rules.markers:
            distance = (seat - state.holder[marker] + players) % players
        put(scales, HOLDER + DISTANCES * marker + distance, 1.0)
    rounds = state.turn // players
    put(scales, ROUND + capped(rounds, MOST_ROUNDS), 1.0)
    put(scales, ROUND_LINEAR, 0.1 * rounds)
    put(scales, PASSED + capped(state.passed, 2), 1.0)
    if state.phase == TOUCHES:
        put(scales, TOUCHING, 1.0)
        put(scales, DONE, 1.0 * (state.touch_done >> seat & 1))
    elif state.ending == LAST_ROUND:
        mine = (seat - state.first + players) % players
        now = (state.holder[0] - state.first + players) % players
        put(scales, TO_PLAY + (1 if mine == now else 2 if mine > now else 0), 1.0)


def put_scores(state: State, rules: Rules, workspace: Workspace, scales: Scales, seat: int) -> None:
    """Against each of the others."""
    put(scales, COMPLETED + capped(state.completed[seat], 11), 1.0)
    mine = score_now(state, rules, workspace, seat)
    rank = 0
    total = 0
    for i in range(1, rules.players):
        lead = mine - score_now(state, rules, workspace, (seat + i) % rules.players)
        rank += 1 if lead < 0 else 0
        total += lead
        put(scales, LEADS + i - 1, 0.1 * lead)
    put(scales, RANK + rank, 1.0)
    if rules.players > 1:
        put(scales, LEAD_ALL, 0.1 * total / (rules.players - 1))


def put_pieces(state: State, rules: Rules, scales: Scales, seat: int) -> None:
    """Pieces and unfinished puzzles, the seat's own, and the most and the mean of the others."""
    put_three(scales, CELLS, 0.03, state, rules, seat, 0)
    put_three(scales, WORTH, 0.1, state, rules, seat, 1)
    put_three(scales, MISSING, 0.05, state, rules, seat, 2)
    put_three(scales, SIZE, 0.1, state, rules, seat, 3)


def put_three(scales: Scales, start: int, scale: float, state: State, rules: Rules, seat: int, what: int) -> None:
    """One figure of all seats."""
    most = 0
    total = 0
    for i in range(1, rules.players):
        figure = figure_of(state, rules, (seat + i) % rules.players, what)
        most = max(most, figure)
        total += figure
    put(scales, start, scale * figure_of(state, rules, seat, what))
    put(scales, start + 1, scale * most)
    if rules.players > 1:
        put(scales, start + 2, scale * total / (rules.players - 1))


def figure_of(state: State, rules: Rules, seat: int, what: int) -> int:
    """0: the cells of all pieces, 1: the points of unfinished puzzles, 2: their free cells, 3: pieces of the supply."""
    if what == 3:
        return size_of(state.supply[seat])
    total = cells_of(state.supply[seat], rules) if what == 0 else 0
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        puzzle = state.puzzle[where]
        if puzzle >= 0:
            if what == 0:
                total += cells_of(state.pieces[where], rules)
            elif what == 1:
                total += rules.points[puzzle]
            else:
                total += bits_of(rules.cells[puzzle] & ~state.filled[where])
    return total


def cells_of(pieces: int, rules: Rules) -> int:
    """How many cells pieces cover: as many as their level."""
    total = 0
    for kind in range(KINDS):
        total += rules.level[kind] * (pieces >> (5 * kind) & 15)
    return total


def bits_of(cells: int) -> int:
    """How many cells there are."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


def put_finish(state: State, rules: Rules, workspace: Workspace, scales: Scales, seat: int) -> None:
    """Who would win if the play ended now and all touched as well as they can."""
    end = judge(state, rules, workspace, seat)
    won = 2 if end.win == 1.0 else 1 if end.win > 0.0 else 0
    put(scales, FINISH + (3 if state.phase == TOUCHES else 0) + won, 1.0)
    put(scales, FINISH_LINEAR, 0.1 * min(max(end.margin, -20.0), 20.0))


def put_switches(rules: Rules, scales: Scales) -> None:
    """What the bots' nets are not told of the rules."""
    put(scales, SWITCHES, 1.0 * rules.endless_white)
    put(scales, SWITCHES + 1, 1.0 * rules.fallback_higher)
    put(scales, SWITCHES + 2, 1.0 * rules.piece_fallback)
    put(scales, SWITCHES + 3, 1.0 * rules.recycle)
