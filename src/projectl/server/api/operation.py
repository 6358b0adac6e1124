"""For who runs the server: is it up, can it serve, what has it done."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from projectl import __version__
from projectl.server.faults import Refused

from .models import Health
from .problems import RESPONSES, RESPONSES_TO_TEXT
from .services import Asked

router = APIRouter(tags=["operation"], responses=RESPONSES)


@router.get("/health")
async def health() -> Health:
    """The process is alive."""
    return Health(status="ok", version=__version__)


@router.get("/ready")
async def ready(asked: Asked) -> Health:
    """The server can take requests: it is not stopping and its database answers."""
    if asked.hub.is_stopping:
        raise Refused("server-stopping")
    try:
        await asked.store.is_alive()
    except Exception as error:
        raise Refused("not-stored") from error
    return Health(status="ok", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse, responses=RESPONSES_TO_TEXT)
async def metrics() -> PlainTextResponse:
    """What Prometheus collects."""
    return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)
