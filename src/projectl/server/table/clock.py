"""The clocks of the seats. Time is handed in, so that a game can be replayed and tested without waiting."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from projectl.server.messages.documents import ClockDocument

from .setup import ClockSetup


class Clock:
    """How much time every seat has left, in milliseconds."""

    def __init__(self, setup: ClockSetup, seats: int) -> None:
        self.setup = setup
        self.left = [setup.seconds * 1000] * seats
        self.since: list[int | None] = [None] * seats
        """By seat: since when its clock runs; None: it stands."""

    def follow(self, at: int, running: Collection[int], turn_ended_by: int | None) -> None:
        """Tell what has changed: whose clocks run from now on, and who has just ended a turn."""
        if self.setup.kind == "none":
            return
        for seat in range(len(self.left)):
            self._follow(at, seat, seat in running, seat == turn_ended_by)

    def _follow(self, at: int, seat: int, runs: bool, turn_ended: bool) -> None:
        began = self.since[seat]
        if began is not None and (turn_ended or not runs):
            self.left[seat] = max(0, self.left[seat] - max(0, at - began))
        if turn_ended:
            self._refill(seat)
        if not runs:
            self.since[seat] = None
        elif began is None or turn_ended:
            self.since[seat] = at

    def _refill(self, seat: int) -> None:
        if self.setup.kind == "turn":
            self.left[seat] = self.setup.seconds * 1000
        else:
            self.left[seat] += self.setup.increment * 1000

    def restart(self, seat: int) -> None:
        """A player comes back to the seat: a fresh turn's time, where time is by turn."""
        if self.setup.kind == "turn":
            self.left[seat] = self.setup.seconds * 1000

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is over; None when its clock stands."""
        began = self.since[seat]
        return None if began is None else began + self.left[seat]

    def next_deadline(self) -> tuple[int, int] | None:
        """The earliest deadline and whose it is."""
        found = [(deadline, seat) for seat in range(len(self.left)) if (deadline := self.deadline(seat)) is not None]
        return min(found, default=None)

    def is_empty(self, seat: int) -> bool:
        """Whether nothing is left at all."""
        return self.setup.kind != "none" and self.left[seat] == 0

    def document(self) -> list[ClockDocument] | None:
        """By seat, what is left at the moment its clock was started, and the moment; None without clocks."""
        if self.setup.kind == "none":
            return None
        return [{"left_ms": left, "since": since} for left, since in zip(self.left, self.since, strict=True)]

    def dump(self) -> dict[str, Any]:
        """As JSON, read back by `load`."""
        return {"left": self.left, "since": self.since}

    def load(self, document: dict[str, Any]) -> None:
        """What `dump` has written."""
        self.left, self.since = [*document["left"]], [*document["since"]]
