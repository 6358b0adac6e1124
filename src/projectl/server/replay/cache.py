"""Replays that are asked for: made beside the event loop, a few at once; the last games are kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from projectl.game import Game, Move
from projectl.game.snapshots import TurnsGame
from projectl.record.gamefile import GameRecord, check_rules, read_record, starting_state
from projectl.rules.version import RULES_VERSION
from projectl.server.errors import RefusedError
from projectl.server.rooms.broadcast import encode
from projectl.server.table import Table
from projectl.server.traffic.fair_slots import Places

from .records import record_of
from .replay import Findings, Replay

MOST_MOVES = 5_000
"""Of a record that somebody sends. A game of six has about 600 actions; who sends ten times as many does not want to
look at them. Games that were played here are shown however long they are."""
MOVES_KEPT = 20_000
"""Of all games that are kept: six kibibytes each."""
GAMES_KEPT = 24
AT_ONCE, WAITING, WAITING_OF_ALL = 3, 8, 64
"""Replays at once, all but one of them for one address; so many wait of each address, and so many of all."""


@dataclass(slots=True)
class Kept:
    """A game with its history, and what was found out about it so far."""

    game: Game | None = None
    record: GameRecord | None = None
    """As it was sent."""
    findings: Findings = field(default_factory=Findings)
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One at a time works on it."""

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


class Replays:
    """Replays the games that are asked for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._places = Places(AT_ONCE, WAITING, WAITING_OF_ALL)

    async def of_table(self, table: Table, seat: int | None, start: int, count: int, brief: bool = False) -> bytes:
        """A game of the server, as JSON; `brief` is its log only."""
        record, over = record_of(table), table.status == "over"
        assert table.game is not None
        moves, seed, names = [*table.game.moves], table.seed, table.game.names
        stand_ins = {**table.stand_ins.of_action}
        is_replayable = table.is_replayable

        def make(kept: Kept) -> dict[str, Any]:
            if is_replayable:
                whole = GameRecord(record.options, record.first, tuple(moves), seed, names)
                starting_state(whole)  # refuses a record without a seed
                game = kept.played(whole)
            else:
                game = _of_other_rules(table, moves)
                kept.findings.clear()
            game.names = names  # they may have changed since
            replay = Replay(game, record, over, kept.findings, stand_ins if len(game.log) == len(moves) else {})
            return replay.log(seat, start, count) if brief else replay.document(seat, start, count)

        return await self._beside_the_loop(table.id, make)

    async def of_text(self, text: str, seat: int | None, start: int, count: int, allow: Callable[[], None]) -> bytes:
        """The same of a record that somebody has sent; `allow` may refuse to look at one that is not known yet."""
        key = f"record {hashlib.sha256(text.encode()).hexdigest()}"
        if key not in self._kept:
            allow()

        def make(kept: Kept) -> dict[str, Any]:
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

        return await self._beside_the_loop(key, make)

    async def _beside_the_loop(self, key: str, make: Callable[[Kept], dict[str, Any]]) -> bytes:
        kept = self._kept.setdefault(key, Kept())
        self._kept.move_to_end(key)
        try:
            async with kept.busy, self._places.place():
                return await asyncio.to_thread(lambda: encode(make(kept)).encode())
        finally:
            if kept.game is None and self._kept.get(key) is kept:  # nothing came of it
                del self._kept[key]
            self._forget()

    def _forget(self) -> None:
        size = sum(each.size for each in self._kept.values())
        while len(self._kept) > GAMES_KEPT or (size > MOVES_KEPT and len(self._kept) > 1):
            size -= self._kept.popitem(last=False)[1].size


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
