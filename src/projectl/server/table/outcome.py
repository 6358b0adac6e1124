"""Who has won: the places of a game that is over, as statistics and the ladder count them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projectl.rules.result import Result

if TYPE_CHECKING:
    from .table import Table

DECIDED = ("played", "resigned", "timeout")
"""The other ways to end a game leave it undecided."""


def result_document(result: Result) -> dict[str, Any]:
    """A score sheet as JSON."""
    rows = [row._asdict() for row in result.rows]
    return {"reason": result.reason, "decided_by": result.decided_by, "rows": rows, "winners": [*result.winners]}


def places(table: Table) -> list[int] | None:
    """By seat: 1 for the winners; who has resigned or run out of time shares the last place. None if undecided."""
    if table.ended is None or table.ended["how"] not in DECIDED:
        return None
    lost = {number for number, seat in enumerate(table.seats) if seat.resigned} | {table.ended["seat"]}
    result = table.ended["result"]
    ranks = {row["seat"]: row["place"] for row in result["rows"]} if result else {}
    kept = sorted(place for seat, place in ranks.items() if seat not in lost)
    last = len(table.seats) - sum(number in lost for number in range(len(table.seats))) + 1
    return [
        last if number in lost else 1 + sum(place < ranks[number] for place in kept) if ranks else 1
        for number in range(len(table.seats))
    ]


def victories(table: Table) -> list[bool] | None:
    """By seat, whether it has won; None if undecided. A solo game has one seat, and is won against the Mastermind."""
    ranks = places(table)
    if ranks is None:
        return None
    return [rank == 1 for rank in ranks] if len(ranks) > 1 else [0 in winners(table)]


def winners(table: Table) -> list[int]:
    """The seats that have won; nobody in an undecided game, and nobody who has given up or run out of time."""
    if table.ended is None:
        return []
    if table.ended["result"]:
        return [*table.ended["result"]["winners"]]
    given_up = {number for number, seat in enumerate(table.seats) if seat.resigned} | {table.ended["seat"]}
    return [number for number, place in enumerate(places(table) or []) if place == 1 and number not in given_up]


def scores(table: Table) -> list[int | None]:
    """By seat: the points of a game that was played to its end."""
    result = table.ended["result"] if table.ended else None
    if not result:
        return [None] * len(table.seats)
    return [result["rows"][number]["score"] for number in range(len(table.seats))]
