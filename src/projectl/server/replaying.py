"""Games moment by moment: running ones as far as the viewer may know them, finished and uploaded ones whole.

Moment 0 is the start, every later one is what an action led to. Actions that were undone or taken back are not there:
a replay shows the line that counts.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from projectl.game import Game, Move
from projectl.game.view import progress_document
from projectl.game.view_seats import score_document
from projectl.record.gamefile import GameRecord, commit, read_record, starting_state, verify
from projectl.rules.engine.codes import SLOTS
from projectl.rules.engine.multiset import size_of
from projectl.rules.engine.solo import OPPONENT
from projectl.rules.knowledge import known_to
from projectl.rules.version import RULES_VERSION

from .faults import Refused
from .records import record_of
from .rooms.messages import encode
from .table import Table
from .table.setup import options_document
from .table.turns import TurnsGame
from .words import texts

MOST_MOVES = 5_000
"""A game of six has about 600 actions; whoever sends a hundred times as many does not want to look at them."""
GAMES_KEPT = 6


@dataclass(frozen=True, slots=True)
class Replay:
    """A game with its whole history, and what may be shown of it."""

    game: Game
    record: GameRecord
    """Without a seed while the game is on."""
    over: bool
    """Everything may be shown."""

    def document(self, seat: int | None, start: int, count: int) -> dict[str, Any]:
        """Some moments as `seat` (None: a spectator) may see them, and the curves of the whole game."""
        shown = self._shown(seat)
        last = len(shown) - 1
        return {
            "total": last,
            "from": start,
            "seats": [*self.game.names],
            "setup": options_document(self.game.options) | {"first": self.game.first},
            "graph": self._graph(seat, shown),
            "moments": [
                self._moment(number, shown[number], seat) for number in range(start, min(start + count, last + 1))
            ],
            **self._judged(),
        }

    def log(self, seat: int | None, start: int, count: int) -> dict[str, Any]:
        """Some moments without their views and curves: what a client needs to tell what has happened."""
        shown = self._shown(seat)
        numbers = range(start, min(start + count, len(shown)))
        return {
            "total": len(shown) - 1,
            "from": start,
            "moments": [self._told(number, shown[number], seat) for number in numbers],
        }

    def _shown(self, seat: int | None) -> list[int]:
        """By moment that the viewer may know of: how many actions of the game led to it."""
        moves = self.game.log
        known = [n for n, move in enumerate(moves) if self.over or move.seat == seat or not self.game.is_secret(n)]
        return [0, *(number + 1 for number in known)]

    def _moment(self, number: int, actions: int, seat: int | None) -> dict[str, Any]:
        return self._told(number, actions, seat) | {"view": self.game.at(actions).view(seat)}

    def _told(self, number: int, actions: int, seat: int | None) -> dict[str, Any]:
        game = self.game.at(actions)
        move = game.log[-1] if actions else None
        before = self.game.at(max(0, actions - 1))  # an action belongs to the turn that it was done in
        progress = progress_document(before.context, before.state)
        return {
            "number": number,
            "seat": move.seat if move else None,
            "action": str(move.action) if move else None,
            "round": progress["round"],
            "turn": progress["turn"],
            "events": game.events_for(self.game.events_of(actions - 1), seat) if actions else [],
        }

    def _graph(self, seat: int | None, shown: Sequence[int]) -> dict[str, Any]:
        """By moment: points as far as they are known, and pieces, which everybody sees."""
        states = self.game.states()
        known = [known_to(states[actions], self.game.rules, self.game.tables, seat) for actions in shown]
        open_piles = self.over or self.game.options.scores_known
        seats = range(self.game.rules.players)
        points: list[list[int] | None] = [
            [score_document(self.game.context, state, each)["total"] for state in known]
            if open_piles or each == seat
            else None
            for each in seats
        ]
        if self.game.rules.solo:
            points.append([state.points[OPPONENT] for state in known])
        pieces = [[_pieces(state.supply[each], state.pieces, each) for state in known] for each in seats]
        turns = [progress_document(self.game.context, state)["turn"] for state in known]
        return {"points": points, "pieces": pieces, "turns": turns}

    def _judged(self) -> dict[str, Any]:
        """Whether the shuffle is the one that was committed to, and what `projectl verify` says."""
        record = self.record
        if record.seed is None:
            return {"verified": None, "verdict": None}
        wanted = commit(record.options, record.seed, record.game_id)
        verified = {
            "commitment": record.commitment or None,
            "seed": record.seed.hex(),
            "matches": record.commitment == wanted if record.commitment else None,
        }
        verdict = verify(record)
        text = texts().t(verdict.code, **verdict.params)
        return {"verified": verified, "verdict": {"code": verdict.code, "ok": verdict.ok, "text": text}}


def _pieces(supply: int, laid: Sequence[int], seat: int) -> int:
    """In the supply and on the puzzles of a seat."""
    return size_of(supply) + sum(size_of(each) for each in laid[seat * SLOTS : seat * SLOTS + SLOTS])


class Replays:
    """Replays the games that are asked for, one at a time and outside the event loop; the last few are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Game] = OrderedDict()
        self._busy = asyncio.Lock()

    async def of_table(self, table: Table, seat: int | None, start: int, count: int, brief: bool = False) -> bytes:
        """A game of the server, as JSON; `brief` is its log only."""
        record, over = record_of(table), table.status == "over"
        assert table.game is not None
        moves, seed, names = [*table.game.moves], table.seed, table.game.names

        def make() -> dict[str, Any]:
            if table.rules_version == RULES_VERSION:
                game = self._played(table.id, GameRecord(record.options, record.first, tuple(moves), seed, names))
            else:
                game = _of_other_rules(table, moves)
            game.names = names  # they may have changed since
            replay = Replay(game, record, over)
            return replay.log(seat, start, count) if brief else replay.document(seat, start, count)

        return await self._outside(make)

    async def of_text(self, text: str, seat: int | None, start: int, count: int, allow: Callable[[], None]) -> bytes:
        """The same of a record that somebody has sent; `allow` may refuse to look at one that is not known yet."""
        key = f"record {hashlib.sha256(text.encode()).hexdigest()}"
        if key not in self._kept:
            allow()

        def make() -> dict[str, Any]:
            record = read_record(text)
            game = self._played(key, record)
            if seat is not None and seat >= game.rules.players:
                raise Refused("command-unknown-seat", seat=seat, last=game.rules.players - 1)
            return Replay(game, record, over=True).document(seat, start, count)

        return await self._outside(make)

    async def _outside(self, make: Callable[[], dict[str, Any]]) -> bytes:
        async with self._busy:
            return await asyncio.to_thread(lambda: encode(make()).encode())

    def _played(self, key: str, record: GameRecord) -> Game:
        """The game with its history. One that has gone on, or back, since it was kept is not begun anew."""
        if len(record.moves) > MOST_MOVES:
            raise Refused("replay-too-long", limit=MOST_MOVES)
        starting_state(record)  # refuses a record without a seed or of other rules
        kept = self._kept.pop(key, None)
        game = kept or Game(record.options, seed=record.seed, first=record.first, names=record.names)
        game = game.at(_common(game.log, record.moves))
        for move in record.moves[len(game.log) :]:
            game.play(move.action, move.seat)
        self._kept[key] = game
        if len(self._kept) > GAMES_KEPT:
            self._kept.popitem(last=False)
        return game


def _of_other_rules(table: Table, moves: Sequence[Move]) -> Game:
    """A finished game that these rules could not play again: one moment a turn."""
    if table.turns is None or table.game is None:
        raise Refused("replay-other-rules", found=table.rules_version, known=RULES_VERSION)
    return TurnsGame(table.setup.options, table.seed, table.game.names, moves, table.turns)


def _common(some: Sequence[Move], others: Sequence[Move]) -> int:
    """How many moves two lists begin with alike."""
    number = 0
    for mine, other in zip(some, others, strict=False):
        if mine != other:
            break
        number += 1
    return number
