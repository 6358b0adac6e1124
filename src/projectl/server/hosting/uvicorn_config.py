"""How uvicorn is to run the application."""

from __future__ import annotations

from typing import Any

from projectl.server.app import create_app
from projectl.server.http.websocket import MAX_FRAME
from projectl.server.settings import Settings
from projectl.server.transport.protocols import BoundedConfig

PING_SECONDS = 45.0
"""Often enough for the proxies on the way, which close what is silent for a minute."""


def configuration(settings: Settings, app: Any = None) -> BoundedConfig:
    """With uvloop and httptools, where they are installed. `app`: another application than the usual one."""
    return BoundedConfig(
        settings,
        create_app(settings) if app is None else app,
        host=settings.host,
        port=settings.port,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # a compressor for every connection costs more memory than a game
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[*settings.trusted_proxies],
        timeout_graceful_shutdown=5,
    )
