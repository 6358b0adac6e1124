"""Checks of what stands on the engine: views, undo, positions and records."""

from __future__ import annotations

import json

from projectl.game import Game
from projectl.record.gamefile import read_record, verify, write_record
from projectl.record.position.text import read_position, write_position
from projectl.rules.state import State

from .invariants import demand
from .spot_checks import check_knowledge

JSON = 4
"""One view in so many is written as JSON and read back."""


def check_view(game: Game, seat: int | None, seed: int) -> None:
    """The view of a seat is plain JSON and the same for two games that differ only in what the seat cannot know."""
    twin = game.clone()
    twin.state = check_knowledge(game.state, game.rules, seat, seed)
    # Undo asks whether a step has drawn from it, which is no secret; that its value leaks nowhere is checked above.
    twin.state.rng = game.state.rng
    view = game.view(seat)
    demand(twin.view(seat) == view, "a view tells what its seat cannot know", seat)
    if seed % JSON == 0:
        demand(json.loads(json.dumps(view)) == view, "a view is not plain JSON", seat)


def check_undo(game: Game, seat: int, before: State) -> None:
    """The last action, if it can be taken back, leaves no trace, and can be done again."""
    if not game.can_undo(seat):
        return
    again = game.clone()
    again.undo(seat)
    demand(again.state == before, "undo does not restore the state")
    again.play(game.log[-1].action, seat)
    demand(again.state == game.state and again.log == game.log, "an undone action does otherwise")


def check_position(game: Game) -> None:
    """A position reads back as the very state that it was written of."""
    position = read_position(write_position(game.state, game.options))
    demand(position.state == game.state, "a position reads back otherwise")
    demand(position.options == game.options, "the options of a position read back otherwise")


def check_record(game: Game) -> None:
    """The record of a finished game reads back, is verified, and gives the game again."""
    record = game.record()
    reread = read_record(write_record(record))
    demand(reread == record, "a record reads back otherwise")
    demand(verify(reread).ok, "a record is not verified", verify(reread))
    demand(Game.from_record(reread).state == game.state, "a record gives another game")
