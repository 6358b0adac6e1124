"""Whether the end of a game, its rounds, its finishing touches and the solo opponent could be as a position says."""

from __future__ import annotations

from projectl.record.errors import PositionError, table_fault
from projectl.rules.engine import (
    BOTH_MARKERS,
    COLUMNS,
    DEAD_POSITION,
    DECK_EMPTY,
    LAST_ROUND,
    NOT_ENDING,
    OPPONENT,
    OVER,
    PLAY,
    SLOTS,
    TOUCHES,
    TURN_CAP,
    any_fits,
    is_dead,
    kinds_of,
    trigger_deck,
)
from projectl.rules.puzzles import COLOURS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .places import seat_sections

_REASONS = ("none", "deck-empty", "dead-position", "turn-cap")


def check_end(rules: Rules, state: State) -> None:
    """The trigger, the rounds, the reason of the end and who is done with the touches agree."""
    deck = trigger_deck(rules)
    if bool(state.ending) == bool(state.deck_count[deck]):
        raise PositionError("position-ending", deck=COLOURS[deck])
    reasons = _possible_reasons(rules, state)
    if state.end_reason not in reasons:
        known = ", ".join(_REASONS[reason] for reason in sorted(reasons)) or "none here"
        raise PositionError("position-reason", found=_REASONS[state.end_reason], known=known)
    _check_rounds(rules, state)
    _check_limit(rules, state)
    everybody = (1 << rules.players) - 1
    if (state.touch_done == everybody) != (state.phase == OVER) or (state.touch_done and state.phase == PLAY):
        raise PositionError("position-done")
    for seat in range(len(seat_sections(rules))):
        _check_touches(rules, state, seat)


def _possible_reasons(rules: Rules, state: State) -> set[int]:
    """Why the play may have ended, or will end. In a dead position nobody has a touch to make (D16)."""
    triggered = {DECK_EMPTY} if state.ending else set()
    if state.phase == PLAY:
        return triggered or {0}
    is_capped = rules.turn_cap <= state.turn
    dead = state.phase == OVER and not any(state.touches) and is_dead(state, rules)
    return triggered | ({DEAD_POSITION} if dead else set()) | ({TURN_CAP} if is_capped else set())


def _check_rounds(rules: Rules, state: State) -> None:
    """After the trigger the round is finished and one more is played; in Line Clear both markers come home."""
    ended = state.phase != PLAY and state.end_reason == DECK_EMPTY
    if rules.line_clear:
        if state.passed and state.ending == NOT_ENDING:
            raise table_fault("passed", "the end is not triggered")
        if (state.passed == BOTH_MARKERS) != ended:
            raise table_fault("passed", "the play ends exactly when both markers have come home")
        if state.ending == LAST_ROUND:
            raise table_fault("ending", "there is no last round in Line Clear")
    elif state.ending == LAST_ROUND and state.turn < rules.players:
        raise table_fault("ending", "the first round is not the last")
    elif ended and (state.ending != LAST_ROUND or state.turn % rules.players):
        raise table_fault("phase", "the last round is not over")


def _check_limit(rules: Rules, state: State) -> None:
    """The play stops when so many turns are over; in Line Clear two at a time (D16)."""
    cap = rules.turn_cap
    stops = state.phase != PLAY and state.end_reason != DEAD_POSITION
    if state.turn >= cap + (rules.markers if stops else 0):
        raise table_fault("turn", f"the play stops after {cap} turns")


def _check_touches(rules: Rules, state: State, seat: int) -> None:
    """Touches are counted as they lie; when the game is over, full puzzles are gone with theirs."""
    laid = sum(map(len, state.touched[seat * SLOTS : seat * SLOTS + SLOTS]))
    found = state.touches[seat]
    allowed = {PLAY: laid == found == 0, TOUCHES: laid == found, OVER: laid <= found}
    if not allowed[state.phase]:
        raise PositionError("position-touches", section=seat_sections(rules)[seat], found=found, wanted=laid)
    begins = state.phase == TOUCHES and seat < rules.players and not (state.touch_done >> seat & 1 or found)
    if begins and not any_fits(state, rules, seat, kinds_of(state.supply[seat]), 0):
        raise table_fault("done", f"{seat_sections(rules)[seat]} has nothing to place, so it would be done")


def check_solo(rules: Rules, state: State) -> None:
    """Locks leave the game three at a time, in a turn of the opponent that takes nothing (R-SOLO-LOCKED)."""
    if not rules.solo:
        return
    limit = 2 * rules.outer_locks + rules.middle_locks + rules.lock_supply
    found = sum(state.locks) + state.lock_supply
    if found > limit:
        raise PositionError("position-locks", found=found, limit=limit)
    removals, rest = divmod(limit - found, COLUMNS)
    if rest:
        raise table_fault("locks", f"{found} of {limit} are there, but they leave the game by threes")
    if removals + state.completed[OPPONENT] > state.turn:
        raise table_fault("turn", f"in {state.turn} turns the opponent cannot have done so much")
