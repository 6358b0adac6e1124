"""Reading games, identities and chat, and the statements that write them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import orjson
import structlog
from sqlalchemy import Executable, and_, bindparam, delete, exists, func, insert, literal, select, update

from projectl.game.errors import GameError
from projectl.rules.version import REPLAYED_VERSIONS, RULES_VERSION
from projectl.server.table import Entry, Setup, Table, UnknownLayoutError
from projectl.server.table.outcome import scores, victories

from .conditions import RUNNING, UNFINISHED
from .listing import Listing, select_games
from .outages import is_damage, is_of_database
from .reader import Reader, Row
from .schema import CHAT, EPOCH, GAMES, LEARNING, LEASES, LOG, MUTES, SEATS, SNAPSHOTS
from .unreadable_games import OtherRulesError, UnreadableGameError

log = structlog.get_logger("projectl.store")

CHAT_KEPT = 100
TOUCHED_LATE = 3_600_000
"""Milliseconds by which lists may be wrong about when a game was last touched."""
_MUTES_OF = select(MUTES).where(MUTES.c.identity == bindparam("identity"))
"""Asked at every handshake."""
UNSAID = "…"
"""What stands in place of what somebody has said who wants to be forgotten."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody: a guest, a program with a token, or who has an account; in one of their sessions."""

    id: str
    name: str
    has_account: bool = False
    session: str = ""

    @property
    def kind(self) -> Literal["guest", "account"]:
        """As clients are told."""
        return "account" if self.has_account else "guest"


class Store(Reader):
    """What is asked of the database about games."""

    async def is_alive(self) -> bool:
        """Whether the database answers."""
        return await self.row(select(func.count()).select_from(select(GAMES.c.id).limit(1).subquery())) is not None

    async def epoch(self) -> str:
        """The life that the database has now. Whatever was read before, since this life was known, is from it."""
        row = await self.row(select(EPOCH.c.id))
        if row is None:
            raise LookupError("a database without a life")
        return str(row["id"])

    async def table(self, game: str) -> Table | None:
        """A table as its log tells it: the newest snapshot and the entries after it.

        UnreadableGameError if they cannot tell.
        """
        try:
            return await self._told(game)
        except Exception as error:
            if is_of_database(error) and not is_damage(error):
                raise
            return await self._told_without_snapshot(game, error)

    async def _told_without_snapshot(self, game: str, why: Exception) -> Table | None:
        """The log alone tells the same, if it is the snapshot that is damaged."""
        try:
            table = await self._told(game, with_snapshot=False)
        except Exception as error:
            if is_of_database(error) and not is_damage(error):
                raise
            raise await self._unreadable(game, why) from why
        log.warning("snapshot-unreadable", game=game, reason=type(why).__name__)
        return table

    async def _unreadable(self, game: str, why: Exception) -> UnreadableGameError:
        row = await self.row(select(GAMES.c.status).where(GAMES.c.id == game))
        last = await self.row(select(func.max(LOG.c.seq).label("seq")).where(LOG.c.game == game))
        entries = last["seq"] or 0 if last else 0
        return UnreadableGameError(game, why, entries=entries, is_closed=row is None or row["status"] == "over")

    async def _told(self, game: str, with_snapshot: bool = True) -> Table | None:
        row = await self.game(game)
        if row is None:
            return None
        newest = select(SNAPSHOTS).where(SNAPSHOTS.c.game == game).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
        snapshot = await self.row(newest) if with_snapshot else None
        table = _restored(row, snapshot)
        entries = await self.entries(game, table.seq)
        try:
            for entry in entries:
                table.apply(entry)
        except GameError as error:
            if row["rules_version"] == RULES_VERSION:
                raise
            raise _other_rules(row) from error
        if row["rules_version"] != RULES_VERSION and row["status"] == "over" and row["ended"] != _ended(table):
            raise _other_rules(row)
        return table

    async def game(self, game: str) -> Row | None:
        """What is stored of a game besides its log."""
        return await self.row(select(GAMES).where(GAMES.c.id == game))

    async def log(self, game: str) -> list[Row]:
        """The log of a game as it is stored, whatever stands in it."""
        return await self.rows(select(LOG).where(LOG.c.game == game).order_by(LOG.c.seq))

    async def entries(self, game: str, after: int) -> list[Entry]:
        """The entries of a log after a number."""
        query = select(LOG).where(LOG.c.game == game, LOG.c.seq > after).order_by(LOG.c.seq)
        return [entry_of(row) for row in await self.rows(query)]

    async def command(self, game: str, actor: str, command: str) -> Entry | None:
        """The entry that a command has led to."""
        where = and_(LOG.c.game == game, LOG.c.actor == actor, LOG.c.command == command)
        row = await self.row(select(LOG).where(where))
        return None if row is None else entry_of(row)

    async def unfinished(self, before: int | None = None) -> list[str]:
        """The ids of all games that are not over (and were last touched before a time), those played last first."""
        query = select(GAMES.c.id).where(UNFINISHED).order_by(GAMES.c.changed_at.desc())
        if before is not None:
            query = query.where(GAMES.c.changed_at <= before)
        return [row["id"] for row in await self.rows_beside(query)]

    async def to_be_warned(self, before: int, author: str) -> list[str]:
        """The ids of all games last touched before a time in whose chat `author` has said nothing since."""
        said_since = exists().where(CHAT.c.game == GAMES.c.id, CHAT.c.author == author, CHAT.c.at >= GAMES.c.changed_at)
        query = select(GAMES.c.id).where(UNFINISHED, GAMES.c.changed_at <= before, ~said_since)
        return [row["id"] for row in await self.rows_beside(query)]

    async def games(self, wanted: Listing, limit: int) -> list[Row]:
        """Games for a list, newest first."""
        return await self.rows_beside(select_games(wanted, limit))

    async def by_themselves(self, is_shared: bool) -> list[str]:
        """The ids of running games that have bots or a clock, and that no process holds (if there may be several)."""
        has_bots = exists().where(SEATS.c.game == GAMES.c.id, SEATS.c.bot.is_not(None))
        query = select(GAMES.c.id).where(RUNNING, GAMES.c.timed | has_bots)
        if is_shared:
            query = query.where(~exists().where(LEASES.c.game == GAMES.c.id))
        return [row["id"] for row in await self.rows_beside(query.order_by(GAMES.c.changed_at.desc()))]

    async def seats(self, games: list[str]) -> dict[str, list[Row]]:
        """The seats of some games."""
        found: dict[str, list[Row]] = {game: [] for game in games}
        for row in await self.rows(select(SEATS).where(SEATS.c.game.in_(games)).order_by(SEATS.c.seat)):
            found[row["game"]].append(row)
        return found

    async def not_shown(self, tables: Sequence[Table]) -> list[Table]:
        """Those of some tables that lists do not show as they are; not those that were deleted meanwhile."""
        ids = [table.id for table in tables]
        seats = await self.seats(ids)
        shown = select(GAMES.c.id, GAMES.c.changed_at, GAMES.c.status, GAMES.c.ended).where(GAMES.c.id.in_(ids))
        games = {row["id"]: row for row in await self.rows(shown)}
        kept = [table for table in tables if table.id in games]
        return [table for table in kept if not _is_shown(table, games[table.id], seats[table.id])]

    async def chat(self, game: str, after: int = 0) -> list[Row]:
        """The last messages of a game (after a number), oldest first."""
        query = select(CHAT).where(CHAT.c.game == game, CHAT.c.number > after)
        query = query.order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
        return (await self.rows(query))[::-1]

    async def mutes(self, identity: str) -> set[str]:
        """Whom somebody does not want to hear."""
        return {row["muted"] for row in await self.rows(_MUTES_OF, identity=identity)}

    async def learning(self, identity: str) -> dict[str, int]:
        """How many steps of each lesson somebody has done."""
        rows = await self.rows(select(LEARNING).where(LEARNING.c.identity == identity).order_by(LEARNING.c.lesson))
        return {row["lesson"]: row["steps"] for row in rows}


def _restored(row: Row, snapshot: Row | None) -> Table:
    """A table as its snapshot has it, or as it was set up if there is none that can be read."""
    table = Table(row["id"], _setup(row["setup"]), row["seed"], row["host"], row["created_at"])
    table.rules_version = row["rules_version"]
    if snapshot is not None:
        with suppress(UnknownLayoutError):
            table.restore(snapshot["seq"], json.loads(snapshot["body"]))
            return table
    if row["rules_version"] not in REPLAYED_VERSIONS:
        raise _other_rules(row)
    return table


def _other_rules(row: Row) -> OtherRulesError:
    return OtherRulesError(f"game {row['id']} has rules version {row['rules_version']}")


@lru_cache(maxsize=256)
def _setup(text: str) -> Setup:
    """Games that are set up alike share it, and all that follows from it."""
    return Setup.load(json.loads(text))


def entry_of(row: Row) -> Entry:
    """A row of the log as an entry."""
    body = json.loads(row["body"])
    return Entry(row["seq"], row["kind"], row["seat"], body, row["actor"], row["command"], row["at"])


def entry_row(game: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row of the log."""
    return {
        "game": game,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "actor": entry.actor,
        "command": entry.command,
        "body": json.dumps(entry.body, separators=(",", ":")),
        "at": entry.at,
    }


def insert_game(table: Table) -> Executable:
    """Writes a new game, before its first entry."""
    options = table.setup.options
    return insert(GAMES).values(
        id=table.id,
        created_at=table.created,
        changed_at=table.shown_at,
        status=table.status,
        public=table.setup.public,
        rated=table.setup.rated,
        timed=table.setup.clock.kind != "none",
        host=table.host,
        rules_version=RULES_VERSION,
        edition=options.edition,
        variant=options.variant,
        players=table.setup.players,
        setup=json.dumps(table.setup.dump()),
        seed=table.seed,
        commitment=table.commitment,
    )


def insert_entries(game: str, entries: Sequence[Entry]) -> Iterator[Executable]:
    """Writes the entries that a new game begins with."""
    for entry in entries:
        yield insert(LOG).values(entry_row(game, entry))


def update_listing(table: Table) -> Iterator[Executable]:
    """Writes what lists show of a table. It follows from the log, and is written again when a table is loaded."""
    values = {"changed_at": table.shown_at, "status": table.status, "ended": _ended(table)}
    yield update(GAMES).where(GAMES.c.id == table.id).values(values)
    yield delete(SEATS).where(SEATS.c.game == table.id)
    for row in _seat_rows(table):  # one by one: a statement with many rows would be translated anew each time
        yield insert(SEATS).values(row)


def _ended(table: Table) -> str | None:
    return json.dumps(table.ended) if table.ended else None


def _is_shown(table: Table, game: Row, seats: Sequence[Row]) -> bool:
    """Whether lists show a table as it is; when it was touched is written now and then only."""
    is_late = table.shown_at - game["changed_at"] > TOUCHED_LATE
    return (
        not is_late and (game["status"], game["ended"]) == (table.status, _ended(table)) and seats == _seat_rows(table)
    )


def update_last_touch(table: Table) -> Executable:
    """Writes when something last happened that everybody may know of; all else that lists show is as it was."""
    return update(GAMES).where(GAMES.c.id == table.id).values(changed_at=table.shown_at, status=table.status)


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    won, points = victories(table), scores(table)
    return [
        {
            "game": table.id,
            "seat": number,
            "player": seat.player,
            "name": seat.shown_name,
            "bot": seat.bot,
            "score": points[number],
            "outcome": ("won" if won[number] else "lost") if won else None,
            "account": seat.account,
            "created_at": table.created,
        }
        for number, seat in enumerate(table.seats)
    ]


def replace_snapshot(table: Table) -> Iterator[Executable]:
    """Writes a snapshot; older ones are of no use any more."""
    body = orjson.dumps(table.dump(), option=orjson.OPT_NON_STR_KEYS).decode()
    yield delete(SNAPSHOTS).where(SNAPSHOTS.c.game == table.id)
    yield insert(SNAPSHOTS).values(game=table.id, seq=table.seq, body=body)


def insert_chat_line(game: str, number: int, author: Identity, text: str, at: int) -> Executable:
    """Writes a message of a chat."""
    values = {"author": author.id, "name": author.name, "text": text, "at": at, "account": author.has_account}
    return insert(CHAT).values(game=game, number=number, **values)


def insert_learning(identity: str, steps: Mapping[str, int]) -> Iterator[Executable]:
    """Writes how many steps of lessons somebody has done, where that is more than is stored."""
    for lesson, count in steps.items():
        mine = LEARNING.c.identity == identity, LEARNING.c.lesson == lesson
        new = select(literal(identity), literal(lesson), literal(count)).where(~exists().where(*mine))
        yield insert(LEARNING).from_select(["identity", "lesson", "steps"], new)
        yield update(LEARNING).where(*mine, LEARNING.c.steps < count).values(steps=count)


def replace_mute(identity: str, other: str, is_muted: bool) -> Iterator[Executable]:
    """Writes whether somebody wants to hear somebody else."""
    yield delete(MUTES).where(MUTES.c.identity == identity, MUTES.c.muted == other)
    if is_muted:
        yield insert(MUTES).values(identity=identity, muted=other)
