"""What somebody can do about the own account and sessions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Executable

from projectl.server import orders
from projectl.server.faults import Refused
from projectl.server.names import clean_name, clean_text
from projectl.server.rooms import Hub
from projectl.server.storage import people
from projectl.server.storage.journal import Conflict
from projectl.server.storage.people import DAY, People, Session
from projectl.server.storage.store import Identity
from projectl.server.tokens import new_id, new_token

from .adopting import adopt_games
from .passwords import Passwords, is_outdated

AGENT = 80


class Accounts:
    """Registers, logs in and out, keeps sessions."""

    def __init__(self, hub: Hub, found: People, passwords: Passwords) -> None:
        self._hub = hub
        self.people = found
        self.passwords = passwords

    async def guest(self, name: str, agent: str) -> tuple[Identity, str]:
        """A new guest, and the token."""
        identity = Identity(new_id(9), clean_name(name))
        return await self._begin(identity, agent, people.new_identity(identity, self._hub.now()))

    async def register(self, before: Identity | None, name: str, password: str, agent: str) -> tuple[Identity, str]:
        """An account for a guest, who stays the same player, or for somebody new; and a fresh token."""
        if before is not None and before.has_account:
            raise Refused("account-exists")
        name = clean_name(name)
        if await self.people.account(name) is not None:
            raise Refused("name-taken", name=name)
        hashed = await self.passwords.hash(password)
        now = self._hub.now()
        identity = Identity(before.id if before else new_id(9), name, has_account=True)
        begun = [people.ended(before.session)] if before else [people.new_identity(identity, now)]
        try:
            return await self._begin(identity, agent, *begun, *people.new_account(identity.id, name, hashed, now))
        except Conflict as conflict:  # somebody was faster
            raise Refused("name-taken", name=name) from conflict

    async def log_in(self, before: Identity | None, name: str, password: str, agent: str) -> tuple[Identity, str]:
        """A new session of an account. The games of the guest that asks become the account's."""
        found = await self.people.account(name)
        identity, hashed = found if found else (None, None)
        if not await self.passwords.fits(password, hashed) or identity is None or hashed is None:
            raise Refused("login-wrong")
        also: list[Executable] = []
        if is_outdated(hashed):
            also.append(people.new_password(identity.id, await self.passwords.hash(password)))
        if before is not None and not before.has_account:
            also += await adopt_games(self._hub, self.people, before, identity)
        begun = await self._begin(identity, agent, *also)
        if before is not None:
            await self.end_sessions([before.session])
        return begun

    async def log_out(self, identity: Identity) -> None:
        """End the session that asks."""
        if not identity.has_account:
            raise Refused("account-wanted")
        await self.end_sessions([identity.session])

    async def end_sessions(self, sessions: Sequence[str]) -> None:
        """End sessions, and what they have open, here and in other processes."""
        if not sessions:
            return
        await self._hub.journal.write(*(each for session in sessions for each in self._ending(session)))
        for session in sessions:
            self._hub.sign_out(session)

    def _ending(self, session: str) -> list[Executable]:
        return [people.ended(session), *orders.order(orders.SIGN_OUT, session, self._hub.now())]

    async def end_session(self, identity: Identity, session: str) -> None:
        """End one of somebody's sessions."""
        if session not in [row["id"] for row in await self.people.sessions(identity.id)]:
            raise Refused("session-unknown")
        await self.end_sessions([session])

    async def change_password(self, identity: Identity, old: str, new: str) -> None:
        """Another password. Whoever had the old one is logged out."""
        await self.check(identity, old)
        hashed = await self.passwords.hash(new)
        await self._hub.journal.write(people.new_password(identity.id, hashed))
        others = [row["id"] for row in await self.people.sessions(identity.id) if row["id"] != identity.session]
        await self.end_sessions(others)

    async def check(self, identity: Identity, password: str) -> None:
        """Refuse who does not know the password of the account."""
        hashed = await self.people.password(identity.id)
        if hashed is None:
            raise Refused("account-wanted")
        if not await self.passwords.fits(password, hashed):
            raise Refused("login-wrong")

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Another name; the name of an account must be free."""
        name = clean_name(name)
        try:
            await self._hub.journal.write(*people.renamed(identity, name))
        except Conflict as conflict:
            raise Refused("name-taken", name=name) from conflict
        return replace(identity, name=name)

    async def by_token(self, token_hash: str) -> Identity | None:
        """Whose token it is. Once a day it is noted that the session goes on."""
        now = self._hub.now()
        found = await self.people.by_token(token_hash, now)
        if found is None:
            return None
        identity, used_at = found
        if used_at < now - DAY:
            self._hub.write_later(people.used(identity.session, now))
        return identity

    async def _begin(self, identity: Identity, agent: str, *also: Executable) -> tuple[Identity, str]:
        """A new session, with what else is to be written; it and its token."""
        token, hashed = new_token()
        session = Session(new_id(9), hashed, _clean_agent(agent))
        await self._hub.journal.write(*also, people.new_session(identity.id, session, self._hub.now()))
        return replace(identity, session=session.id), token


def _clean_agent(agent: str) -> str:
    """What a browser calls itself, short enough to be shown."""
    try:
        return clean_text(agent[:AGENT], AGENT, "name-wanted")
    except Refused:
        return ""
