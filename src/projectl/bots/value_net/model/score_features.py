"""The inputs that tell who leads, now and as it would be after finishing touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.completion_cost import NEVER, fewest, pieces_needed
from projectl.bots.value_net.search.endgame import final_standing
from projectl.bots.value_net.search.results import Viewpoint
from projectl.rules.engine.codes import NOT_ENDING, SLOTS
from projectl.rules.engine.ending.standing import score_in
from projectl.rules.engine.ending.touches import final_score, finishing_gain
from projectl.rules.engine.solo import OPPONENT as SOLO_OPPONENT

from .feature_index import COMPLETED, FINAL_LEAD, FINAL_LINEAR, LEAD, LEAD_LINEAR, OWN_POINTS, SECOND_LEAD
from .sparse_input import add, capped

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Workspace
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

LEADS = 12


def score_now(state: State, rules: Rules, workspace: Workspace, seat: int) -> int:
    """What a seat would score if the play ended now; exactly when the end is near, else about."""
    if state.ending != NOT_ENDING:
        return score_in(final_standing(state, rules, workspace, seat))
    score = final_score(state, rules, seat)
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.puzzle[where] >= 0:
            score += touching_gain(state, rules, workspace, where)
    return score


def touching_gain(state: State, rules: Rules, workspace: Workspace, where: int) -> int:
    """What finishing touches on a puzzle would add to the score; 0 if it is better left as it is."""
    gain = finishing_gain(rules, state.puzzle[where])
    rest = rules.cells[state.puzzle[where]] & ~state.filled[where]
    if rest == 0:
        return gain
    needed = pieces_needed(workspace, fewest(rest, state.supply[where // SLOTS], rules, workspace))
    return max(gain - needed, 0) if needed < NEVER else 0


def viewpoint_of(state: State, rules: Rules, workspace: Workspace, seat: int) -> Viewpoint:
    """From the side of `seat`: the opponent who would score most now, and the scores of the two best."""
    if rules.solo:
        return Viewpoint(seat, SOLO_OPPONENT, 0, 0)
    rival = -1
    best = 0
    second = 0
    for i in range(1, rules.players):
        other = (seat + i) % rules.players
        score = score_now(state, rules, workspace, other)
        if rival < 0 or score > best:
            second = best
            rival = other
            best = score
        elif i == 2 or score > second:
            second = score
    return Viewpoint(seat, rival, best, second)


def add_scores(state: State, rules: Rules, workspace: Workspace, view: Viewpoint) -> None:
    """Against the opponents of the viewpoint; what the solo opponent has changes within a turn of the seat."""
    seat = view.seat
    lead = state.points[seat] - state.points[view.rival]
    mine = score_now(state, rules, workspace, seat)
    final = mine - (state.points[SOLO_OPPONENT] if rules.solo else view.rival_score)
    add(workspace, LEAD + capped(lead + LEADS, 2 * LEADS), 1.0)
    add(workspace, LEAD_LINEAR, 0.1 * lead)
    triggered = 2 * LEADS + 1 if state.ending != NOT_ENDING else 0
    add(workspace, FINAL_LEAD + triggered + capped(final + LEADS, 2 * LEADS), 1.0)
    add(workspace, FINAL_LINEAR, 0.1 * final)
    add(workspace, COMPLETED, 0.2 * (state.completed[seat] - state.completed[view.rival]))
    add(workspace, OWN_POINTS, 0.1 * state.points[seat])
    if rules.players > 2:
        add(workspace, SECOND_LEAD + capped(mine - view.second_score + LEADS, 2 * LEADS), 1.0)
