"""Running the application with uvicorn."""

from __future__ import annotations

import uvicorn

from .api.socket import MAX_FRAME
from .app import create_app
from .logs import set_up_logs
from .settings import Settings


def serve(settings: Settings) -> None:
    """Serve until a signal stops it; what is being written is written first."""
    set_up_logs(settings.log_level)
    uvicorn.Server(configuration(settings)).run()


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run it."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*settings.trusted_proxies],
        timeout_graceful_shutdown=5,
    )
