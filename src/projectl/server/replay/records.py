"""Games of the server as records."""

from __future__ import annotations

from collections.abc import Sequence

from projectl.record.gamefile import GameRecord, write_record
from projectl.record.record import Move
from projectl.record.remarks import hint_remarks, with_remarks
from projectl.rules.version import RULES_VERSION
from projectl.server.errors import RefusedError
from projectl.server.table import Table
from projectl.server.table.stand_ins import StandIn


def record_of(table: Table) -> GameRecord:
    """The record of a game that has begun. While it is on, it lacks the seed and the finishing touches."""
    game = table.game
    if game is None:
        raise RefusedError("game-not-started")
    over = table.status == "over"
    return GameRecord(
        options=game.options,
        first=game.first,
        moves=tuple(Move(*move) for move in game.moves[: len(game.moves) if over else game.shown_moves]),
        seed=table.seed if over else None,
        names=game.names,
        result=game.result(),
        game_id=table.id,
        commitment=table.commitment,
        rules_version=table.rules_version,
    )


def record_to_review(table: Table) -> GameRecord:
    """The record of a game that can be reviewed; RefusedError for others."""
    if table.status != "over" or table.ended is None:
        raise RefusedError("review-running")
    if table.ended["how"] != "played":
        raise RefusedError("review-aborted")
    if not table.is_replayable:
        raise RefusedError("review-other-rules", found=table.rules_version, known=RULES_VERSION)
    return record_of(table)


def check_reader(table: Table, player: str) -> None:
    """RefusedError for who may not read the review of a game: of one that is not public all who did not play in it."""
    if not table.setup.public and not table.seats_of(player):
        raise RefusedError("review-private")


def record_text(table: Table) -> str:
    """That record as text, with remarks on what its own lines cannot tell."""
    return with_remarks(write_record(record_of(table)), _remarks(table))


def _remarks(table: Table) -> list[str]:
    remarks = [f"taken back by consent of all players to {count} actions" for count in table.takebacks]
    remarks += hint_remarks(table.hints)
    remarks += [_stood_in(*found) for found in _stand_ins(table).items()]
    if table.ended is not None and table.ended["how"] != "played":
        who = "" if table.ended["seat"] is None else f" (seat {table.ended['seat'] + 1})"
        remarks.append(f"ended before the end: {table.ended['how']}{who}")
    return remarks


def _stand_ins(table: Table) -> dict[tuple[int, StandIn], list[int]]:
    """By seat and who played there for whom: the numbers of the actions, the first being 1."""
    found: dict[tuple[int, StandIn], list[int]] = {}
    for number, move in enumerate(record_of(table).moves):
        if (stand_in := table.stand_ins.of_action.get(number)) is not None:
            found.setdefault((move.seat, stand_in), []).append(number + 1)
    return found


def _stood_in(who: tuple[int, StandIn], actions: Sequence[int]) -> str:
    seat, stand_in = who
    numbers = ", ".join(map(str, actions))
    return f"seat {seat + 1}: {stand_in.by} played for {stand_in.bot}, which gave no answer, action {numbers}"
