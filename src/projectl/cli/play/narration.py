"""What happens, in words: events as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from projectl.game import Game
from projectl.game.events.event import Event
from projectl.texts import t

QUIET = frozenset({"turn-began", "turn-ended", "refilled", "sequence-closed", "markers-passed", "lock-taken"})
"""The board shows them well enough."""
GAINS = frozenset({"pieces-returned", "rewarded"})
"""What a completed puzzle brings."""


class Line(NamedTuple):
    """A line of the log: one action and what came of it. It is empty for who may know nothing of it."""

    whole: str
    """What may be read when the game is over."""
    by_seat: tuple[str, ...]
    """What may be read while it is on."""
    watching: str
    """The same for who has no seat."""

    def read_by(self, seat: int | None) -> str:
        """What a seat (None: a spectator) may read while the game is on."""
        return self.watching if seat is None else self.by_seat[seat]


def line_of(game: Game, events: Sequence[Event], names: Sequence[str]) -> Line:
    """What one action brought about; `names` are the seats as the log calls them."""
    told = completions_first([event for event in events if event.kind not in QUIET])

    def words(told: Sequence[Event]) -> str:
        return joined(sentence(game, event, names) for event in told)

    seats = [words(game.disclosure(seat).events(told)) for seat in range(game.rules.players)]
    return Line(words(told), tuple(seats), words(game.disclosure(None).events(told)))


def completions_first(events: Iterable[Event]) -> list[Event]:
    """A puzzle leaves the mat last; told, its completion comes before the pieces and the reward that it brings."""
    told: list[Event] = []
    for event in events:
        place = len(told)
        while event.kind == "completed" and place and told[place - 1].kind in GAINS:
            place -= 1
        told.insert(place, event)
    return told


def joined(sentences: Iterable[str]) -> str:
    """Sentences after each other; a Japanese full stop needs no blank behind it."""
    return " ".join(sentences).replace("。 ", "。")


def sentence(game: Game, event: Event, names: Sequence[str]) -> str:
    """One event in words."""
    name = t("opponent") if event.seat is None else names[event.seat]
    params: dict[str, object] = {key: _value(value) for key, value in event.data.items()}
    if "puzzle" in event.data:
        puzzle = next(each for each in game.puzzles if each.id == event.data["puzzle"])
        params |= {"colour": puzzle.colour, "points": puzzle.points, "reward": puzzle.reward}
    face_down = event.kind == "completed" and "points" not in event.data
    key = "event-completed-face-down" if face_down else f"event-{event.kind}"
    return t(key, **params, name=name, who="you" if name == t("you") else "other", variant=game.options.variant)


def _value(value: object) -> object:
    """A part of an event as the texts want it: several pieces as `I2+V3`, numbers as a list, nothing as `none`."""
    if isinstance(value, dict):
        return "+".join(piece for piece, count in value.items() for _ in range(count))
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return "+".join(value)
    return "none" if value is None else value
