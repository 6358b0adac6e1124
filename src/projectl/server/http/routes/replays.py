"""Looking at games moment by moment: those of this server, and records that somebody sends."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import Field, ValidationError

from projectl.record.errors import GameRecordError
from projectl.server.answers.pages import LOG_PAGE, MOMENTS_PAGE
from projectl.server.errors import RefusedError
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.documents import ReviewDocument
from projectl.server.http.schemas.options import ReplaySetupDocument
from projectl.server.http.schemas.strict import Strict
from projectl.server.http.services import Asked, Somebody, limit_creations, limit_reads
from projectl.server.replay.records import check_reader
from projectl.server.replay.salvage import salvaged_log
from projectl.server.storage.store import Identity
from projectl.server.storage.unreadable_games import UnreadableGameError
from projectl.server.table import Table

from .games import GameId, TheRoom

router = APIRouter(prefix="/api", tags=["replays"], responses=RESPONSES)

JSON = "application/json"
READ = [Depends(limit_reads)]
From = Annotated[int, Query(alias="from", ge=0, le=1_000_000, description="The number of the first moment.")]
Count = Annotated[int, Query(ge=0, le=MOMENTS_PAGE, description="So many moments.")]
LogCount = Annotated[int, Query(ge=0, le=LOG_PAGE, description="So many moments.")]
After = Annotated[int, Query(ge=0, le=10_000, description="So many judged turns are known already.")]
SeatOf = Annotated[int | None, Query(ge=0, le=5, description="Whose view; left out: a spectator's.")]


class Graph(Strict):
    """By seat and moment. In solo the second row of points is the opponent's; null: the viewer may not know them."""

    points: list[list[int] | None]
    pieces: list[list[int]] = Field(description="In the supply and on puzzles.")
    turns: list[int] = Field(description="By moment: the turn that is played.")
    actions: list[int] = Field(description="By moment: the actions done so far; ending a turn is none.")


class ToldMoment(Strict):
    """An action and what it brought about; number 0 is the start and has none. `round` and `turn` are the action's."""

    number: int
    seat: int | None
    action: str | None
    round: int | None
    turn: int
    stand_in: str | None = Field(description="The bot that chose the action, if that of the seat gave no answer.")
    events: list[dict[str, Any]]


class Moment(ToldMoment):
    """What an action led to."""

    view: dict[str, Any]


class Verified(Strict):
    """The seed, and whether it is the one that was committed to; null if nothing was."""

    commitment: str | None
    seed: str
    matches: bool | None


class VerdictDocument(Strict):
    """What `projectl verify` says of the record."""

    code: str
    ok: bool
    text: str


class LogDocument(Strict):
    """What has happened in a game, action by action."""

    total: int = Field(description="The number of the last moment.")
    from_: int = Field(alias="from")
    moments: list[ToldMoment]
    puzzles: dict[str, dict[str, Any]] = Field(description="By id, as in a view: those that the moments mention.")


class ReplayDocument(Strict):
    """Some moments of a game."""

    total: int = Field(description="The number of the last moment.")
    from_: int = Field(alias="from")
    seats: list[str]
    setup: ReplaySetupDocument
    graph: Graph
    moments: list[Moment]
    verified: Verified | None
    verdict: VerdictDocument | None


class SentRecord(Strict):
    """A record, as the text of its file."""

    record: str


BODIES = {"text/plain": {"schema": {"type": "string"}}, JSON: {"schema": SentRecord.model_json_schema()}}


@router.get("/games/{game}/replay", dependencies=READ, response_model=ReplayDocument)
async def replay_game(
    room: TheRoom, asked: Asked, identity: Somebody, seat: SeatOf = None, start: From = 0, count: Count = MOMENTS_PAGE
) -> Response:
    """The moments of a game: while it is on, as a seat of yours or a spectator may know them; then as any seat did."""
    _check_viewer(room.table, identity, seat)
    return Response(await asked.replays.of_table(room.table, seat, start, count), media_type=JSON)


@router.get("/games/{game}/log", dependencies=READ, response_model=LogDocument)
async def game_log(
    game: GameId, asked: Asked, identity: Somebody, seat: SeatOf = None, start: From = 0, count: LogCount = LOG_PAGE
) -> Response:
    """The same without views: what has happened, as a seat of yours or a spectator may know it.

    Of a game that cannot be opened any more only the actions, as far as its log can be read.
    """
    try:
        room = await asked.hub.room(game)
    except UnreadableGameError:
        return JSONResponse(await salvaged_log(asked.store, game, start, count))
    _check_viewer(room.table, identity, seat)
    return Response(await asked.replays.of_table(room.table, seat, start, count, brief=True), media_type=JSON)


def _check_viewer(table: Table, identity: Identity, seat: int | None) -> None:
    if seat is not None and seat >= len(table.seats):
        raise RefusedError("command-unknown-seat", seat=seat, last=len(table.seats) - 1)
    if seat is not None and table.status != "over" and seat not in table.seats_of(identity.id):
        raise RefusedError("seat-not-yours", seat=seat)


@router.get("/games/{game}/review", dependencies=READ)
async def review_game(room: TheRoom, asked: Asked, identity: Somebody, after: After = 0) -> ReviewDocument:
    """The review of a finished game: it is made when it is first asked for, turn by turn.

    Answers as soon as more than `after` turns are judged, or with what there is after a few seconds. Whoever asks no
    more has nothing judged any more.
    """
    check_reader(room.table, identity.id)
    return await asked.reviews.of(room.table, identity.id, after)


@router.post(
    "/replays",
    dependencies=READ,
    response_model=ReplayDocument,
    openapi_extra={"requestBody": {"required": True, "content": BODIES}},
)
async def replay_record(
    request: Request, asked: Asked, seat: SeatOf = None, start: From = 0, count: Count = MOMENTS_PAGE
) -> Response:
    """The moments of a record (docs/notation.md), which is sent as it is, as text, or as a field of JSON."""
    text = _record(await request.body(), request.headers.get("content-type", ""))
    found = await asked.replays.of_text(text, seat, start, count, lambda: limit_creations(request))
    return Response(found, media_type=JSON)


def _record(body: bytes, kind: str) -> str:
    if kind.partition(";")[0].strip().lower() == JSON:
        try:
            return SentRecord.model_validate_json(body).record
        except ValidationError as error:
            raise RequestValidationError(error.errors(include_url=False, include_context=False)) from error
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise GameRecordError("record-not-text", source="record") from error
