"""What was played, and how far it can be taken back.

One rule: freely within your own turn, until something hidden was revealed by it or another seat acted.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from projectl.game.events.builder import Event
from projectl.record.record import Move
from projectl.rules.engine import DONE, OVER, TOUCHES, TURN_OVER, marker_of
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


class Entry(NamedTuple):
    """A move, the state before it, and what happened."""

    move: Move
    before: State
    events: tuple[Event, ...]

    @property
    def is_secret(self) -> bool:
        """Whether only its own seat may know of it: a finishing touch."""
        return self.before.phase == TOUCHES and self.move.action != DONE

    @property
    def tells_of_opponent(self) -> bool:
        """Whether the solo opponent moved after it."""
        return any(event.kind in OPPONENT_EVENTS for event in self.events)


OPPONENT_EVENTS = ("opponent-took", "opponent-passed", "locks-removed")

NOTHING_TO_UNDO = "undo-nothing"
TURN_HAS_PASSED = "undo-turn-passed"
SOMETHING_REVEALED = "undo-revealed"
ANOTHER_SEAT_ACTED = "undo-other-seat"
TOUCHES_ARE_DONE = "undo-touches-done"
GAME_IS_OVER = "undo-game-over"


def why_no_undo(history: list[Entry], state: State, rules: Rules, seat: int) -> str | None:
    """The key of the reason why `seat` cannot take its last action back, None if it can."""
    if state.phase == OVER:
        return GAME_IS_OVER
    if state.phase == TOUCHES:
        return _why_no_touch_undo(history, state, seat)
    marker = marker_of(state, rules, seat)
    if marker < 0 or state.actions[marker] == TURN_OVER:
        return TURN_HAS_PASSED
    if not history or history[-1].before.turn != state.turn:
        return NOTHING_TO_UNDO
    if history[-1].move.seat != seat:
        acted = any(entry.move.seat == seat and entry.before.turn == state.turn for entry in history)
        return ANOTHER_SEAT_ACTED if acted else NOTHING_TO_UNDO
    return SOMETHING_REVEALED if reveals(history[-1].before, state) else None


def _why_no_touch_undo(history: list[Entry], state: State, seat: int) -> str | None:
    """Touches are secret and independent, so that only the seat's own end of them is final (D26)."""
    if state.touch_done >> seat & 1:
        return TOUCHES_ARE_DONE
    return None if last_touch(history, seat) is not None else NOTHING_TO_UNDO


def last_touch(history: list[Entry], seat: int) -> int | None:
    """Where the seat's last finishing touch stands in the history."""
    for index in range(len(history) - 1, -1, -1):
        if history[index].before.phase != TOUCHES:
            return None
        if history[index].move.seat == seat:
            return index
    return None


def reveals(before: State, after: State) -> bool:
    """Whether a step has shown a puzzle that was hidden."""
    return before.deck_head != after.deck_head or before.rng != after.rng


def undo_depth(history: list[Entry], state: State, rules: Rules, seat: int) -> int:
    """How many actions `seat` could take back, one after the other."""
    if state.phase == TOUCHES:
        open_touches = not state.touch_done >> seat & 1
        own = [entry for entry in history if entry.before.phase == TOUCHES and entry.move.seat == seat]
        return len(own) if open_touches else 0
    if why_no_undo(history, state, rules, seat) is not None:
        return 0
    depth = 0
    after = state
    for entry in reversed(history):
        if entry.move.seat != seat or entry.before.turn != state.turn or reveals(entry.before, after):
            break
        depth += 1
        after = entry.before
    return depth


def events_since(history: list[Entry], seat: int | None, solo: bool) -> list[Event]:
    """What has happened since `seat` last acted, its own action included; for a spectator since the last open action.

    In solo the opponent's last turn stays in it until the next one, so that it can be explained.
    """
    start = len(history) - 1
    if seat is None:  # a secret action must not even displace what is told
        while start > 0 and history[start].is_secret:
            start -= 1
    else:
        while start > 0 and history[start].move.seat != seat:
            start -= 1
    while solo and start > 0 and not history[start].tells_of_opponent:
        start -= 1
    return list(chain.from_iterable([entry.events for entry in history[max(start, 0) :]]))
