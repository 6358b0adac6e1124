"""Somebody wants to be forgotten: names go, what was played stays and can be replayed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence

from sqlalchemy import Executable, delete, or_, select, update

from projectl.server.errors import RefusedError
from projectl.server.rooms import Hub
from projectl.server.rooms import control_queue as orders
from projectl.server.storage import people
from projectl.server.storage.conditions import SITTING
from projectl.server.storage.people import People
from projectl.server.storage.reader import Row
from projectl.server.storage.schema import CHAT, LOG, MUTES, RATING_CHANGES, SEATS, SNAPSHOTS
from projectl.server.storage.store import UNSAID, Identity
from projectl.server.table import Command
from projectl.server.table.seats import FORGOTTEN

from .accounts import Accounts
from .data_export import guests_of

SNAPSHOTS_TOGETHER = 20


async def forget(hub: Hub, accounts: Accounts, identity: Identity) -> None:
    """Leave every game, take the name out of all that is stored, and delete the identity.

    If it is cut short, the identity is still there, and asking again goes on with what is left.
    """
    for row in await accounts.people.games(identity.id):
        with contextlib.suppress(RefusedError):  # they have just got up, or it cannot be opened any more
            room = await hub.room(row["id"])
            await room.submit(Command("forget", None, {"player": identity.id}))
    ids = await guests_of(accounts.people, identity.id)
    sessions = [row["id"] for row in await accounts.people.sessions(identity.id)]
    await hub.journal.write(*_delete_traces(identity.id, ids))
    # Snapshots that were still to be written are written now, and no others will have the name in them.
    async for statements in _nameless(accounts.people, ids):
        await hub.journal.write(*statements)
    spoken = [order for each in ids for order in orders.insert_order(orders.FORGET, each, hub.now())]
    await accounts.end_sessions(sessions, _update_chat(ids), *spoken, people.delete_identity(identity.id))
    for each in ids:
        hub.forget_words(each)


async def _nameless(found: People, ids: list[str]) -> AsyncIterator[list[Executable]]:
    """Rewrites the snapshots in which the name stands, a few at a time: of every game that they ever sat down to."""
    sat = await found.rows_beside(select(LOG.c.game).distinct().where(SITTING, LOG.c.actor.in_(ids)))
    games = [row["game"] for row in sat]
    for start in range(0, len(games), SNAPSHOTS_TOGETHER):
        few = games[start : start + SNAPSHOTS_TOGETHER]
        rows = await found.rows_beside(select(SNAPSHOTS).where(SNAPSHOTS.c.game.in_(few)))
        if rows:
            yield await asyncio.to_thread(_update_snapshots, rows, ids)


def _update_snapshots(rows: Sequence[Row], ids: list[str]) -> list[Executable]:
    written: list[Executable] = []
    for row in rows:
        document = json.loads(row["body"])
        for seat in document["seats"]:
            if seat["player"] in ids:
                seat |= {"name": FORGOTTEN, "account": False}
        where = SNAPSHOTS.c.game == row["game"], SNAPSHOTS.c.seq == row["seq"]
        body = json.dumps(document, separators=(",", ":"))
        written.append(update(SNAPSHOTS).where(*where).values(body=body))
    return written


def _update_chat(ids: list[str]) -> Executable:
    """Takes out what they have said, to the last moment: it is written together with the end of their sessions."""
    return update(CHAT).where(CHAT.c.author.in_(ids)).values(name=FORGOTTEN, text=UNSAID, account=False)


def _delete_traces(player: str, ids: list[str]) -> list[Executable]:
    """Takes out everything else. Of the log only the names change, which no rule knows."""
    unnamed = json.dumps({"name": FORGOTTEN}, separators=(",", ":"))
    return [
        update(LOG).where(SITTING, LOG.c.actor.in_(ids)).values(body=unnamed),
        update(SEATS).where(SEATS.c.player == player).values(name=FORGOTTEN, account=False),
        delete(MUTES).where(or_(MUTES.c.identity == player, MUTES.c.muted == player)),
        delete(RATING_CHANGES).where(RATING_CHANGES.c.player == player),
    ]
