"""Identities: guests by cookie, programs by token, and whom one does not want to hear."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from projectl.server.names import clean_name
from projectl.server.storage import store
from projectl.server.storage.store import Identity

from .models import Guest, Mute, NewGuest
from .problems import RESPONSES
from .services import COOKIE, COOKIE_SECONDS, Asked, Known, limit_creations, new_token

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)
PlayerId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.post("/guests", status_code=201, dependencies=[Depends(limit_creations)])
async def create_guest(wanted: NewGuest, request: Request, response: Response, asked: Asked) -> Guest:
    """Become a guest. The answer sets a cookie, or tells a token if that was asked for."""
    identity = Identity(secrets.token_urlsafe(9), clean_name(wanted.name))
    token, hashed = new_token()
    await asked.hub.journal.write(store.new_identity(identity, hashed, asked.hub.now()))
    if wanted.token:
        return Guest(id=identity.id, name=identity.name, token=token)
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return Guest(id=identity.id, name=identity.name)


@router.get("/me")
async def who_am_i(identity: Known) -> Guest:
    """Who you are."""
    return Guest(id=identity.id, name=identity.name)


@router.put("/me")
async def rename(wanted: NewGuest, identity: Known, asked: Asked) -> Guest:
    """Take another name. Games that you have sat down to keep the old one."""
    name = clean_name(wanted.name)
    await asked.hub.journal.write(store.renamed(identity.id, name))
    return Guest(id=identity.id, name=name)


@router.put("/mutes/{player}")
async def mute(player: PlayerId, wanted: Mute, identity: Known, asked: Asked) -> Mute:
    """Hear somebody no more in any chat, or again."""
    await asked.hub.journal.write(*store.muted(identity.id, player, wanted.muted))
    asked.hub.mute(identity.id, player, wanted.muted)
    return wanted
