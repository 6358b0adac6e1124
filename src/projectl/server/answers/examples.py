"""The rules page and its example positions as documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from projectl.game.rulebook import Example, book, example, examples, page, play
from projectl.rules.editions import DEFAULT_EDITION
from projectl.server.errors import RefusedError
from projectl.server.table.setup import options_document


def rules_page(edition: str | None, deluxe: bool) -> dict[str, Any]:
    """The rules page of an edition."""
    return {**page(book(edition or DEFAULT_EDITION, deluxe))}


def listed(edition: str | None, deluxe: bool | None) -> dict[str, Any]:
    """All examples, or those of an edition."""
    found = [each for each in examples() if edition in (None, each.book.edition) and deluxe in (None, each.book.deluxe)]
    return {"examples": [_head(each) for each in found]}


def shown(name: str, actions: Sequence[str], edition: str | None, deluxe: bool | None, seat: int) -> dict[str, Any]:
    """An example after some actions, as a seat sees it."""
    found = example(name, edition, deluxe)
    game = found.game()
    if seat >= game.rules.players:
        raise RefusedError("command-unknown-seat", seat=seat, last=game.rules.players - 1)
    for action in actions:
        play(game, action)
    return {
        **_head(found),
        "setup": {**options_document(found.options)},
        "solution": [*found.solution],
        "actions": [*actions],
        "events": [{**event} for event in game.events_for(game.events_of(len(actions) - 1), seat)] if actions else [],
        "view": {**game.view(seat)},
    }


def _head(found: Example) -> dict[str, Any]:
    return {"name": found.name, "edition": found.book.edition, "deluxe": found.book.deluxe}
