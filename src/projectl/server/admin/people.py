"""People with accounts: list them, and help who has forgotten the password."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.accounts.passwords import HASHER
from projectl.server.errors import RefusedError
from projectl.server.rooms import control_queue as orders
from projectl.server.rooms.hub import wall_clock
from projectl.server.storage import people
from projectl.server.storage.people import People
from projectl.server.storage.reader import Row

from .access import writing


async def list_players(engine: AsyncEngine, limit: int) -> list[Row]:
    """Everybody with an account, by name."""
    return await People(engine).accounts(limit)


async def reset_password(engine: AsyncEngine, name: str) -> str:
    """A new password for an account, to be told to its owner; all its sessions are over."""
    found = People(engine)
    account = await found.account(name)
    if account is None:
        raise RefusedError("player-unknown")
    player, password, now = account[0].id, secrets.token_urlsafe(9), wall_clock()
    sessions = [row["id"] for row in await found.sessions(player)]
    over = [
        each
        for session in sessions
        for each in (people.delete_session(session), *orders.insert_order(orders.SIGN_OUT, session, now))
    ]
    async with writing(engine) as journal:
        await journal.write(people.update_password(player, HASHER.hash(password)), *over)
    return password
