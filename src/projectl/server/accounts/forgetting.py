"""Somebody wants to be forgotten: names go, what was played stays and can be replayed."""

from __future__ import annotations

import contextlib
import json

from sqlalchemy import Executable, delete, or_, select, update

from projectl.server.faults import Refused
from projectl.server.rooms import Hub
from projectl.server.storage import people
from projectl.server.storage.people import People
from projectl.server.storage.schema import CHAT, LOG, MUTES, RATING_CHANGES, SEATS, SNAPSHOTS
from projectl.server.storage.store import UNSAID, Identity
from projectl.server.table import Command
from projectl.server.table.seats import FORGOTTEN

from .accounts import Accounts
from .exporting import guests_of


async def forget(hub: Hub, accounts: Accounts, identity: Identity) -> None:
    """Leave every game, take the name out of all that is stored, and delete the identity.

    If it is cut short, the identity is still there, and asking again goes on with what is left.
    """
    for row in await accounts.people.games(identity.id):
        room = await hub.room(row["id"])
        with contextlib.suppress(Refused):  # they have just got up
            await room.submit(Command("forget", None, {"player": identity.id}))
    ids = await guests_of(accounts.people, identity.id)
    sessions = [row["id"] for row in await accounts.people.sessions(identity.id)]
    await hub.journal.write(*_statements(identity.id, ids))
    # Snapshots that were still to be written are written now, and no others will have the name in them.
    await hub.journal.write(*await _nameless(accounts.people, identity.id), people.forgotten(identity.id))
    await accounts.end_sessions(sessions)


async def _nameless(found: People, player: str) -> list[Executable]:
    """Rewrites the snapshots in which the name stands."""
    mine = select(LOG.c.game).where(LOG.c.kind == "forget", LOG.c.body == _body(player))
    written: list[Executable] = []
    for row in await found.rows(select(SNAPSHOTS).where(SNAPSHOTS.c.game.in_(mine))):
        document = json.loads(row["body"])
        for seat in document["seats"]:
            if seat["player"] == player:
                seat["name"] = FORGOTTEN
        where = SNAPSHOTS.c.game == row["game"], SNAPSHOTS.c.seq == row["seq"]
        body = json.dumps(document, separators=(",", ":"))
        written.append(update(SNAPSHOTS).where(*where).values(body=body))
    return written


def _body(player: str) -> str:
    return json.dumps({"player": player}, separators=(",", ":"))


def _statements(player: str, ids: list[str]) -> list[Executable]:
    """Takes out everything else. Of the log only the names change, which no rule knows."""
    unnamed = json.dumps({"name": FORGOTTEN}, separators=(",", ":"))
    return [
        update(LOG).where(LOG.c.kind == "sit", LOG.c.actor.in_(ids)).values(body=unnamed),
        update(SEATS).where(SEATS.c.player == player).values(name=FORGOTTEN),
        update(CHAT).where(CHAT.c.author.in_(ids)).values(name=FORGOTTEN, text=UNSAID),
        delete(MUTES).where(or_(MUTES.c.identity == player, MUTES.c.muted == player)),
        delete(RATING_CHANGES).where(RATING_CHANGES.c.player == player),
    ]
