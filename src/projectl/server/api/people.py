"""Identities: guests by cookie, programs by token, and whom one does not want to hear."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from projectl.server.storage import store
from projectl.server.storage.store import Identity

from .models import Guest, Mute, NewGuest
from .problems import RESPONSES
from .services import COOKIE, COOKIE_SECONDS, Asked, Known, limit_creations

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)
PlayerId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


def person(identity: Identity) -> Guest:
    """Somebody as they see themselves."""
    return Guest(id=identity.id, name=identity.name, kind=identity.kind)


def with_token(identity: Identity, token: str, tell: bool, request: Request, response: Response) -> Guest:
    """Somebody who is known by a token from now on: it is told to programs, browsers get it as a cookie."""
    if tell:
        return Guest(id=identity.id, name=identity.name, kind=identity.kind, token=token)
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return person(identity)


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


@router.put("/me")
async def rename(wanted: NewGuest, identity: Known, asked: Asked) -> Guest:
    """Take another name. Games that you have sat down to keep the old one."""
    return person(await asked.accounts.rename(identity, wanted.name))


@router.put("/mutes/{player}")
async def mute(player: PlayerId, wanted: Mute, identity: Known, asked: Asked) -> Mute:
    """Hear somebody no more in any chat, or again."""
    await asked.hub.journal.write(*store.muted(identity.id, player, wanted.muted))
    asked.hub.mute(identity.id, player, wanted.muted)
    return wanted
