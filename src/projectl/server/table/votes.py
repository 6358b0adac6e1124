"""What the persons at a table can agree on: to end the game, and to take actions back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table


def settle(table: Table) -> None:
    """Do what every person at the table has agreed on; bots agree with everything."""
    humans = table.humans
    if table.takeback is not None and not humans - table.takeback[1]:
        _take_back(table, table.takeback[0])
    if table.end_votes and not humans - table.end_votes:
        table.end("agreed")


def _take_back(table: Table, count: int) -> None:
    game = table.begun_game
    table.game = table.begin(game.names, game.moves[:count], game.first)
    table.stand_ins.taken_back(count)
    table.takebacks.append(count)
    table.takeback = None


def forget_votes(table: Table, seat: int) -> None:
    """Who plays no longer has no say."""
    table.end_votes.discard(seat)
    if table.takeback is not None:
        table.takeback[1].discard(seat)
        if not table.takeback[1]:
            table.takeback = None
