"""Games: create, list, look, sit down, leave, export."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse

from projectl.bots.registry.catalogue import BotInfo, offered_bots, slow_bots
from projectl.game.view.hints import HINTS
from projectl.server.answers.pages import GAMES_PAGE
from projectl.server.errors import RefusedError
from projectl.server.http.problems import RESPONSES, RESPONSES_TO_TEXT
from projectl.server.http.schemas.documents import TableDocument
from projectl.server.http.schemas.games import BotDocument, BotList, GameList, ListedGame, NewGame, NewSeat, Sit
from projectl.server.http.schemas.options import Variant
from projectl.server.http.services import Asked, Known, Services, Somebody, limit_creations, limit_reads, services
from projectl.server.replay.records import record_text
from projectl.server.replay.salvage import salvaged_record
from projectl.server.rooms import Room
from projectl.server.rooms.hub import SeatChoice, admit, sitting
from projectl.server.storage.listing import Listing, Place
from projectl.server.storage.reader import Row
from projectl.server.storage.store import Identity
from projectl.server.storage.unreadable_games import UnreadableGameError
from projectl.server.table import Command
from projectl.server.table.days import DAY
from projectl.server.table.setup import CARETAKER

router = APIRouter(prefix="/api", tags=["games"], responses=RESPONSES)

GameId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Path(ge=0, le=5)]
Before = Annotated[
    str | None,
    Query(
        pattern=r"^[0-9]{1,16}(-[A-Za-z0-9_-]{1,32})?$",
        description="Where the list goes on: `more` of the page before, or a time.",
    ),
]


async def the_room(game: GameId, request: Request) -> Room:
    """The room that a path names."""
    return await services(request).hub.room(game)


TheRoom = Annotated[Room, Depends(the_room)]


@router.get("/bots")
async def list_bots() -> BotList:
    """The bots that can take a seat, the weakest first."""
    return BotList(bots=_documents(offered_bots()), slow=_documents(slow_bots()))


def _documents(found: Iterable[BotInfo]) -> list[BotDocument]:
    return [BotDocument(name=info.name, level=info.level, description_key=info.description_key) for info in found]


@router.post("/games", status_code=201, dependencies=[Depends(limit_creations)])
async def create_game(wanted: NewGame, identity: Known, asked: Asked) -> TableDocument:
    """Create a game. It begins when all its seats are taken."""
    seats = [await _choice(asked, identity, seat) for seat in wanted.seats]
    room = await asked.hub.create(wanted.setup(), identity, seats)
    return room.document()


async def _choice(asked: Services, identity: Identity, wanted: NewSeat) -> SeatChoice:
    if wanted.kind == "bot":
        return SeatChoice(bot=wanted.bot or CARETAKER)
    if wanted.kind == "open":
        return SeatChoice()
    return SeatChoice(name=await asked.accounts.seat_name(identity, wanted.name))


@router.get("/games", dependencies=[Depends(limit_reads)])
async def list_games(  # noqa: PLR0913, PLR0917  # one parameter for each filter
    asked: Asked,
    identity: Somebody,
    status: Annotated[Literal["open", "running", "over"] | None, Query()] = None,
    variant: Annotated[Variant | None, Query()] = None,
    edition: Annotated[str | None, Query(max_length=40)] = None,
    rated: Annotated[bool | None, Query()] = None,
    player: Annotated[
        str | None, Query(max_length=32, description="Only those in which this player has a seat.")
    ] = None,
    mine: Annotated[bool, Query(description="Only those in which you have a seat, public or not.")] = False,
    before: Before = None,
) -> GameList:
    """Public games, or your own, newest first."""
    if mine and not identity.id:
        raise RefusedError("identity-wanted")
    who = identity.id if mine else player
    return await listed(asked, Listing(not mine, who, status, variant, rated, place(before), edition))


def place(before: str | None) -> Place | None:
    """Where a list goes on."""
    return None if before is None else Place.read(before)


async def listed(asked: Services, wanted: Listing) -> GameList:
    """A page of a list of games."""
    rows = await asked.store.games(wanted, GAMES_PAGE)
    seats = await asked.store.seats([row["id"] for row in rows])
    games = [ListedGame.model_validate(_listing(row, seats[row["id"]], asked.settings.expire_days)) for row in rows]
    return GameList(games=games, more=str(Place.after(rows[-1])) if len(rows) == GAMES_PAGE else None)


def _listing(row: Row, seats: list[Row], days: int) -> dict[str, Any]:
    return {
        "id": row["id"],
        "status": row["status"],
        "created": row["created_at"],
        **{name: row[name] for name in ("edition", "variant", "players", "public", "rated")},
        "seats": [{name: seat[name] for name in ("seat", "player", "name", "bot", "account")} for seat in seats],
        "ended": json.loads(row["ended"]) if row["ended"] else None,
        "expires": row["changed_at"] + days * DAY if days and row["status"] != "over" else None,
    }


@router.get("/games/{game}")
async def get_game(room: TheRoom) -> TableDocument:
    """The table: who sits there and how it stands. Who has the link may look."""
    return room.document()


@router.get("/games/{game}/view")
async def get_view(
    room: TheRoom,
    identity: Somebody,
    seat: Annotated[int | None, Query(ge=0, le=5, description="One of your own; left out: as a spectator.")] = None,
    hints: Annotated[list[str], Query(max_length=len(HINTS))] = [],  # noqa: B006  # FastAPI copies it
) -> Mapping[str, Any]:
    """What a seat of yours may know and do (docs/views.md), with costly parts on request."""
    if seat is not None and seat not in room.table.seats_of(identity.id):
        raise RefusedError("seat-not-yours", seat=seat)
    view = room.table.view(seat, hints)
    if view is None:
        raise RefusedError("game-not-started")
    return view


@router.post("/games/{game}/seats/{seat}")
async def take_seat(room: TheRoom, seat: Seat, wanted: Sit, identity: Known, asked: Asked) -> TableDocument:
    """Sit down in an open seat, or, as the host, put a bot there."""
    admit(room.table.setup, identity)
    if wanted.kind == "bot":
        command = Command("seat-bot", seat, {"bot": wanted.bot or CARETAKER}, identity.id)
    else:
        name = await asked.accounts.seat_name(identity, None if room.table.setup.rated else wanted.name)
        command = sitting(seat, name, identity)
    await room.submit(command)
    return room.document()


@router.delete("/games/{game}/seats/{seat}")
async def leave_seat(room: TheRoom, seat: Seat, identity: Known) -> TableDocument:
    """Get up again before the game has begun; the host can send a bot away."""
    await room.submit(Command("leave", seat, {}, identity.id))
    return room.document()


@router.get(
    "/games/{game}/record",
    dependencies=[Depends(limit_reads)],
    response_class=PlainTextResponse,
    responses=RESPONSES_TO_TEXT,
)
async def get_record(game: GameId, asked: Asked) -> PlainTextResponse:
    """The game as a record (docs/notation.md). While it is on, the seed is not in it.

    Also of a game that cannot be opened any more, as far as its log can be read.
    """
    try:
        room = await asked.hub.room(game)
    except UnreadableGameError as unreadable:
        return PlainTextResponse(await salvaged_record(asked.store, game, unreadable.entries))
    return PlainTextResponse(record_text(room.table))
