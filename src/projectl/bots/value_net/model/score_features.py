"""The inputs that tell who leads, now and as it would be after finishing touches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.value_net.search.completion_cost import NEVER, fewest, pieces_needed
from projectl.bots.value_net.search.endgame import final_standing
from projectl.rules.engine.codes import NOT_ENDING, SLOTS
from projectl.rules.engine.standing import score_in
from projectl.rules.engine.touches import final_score, finishing_gain

from .feature_index import COMPLETED, FINAL_LEAD, FINAL_LINEAR, LEAD, LEAD_LINEAR, OWN_POINTS, SECOND_LEAD
from .sparse_input import add, capped

if TYPE_CHECKING:
    from projectl.bots.value_net.search.workspace import Desk
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

LEADS = 12


def score_now(state: State, rules: Rules, desk: Desk, seat: int) -> int:
    """What a seat would score if the play ended now; exactly when the end is near, else about."""
    if state.ending != NOT_ENDING:
        return score_in(final_standing(state, rules, desk, seat))
    score = final_score(state, rules, seat)
    for where in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.puzzle[where] >= 0:
            score += touching_gain(state, rules, desk, where)
    return score


def touching_gain(state: State, rules: Rules, desk: Desk, where: int) -> int:
    """What finishing touches on a puzzle would add to the score; 0 if it is better left as it is."""
    gain = finishing_gain(rules, state.puzzle[where])
    rest = rules.cells[state.puzzle[where]] & ~state.filled[where]
    if rest == 0:
        return gain
    needed = pieces_needed(desk, fewest(rest, state.supply[where // SLOTS], rules, desk))
    return max(gain - needed, 0) if needed < NEVER else 0


def find_rivals(state: State, rules: Rules, desk: Desk, seat: int) -> None:
    """Note the opponent who would score most now, and the scores of the two best."""
    desk.rival = -1
    desk.rival_score = 0
    desk.second_score = 0
    for i in range(1, rules.players):
        other = (seat + i) % rules.players
        score = score_now(state, rules, desk, other)
        if desk.rival < 0 or score > desk.rival_score:
            desk.second_score = desk.rival_score
            desk.rival = other
            desk.rival_score = score
        elif i == 2 or score > desk.second_score:
            desk.second_score = score


def add_scores(state: State, rules: Rules, desk: Desk, seat: int) -> None:
    """Against the opponents that `find_rivals` noted."""
    if rules.solo:
        desk.rival = 1
        desk.rival_score = state.points[1]
    lead = state.points[seat] - state.points[desk.rival]
    mine = score_now(state, rules, desk, seat)
    final = mine - desk.rival_score
    add(desk, LEAD + capped(lead + LEADS, 2 * LEADS), 1.0)
    add(desk, LEAD_LINEAR, 0.1 * lead)
    triggered = 2 * LEADS + 1 if state.ending != NOT_ENDING else 0
    add(desk, FINAL_LEAD + triggered + capped(final + LEADS, 2 * LEADS), 1.0)
    add(desk, FINAL_LINEAR, 0.1 * final)
    add(desk, COMPLETED, 0.2 * (state.completed[seat] - state.completed[desk.rival]))
    add(desk, OWN_POINTS, 0.1 * state.points[seat])
    if rules.players > 2:
        add(desk, SECOND_LEAD + capped(mine - desk.second_score + LEADS, 2 * LEADS), 1.0)
