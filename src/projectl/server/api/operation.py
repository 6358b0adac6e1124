"""For who runs the server: is it up, can it serve, what has it done."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import Field

from projectl import __version__
from projectl.rules.version import RULES_VERSION
from projectl.server.faults import Refused
from projectl.server.rooms.messages import PROTOCOL
from projectl.server.sharing import is_local, shared_address
from projectl.texts import languages

from .models import Health, Strict
from .problems import RESPONSES, RESPONSES_TO_TEXT
from .services import Asked

router = APIRouter(tags=["operation"], responses=RESPONSES)

FEATURES = ["accounts", "ladder", "replays", "examples", "puzzles"]


class ServerDocument(Strict):
    """What a client may want to know before anything else."""

    version: str
    rules_version: int
    protocol: int
    local_only: bool = Field(description="Links to this server work on this machine only.")
    address: str | None = Field(description="To be shared in the network; null: the one that you know it by.")
    languages: list[str]
    features: list[str]
    expire_days: int = Field(description="Games that nobody touches for so long are closed; 0: never.")


@router.get("/api/server")
async def about_server(asked: Asked) -> ServerDocument:
    """What this server is and how others reach it."""
    return ServerDocument(
        version=__version__,
        rules_version=RULES_VERSION,
        protocol=PROTOCOL,
        local_only=is_local(asked.settings),
        address=shared_address(asked.settings),
        languages=[*languages()],
        features=FEATURES,
        expire_days=asked.settings.expire_days,
    )


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
