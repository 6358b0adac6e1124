"""A guest logs in or registers: what was the guest's is the account's from now on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy import Executable, delete, exists, insert, literal, or_, select, update

from projectl.server.errors import RefusedError
from projectl.server.rooms import Hub
from projectl.server.rooms import control_queue as orders
from projectl.server.storage import people, sets
from projectl.server.storage.people import People
from projectl.server.storage.schema import CHAT, GAMES, MUTES
from projectl.server.storage.store import Identity
from projectl.server.table import Command


async def adopt_games(hub: Hub, found: People, guest: Identity, account: Identity) -> list[Executable]:
    """Move the games over, one entry in the log of each; what is left to be written, after which the guest is gone.

    If it is cut short, the guest still has the token, and logging in again goes on with what is left.
    """
    await mark_seats(hub, found, guest, account)
    for row in await found.rows(select(MUTES.c.identity).where(MUTES.c.muted == guest.id)):
        hub.mute(row["identity"], account.id, True)
    return [
        update(GAMES).where(GAMES.c.host == guest.id).values(host=account.id),
        update(CHAT).where(CHAT.c.author == guest.id).values(author=account.id),
        *_replace_mutes(guest.id, account.id),
        sets.update_owner(guest.id, account.id),
        people.delete_identity(guest.id),
        *orders.insert_order(orders.ADOPT, f"{guest.id} {account.id}", hub.now()),
    ]


async def mark_seats(hub: Hub, found: People, guest: Identity, account: Identity) -> None:
    """The guest's seats are the account's, by an entry in the log of each game; those with its name are marked so."""
    for row in await found.games(guest.id):
        with contextlib.suppress(RefusedError):  # the guest has just got up, or it cannot be opened any more
            room = await hub.room(row["id"])
            named = [seat for seat in room.table.seats_of(guest.id) if room.table.seats[seat].name == account.name]
            await room.submit(Command("adopt", None, {"from": guest.id, "named": named}, account.id))


def _replace_mutes(guest: str, account: str) -> Iterator[Executable]:
    """Writes that who has muted the guest, or was muted by the guest, has or was so with the account."""
    there = MUTES.alias()
    for mine, other in ((MUTES.c.identity, MUTES.c.muted), (MUTES.c.muted, MUTES.c.identity)):
        same = there.c[mine.name] == account, there.c[other.name] == other
        moved = select(literal(account), other).where(mine == guest, ~exists().where(*same))
        yield insert(MUTES).from_select([mine.name, other.name], moved)
    yield delete(MUTES).where(or_(MUTES.c.identity == guest, MUTES.c.muted == guest))
