"""Accounts: register, log in and out, sessions, the own data."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from projectl.server.accounts.exporting import export
from projectl.server.accounts.forgetting import forget

from .models import Guest
from .people import agent, with_token
from .people_models import (
    Export,
    Farewell,
    Login,
    NewAccount,
    NewPassword,
    SessionDocument,
    SessionList,
)
from .problems import RESPONSES
from .services import COOKIE, Asked, Known, MaybeKnown, limit_creations, limit_logins, limit_name

router = APIRouter(prefix="/api", tags=["accounts"], responses=RESPONSES)
SessionId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
BY_PASSWORD = [Depends(limit_logins)]


@router.post("/account", status_code=201, dependencies=[Depends(limit_creations), *BY_PASSWORD])
async def register(wanted: NewAccount, before: MaybeKnown, request: Request, response: Response, asked: Asked) -> Guest:
    """Get an account. Who was a guest stays the same player, with all games."""
    identity, token = await asked.accounts.register(before, wanted.name, wanted.password, agent(request))
    return with_token(identity, token, wanted.token, request, response)


@router.post("/login", dependencies=BY_PASSWORD)
async def log_in(wanted: Login, before: MaybeKnown, request: Request, response: Response, asked: Asked) -> Guest:
    """Log in. The games of the guest that you were until now become yours."""
    limit_name(asked, wanted.name)
    identity, token = await asked.accounts.log_in(before, wanted.name, wanted.password, agent(request))
    return with_token(identity, token, wanted.token, request, response)


@router.post("/logout", status_code=204)
async def log_out(identity: Known, response: Response, asked: Asked) -> None:
    """End this session."""
    await asked.accounts.log_out(identity)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


@router.put("/me/password", status_code=204, dependencies=BY_PASSWORD)
async def change_password(wanted: NewPassword, identity: Known, asked: Asked) -> None:
    """Take another password. All other sessions are over then."""
    await asked.accounts.change_password(identity, wanted.old, wanted.new)


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


@router.get("/me/export", dependencies=[Depends(limit_creations)])
async def export_my_data(identity: Known, asked: Asked) -> Export:
    """Everything that is stored about you."""
    return Export.model_validate(await export(asked.store.engine, identity, asked.hub.now()))


@router.delete("/me", status_code=204, dependencies=BY_PASSWORD)
async def forget_me(identity: Known, response: Response, asked: Asked, wanted: Farewell | None = None) -> None:
    """Be forgotten. What you have played stays, without your name."""
    if identity.has_account:
        await asked.accounts.check(identity, (wanted and wanted.password) or "")
    await forget(asked.hub, asked.accounts, identity)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
