"""The rules page and its example positions, which can be looked at and played. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import Field

from projectl.server.answers.examples import listed, rules_page, shown
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.strict import Strict

router = APIRouter(prefix="/api", tags=["examples"], responses=RESPONSES)

MOST_ACTIONS = 40
Name = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
EditionName = Annotated[str | None, Query(max_length=40, description="Left out: the usual one.")]
Deluxe = Annotated[bool | None, Query(description="With the deluxe box. Left out: without it, if it goes without.")]
SeatOf = Annotated[int, Query(ge=0, le=5, description="Whose view.")]


class ListedExample(Strict):
    """An example in a list."""

    name: str
    edition: str
    deluxe: bool


class ExampleList(Strict):
    """The examples in the order of the rules page, each in every edition that it applies to."""

    examples: list[ListedExample]


class ExampleDocument(ListedExample):
    """A position after some actions, as a seat sees it."""

    setup: dict[str, Any]
    solution: list[str] = Field(description="Actions that show what the example is about.")
    actions: list[str] = Field(description="What has been played.")
    events: list[dict[str, Any]] = Field(description="What the last action brought about.")
    view: dict[str, Any]


class ExampleActions(Strict):
    """Actions to be played from the beginning of the example; `3 take 7` is one of seat 3, counted from 1."""

    actions: list[Annotated[str, Field(min_length=1, max_length=64)]] = Field(max_length=MOST_ACTIONS)


class RulebookBook(Strict):
    """An edition, with or without the deluxe box."""

    edition: str
    deluxe: bool


class RulebookPage(RulebookBook):
    """The rules page of an edition: the keys of its texts in order, and its pictures as they were played."""

    books: list[RulebookBook]
    facts: dict[str, bool | int | str] = Field(description="The edition's switches, with what its box adds.")
    sections: list[dict[str, Any]]
    levels: list[dict[str, Any]] = Field(description="The pieces by level.")
    pictures: dict[str, list[dict[str, Any]]] = Field(description="By example: how it is before and after its actions.")
    tables: list[dict[str, Any]] = Field(description="The set-up for each number of players.")
    cards: dict[str, dict[str, Any]] = Field(description="The puzzles that are drawn.")
    differences: list[dict[str, Any]] = Field(description="What differs between the editions.")


@router.get("/rulebook")
def get_rulebook(edition: EditionName = None, deluxe: bool = False) -> RulebookPage:
    """The rules page of an edition."""
    return RulebookPage(**rules_page(edition, deluxe))


@router.get("/examples")
def list_examples(edition: EditionName = None, deluxe: Deluxe = None) -> ExampleList:
    """All examples, or those of an edition."""
    return ExampleList.model_validate(listed(edition, deluxe))


@router.get("/examples/{name}")
def get_example(name: Name, edition: EditionName = None, deluxe: Deluxe = None, seat: SeatOf = 0) -> ExampleDocument:
    """An example as it begins."""
    return ExampleDocument(**shown(name, [], edition, deluxe, seat))


@router.post("/examples/{name}/play")
def play_example(
    name: Name, wanted: ExampleActions, edition: EditionName = None, deluxe: Deluxe = None, seat: SeatOf = 0
) -> ExampleDocument:
    """An example after some actions."""
    return ExampleDocument(**shown(name, wanted.actions, edition, deluxe, seat))
