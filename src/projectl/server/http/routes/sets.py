"""Puzzle sets that somebody keeps, and those that somebody shares by a link."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Body, Depends, Path

from projectl.server.answers.sets import checked
from projectl.server.errors import RefusedError
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.forms import form_of
from projectl.server.http.schemas.strict import Strict
from projectl.server.http.services import Asked, Known, Services, limit_reads
from projectl.server.ids import new_id
from projectl.server.messages import sets as forms
from projectl.server.storage import sets as storage
from projectl.server.storage.reader import Row

if TYPE_CHECKING:
    from projectl.server.messages.sets import DrawnSet, KeptSet
else:
    DrawnSet, KeptSet = form_of(forms.DrawnSet), form_of(forms.KeptSet)

router = APIRouter(prefix="/api", tags=["sets"], responses=RESPONSES)
SetId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
READ = [Depends(limit_reads)]


class KeptSets(Strict):
    """The sets of somebody, the one changed last first."""

    sets: list[KeptSet]


class ShareLink(Strict):
    """By what a set can be read: `GET /api/sets/{link}`."""

    link: str


@router.get("/me/sets", dependencies=READ)
async def list_own_sets(identity: Known, asked: Asked) -> KeptSets:
    """The sets that you keep."""
    return KeptSets(sets=[_listed(row) for row in await asked.sets.of(identity.id)])


@router.post("/me/sets", status_code=201, dependencies=READ)
async def keep_new_set(wanted: Annotated[DrawnSet, Body()], identity: Known, asked: Asked) -> KeptSet:
    """Keep another set, however far it is drawn."""
    row = {"id": new_id(9), "identity": identity.id, "link": None, "created_at": asked.hub.now(), **_content(wanted)}
    row["changed_at"] = row["created_at"]
    async with asked.hub.quotas.another_set(identity.id, row["size"]):
        await asked.hub.journal.write(storage.insert_set(row))
    return _listed(row)


@router.get("/me/sets/{found}", dependencies=READ)
async def get_own_set(found: SetId, identity: Known, asked: Asked) -> DrawnSet:
    """A set that you keep."""
    return _drawn(await _own(asked, identity.id, found))


@router.put("/me/sets/{found}", dependencies=READ)
async def keep_set(wanted: Annotated[DrawnSet, Body()], found: SetId, identity: Known, asked: Asked) -> KeptSet:
    """Keep what is in a set now."""
    row = await _own(asked, identity.id, found)
    content = {**_content(wanted), "changed_at": asked.hub.now()}
    async with asked.hub.quotas.another_set(identity.id, content["size"], instead_of=found):
        await asked.hub.journal.write(storage.update_set(identity.id, found, content))
    return _listed({**row, **content})


@router.delete("/me/sets/{found}", status_code=204)
async def delete_own_set(found: SetId, identity: Known, asked: Asked) -> None:
    """Keep a set no longer; games that were begun with it go on, and its link leads nowhere."""
    await _own(asked, identity.id, found)
    await asked.hub.journal.write(storage.delete_set(identity.id, found))


@router.post("/me/sets/{found}/link", dependencies=READ)
async def share_set(found: SetId, identity: Known, asked: Asked) -> ShareLink:
    """Let everybody read a set who has the link; the same one until it is withdrawn."""
    row = await _own(asked, identity.id, found)
    link = row["link"] or new_id(12)
    if row["link"] is None:
        await asked.hub.journal.write(storage.update_set(identity.id, found, {"link": link}))
    return ShareLink(link=link)


@router.delete("/me/sets/{found}/link", status_code=204)
async def withdraw_link(found: SetId, identity: Known, asked: Asked) -> None:
    """The link of a set leads nowhere from now on."""
    await _own(asked, identity.id, found)
    await asked.hub.journal.write(storage.update_set(identity.id, found, {"link": None}))


@router.get("/sets/{link}", dependencies=READ)
async def get_shared_set(link: SetId, asked: Asked) -> DrawnSet:
    """A set that somebody shares."""
    row = await asked.sets.linked(link)
    if row is None:
        raise RefusedError("set-link-unknown")
    return _drawn(row)


async def _own(asked: Services, identity: str, found: str) -> Row:
    row = await asked.sets.one(identity, found)
    if row is None:
        raise RefusedError("set-unknown")
    return row


def _content(wanted: DrawnSet) -> dict[str, Any]:
    kept = checked(wanted)
    body = json.dumps(kept, separators=(",", ":"), ensure_ascii=False)
    about = {"title": kept["title"], "expansion": kept["expansion"], "puzzles": len(kept["puzzles"])}
    return {**about, "body": body, "size": len(body.encode())}


def _drawn(row: Row) -> DrawnSet:
    drawn: DrawnSet = json.loads(row["body"])
    return drawn


def _listed(row: Mapping[str, Any]) -> KeptSet:
    return {
        "id": row["id"],
        "title": row["title"],
        "expansion": row["expansion"],
        "puzzles": row["puzzles"],
        "changed": row["changed_at"],
        "link": row["link"],
    }
