"""Reading identities, accounts and sessions, and the statements that write them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Select, bindparam, delete, func, insert, select, update

from projectl.server.naming.lookalikes import looks
from projectl.server.table.days import DAY

from .reader import Reader, Row
from .schema import ACCOUNTS, GAMES, IDENTITIES, LOOKS, SEATS, SESSIONS
from .store import Identity

SESSION_DAYS = 365
"""A session that nobody has used for so long is over."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session to be written: of its token only the hash."""

    id: str
    token_hash: str
    agent: str


def name_key(name: str) -> str:
    """By what an account is found when its owner logs in: the name, without regard to capitals."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class People(Reader):
    """What is asked of the database about people."""

    async def by_token(self, token_hash: str, now: int) -> tuple[Identity, int] | None:
        """Whose token it is, and when it was last used, exact to a day."""
        row = await self.row(_BY_TOKEN, token_hash=token_hash, since=now - SESSION_DAYS * DAY)
        return None if row is None else (_identity(row, row["session"]), row["used_at"])

    async def identity(self, player: str) -> Row | None:
        """The row of an identity, with `has_account`."""
        return await self.row(_select_identities(IDENTITIES.c.created_at).where(IDENTITIES.c.id == player))

    async def account(self, name: str) -> tuple[Identity, str] | None:
        """Who has an account of that name, and the hash of the password."""
        query = _select_identities(ACCOUNTS.c.password).where(ACCOUNTS.c.name_key == name_key(name))
        row = await self.row(query)
        return None if row is None else (_identity(row), row["password"])

    async def is_taken(self, name: str, but: str | None = None) -> bool:
        """Whether a name can be taken for that of an account, other than that of `but`."""
        query = select(LOOKS.c.look).where(LOOKS.c.look.in_(sorted(looks(name))))
        return await self.row(query if but is None else query.where(LOOKS.c.identity != but)) is not None

    async def password(self, player: str) -> str | None:
        """The hash of somebody's password; None without an account."""
        row = await self.row(select(ACCOUNTS.c.password).where(ACCOUNTS.c.identity == player))
        return None if row is None else str(row["password"])

    async def sessions(self, player: str) -> list[Row]:
        """The sessions of somebody, the newest first."""
        query = select(SESSIONS).where(SESSIONS.c.identity == player)
        return await self.rows(query.order_by(SESSIONS.c.created_at.desc(), SESSIONS.c.id))

    async def games(self, player: str) -> list[Row]:
        """The id and status of every game in which somebody has a seat, the oldest first."""
        mine = select(SEATS.c.game).where(SEATS.c.player == player)
        query = select(GAMES.c.id, GAMES.c.status).where(GAMES.c.id.in_(mine))
        return await self.rows_beside(query.order_by(GAMES.c.created_at, GAMES.c.id))

    async def statistics(self, player: str) -> list[Row]:
        """By variant and edition: decided games in which somebody had one seat, wins, and the sum of the scores."""
        once = select(SEATS.c.game).where(SEATS.c.player == player).group_by(SEATS.c.game).having(func.count() == 1)
        wins = func.count().filter(SEATS.c.outcome == "won")
        figures = (
            func.count().label("games"),
            wins.label("wins"),
            func.count(SEATS.c.score).label("scored"),
            func.sum(SEATS.c.score).label("points"),
        )
        query = (
            select(GAMES.c.variant, GAMES.c.edition, *figures)
            .join_from(SEATS, GAMES, SEATS.c.game == GAMES.c.id)
            .where(SEATS.c.player == player, SEATS.c.outcome.is_not(None), SEATS.c.game.in_(once))
            .group_by(GAMES.c.variant, GAMES.c.edition)
            .order_by(GAMES.c.variant, GAMES.c.edition)
        )
        return await self.rows_beside(query)

    async def accounts(self, limit: int) -> list[Row]:
        """Everybody with an account, by name."""
        query = select(IDENTITIES.c.id, IDENTITIES.c.name, ACCOUNTS.c.created_at).join_from(ACCOUNTS, IDENTITIES)
        return await self.rows(query.order_by(ACCOUNTS.c.name_key).limit(limit))


def _select_identities(*also: Any) -> Select[Any]:
    """Identities and whether they have an account."""
    found = ACCOUNTS.c.identity.is_not(None).label("has_account")
    query = select(IDENTITIES.c.id, IDENTITIES.c.name, found, *also)
    return query.select_from(IDENTITIES).outerjoin(ACCOUNTS, ACCOUNTS.c.identity == IDENTITIES.c.id)


_BY_TOKEN = (
    _select_identities(SESSIONS.c.id.label("session"), SESSIONS.c.used_at)
    .join(SESSIONS, SESSIONS.c.identity == IDENTITIES.c.id)
    .where(SESSIONS.c.token_hash == bindparam("token_hash"), SESSIONS.c.used_at > bindparam("since"))
)
"""Asked at every request and handshake."""


def _identity(row: Row, session: str = "") -> Identity:
    return Identity(row["id"], row["name"], bool(row["has_account"]), session)


def insert_identity(identity: Identity, at: int) -> Executable:
    """Writes a new identity."""
    return insert(IDENTITIES).values(id=identity.id, name=identity.name, created_at=at)


def insert_session(identity: str, session: Session, at: int) -> Executable:
    """Writes a new session."""
    return insert(SESSIONS).values(
        id=session.id,
        token_hash=session.token_hash,
        identity=identity,
        created_at=at,
        used_at=at,
        agent=session.agent,
    )


def update_session_use(session: str, at: int) -> Executable:
    """Writes that a session goes on."""
    return update(SESSIONS).where(SESSIONS.c.id == session).values(used_at=at)


def delete_session(session: str) -> Executable:
    """Writes that a session is over."""
    return delete(SESSIONS).where(SESSIONS.c.id == session)


def insert_account(identity: str, name: str, password: str, at: int) -> Iterator[Executable]:
    """Writes that an identity has an account from now on; a ConflictError if the name is taken."""
    yield insert(ACCOUNTS).values(identity=identity, name_key=name_key(name), password=password, created_at=at)
    yield _update_identity_name(identity, name)
    yield from _insert_looks(identity, name)


def update_name(identity: Identity, name: str) -> Iterator[Executable]:
    """Writes the new name of an identity; games keep the old one. A ConflictError if another account has it."""
    yield _update_identity_name(identity.id, name)
    if identity.has_account:
        yield update(ACCOUNTS).where(ACCOUNTS.c.identity == identity.id).values(name_key=name_key(name))
        yield delete(LOOKS).where(LOOKS.c.identity == identity.id)
        yield from _insert_looks(identity.id, name)


def _update_identity_name(identity: str, name: str) -> Executable:
    return update(IDENTITIES).where(IDENTITIES.c.id == identity).values(name=name)


def _insert_looks(identity: str, name: str) -> Iterator[Executable]:
    for look in sorted(looks(name)):
        yield insert(LOOKS).values(look=look, identity=identity)


def update_password(identity: str, password: str) -> Executable:
    """Writes the hash of another password."""
    return update(ACCOUNTS).where(ACCOUNTS.c.identity == identity).values(password=password)


def delete_identity(identity: str) -> Executable:
    """Deletes an identity with its account, sessions and ratings; games and chats only know an id then."""
    return delete(IDENTITIES).where(IDENTITIES.c.id == identity)
