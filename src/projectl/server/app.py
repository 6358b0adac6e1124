"""The application: one place where everything is put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI

from projectl import __version__
from projectl.server.bots.pool import BotPool, ReviewPool
from projectl.server.http.middleware import Guard
from projectl.server.http.routes import (
    accounts,
    choices,
    daily_problems,
    examples,
    games,
    lessons,
    operation,
    people,
    players,
    puzzles,
    replays,
    sets,
)
from projectl.server.http.routes import client_page as client
from projectl.server.http.services import Services
from projectl.server.http.websocket import Sockets
from projectl.server.replay.facts import Facts
from projectl.server.replay.reviewing import Reviews
from projectl.server.rooms.control_queue import Orders
from projectl.server.storage.errors import DatabaseFaultError
from projectl.server.storage.people import People
from projectl.server.storage.played_games import PlayedGames
from projectl.server.storage.sets import Sets
from projectl.server.storage.store import Store
from projectl.server.traffic.rate_limits import Limits

from .accounts import Accounts, Passwords
from .backend import Backend, open_backend
from .http import problems
from .readiness import Readiness
from .rooms import Hub
from .settings import Settings

log = structlog.get_logger("projectl")


def create_app(settings: Settings, opening: Callable[[str], Awaitable[Backend]] = open_backend) -> FastAPI:
    """The application for uvicorn, or any other ASGI server; `opening` opens its database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            backend = await opening(settings.database_url)
        except DatabaseFaultError as fault:
            app.state.fault = fault  # for who has started the server: it is no fault of the program
            log.error("not-started", code=fault.code, reason=str(fault))
            raise
        database = Store(backend.engine)
        bots = BotPool(settings.bot_workers, settings.bot_seconds, backend.supervisor)
        hub = Hub(
            settings,
            database,
            backend.journal,
            bots,
            wire=backend.wire,
            leases=backend.leases,
            supervisor=backend.supervisor,
        )
        reviewers = ReviewPool(settings.review_workers, settings.bot_seconds, backend.supervisor)
        reviews = Reviews(reviewers)
        passwords, orders = Passwords(), Orders(backend.engine)
        app.state.services = Services(
            settings,
            hub,
            database,
            Sets(backend.engine),
            PlayedGames(backend.engine),
            Facts(database),
            Accounts(hub, People(backend.engine), passwords),
            handshakes=Limits(settings.handshakes, 60),
            creations=Limits(settings.creations, 60),
            logins=Limits(settings.logins, 60),
            reads=Limits(settings.reads, 60),
            logins_by_name=Limits(settings.logins_by_name, 60),
            exports=Limits(settings.exports, 3600),
            renames=Limits(settings.renames, 3600),
            readiness=Readiness(hub),
            reviews=reviews,
        )
        await orders.start(hub)
        hub.start()
        log.info("started", backend=backend.engine.dialect.name)
        try:
            yield
        finally:
            await orders.stop()
            reviews.stop()
            await hub.stop()
            await backend.journal.close()
            await bots.close()
            await hub.advice.close()
            await reviewers.close()
            await backend.supervisor.stop()
            passwords.close()
            await backend.close()
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
    for module in (
        people,
        accounts,
        players,
        choices,
        games,
        replays,
        examples,
        lessons,
        daily_problems,
        puzzles,
        sets,
        operation,
        client,
    ):
        app.include_router(module.router)
    app.add_middleware(Sockets)
    app.add_middleware(Guard, settings=settings)
    return app
