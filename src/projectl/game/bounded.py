"""A game that is light enough to hold thousands of, and that comes back from a snapshot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from projectl.game.events.builder import Event
from projectl.record.notation.action import Action
from projectl.record.record import Move
from projectl.rules.engine import SLOTS, TOUCHES
from projectl.rules.options import Options

from .game import Game
from .history import Entry, last_touch
from .snapshots import dump_state, load_state

MOST_KEPT = 30
"""So many actions before the current turn are remembered, to tell a player what has happened meanwhile."""


@cache
def shared_move(seat: int, code: int) -> Move:
    """Games share their moves: there are only so many different ones."""
    return Move(seat, Action(code))


class BoundedGame(Game):
    """A game that forgets the states before the current turn, which no undo can reach.

    `moves` holds all actions of the game without those taken back; `log` only the latest ones.
    """

    def __init__(
        self,
        options: Options,
        seed: bytes,
        names: Sequence[str],
        moves: Iterable[Move] = (),
        first: int | None = None,
    ) -> None:
        super().__init__(options, seed=seed, first=first, names=names)
        self.moves: list[Move] = []
        for move in moves:
            self.play(move.action, move.seat)

    def play_legal(self, move: Move) -> list[Event]:
        """Like `Game.play_legal`."""
        shared = shared_move(move.seat, int(move.action))
        events = super().play_legal(shared)
        self.moves.append(shared)
        if self.at_boundary:
            self._forget()
        return events

    def undo(self, seat: int | None = None) -> list[Event]:
        """Like `Game.undo`."""
        chosen = self._seat(seat)
        if self.can_undo(chosen):
            touch = last_touch(self._history, chosen)
            # `Game.undo` plays again what came after a touch, so that it is appended again.
            del self.moves[-1 if touch is None else touch - len(self._history) :]
        return super().undo(chosen)

    @property
    def turn(self) -> tuple[int, int]:
        """The turn and the phase: another one as soon as either is over."""
        return self.state.turn, self.state.phase

    @property
    def at_boundary(self) -> bool:
        """Whether a turn or a phase has just begun, so that nothing can be undone."""
        if not self._history:
            return True
        last = self._history[-1].before
        return (last.turn, last.phase) != self.turn

    @property
    def can_dump(self) -> bool:
        """Whether `dump` has all that is needed.

        Never during the finishing touches: what is told after a restart would show who has made some (D26).
        """
        return self.at_boundary and self.state.phase != TOUCHES

    @property
    def shown_moves(self) -> int:
        """How many of the moves everybody may know: finishing touches are secret until all are done (D26)."""
        if self.state.phase != TOUCHES:
            return len(self.moves)
        return len(self.moves) - sum(entry.before.phase == TOUCHES for entry in self._history)

    def has_puzzle(self, seat: int, slot: int) -> bool:
        """Whether an unfinished puzzle lies in a slot, from 1, of a seat."""
        return self.state.puzzle[seat * SLOTS + slot - 1] >= 0

    def _forget(self) -> None:
        """Undo asks older entries only for the turn and phase of their state, which any older state tells."""
        older = self._history[-1].before
        self._history = [Entry(entry.move, older, entry.events) for entry in self._history[-MOST_KEPT:]]

    def dump(self) -> dict[str, Any]:
        """As JSON, read back by `restored`. Call it at a boundary only: what could be undone is not in it."""
        return dump_state(self.state) | {"moves": [[move.seat, int(move.action)] for move in self.moves]}

    @classmethod
    def restored(cls, options: Options, seed: bytes, names: Sequence[str], document: Mapping[str, Any]) -> BoundedGame:
        """The game that `dump` was called on."""
        game = cls(options, seed, names)
        game.state = load_state(document)
        game.moves = [shared_move(seat, code) for seat, code in document["moves"]]
        return game
