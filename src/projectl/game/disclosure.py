"""What leaves a game for whom: the one place that decides (R-KNOWN, D26).

Whatever shows a game to somebody asks here: views, events, the log, replays and their curves, records, and the server
for its versions, times and lists. Two kinds of things are kept back while the game is on:

- *Truly secret* are the seed, the order of the decks, the puzzles left out, and finishing touches until all are done.
  `known` blanks them in a state; an action or event that only its own seat may know of is not told to others at all.
- *Face down*, where scores are hidden, lie the piles: others are shown their size, but neither their puzzles nor the
  points that they are worth, not even as one more is laid on them. Which puzzle it was, everybody has seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from projectl.game.events.builder import Event
from projectl.rules.engine import TOUCHES
from projectl.rules.knowledge import known_to
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .history import Entry

COMPLETED = "completed"


class Disclosure(NamedTuple):
    """What a seat (None: a spectator) may be shown of a game."""

    rules: Rules
    viewer: int | None
    over: bool
    """The game has ended, finishing touches included: nothing is kept back any more."""

    def known(self, state: State) -> State:
        """The state with everything blank that the viewer cannot know: documents are made of it alone."""
        return known_to(state, self.rules, self.knower(state))

    def knower(self, state: State) -> int | None:
        """The viewer where each knows something else, as in the finishing touches (D26); None where all know the same.

        It is blank to everybody how the decks lie, and piles that lie face down are kept back when they are shown.
        """
        return self.viewer if state.phase == TOUCHES else None

    def shows_pile(self, seat: int) -> bool:
        """Whether the viewer may see the puzzles of a seat's pile and any sum that they are part of."""
        return seat == self.viewer or self.shows_every_pile

    @property
    def shows_every_pile(self) -> bool:
        """Whether nobody's pile lies face down any more, or ever did."""
        return self.over or self.rules.options.scores_known

    def events(self, events: Iterable[Event]) -> list[Event]:
        """The events that the viewer may know of, without what lies face down."""
        return [told for event in events if (told := self.told(event)) is not None]

    def told(self, event: Event) -> Event | None:
        """An event, without what lies face down; None if the viewer may not know of it at all."""
        if event.private and not self._hears(event.seat, event.private):
            return None
        if event.kind != COMPLETED or event.seat is None or self.shows_pile(event.seat):
            return event
        return event._replace(data={name: value for name, value in event.data.items() if name != "points"})

    def actions(self, history: Sequence[Entry]) -> list[int]:
        """The numbers, counted from 0, of the actions that the viewer may know of."""
        return [number for number, entry in enumerate(history) if self._hears(entry.move.seat, entry.is_secret)]

    def _hears(self, seat: int | None, secret: bool) -> bool:
        return self.over or not secret or seat == self.viewer


def is_secret(events: Sequence[Event]) -> bool:
    """Whether only its own seat may know of an action that brought these events about: a finishing touch (D26)."""
    return bool(events) and all(event.private for event in events)
