"""Puzzle sets, so that a client can draw them: the built-in ones, and own ones before they are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import APIRouter, Body, Depends
from pydantic import Field

from projectl.server.answers.puzzles import builtin_sets, own_set
from projectl.server.answers.sets import text_of, verdict_of
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.forms import form_of
from projectl.server.http.schemas.strict import Strict
from projectl.server.http.services import limit_reads
from projectl.server.messages import sets as forms

if TYPE_CHECKING:
    from projectl.server.messages.sets import DrawnSet, PuzzleVerdict, SetText, WantedVerdict
else:
    DrawnSet, SetText, PuzzleVerdict, WantedVerdict = map(
        form_of, (forms.DrawnSet, forms.SetText, forms.PuzzleVerdict, forms.WantedVerdict)
    )

router = APIRouter(prefix="/api", tags=["puzzles"], responses=RESPONSES)


class PuzzleDocument(Strict):
    """A puzzle; `cells` of its recess are counted from 0 in reading order, `reward` is a piece, up1, up2 or master."""

    id: str
    colour: Literal["white", "black"]
    points: int
    reward: str
    cells: list[int]


class PuzzleSetDocument(Strict):
    """A set; `label` names it with a digest of its puzzles, `expansions` is what it stands in for or needs."""

    name: str
    title: str
    origin: str
    label: str
    expansions: list[str]
    puzzles: list[PuzzleDocument]


class PuzzleSets(Strict):
    """The built-in sets."""

    sets: list[PuzzleSetDocument]


class OwnSet(Strict):
    """An own set, as the text of a puzzle file (docs/puzzle-format.md)."""

    text: str = Field(max_length=65_536)


@router.get("/puzzles")
def list_sets() -> PuzzleSets:
    """All puzzles there are."""
    return PuzzleSets.model_validate(builtin_sets())


@router.post("/puzzles")
def read_set(wanted: OwnSet) -> PuzzleSetDocument:
    """What an own set holds, or what is wrong with it. Nothing is kept: it is sent again with the game."""
    return PuzzleSetDocument.model_validate(own_set(wanted.text))


@router.post("/puzzles/verdict", dependencies=[Depends(limit_reads)])
def judge_puzzle(wanted: Annotated[WantedVerdict, Body()]) -> PuzzleVerdict:
    """What there is to say about a puzzle as far as it is drawn."""
    return verdict_of(wanted)


@router.post("/puzzles/text", dependencies=[Depends(limit_reads)])
def write_set(wanted: Annotated[DrawnSet, Body()]) -> SetText:
    """A drawn set as a puzzle file, or the puzzle that cannot be played with."""
    return text_of(wanted)
