"""The order of turns: who is next, rounds, markers, and how the play comes to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.ending.touches import begin_touches

from .codes import (
    FINISH_ROUND,
    LAST_ROUND,
    NO_CHOICE,
    NO_SEQUENCE,
    NOT_ENDING,
    PLAY,
    TURN_ACTIONS,
    TURN_CAP,
    TURN_OVER,
)
from .notes import LAST_ROUND_BEGAN, MARKERS_PASSED, TURN_BEGAN, TURN_ENDED, emit
from .solo import opponent_turn

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State

BOTH_MARKERS = 3


def begin_turn(state: State, marker: int, seat: int) -> None:
    """Give `seat` the marker and three fresh actions (R-TURN)."""
    state.holder[marker] = seat
    state.actions[marker] = TURN_ACTIONS
    state.master_used[marker] = 0
    state.black_taken[marker] = 0
    state.fresh_ambassadors[marker] = 0
    state.sequence[marker] = NO_SEQUENCE
    state.choice[marker] = NO_CHOICE
    state.slots[marker] = 0
    state.subject[marker] = 0
    state.arrows[marker] = 0
    emit(state, TURN_BEGAN, seat, marker, 0)


def end_turn(state: State, marker: int) -> None:
    """The holder of the marker has finished and waits for whoever plays at the same time (D22)."""
    emit(state, TURN_ENDED, state.holder[marker], state.actions[marker], 0)
    state.actions[marker] = TURN_OVER


def pass_on(state: State, rules: Rules) -> None:
    """All turns that run at once are over: go on to the next, or to the finishing touches."""
    state.turn += rules.markers
    if rules.line_clear:
        ended = pass_markers(state, rules)
    elif rules.solo:
        opponent_turn(state, rules)
        ended = end_round(state)
    else:
        state.holder[0] = (state.holder[0] + 1) % rules.players
        ended = state.holder[0] == state.first and end_round(state)
    if ended:
        begin_touches(state, rules, state.end_reason)
    elif state.turn >= rules.turn_cap:
        begin_touches(state, rules, TURN_CAP)
    else:
        for marker in range(rules.markers):
            begin_turn(state, marker, state.holder[marker])


def end_round(state: State) -> bool:
    """Whether the game's last round has ended; after the trigger one more is played (R-END-TRIGGER)."""
    if state.ending == LAST_ROUND:
        return True
    if state.ending == FINISH_ROUND:
        state.ending = LAST_ROUND
        emit(state, LAST_ROUND_BEGAN, -1, 0, 0)
    return False


def pass_markers(state: State, rules: Rules) -> bool:
    """Pass both markers clockwise; whether the first player has now been passed both again (R-LINE-END)."""
    for marker in range(2):
        state.holder[marker] = (state.holder[marker] + 1) % rules.players
        if state.ending != NOT_ENDING and state.holder[marker] == state.first:
            state.passed |= 1 << marker
    emit(state, MARKERS_PASSED, -1, 0, 0)
    return state.passed == BOTH_MARKERS


def all_turns_over(state: State, rules: Rules) -> bool:
    """Whether every holder of a marker has finished."""
    for marker in range(rules.markers):
        if state.actions[marker] != TURN_OVER:
            return False
    return state.phase == PLAY
