"""What happens, in words: events as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from projectl.game import Game
from projectl.texts import t

QUIET = frozenset({"turn-began", "turn-ended", "refilled", "sequence-closed", "markers-passed", "lock-taken"})
"""The board shows them well enough."""


class Line(NamedTuple):
    """A sentence of the log."""

    text: str
    only: int | None = None
    """The one seat that may read it."""


def lines_of(game: Game, events: Sequence[Any], names: Sequence[str]) -> list[Line]:
    """The log lines of what one action brought about; `names` are as the log calls the seats."""
    lines = []
    for event in events:
        if event.kind not in QUIET and not _is_empty(event):
            document = {"kind": event.kind, "seat": event.seat, **event.data}
            lines.append(Line(sentence(game, document, names), event.seat if event.private else None))
    return lines


def _is_empty(event: Any) -> bool:
    return event.kind == "pieces-returned" and not event.data["pieces"]


def sentence(game: Game, event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One event as a sentence."""
    params = {name: value for name, value in event.items() if isinstance(value, str | int)}
    seat = event["seat"]
    name = names[seat] if seat is not None else t("opponent")
    params |= _puzzle_params(game, event) | _list_params(event)
    params |= {"name": name, "who": "you" if name == t("you") else "other"}
    return t(f"event-{event['kind']}", **_complete(event, params))


def _puzzle_params(game: Game, event: Mapping[str, Any]) -> dict[str, object]:
    if "puzzle" not in event:
        return {}
    puzzle = next(each for each in game.puzzles if each.id == event["puzzle"])
    return {"colour": puzzle.colour, "points": puzzle.points, "reward": puzzle.reward}


def _list_params(event: Mapping[str, Any]) -> dict[str, object]:
    """Pieces as the texts want them, `V3+I2`; columns and slots with commas."""
    params: dict[str, object] = {}
    pieces = event.get("pieces")
    if isinstance(pieces, dict):
        params["pieces"] = "+".join(piece for piece, count in pieces.items() for _ in range(count))
    elif pieces is not None:
        params["pieces"] = "+".join(pieces)
    for name in ("open_columns", "tied"):
        if name in event:
            params[name] = ", ".join(map(str, event[name]))
    return params


def _complete(event: Mapping[str, Any], params: dict[str, object]) -> dict[str, object]:
    """Where an event says None, the texts ask for a word."""
    return {name: "none" for name, value in event.items() if value is None and name != "seat"} | params
