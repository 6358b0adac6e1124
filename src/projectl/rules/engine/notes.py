"""What only eyes need: the trace of events, and how the pieces lie on the puzzles.

No rule reads any of it. The compiled engine replaces these functions by empty ones and its states carry none
of their data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from projectl.rules.state import State

# Events: (code, seat, a, b). The comment says what a and b are.
TURN_BEGAN = 1  # marker
TAKEN = 2  # puzzle; row slot, or -1 - deck when it came unseen from a deck
REFILLED = 3  # puzzle; row slot
EXCHANGED = 5  # kind given; kind taken
PLACED = 6  # puzzle slot; placement
MASTER_BEGAN = 7
AMBASSADOR_BEGAN = 8
GHOST_SPLIT = 9  # split
SEQUENCE_CLOSED = 10
SEQUENCE_CANCELLED = 11
RECYCLE_BEGAN = 12  # deck
RECYCLED = 13  # deck; number of puzzles
PIECES_RETURNED = 14  # puzzle slot; multiset of the pieces
REWARDED = 15  # kind, or -1 when nothing was left; puzzle slot, or -1 for a level-1 piece
LEVELLED_UP = 16  # kind given; kind taken
LEVEL_UP_DECLINED = 17
COMPLETED = 18  # puzzle; puzzle slot
RESHUFFLED = 19  # number of puzzles in the new white deck
TRIGGERED = 20
LAST_ROUND_BEGAN = 21
MARKERS_PASSED = 22
TURN_ENDED = 23  # actions left unused
LOCK_TAKEN = 24  # column
OPPONENT_TOOK = 25  # puzzle; row slot
LOCKS_MOVED = 26  # column that got them; how many
LOCKS_REMOVED = 27
OPPONENT_PASSED = 28
TOUCHES_BEGAN = 29  # why the play ended
TOUCHED = 30  # puzzle slot; placement
TOUCHES_DONE = 31
GAME_ENDED = 32


def emit(state: State, event: int, seat: int, a: int, b: int) -> None:
    """Tell whoever listens what has just happened."""
    if state.trace is not None:
        state.trace.append((event, seat, a, b))


def note_laid(state: State, where: int, placement: int) -> None:
    """Remember how a piece was laid."""
    state.laid[where] += (placement,)


def note_lifted(state: State, where: int) -> None:
    """Forget the piece laid last."""
    state.laid[where] = state.laid[where][:-1]


def note_cleared(state: State, where: int) -> None:
    """Forget all pieces of a puzzle."""
    state.laid[where] = ()
    state.touched[where] = ()


def note_touched(state: State, where: int, placement: int) -> None:
    """Remember a finishing touch apart: other seats do not see it before all are done (D26)."""
    state.touched[where] += (placement,)
