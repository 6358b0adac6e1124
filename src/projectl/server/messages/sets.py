"""Drawn puzzles, as an editor sends them and as they are kept: they may still be unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from projectl.rules.puzzles import BELONGS_TO, COLOURS, REWARDS

from .constraints import Between, Length, Note, Pattern

MOST_PUZZLES = 112

if TYPE_CHECKING:
    Colour = str
    Reward = str
    Expansion = str
else:  # the names are the rules'
    Colour, Reward, Expansion = Literal[COLOURS], Literal[REWARDS], Literal[BELONGS_TO]


class DrawnPuzzle(TypedDict):
    """A puzzle as far as it is drawn; `cells` of its recess are counted from 0 in reading order."""

    id: Annotated[str, Length(0, 12), Pattern(r"^[A-Za-z0-9_-]*$")]
    colour: Colour
    points: Annotated[int, Between(0, 9)]
    reward: Reward
    cells: Annotated[list[Annotated[int, Between(0, 24)]], Length(0, 25)]


class DrawnSet(TypedDict):
    """A set as far as it is drawn; `expansion` is what it stands in for or needs."""

    title: Annotated[str, Length(1, 60)]
    expansion: Expansion
    puzzles: Annotated[list[DrawnPuzzle], Length(0, MOST_PUZZLES)]


class WantedVerdict(TypedDict):
    """A puzzle to be judged, and the others of its set, with which its shape is compared."""

    puzzle: DrawnPuzzle
    expansion: Expansion
    others: Annotated[list[DrawnPuzzle], Length(0, MOST_PUZZLES)]


class LaidPiece(TypedDict):
    """A piece and the cells that it covers."""

    piece: str
    cells: list[int]


class FairPoints(TypedDict):
    """What printed puzzles like it give."""

    points: int
    low: int
    high: int


class SameShape(TypedDict):
    """A puzzle of the same shape; `exactly`: it lies just so."""

    set: str
    id: str
    exactly: bool


class ComparedPlace(TypedDict):
    """Printed puzzles with as many cells less the level of the reward, and as many points."""

    extent: int
    points: int
    colour: str
    count: int


class Comparison(TypedDict):
    """The printed puzzles, and by how many points what they say is typically wrong."""

    places: list[ComparedPlace]
    puzzles: int
    error: float


class PuzzleVerdict(TypedDict):
    """What there is to say about a drawn puzzle (docs/puzzle-format.md)."""

    fillable: bool
    reason: Annotated[str | None, Note("Why it cannot be played with, as the key of a text.")]
    cells: int
    sets: int
    fewest_pieces: int | None
    fewest_sets: int
    filling: list[LaidPiece]
    fewest_actions: int | None
    extent: Annotated[int, Note("Cells less the level of the reward.")]
    fair: FairPoints | None
    same_as: list[SameShape]
    comparison: Comparison


class KeptSet(TypedDict):
    """A set in the list of its owner."""

    id: str
    title: str
    expansion: str
    puzzles: Annotated[int, Note("How many.")]
    changed: int
    link: Annotated[str | None, Note("Who has it can read the set.")]


class SetText(TypedDict):
    """A set as the text of a puzzle file (docs/puzzle-format.md)."""

    name: str
    text: str
