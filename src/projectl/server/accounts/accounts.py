"""What somebody can do about the own account and sessions."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy import Executable

from projectl.server.errors import RefusedError
from projectl.server.ids import device_token, new_id, new_token
from projectl.server.naming.reserved_names import is_given
from projectl.server.naming.text_cleaning import clean_name, clean_text, new_account_name, new_name
from projectl.server.rooms import Hub
from projectl.server.rooms import control_queue as orders
from projectl.server.storage import people
from projectl.server.storage.people import People, Session
from projectl.server.storage.store import Identity
from projectl.server.storage.write_errors import ConflictError
from projectl.server.table.days import DAY

from .guest_adoption import adopt_games, mark_seats
from .passwords import Passwords, is_outdated

AGENT = 80


@dataclass(frozen=True, slots=True)
class Login:
    """An account that somebody wants to log in to; None: there is none of that name."""

    identity: Identity | None
    hashed: str | None

    @property
    def device(self) -> str | None:
        """What a browser keeps by which it is known to have been logged in here. Another password makes it void.

        It follows from what only the server has, so that nothing about devices needs to be stored.
        """
        if self.identity is None or self.hashed is None:
            return None
        return device_token(self.identity.id, self.hashed)


class Accounts:
    """Registers, logs in and out, keeps sessions."""

    def __init__(self, hub: Hub, found: People, passwords: Passwords) -> None:
        self._hub = hub
        self.people = found
        self.passwords = passwords

    async def guest(self, name: str, agent: str) -> tuple[Identity, str]:
        """A new guest, and the token."""
        identity = Identity(new_id(9), await self._free_name(name))
        return await self._begin(identity, agent, people.insert_identity(identity, self._hub.now()))

    async def register(self, before: Identity | None, name: str, password: str, agent: str) -> tuple[Identity, str]:
        """An account for a guest, who stays the same player, or for somebody new; and a fresh token."""
        if before is not None and before.has_account:
            raise RefusedError("account-exists")
        name = new_account_name(name)
        if await self.people.account(name) is not None or await self.people.is_taken(name):
            raise RefusedError("name-taken", name=name)
        hashed = await self.passwords.hash(password)
        now = self._hub.now()
        identity = Identity(before.id if before else new_id(9), name, has_account=True)
        begun = self._delete_session(before.session) if before else [people.insert_identity(identity, now)]
        try:
            found = await self._begin(identity, agent, *begun, *people.insert_account(identity.id, name, hashed, now))
        except ConflictError as conflict:  # somebody was faster
            raise RefusedError("name-taken", name=name) from conflict
        if before is not None:
            self._hub.sign_out(before.session)
            await mark_seats(self._hub, self.people, before, identity)
        return found

    async def log_in(self, before: Identity | None, login: Login, password: str, agent: str) -> tuple[Identity, str]:
        """A new session of an account. The games of the guest that asks become the account's."""
        identity, hashed = login.identity, login.hashed
        if not await self.passwords.fits(password, hashed) or identity is None or hashed is None:
            raise RefusedError("login-wrong")
        also: list[Executable] = []
        if is_outdated(hashed):
            also.append(people.update_password(identity.id, await self.passwords.hash(password)))
        is_guest = before is not None and not before.has_account
        if before is not None:
            if is_guest:
                also += await adopt_games(self._hub, self.people, before, identity)
            also += self._delete_session(before.session)
        begun = await self._begin(identity, agent, *also)
        if before is not None:
            if is_guest:
                self._hub.adopt_words(before.id, identity.id)
            self._hub.sign_out(before.session)
        return begun

    async def login(self, name: str) -> Login:
        """The account of a name, as it is written in the account or as it would be cleaned today."""
        found = await self.people.account(name)
        if found is None:
            with suppress(RefusedError):
                found = await self.people.account(clean_name(name))
        return Login(*found) if found else Login(None, None)

    async def device(self, identity: Identity) -> str | None:
        """By what the browser is known from now on in which an account is logged in."""
        return Login(identity, await self.people.password(identity.id)).device

    async def log_out(self, identity: Identity) -> None:
        """End the session that asks."""
        if not identity.has_account:
            raise RefusedError("account-wanted")
        await self.end_sessions([identity.session])

    async def end_sessions(self, sessions: Sequence[str], *also: Executable) -> None:
        """End sessions, and what they have open, here and in other processes; `also` is written with it."""
        await self._hub.journal.write(*also, *(each for session in sessions for each in self._delete_session(session)))
        for session in sessions:
            self._hub.sign_out(session)

    def _delete_session(self, session: str) -> list[Executable]:
        return [people.delete_session(session), *orders.insert_order(orders.SIGN_OUT, session, self._hub.now())]

    async def end_session(self, identity: Identity, session: str) -> None:
        """End one of somebody's sessions."""
        if session not in [row["id"] for row in await self.people.sessions(identity.id)]:
            raise RefusedError("session-unknown")
        await self.end_sessions([session])

    async def change_password(self, identity: Identity, old: str, new: str) -> None:
        """Another password. Whoever had the old one is logged out."""
        await self.check(identity, old)
        hashed = await self.passwords.hash(new)
        others = [row["id"] for row in await self.people.sessions(identity.id) if row["id"] != identity.session]
        await self.end_sessions(others, people.update_password(identity.id, hashed))

    async def check(self, identity: Identity, password: str) -> None:
        """Refuse who does not know the password of the account."""
        hashed = await self.people.password(identity.id)
        if hashed is None:
            raise RefusedError("account-wanted")
        if not await self.passwords.fits(password, hashed):
            raise RefusedError("login-wrong")

    async def _free_name(self, text: str, identity: Identity | None = None) -> str:
        """A name that somebody may take: nobody can take it for that of an account, the server or a bot."""
        name = new_name(text)
        if not is_given(name) and await self.people.is_taken(name, but=None if identity is None else identity.id):
            raise RefusedError("name-taken", name=name)
        return name

    async def seat_name(self, identity: Identity, wanted: str | None) -> str:
        """Under which name somebody sits down: the own one, or another that is nobody else's."""
        if wanted is None or clean_name(wanted) == identity.name:
            return identity.name
        return await self._free_name(wanted, identity)

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Another name, which must be free. Who has one that could not be taken today keeps it."""
        if clean_name(name) == identity.name:
            return identity
        if identity.has_account:
            new_account_name(name)
        name = await self._free_name(name, identity)
        try:
            await self._hub.journal.write(*people.update_name(identity, name))
        except ConflictError as conflict:
            raise RefusedError("name-taken", name=name) from conflict
        return replace(identity, name=name)

    async def by_token(self, token_hash: str) -> Identity | None:
        """Whose token it is. Once a day it is noted that the session goes on."""
        now = self._hub.now()
        found = await self.people.by_token(token_hash, now)
        if found is None:
            return None
        identity, used_at = found
        if used_at < now - DAY:
            self._hub.write_later(people.update_session_use(identity.session, now))
        return identity

    async def _begin(self, identity: Identity, agent: str, *also: Executable) -> tuple[Identity, str]:
        """A new session, with what else is to be written; it and its token."""
        token, hashed = new_token()
        session = Session(new_id(9), hashed, _clean_agent(agent))
        await self._hub.journal.write(*also, people.insert_session(identity.id, session, self._hub.now()))
        return replace(identity, session=session.id), token


def _clean_agent(agent: str) -> str:
    """What a browser calls itself, short enough to be shown."""
    try:
        return clean_text(agent[:AGENT], AGENT, "name-wanted")
    except RefusedError:
        return ""
