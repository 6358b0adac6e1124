"""Accounts: register, log in and out, sessions, the own data."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import StreamingResponse

from projectl.server.accounts.data_export import export
from projectl.server.accounts.erasure import forget
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.games import Guest
from projectl.server.http.schemas.people import (
    Export,
    Farewell,
    Login,
    NewAccount,
    NewPassword,
    SessionDocument,
    SessionList,
)
from projectl.server.http.services import (
    COOKIE,
    DEVICE,
    Asked,
    Known,
    MaybeKnown,
    Services,
    limit_creations,
    limit_login,
    limit_logins,
    limit_own,
    limit_owner,
)
from projectl.server.storage.store import Identity

from .people import agent, drop_cookie, keep_cookie, with_token

router = APIRouter(prefix="/api", tags=["accounts"], responses=RESPONSES)
SessionId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.post("/account", status_code=201, dependencies=[Depends(limit_creations), Depends(limit_logins)])
async def register(wanted: NewAccount, before: MaybeKnown, request: Request, response: Response, asked: Asked) -> Guest:
    """Get an account. Who was a guest stays the same player, with all games."""
    identity, token = await asked.accounts.register(before, wanted.name, wanted.password, agent(request))
    if not wanted.token:
        await _keep_device(identity, request, response, asked)
    return with_token(identity, token, wanted.token, request, response)


@router.post("/login")
async def log_in(wanted: Login, before: MaybeKnown, request: Request, response: Response, asked: Asked) -> Guest:
    """Log in. The games of the guest that you were until now become yours."""
    login = await asked.accounts.login(wanted.name)
    limit_login(request, login, wanted.name, before)
    identity, token = await asked.accounts.log_in(before, login, wanted.password, agent(request))
    if not wanted.token:
        await _keep_device(identity, request, response, asked)
    return with_token(identity, token, wanted.token, request, response)


async def _keep_device(identity: Identity, request: Request, response: Response, asked: Services) -> None:
    """Let the browser be known as one of the owner's: wrong passwords elsewhere do not keep it out."""
    keep_cookie(DEVICE, await asked.accounts.device(identity) or "", request, response)


@router.post("/logout", status_code=204)
async def log_out(identity: Known, response: Response, asked: Asked) -> None:
    """End this session."""
    await asked.accounts.log_out(identity)
    drop_cookie(COOKIE, response)


@router.put("/me/password", status_code=204)
async def change_password(
    wanted: NewPassword, identity: Known, request: Request, response: Response, asked: Asked
) -> None:
    """Take another password. All other sessions are over then."""
    limit_owner(asked, identity)
    await asked.accounts.change_password(identity, wanted.old, wanted.new)
    if COOKIE in request.cookies:
        await _keep_device(identity, request, response, asked)


@router.get("/me/sessions")
async def list_sessions(identity: Known, asked: Asked) -> SessionList:
    """Where you are logged in."""
    found = [
        SessionDocument(
            id=row["id"],
            created=row["created_at"],
            used=row["used_at"],
            agent=row["agent"],
            current=row["id"] == identity.session,
        )
        for row in await asked.accounts.people.sessions(identity.id)
    ]
    return SessionList(sessions=found)


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(session: SessionId, identity: Known, asked: Asked) -> None:
    """End a session of yours."""
    await asked.accounts.end_session(identity, session)


@router.get("/me/export", dependencies=[Depends(limit_creations)], response_model=Export)
async def export_my_data(identity: Known, asked: Asked) -> StreamingResponse:
    """Everything that is stored about you."""
    limit_own(asked.exports, identity)
    parts = export(asked.store.engine, identity, asked.hub.now())
    return StreamingResponse(parts, media_type="application/json")


@router.delete("/me", status_code=204)
async def forget_me(identity: Known, response: Response, asked: Asked, wanted: Farewell | None = None) -> None:
    """Be forgotten. What you have played stays, without your name."""
    limit_owner(asked, identity)
    if identity.has_account:
        await asked.accounts.check(identity, (wanted and wanted.password) or "")
    await forget(asked.hub, asked.accounts, identity)
    for cookie in (COOKIE, DEVICE):
        drop_cookie(cookie, response)
