"""The parts that views are put together from: made anew each time, or kept while they stay the same.

By definition a view is made from nothing (`Parts`). Who shows a game to many, action after action, keeps its parts
(`KeptParts`). A part is kept with all that it is made from and made anew when that has changed: it cannot be out of
date, and two viewers are given the same one only where they may see the same. That both come to the same
bytes is held by `tests/server/table/test_same_documents.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple

from projectl.game.disclosure import Disclosure
from projectl.game.events.builder import Event
from projectl.game.events.event import event_document
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import State

from .puzzles import ShownPuzzles, puzzle_document

Encode = Callable[[Any], Any]
"""Turns a finished document into what stands for it in a larger one, such as its text."""
Make = Callable[[ShownPuzzles], Any]
"""Makes something, and asks for the ids of the puzzles in it."""


class Parts:
    """Makes every part anew."""

    moment = 0
    """Stands for the whole state of the game among what a part is made from."""

    def known(self, disclosure: Disclosure, state: State) -> State:
        """What the viewer knows of the state."""
        return disclosure.known(state)

    def shared(self, known: State, name: Hashable, shown: ShownPuzzles, make: Make) -> Any:
        """What is the same in the views of all who know the same; it is made from that and what the name says."""
        return make(shown)

    def part(self, place: Hashable, made_from: object, shown: ShownPuzzles, make: Make) -> Any:
        """A part that often stays the same. `made_from` is everything in it that may change at its place."""
        return make(shown)

    def plain(self, make: Callable[..., Any], *values: Hashable) -> Any:
        """A part that is made from these values alone, in whatever game; it mentions no puzzles."""
        return make(*values)

    def events(self, disclosure: Disclosure, events: Sequence[Event], shown: ShownPuzzles) -> list[Any]:
        """The events that the viewer may know of, each as a document."""
        return [_event(told, shown) for told in disclosure.events(events)]

    def puzzles(self, shown: ShownPuzzles) -> Any:
        """The table of the puzzles that were mentioned: ask for it last."""
        return {puzzle.id: puzzle_document(puzzle) for puzzle in compress(shown.all, shown.flags())}


ANEW = Parts()


def _event(told: Event, shown: ShownPuzzles) -> dict[str, Any]:
    document = event_document(told)
    shown.mention(document)
    return document


class Kept(NamedTuple):
    """A part, and the puzzles that it mentions."""

    document: Any
    mentioned: int
    source: object
    """What it is made from. Where that is known by its identity: as long as it is kept, nothing else has the same."""


class Story(NamedTuple):
    """What a viewer was told last."""

    events: Sequence[Event]
    documents: list[Any]
    mentioned: int

    def goes_on(self, events: Sequence[Event]) -> bool:
        """Whether these events are those told, and more. An event is of one action, before which came the same ones."""
        last = len(self.events) - 1
        return 0 <= last < len(events) and events[0] is self.events[0] and events[last] is self.events[last]


class KeptParts(Parts):
    """Keeps the parts of the views of one table, encoded: at every place the last one."""

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._puzzles: tuple[tuple[str, Any], ...] = ()
        self._stories: dict[tuple[int | None, bool], Story] = {}
        self._kept: dict[Hashable, Kept] = {}
        self._known: dict[int | None, State] = {}
        self._shared: dict[tuple[int, Hashable], Kept] = {}
        self._told: dict[tuple[int, bool], Kept] = {}
        """Events of this moment, by identity and by whether they are told whole."""

    def begin(self) -> None:
        """Call it before the first view of every moment: the game may have changed."""
        self.moment += 1
        self.rest()

    def rest(self) -> None:
        """Call it when everybody has been told of the moment: half of what is kept is of no use in another one."""
        self._known, self._shared, self._told = {}, {}, {}

    def forget(self) -> None:
        """Keep nothing: nobody looks on."""
        self.rest()
        self._kept, self._stories = {}, {}

    def known(self, disclosure: Disclosure, state: State) -> State:
        """Made once for all who know the same."""
        knower = disclosure.knower(state)
        if knower not in self._known:
            self._known[knower] = disclosure.known(state)
        return self._known[knower]

    def shared(self, known: State, name: Hashable, shown: ShownPuzzles, make: Make) -> Any:
        """Made once in a moment for all who know the same."""
        kept = self._shared.get((id(known), name))
        if kept is None:
            own = shown.none_yet()
            kept = self._shared[id(known), name] = Kept(make(own), own.numbers, known)
        shown.numbers |= kept.mentioned
        return kept.document

    def part(self, place: Hashable, made_from: object, shown: ShownPuzzles, make: Make) -> Any:
        """Made and encoded only when the one at this place was made from something else."""
        kept = self._kept.get(place)
        if kept is None or kept.source != made_from:
            own = shown.none_yet()
            kept = self._kept[place] = Kept(self._encode(make(own)), own.numbers, made_from)
        shown.numbers |= kept.mentioned
        return kept.document

    def plain(self, make: Callable[..., Any], *values: Hashable) -> Any:
        """Kept for all games."""
        return _plain(self._encode, make, *values)

    def events(self, disclosure: Disclosure, events: Sequence[Event], shown: ShownPuzzles) -> list[Any]:
        """Most of what a viewer is told was told before, a moment ago: only what is new is looked at.

        The list is the kept one, which grows with the next moment: encode it before.
        """
        viewer = disclosure.viewer, disclosure.over
        story = self._stories.get(viewer)
        if story is None or not story.goes_on(events):
            story = Story((), [], 0)
        own = shown.none_yet()
        own.numbers = story.mentioned
        story.documents.extend(self.new_events(disclosure, events[len(story.events) :], own))
        self._stories[viewer] = Story(events, story.documents, own.numbers)
        shown.numbers |= own.numbers
        return story.documents

    def new_events(self, disclosure: Disclosure, events: Sequence[Event], shown: ShownPuzzles) -> list[Any]:
        """Events do not change, so that identity tells which one it is; it is told whole or in one other way."""
        documents = []
        for event in events:
            told = disclosure.told(event)
            if told is not None:
                key = id(event), told is event
                kept = self._told.get(key)
                if kept is None:
                    own = shown.none_yet()
                    kept = self._told[key] = Kept(self._encode(_event(told, own)), own.numbers, event)
                shown.numbers |= kept.mentioned
                documents.append(kept.document)
        return documents

    def puzzles(self, shown: ShownPuzzles) -> Any:
        """Each of them is encoded once for all games in which it is played."""
        if not self._puzzles:
            self._puzzles = _encoded(shown.all, self._encode)
        return dict(compress(self._puzzles, shown.flags()))


@lru_cache(maxsize=8192)
def _plain(encode: Encode, make: Callable[..., Any], *values: Hashable) -> Any:
    return encode(make(*values))


@lru_cache(maxsize=32)
def _encoded(puzzles: tuple[Puzzle, ...], encode: Encode) -> tuple[tuple[str, Any], ...]:
    return tuple((puzzle.id, encode(puzzle_document(puzzle))) for puzzle in puzzles)
