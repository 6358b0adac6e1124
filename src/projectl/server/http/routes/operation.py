"""For who runs the server: is it up, can it serve, what has it done."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import Field

from projectl import __version__
from projectl.rules.version import RULES_VERSION
from projectl.server.http.problems import RESPONSES, RESPONSES_TO_TEXT
from projectl.server.http.schemas.games import Health, Ready, Trouble
from projectl.server.http.schemas.strict import Strict
from projectl.server.http.services import Asked
from projectl.server.messages.outbound import PROTOCOL
from projectl.server.traffic.client_addresses import is_in
from projectl.server.transport.addresses import is_local, shared_address
from projectl.texts import languages

router = APIRouter(tags=["operation"], responses=RESPONSES)

FEATURES = ["accounts", "ladder", "replays", "examples", "lessons", "problems", "puzzles"]


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
async def ready(asked: Asked) -> Ready:
    """The server can take requests. If not, the code names what does not work: `not-ready-news`, `not-ready-disk`."""
    found = [Trouble(part=each.part, reason=each.reason) for each in await asked.readiness.check()]
    return Ready(status="degraded" if found else "ok", version=__version__, degraded=found)


@router.get("/metrics", response_class=PlainTextResponse, responses=RESPONSES_TO_TEXT)
async def metrics(request: Request, asked: Asked) -> PlainTextResponse:
    """What Prometheus collects. Others get a 404: on a quiet server the figures tell of what players do secretly."""
    if not _may_see_metrics(request, asked.settings.metrics_for):
        raise HTTPException(404, "Not Found")
    return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _may_see_metrics(request: Request, networks: Sequence[str]) -> bool:
    """Whether somebody asks from one of these networks, and not through a proxy there."""
    host = request.client.host if request.client else ""
    is_direct = {"x-forwarded-for", "forwarded", "via"}.isdisjoint(request.headers.keys())
    return is_direct and is_in(host, networks)
