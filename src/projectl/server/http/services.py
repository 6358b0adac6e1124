"""What the routes share, and who is asking."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from projectl.server.accounts import Accounts, Login
from projectl.server.errors import RefusedError
from projectl.server.ids import is_same, token_hash
from projectl.server.readiness import Readiness
from projectl.server.replay.cache import Replays
from projectl.server.replay.facts import Facts
from projectl.server.replay.reviewing import Reviews
from projectl.server.rooms import Hub
from projectl.server.settings import Settings
from projectl.server.storage.people import name_key
from projectl.server.storage.played_games import PlayedGames
from projectl.server.storage.sets import Sets
from projectl.server.storage.store import Identity, Store
from projectl.server.traffic.client_addresses import UNKNOWN, network
from projectl.server.traffic.rate_limits import Limits

COOKIE = "projectl"
DEVICE = "projectl-device"
"""A cookie by which a browser is known in which an account was logged in."""
COOKIE_SECONDS = 365 * 86_400
NOBODY = Identity("", "")


@dataclass(slots=True)
class Services:
    """Made once when the server starts."""

    settings: Settings
    hub: Hub
    store: Store
    sets: Sets
    played: PlayedGames
    facts: Facts
    accounts: Accounts
    handshakes: Limits
    creations: Limits
    logins: Limits
    reads: Limits
    logins_by_name: Limits
    exports: Limits
    renames: Limits
    readiness: Readiness
    reviews: Reviews
    open_sockets: Counter[str] = field(default_factory=Counter)
    """By address."""
    replays: Replays = field(default_factory=Replays)


def services(connection: HTTPConnection) -> Services:
    """The services of the application that a request or websocket came to."""
    found: Services = connection.app.state.services
    return found


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as the settings let us believe it and as the limits count it."""
    return network(connection.client.host) if connection.client else UNKNOWN


async def find_identity(connection: HTTPConnection) -> Identity | None:
    """Who is asking: by token, or by cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > 100:
        return None
    return await services(connection).accounts.by_token(token_hash(token))


async def some_identity(connection: HTTPConnection) -> Identity:
    """Who is asking; nobody in particular may look too."""
    return await find_identity(connection) or NOBODY


async def known_identity(connection: HTTPConnection) -> Identity:
    """Who is asking, who must be somebody."""
    identity = await find_identity(connection)
    if identity is None:
        raise RefusedError("identity-wanted")
    return identity


def limit_creations(connection: HTTPConnection) -> None:
    """Refuse an address that creates too much."""
    _limit(services(connection).creations, address(connection))


def limit_reads(connection: HTTPConnection) -> None:
    """Refuse an address that asks for too many lists and replays."""
    _limit(services(connection).reads, address(connection))


def limit_logins(connection: HTTPConnection) -> None:
    """Refuse an address that has passwords checked too often."""
    _limit(services(connection).logins, f"address {address(connection)}")


def limit_login(connection: HTTPConnection, login: Login, name: str, before: Identity | None) -> None:
    """Refuse too many attempts: of an address, and at one name from wherever they come.

    Where the account was logged in before only that device's own attempts count: others cannot lock its owner out.
    """
    asked = services(connection)
    here = before is not None and login.identity is not None and before.id == login.identity.id
    if here or is_same(connection.cookies.get(DEVICE, ""), login.device):
        limit_owner(asked, login.identity)
        return
    limit_logins(connection)
    _limit(asked.logins_by_name, name_key(name))


def limit_owner(asked: Services, identity: Identity | None) -> None:
    """Refuse who is known, by session or device, and has passwords checked too often."""
    _limit(asked.logins, f"owner {identity and identity.id}")


def _limit(limits: Limits, key: str) -> None:
    if not limits.allow(key):
        raise RefusedError("too-many", seconds=int(limits.seconds))


def limit_own(limits: Limits, identity: Identity) -> None:
    """Refuse somebody, from wherever they come, who does something too often."""
    _limit(limits, identity.id)


Asked = Annotated[Services, Depends(services)]
Somebody = Annotated[Identity, Depends(some_identity)]
Known = Annotated[Identity, Depends(known_identity)]
MaybeKnown = Annotated[Identity | None, Depends(find_identity)]
