"""What the routes share, and who is asking."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from projectl.server.faults import Refused
from projectl.server.limits import Limits
from projectl.server.rooms import Hub
from projectl.server.settings import Settings
from projectl.server.storage.store import Identity, Store

COOKIE = "projectl"
COOKIE_SECONDS = 365 * 86_400
NOBODY = Identity("", "")


@dataclass(slots=True)
class Services:
    """Made once when the server starts."""

    settings: Settings
    hub: Hub
    store: Store
    handshakes: Limits
    creations: Limits


def services(connection: HTTPConnection) -> Services:
    """The services of the application that a request or websocket came to."""
    found: Services = connection.app.state.services
    return found


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, as far as the settings let us believe it."""
    return connection.client.host if connection.client else "unknown"


def new_token() -> tuple[str, str]:
    """A new secret for a client, and the hash of it that is stored."""
    token = secrets.token_urlsafe(32)
    return token, token_hash(token)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random and long, so that a plain hash keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


async def find_identity(connection: HTTPConnection) -> Identity | None:
    """Who is asking: by token, or by cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > 100:
        return None
    return await services(connection).store.identity(token_hash(token))


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


Asked = Annotated[Services, Depends(services)]
Somebody = Annotated[Identity, Depends(some_identity)]
Known = Annotated[Identity, Depends(known_identity)]
