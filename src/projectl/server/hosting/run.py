"""Running the application with uvicorn, in one process or in several."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from projectl.server.app import create_app
from projectl.server.backend import bring_up_to_date
from projectl.server.logs import set_up_logs
from projectl.server.settings import Settings
from projectl.server.storage.migration import Tell, silent
from projectl.server.transport.open_files import FEW, raise_limit
from projectl.texts import t

from .gc_tuning import QuietServer
from .uvicorn_config import configuration
from .workers import serve_in_processes

log = structlog.get_logger("projectl")


def serve(settings: Settings, ready: Callable[[], None] = lambda: None, tell: Tell = silent) -> None:
    """Serve until a signal stops it; what is being written is written first.

    `ready` is called when it has begun, `tell` hears what is done to a database of an earlier version. Raises
    DatabaseFaultError if the database cannot be used.
    """
    set_up_logs(settings.log_level, settings.log_form)
    limit = raise_limit()
    if limit < FEW:
        log.warning("few-open-files", text=t("few-open-files", found=str(limit), wanted=str(FEW)))
    asyncio.run(bring_up_to_date(settings.database_url, tell))  # else each process would find out, again and again
    if settings.processes > 1:
        ready()
        serve_in_processes(settings)
        return
    app = create_app(settings)
    app.state.fault = None
    try:
        QuietServer(configuration(settings, app), ready).run()
    except SystemExit:
        if app.state.fault is not None:
            raise app.state.fault from None
        raise
