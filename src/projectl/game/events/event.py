"""What happens in a game, as typed events and as JSON documents.

An event has a kind, the seat it is about (None: nobody, or the solo opponent) and data. The kinds and their data:

| kind | data |
|---|---|
| `turn-began` | `marker`: `white` or `black` in Line Clear, else None |
| `taken` | `puzzle`, `slot` it now lies in, `row_slot` it came from, or `deck` when it came unseen |
| `refilled` | `puzzle`, `row_slot` |
| `piece-taken` | `piece`, the level-1 piece or what stands in for it |
| `exchanged` | `given`, `taken`: pieces |
| `placed` | `slot`, `puzzle`, `piece`, `cells` |
| `master-began`, `ambassador-began` | |
| `ghost-split` | `ghost`, `pieces` |
| `sequence-closed` | |
| `sequence-cancelled` | `sequence`: `master`, `ambassador`, `ghost` or `recycle` |
| `recycle-began` | `deck` |
| `recycled` | `deck`, `count` of the puzzles that went under it |
| `pieces-returned` | `slot`, `puzzle`, `pieces` by name, `together`: how many puzzles the same action completed |
| `rewarded` | `slot`, `puzzle`, `piece`: None when nothing was left |
| `levelled-up` | `given`, `taken`: pieces |
| `level-up-declined` | |
| `completed` | `slot`, `puzzle`, `points`: left out for who may not see the pile (R-KNOWN), `left` of the same action |
| `reshuffled` | `count` of the puzzles in the new white deck |
| `end-triggered` | `deck` that ran out |
| `last-round-began` | |
| `turn-ended` | `unused` actions |
| `markers-passed` | `white`, `black`: the seats that hold them now |
| `lock-taken` | `column`, then `locks` and `supply` as they stand after it |
| `opponent-took` | `puzzle`, `row_slot`, `column`, `points`, `why`, `open_columns`, `tied` |
| `locks-moved` | `column`, `count`, `locks`, `supply` |
| `locks-removed` | `locks`, `supply` |
| `opponent-passed` | `open_columns` |
| `touches-began` | `reason` of the end of the play |
| `touched` | `slot`, `puzzle`, `piece`, `cells`; only its own seat may know of it |
| `touches-done` | |
| `game-ended` | `reason`, `touches` of all seats: `seat`, `slot`, `puzzle`, `piece`, `cells` |
| `undone` | `action` that was taken back; of a finishing touch only its own seat may know |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from projectl.game.disclosure import Disclosure
from projectl.rules.ruleset import Rules
from projectl.rules.state import Event as TraceEvent
from projectl.rules.state import State

from .builder import Event, Tracing

FORMAT = "projectl-event/1"

__all__ = ["FORMAT", "Event", "event_document", "event_documents", "events_of_trace"]


def events_of_trace(rules: Rules, trace: Iterable[TraceEvent], before: State) -> list[Event]:
    """The events of one step: `trace` is what the engine noted, `before` the full state before the step."""
    noted = list(trace)
    following = Tracing(rules, before, noted)
    return [following.event(*each) for each in noted]


def event_documents(
    rules: Rules, events: Iterable[Event], seat: int | None, *, over: bool = False
) -> list[dict[str, Any]]:
    """Events as JSON documents, as far as `seat` (None: a spectator) may know them; whole once the game is `over`."""
    return [event_document(event) for event in Disclosure(rules, seat, over).events(events)]


def event_document(event: Event) -> dict[str, Any]:
    """An event, as it is, as a JSON document."""
    return {"format": FORMAT, "kind": event.kind, "seat": event.seat, **event.data}
