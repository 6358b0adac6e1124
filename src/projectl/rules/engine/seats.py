"""Who may act: the holders of the markers, in finishing touches everybody who is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .codes import NO_CHOICE, NO_SEQUENCE, PLAY, TOUCHES, TURN_OVER

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def marker_of(state: State, rules: Rules, seat: int) -> int:
    """The marker that `seat` holds, or -1. In a standard game there is one."""
    if state.holder[0] == seat:
        return 0
    if rules.line_clear and state.holder[1] == seat:
        return 1
    return -1


def is_idle(state: State, marker: int) -> bool:
    """Whether neither a sequence nor a choice is open."""
    return state.sequence[marker] == NO_SEQUENCE and state.choice[marker] == NO_CHOICE


def may_act(state: State, rules: Rules, seat: int) -> bool:
    """Whether `seat` has a decision to make."""
    if state.phase == PLAY:
        marker = marker_of(state, rules, seat)
        return marker >= 0 and state.actions[marker] != TURN_OVER
    return state.phase == TOUCHES and not state.touch_done >> seat & 1
