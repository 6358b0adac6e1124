"""A database full of people and running games, written directly: played in advance and copied."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.bots import SeatView, make_bot
from projectl.rules.options import Options
from projectl.rules.shuffle import SEED_BYTES
from projectl.server.rooms.hub import wall_clock
from projectl.server.storage import store
from projectl.server.storage.database import open_database
from projectl.server.storage.migration import migrate
from projectl.server.storage.schema import GAMES, IDENTITIES, LOG, SEATS, SESSIONS, SNAPSHOTS
from projectl.server.table import Command, Entry, Setup, Table

from .prepared import SEATS_OF_GAME, Prepared

TEMPLATES = 20
"""So many different games are played; the others are copies with other players."""
MOST_TOGETHER = 5000


@dataclass(frozen=True, slots=True)
class _Template:
    """A game that was played, its players called @0 to @3."""

    setup: Setup
    seed: bytes
    created: int
    entries: tuple[Entry, ...]
    snapshot: tuple[int, str]


def prepare(url: str, games: int, actions: int, bots: Sequence[str] = ()) -> list[Prepared]:
    """Add to a database so many running games of four, each with so many actions done; bots have the last seats."""
    return asyncio.run(_prepare(url, games, actions, bots))


async def _prepare(url: str, games: int, actions: int, bots: Sequence[str]) -> list[Prepared]:
    engine = open_database(url)
    await migrate(engine)
    templates = [_played(actions, number, bots) for number in range(min(games, TEMPLATES))]
    prepared = [_new(SEATS_OF_GAME - len(bots)) for _ in range(games)]
    rows: dict[Any, list[dict[str, Any]]] = {
        table: [] for table in (IDENTITIES, SESSIONS, GAMES, LOG, SNAPSHOTS, SEATS)
    }
    for number, each in enumerate(prepared):
        for table, found in _rows(templates[number % len(templates)], each):
            rows[table] += found
    for table, found in rows.items():
        await _write(engine, table, found)
    await engine.dispose()
    return prepared


def _new(people: int) -> Prepared:
    seats = range(people)
    players = tuple(secrets.token_urlsafe(9) for _ in seats)
    return Prepared(secrets.token_urlsafe(12), players, tuple(secrets.token_urlsafe(24) for _ in seats))


async def _write(engine: AsyncEngine, table: Any, rows: list[dict[str, Any]]) -> None:
    async with engine.begin() as connection:
        for start in range(0, len(rows), MOST_TOGETHER):
            await connection.execute(insert(table), rows[start : start + MOST_TOGETHER])


def _played(actions: int, number: int, bots: Sequence[str]) -> _Template:
    """A game of four greedy players up to some action."""
    setup = Setup(Options(players=SEATS_OF_GAME, confirm=True).checked())
    now = wall_clock()
    table = Table("template", setup, secrets.token_bytes(SEED_BYTES), "@0", now)
    player = make_bot("greedy", number)
    people = SEATS_OF_GAME - len(bots)
    entries = [_do(table, Command("sit", seat, {"name": f"P{seat}"}, f"@{seat}")) for seat in range(people)]
    entries += [_do(table, Command("seat-bot", seat, {"bot": bot}, "@0")) for seat, bot in enumerate(bots, people)]
    snapshot = table.seq, table.dump()
    while len(entries) < SEATS_OF_GAME + actions and table.to_act:
        seat, game = min(table.to_act), table.game
        assert game is not None
        view = SeatView.of(game.state, game.rules, seat)
        action = str(player.choose(view, list(game.legal_actions(seat))))
        entries.append(_do(table, Command("play", seat, {"action": action}, f"@{seat}", f"prepared-{len(entries)}")))
        snapshot = (table.seq, table.dump()) if table.can_dump else snapshot
    return _Template(setup, table.seed, now, tuple(entries), (snapshot[0], json.dumps(snapshot[1])))


def _do(table: Table, command: Command) -> Entry:
    entry = table.decide(command, table.shown_at)
    table.apply(entry)
    return entry


def _rows(template: _Template, each: Prepared) -> Iterable[tuple[Any, list[dict[str, Any]]]]:
    """What a copy of a game adds to the tables of the database."""
    at = template.created
    people = [*zip(each.players, each.tokens, strict=True)]
    names = {f"@{seat}": player for seat, player in enumerate(each.players)}
    table = Table(each.game, template.setup, template.seed, each.players[0], at)
    yield IDENTITIES, [{"id": player, "name": f"P{seat}", "created_at": at} for seat, player in enumerate(each.players)]
    yield SESSIONS, [_session(player, token, at) for player, token in people]
    yield GAMES, [_values(store.insert_game(table)) | {"status": "running", "ended": None, "settled": False}]
    yield LOG, [store.entry_row(each.game, entry) | {"actor": names[entry.actor or ""]} for entry in template.entries]
    body = template.snapshot[1]
    for placeholder, player in names.items():
        body = body.replace(f'"{placeholder}"', f'"{player}"')
    yield SNAPSHOTS, [{"game": each.game, "seq": template.snapshot[0], "body": body}]
    empty = {"bot": None, "score": None, "outcome": None, "account": False, "created_at": at}
    yield (
        SEATS,
        [
            {"game": each.game, "seat": seat, "player": player, "name": f"P{seat}", **empty}
            for seat, player in enumerate(each.players)
        ],
    )


def _values(statement: Any) -> dict[str, Any]:
    """What an insert writes, by column."""
    return dict(statement.compile().params)


def _session(player: str, token: str, at: int) -> dict[str, Any]:
    hashed = hashlib.sha256(token.encode()).hexdigest()
    return {"id": player, "token_hash": hashed, "identity": player, "created_at": at, "used_at": at, "agent": ""}
