"""What the routes share, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from projectl.server.accounts import Accounts
from projectl.server.faults import Refused
from projectl.server.limits import Limits
from projectl.server.replaying import Replays
from projectl.server.rooms import Hub
from projectl.server.settings import Settings
from projectl.server.storage.people import name_key
from projectl.server.storage.store import Identity, Store
from projectl.server.tokens import token_hash

COOKIE = "projectl"
COOKIE_SECONDS = 365 * 86_400
NOBODY = Identity("", "")


@dataclass(slots=True)
class Services:
    """Made once when the server starts."""

    settings: Settings
    hub: Hub
    store: Store
    accounts: Accounts
    handshakes: Limits
    creations: Limits
    logins: Limits
    replays: Replays = field(default_factory=Replays)


def services(connection: HTTPConnection) -> Services:
    """The services of the application that a request or websocket came to."""
    found: Services = connection.app.state.services
    return found


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as the settings let us believe it."""
    return connection.client.host if connection.client else "unknown"


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
        raise Refused("identity-wanted")
    return identity


def limit_creations(connection: HTTPConnection) -> None:
    """Refuse an address that creates too much."""
    limits = services(connection).creations
    if not limits.allow(address(connection)):
        raise Refused("too-many", seconds=int(limits.seconds))


def limit_logins(connection: HTTPConnection) -> None:
    """Refuse an address that has passwords checked too often."""
    _limit_login(services(connection), f"address {address(connection)}")


def limit_name(asked: Services, name: str) -> None:
    """Refuse too many attempts at one name, from wherever they come."""
    _limit_login(asked, f"name {name_key(name)}")


def _limit_login(asked: Services, key: str) -> None:
    if not asked.logins.allow(key):
        raise Refused("too-many", seconds=int(asked.logins.seconds))


Asked = Annotated[Services, Depends(services)]
Somebody = Annotated[Identity, Depends(some_identity)]
Known = Annotated[Identity, Depends(known_identity)]
MaybeKnown = Annotated[Identity | None, Depends(find_identity)]
