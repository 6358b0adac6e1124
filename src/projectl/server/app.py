"""The application: one place where everything is put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI

from projectl import __version__

from .api import choices, games, operation, people, problems, socket
from .api.guard import Guard
from .api.services import Services
from .bots import BotPool
from .limits import Limits
from .rooms import Hub
from .settings import Settings
from .storage.database import migrate, open_database
from .storage.journal import Journal
from .storage.store import Store

log = structlog.get_logger("projectl")


def create_app(settings: Settings) -> FastAPI:
    """The application for uvicorn, or any other ASGI server."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = open_database(settings.database_url)
        await migrate(engine)
        journal, database = Journal(engine), Store(engine)
        bots = BotPool(settings.bot_workers, settings.bot_seconds)
        hub = Hub(settings, database, journal, bots)
        app.state.services = Services(
            settings, hub, database, Limits(settings.handshakes, 60), Limits(settings.creations, 60)
        )
        hub.start()
        log.info("started", backend=engine.dialect.name)
        try:
            yield
        finally:
            await hub.stop()
            await journal.close()
            bots.close()
            await engine.dispose()
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
    for module in (people, choices, games, operation, socket):
        app.include_router(module.router)
    app.add_middleware(Guard, settings=settings)
    return app
