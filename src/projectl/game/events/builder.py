"""From what the engine notes to events that stand for themselves.

The engine notes little. `Tracing` follows the table along, from the state before the step, so that each event can say
which puzzle lay there, how the locks stand now and why the opponent took what it took.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from projectl.game.view.words import DECKS, MARKERS, SEQUENCES, laid_piece, names_of, piece_counts
from projectl.rules.engine import (
    SLOTS,
    free_slot,
    marker_of,
    move_locks,
    notes,
    pass_markers,
    remove_locks,
    take_lock,
    trigger_deck,
)
from projectl.rules.pieces import NAMES, SPLITS
from projectl.rules.result import end_reason
from projectl.rules.ruleset import Rules
from projectl.rules.state import Event as TraceEvent
from projectl.rules.state import State

from .opponent import opponent_reason

Data = dict[str, Any]


class Event(NamedTuple):
    """Something that has happened; `events.py` lists the kinds. `data` holds JSON types only.

    >>> from projectl import Game
    >>> Game(players=2, seed=7, first=0).play("piece")[0]
    Event(kind='piece-taken', seat=0, data={'piece': 'O1'}, private=False)
    """

    kind: str
    seat: int | None
    data: Data
    private: bool = False
    """Only its own seat may know of it."""


class Tracing:
    """Follows one step. The readers below get the seat and the two numbers of a note (`engine/notes.py`)."""

    def __init__(self, rules: Rules, before: State, trace: Sequence[TraceEvent]) -> None:
        self._rules = rules
        self._before = before
        self._table = before.clone()
        self._full = sum(code == notes.PIECES_RETURNED for code, *_ in trace)

    def event(self, code: int, seat: int, a: int, b: int) -> Event:
        """The event that the engine's note stands for; notes come in their order."""
        kind, read = _KINDS[code]
        data = read(self, seat, a, b)
        if code == notes.REWARDED and b < 0:
            return Event("piece-taken", seat, {"piece": data["piece"]})
        about = None if seat < 0 or code in _OPPONENT else seat
        return Event(kind, about, data, private=code == notes.TOUCHED)

    def _id(self, puzzle: int) -> str:
        return self._rules.cards[puzzle].id

    def _lying(self, seat: int, slot: int) -> Data:
        """Slot and puzzle of an unfinished puzzle."""
        return {"slot": slot + 1, "puzzle": self._id(self._table.puzzle[seat * SLOTS + slot])}

    def _locks(self) -> Data:
        return {"locks": [*self._table.locks], "supply": self._table.lock_supply}

    def _nothing(self, seat: int, a: int, b: int) -> Data:
        return {}

    def _turn_began(self, seat: int, marker: int, b: int) -> Data:
        self._table.holder[marker] = seat
        return {"marker": MARKERS[marker] if self._rules.line_clear else None}

    def _taken(self, seat: int, puzzle: int, source: int) -> Data:
        slot = free_slot(self._table, seat)
        self._table.puzzle[seat * SLOTS + slot] = puzzle
        if source >= 0:
            self._table.rows[source] = -1
        return {
            "puzzle": self._id(puzzle),
            "slot": slot + 1,
            "row_slot": source + 1 if source >= 0 else None,
            "deck": None if source >= 0 else DECKS[-1 - source],
        }

    def _refilled(self, seat: int, puzzle: int, slot: int) -> Data:
        self._table.rows[slot] = puzzle
        return {"puzzle": self._id(puzzle), "row_slot": slot + 1}

    def _exchanged(self, seat: int, given: int, taken: int) -> Data:
        return {"given": NAMES[given], "taken": NAMES[taken]}

    def _placed(self, seat: int, slot: int, placement: int) -> Data:
        return {**self._lying(seat, slot), **laid_piece(placement)}

    def _ghost_split(self, seat: int, split: int, b: int) -> Data:
        ghost, kinds = SPLITS[split]
        return {"ghost": NAMES[ghost], "pieces": names_of(kinds)}

    def _cancelled(self, seat: int, sequence: int, b: int) -> Data:
        return {"sequence": SEQUENCES[sequence]}

    def _recycle_began(self, seat: int, deck: int, b: int) -> Data:
        return {"deck": DECKS[deck]}

    def _recycled(self, seat: int, deck: int, count: int) -> Data:
        return {"deck": DECKS[deck], "count": count}

    def _returned(self, seat: int, slot: int, pieces: int) -> Data:
        self._table.slots[marker_of(self._before, self._rules, seat)] |= 1 << slot
        return {**self._lying(seat, slot), "pieces": piece_counts(pieces), "together": self._full}

    def _rewarded(self, seat: int, kind: int, slot: int) -> Data:
        piece = NAMES[kind] if kind >= 0 else None
        return {"piece": piece} if slot < 0 else {**self._lying(seat, slot), "piece": piece}

    def _completed(self, seat: int, puzzle: int, slot: int) -> Data:
        marker = marker_of(self._before, self._rules, seat)
        self._table.slots[marker] &= ~(1 << slot)
        left = self._table.slots[marker].bit_count()
        data = {**self._lying(seat, slot), "points": self._rules.points[puzzle], "left": left}
        self._table.puzzle[seat * SLOTS + slot] = -1
        return data

    def _reshuffled(self, seat: int, count: int, b: int) -> Data:
        return {"count": count}

    def _triggered(self, seat: int, a: int, b: int) -> Data:
        return {"deck": DECKS[trigger_deck(self._rules)]}

    def _turn_ended(self, seat: int, unused: int, b: int) -> Data:
        return {"unused": unused}

    def _markers_passed(self, seat: int, a: int, b: int) -> Data:
        pass_markers(self._table, self._rules)
        return dict(zip(MARKERS, self._table.holder, strict=True))

    def _lock_taken(self, seat: int, column: int, b: int) -> Data:
        take_lock(self._table, seat, column)
        return {"column": column + 1, **self._locks()}

    def _opponent_took(self, seat: int, puzzle: int, slot: int) -> Data:
        reason = opponent_reason(self._table, self._rules)
        self._table.rows[slot] = -1
        return {"puzzle": self._id(puzzle), "points": self._rules.points[puzzle], **reason}

    def _locks_moved(self, seat: int, column: int, count: int) -> Data:
        move_locks(self._table, column)
        return {"column": column + 1, "count": count, **self._locks()}

    def _locks_removed(self, seat: int, a: int, b: int) -> Data:
        remove_locks(self._table)
        return self._locks()

    def _opponent_passed(self, seat: int, a: int, b: int) -> Data:
        return {"open_columns": opponent_reason(self._table, self._rules)["open_columns"]}

    def _touches_began(self, seat: int, reason: int, b: int) -> Data:
        self._table.end_reason = reason
        return {"reason": end_reason(self._rules, reason)}

    def _game_ended(self, seat: int, a: int, b: int) -> Data:
        """Now everybody may see the touches of everybody (D26)."""
        return {"reason": end_reason(self._rules, self._table.end_reason), "touches": self._touches()}

    def _touches(self) -> list[Data]:
        players = range(self._rules.players)
        spots = [(seat, slot) for seat in players for slot in range(SLOTS)]
        return [
            {"seat": seat, "slot": slot + 1, "puzzle": self._id(self._before.puzzle[seat * SLOTS + slot])}
            | laid_piece(placement)
            for seat, slot in spots
            for placement in self._before.touched[seat * SLOTS + slot]
        ]


Reader = Callable[[Tracing, int, int, int], Data]

_KINDS: dict[int, tuple[str, Reader]] = {
    notes.TURN_BEGAN: ("turn-began", Tracing._turn_began),
    notes.TAKEN: ("taken", Tracing._taken),
    notes.REFILLED: ("refilled", Tracing._refilled),
    notes.EXCHANGED: ("exchanged", Tracing._exchanged),
    notes.PLACED: ("placed", Tracing._placed),
    notes.MASTER_BEGAN: ("master-began", Tracing._nothing),
    notes.AMBASSADOR_BEGAN: ("ambassador-began", Tracing._nothing),
    notes.GHOST_SPLIT: ("ghost-split", Tracing._ghost_split),
    notes.SEQUENCE_CLOSED: ("sequence-closed", Tracing._nothing),
    notes.SEQUENCE_CANCELLED: ("sequence-cancelled", Tracing._cancelled),
    notes.RECYCLE_BEGAN: ("recycle-began", Tracing._recycle_began),
    notes.RECYCLED: ("recycled", Tracing._recycled),
    notes.PIECES_RETURNED: ("pieces-returned", Tracing._returned),
    notes.REWARDED: ("rewarded", Tracing._rewarded),
    notes.LEVELLED_UP: ("levelled-up", Tracing._exchanged),
    notes.LEVEL_UP_DECLINED: ("level-up-declined", Tracing._nothing),
    notes.COMPLETED: ("completed", Tracing._completed),
    notes.RESHUFFLED: ("reshuffled", Tracing._reshuffled),
    notes.TRIGGERED: ("end-triggered", Tracing._triggered),
    notes.LAST_ROUND_BEGAN: ("last-round-began", Tracing._nothing),
    notes.MARKERS_PASSED: ("markers-passed", Tracing._markers_passed),
    notes.TURN_ENDED: ("turn-ended", Tracing._turn_ended),
    notes.LOCK_TAKEN: ("lock-taken", Tracing._lock_taken),
    notes.OPPONENT_TOOK: ("opponent-took", Tracing._opponent_took),
    notes.LOCKS_MOVED: ("locks-moved", Tracing._locks_moved),
    notes.LOCKS_REMOVED: ("locks-removed", Tracing._locks_removed),
    notes.OPPONENT_PASSED: ("opponent-passed", Tracing._opponent_passed),
    notes.TOUCHES_BEGAN: ("touches-began", Tracing._touches_began),
    notes.TOUCHED: ("touched", Tracing._placed),
    notes.TOUCHES_DONE: ("touches-done", Tracing._nothing),
    notes.GAME_ENDED: ("game-ended", Tracing._game_ended),
}
_OPPONENT = (notes.OPPONENT_TOOK, notes.LOCKS_MOVED, notes.LOCKS_REMOVED, notes.OPPONENT_PASSED)
