"""The application: one place where everything is put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI

from projectl import __version__

from .accounts import Accounts, Passwords
from .api import (
    accounts,
    choices,
    client,
    examples,
    games,
    operation,
    people,
    players,
    problems,
    puzzles,
    replays,
)
from .api.guard import Guard
from .api.services import Services
from .api.socket import Sockets
from .backend import Backend, open_backend
from .bots import BotPool
from .limits import Limits
from .orders import Orders
from .rooms import Hub
from .settings import Settings
from .storage.people import People
from .storage.store import Store

log = structlog.get_logger("projectl")


def create_app(settings: Settings, opening: Callable[[str], Awaitable[Backend]] = open_backend) -> FastAPI:
    """The application for uvicorn, or any other ASGI server; `opening` opens its database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        backend = await opening(settings.database_url)
        database = Store(backend.engine)
        bots = BotPool(settings.bot_workers, settings.bot_seconds)
        hub = Hub(settings, database, backend.journal, bots, wire=backend.wire, leases=backend.leases)
        passwords, orders = Passwords(), Orders(backend.engine)
        app.state.services = Services(
            settings,
            hub,
            database,
            Accounts(hub, People(backend.engine), passwords),
            handshakes=Limits(settings.handshakes, 60),
            creations=Limits(settings.creations, 60),
            logins=Limits(settings.logins, 60),
        )
        await orders.start(hub)
        hub.start()
        log.info("started", backend=backend.engine.dialect.name)
        try:
            yield
        finally:
            await orders.stop()
            await hub.stop()
            await backend.journal.close()
            bots.close()
            passwords.close()
            await backend.engine.dispose()
            log.info("stopped")

    app = FastAPI(
        title="Project L server",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    problems.install(app)
    for module in (people, accounts, players, choices, games, replays, examples, puzzles, operation, client):
        app.include_router(module.router)
    app.add_middleware(Sockets)
    app.add_middleware(Guard, settings=settings)
    return app
