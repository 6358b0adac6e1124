"""Identities: guests by cookie, programs by token, and whom one does not want to hear."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from projectl.server.errors import RefusedError
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.games import Guest, Mute, NewGuest, Visitor
from projectl.server.http.services import COOKIE, COOKIE_SECONDS, Asked, Known, MaybeKnown, limit_creations, limit_own
from projectl.server.storage import store
from projectl.server.storage.store import Identity

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)
PlayerId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def person(identity: Identity) -> Guest:
    """Somebody as they see themselves."""
    return Guest(id=identity.id, name=identity.name, kind=identity.kind)


def with_token(identity: Identity, token: str, tell: bool, request: Request, response: Response) -> Guest:
    """Somebody who is known by a token from now on: it is told to programs, browsers get it as a cookie."""
    if tell:
        return Guest(id=identity.id, name=identity.name, kind=identity.kind, token=token)
    keep_cookie(COOKIE, token, request, response)
    return person(identity)


def keep_cookie(name: str, value: str, request: Request, response: Response) -> None:
    """Let a browser keep something for this server alone, which its scripts cannot read."""
    https = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=https, path="/")


def drop_cookie(name: str, response: Response) -> None:
    """Let it forget that."""
    response.delete_cookie(name, path="/", httponly=True, samesite="lax")


def agent(request: Request) -> str:
    """What a browser or program calls itself."""
    return request.headers.get("user-agent", "")


@router.post("/guests", status_code=201, dependencies=[Depends(limit_creations)])
async def create_guest(wanted: NewGuest, request: Request, response: Response, asked: Asked) -> Guest:
    """Become a guest. The answer sets a cookie, or tells a token if that was asked for."""
    identity, token = await asked.accounts.guest(wanted.name, agent(request))
    return with_token(identity, token, wanted.token, request, response)


@router.get("/me")
async def who_am_i(identity: Known) -> Guest:
    """Who you are."""
    return person(identity)


@router.get("/visitor")
async def who_asks(identity: MaybeKnown) -> Visitor:
    """Who you are, if you are anybody yet: pages ask it first, and being new is no error."""
    return Visitor(me=person(identity) if identity else None)


@router.put("/me")
async def rename(wanted: NewGuest, identity: Known, asked: Asked) -> Guest:
    """Take another name. Games that you have sat down to keep the old one."""
    limit_own(asked.renames, identity)
    return person(await asked.accounts.rename(identity, wanted.name))


@router.put("/mutes/{player}")
async def mute(player: PlayerId, wanted: Mute, identity: Known, asked: Asked) -> Mute:
    """Hear somebody no more in any chat, or again."""
    statements = store.replace_mute(identity.id, player, wanted.muted)
    if wanted.muted:
        if await asked.accounts.people.identity(player) is None:
            raise RefusedError("player-unknown")
        async with asked.hub.quotas.another_mute(identity.id):
            await asked.hub.journal.write(*statements)
    else:
        await asked.hub.journal.write(*statements)
    asked.hub.mute(identity.id, player, wanted.muted)
    return wanted
