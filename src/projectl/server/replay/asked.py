"""A replay that somebody asks for, as a document. A game that was made for it is kept for the next question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from projectl.game import Game, Move
from projectl.game.snapshots import TurnsGame
from projectl.record.gamefile import GameRecord, check_rules, read_record, starting_state
from projectl.rules.version import RULES_VERSION
from projectl.server.errors import RefusedError
from projectl.server.table import Table

from .records import record_of
from .replay import Findings, Replay

MOST_MOVES = 5_000
"""Of a record that somebody sends. A game of six has about 600 actions; who sends ten times as many does not want to
look at them. Games that were played here are shown however long they are."""


@dataclass(slots=True)
class Kept:
    """A game with its history, and what was found out about it so far."""

    game: Game | None = None
    record: GameRecord | None = None
    """As it was sent."""
    findings: Findings = field(default_factory=Findings)

    def played(self, record: GameRecord) -> Game:
        """The game as the record has it. One that has gone on, or back, since it was kept is not begun anew."""
        game = self.game or Game(record.options, seed=record.seed, first=record.first, names=record.names)
        same = _common(game.log, record.moves)
        if same < len(game.log) or same < len(record.moves):
            self.findings.clear()
            game = game.at(same)
            for move in record.moves[same:]:
                game.play(move.action, move.seat)
        self.game = game
        return game

    @property
    def size(self) -> int:
        """How many moves."""
        return len(self.game.log) if self.game else 0


class TableReplay:
    """The game of a table as it was when it was asked for: the table may go on meanwhile."""

    def __init__(self, table: Table) -> None:
        self._record, self._over = record_of(table), table.status == "over"
        game = table.begun_game
        self._moves, self._seed, self._names = [*game.moves], table.seed, game.names
        self._stand_ins = {**table.stand_ins.of_action}
        self._is_replayable = table.is_replayable
        self._table = table

    def document(self, kept: Kept, seat: int | None, start: int, count: int, brief: bool) -> dict[str, Any]:
        """Some moments as `seat` (None: a spectator) may see them; `brief` is the log only."""
        record = self._record
        if self._is_replayable:
            whole = GameRecord(record.options, record.first, tuple(self._moves), self._seed, self._names)
            starting_state(whole)  # refuses a record without a seed
            game = kept.played(whole)
        else:
            game = _of_other_rules(self._table, self._moves)
            kept.findings.clear()
        game.names = self._names  # they may have changed since
        stand_ins = self._stand_ins if len(game.log) == len(self._moves) else {}
        replay = Replay(game, record, self._over, kept.findings, stand_ins)
        return replay.log(seat, start, count) if brief else replay.document(seat, start, count)


def record_document(kept: Kept, text: str, seat: int | None, start: int, count: int) -> dict[str, Any]:
    """Some moments of a record that somebody has sent."""
    record = kept.record or read_record(text)
    if len(record.moves) > MOST_MOVES:
        raise RefusedError("replay-too-long", limit=MOST_MOVES)
    starting_state(record)
    check_rules(record)
    game = kept.played(record)
    kept.record = record
    if seat is not None and seat >= game.rules.players:
        raise RefusedError("command-unknown-seat", seat=seat, last=game.rules.players - 1)
    return Replay(game, record, True, kept.findings).document(seat, start, count)


def _of_other_rules(table: Table, moves: Sequence[Move]) -> Game:
    """A finished game that these rules could not play again: one moment a turn."""
    if table.turns is None or table.game is None:
        raise RefusedError("replay-other-rules", found=table.rules_version, known=RULES_VERSION)
    return TurnsGame(table.setup.options, table.seed, table.game.names, moves, table.turns)


def _common(some: Sequence[Move], others: Sequence[Move]) -> int:
    """How many moves two lists begin with alike."""
    number = 0
    for mine, other in zip(some, others, strict=False):
        if mine != other:
            break
        number += 1
    return number
