"""What is said of a finished game by its review, as JSON (`projectl.review`). Chances are in percent."""

from __future__ import annotations

from typing import Literal, TypedDict

from .advice_documents import Reason, Step

MomentKind = Literal["slip", "best", "turning", "luck"]
"""Why a moment stands out: a turn that cost chances, one that found more than others, the lead for good, a draw."""


class LaidPiece(TypedDict):
    """A piece on a puzzle, with the cells that it covers (0 to 24, as in views)."""

    piece: str
    cells: list[int]


class MatPuzzle(TypedDict):
    """A puzzle of a mat as it lies at the end of a line."""

    slot: int
    puzzle: str
    pieces: list[LaidPiece]


class ReviewPuzzle(TypedDict):
    """What is printed on a puzzle, as in views."""

    colour: str
    points: int
    reward: str
    cells: list[int]
    origin: str


class LineDocument(TypedDict):
    """A turn as it was played, or the best that was found: its actions, and the mat after them.

    `chance` is that of the seat to win after it, before anything is drawn.
    """

    chance: float
    steps: list[Step]
    puzzles: list[MatPuzzle]
    completed: list[str]


class ReviewTurn(TypedDict):
    """One turn of one seat, or its finishing touches.

    `chances` are those of every side before it, in solo of the person and then of the opponent; `play` and `draw` are
    by how much its decisions and what turned up have changed them, so that `chances`, `play` and `draw` add up to the
    chances before the next turn. `loss` is what was played against the best found, with its standard `error`; both are
    null where nothing was to decide. `best` is null where the best found was played.
    """

    seat: int
    round: int
    kind: Literal["turn", "touches"]
    first_move: int
    last_move: int
    chances: list[float]
    play: list[float]
    draw: list[float]
    loss: float | None
    error: float | None
    is_slip: bool
    is_best: bool
    ahead: float
    """By how much what was played is better than the usual proposal of the search."""
    samples: int
    looked_at: int
    played: LineDocument
    best: LineDocument | None
    reasons: list[Reason]
    """Why the best that was found is good."""


class KeyMoment(TypedDict):
    """A turn worth a look. `seat` is whom it is about; `change` by how much its chance changed, or what was lost."""

    turn: int
    kind: MomentKind
    seat: int
    change: float


class SeatFigures(TypedDict):
    """How well a seat played. `accuracy` is null where it decided too few turns to tell."""

    accuracy: int | None
    turns: int
    best: int
    slips: int
    hinted: int
    """Turns in which it was given a hint, as far as the record tells; they do not count for the accuracy."""


class Split(TypedDict):
    """A side's way from its first chance to the result, in whole percent: the parts add up exactly."""

    start: int
    own: int
    others: int
    draw: int
    result: int


class JudgeDocument(TypedDict):
    """Who judged."""

    name: str
    version: str


class ReviewDocument(TypedDict):
    """A review, as far as it is made: `total` turns are to be judged, those in `turns` are.

    `figures` (by seat) and `ways` (by side) and `moments` are those of the turns that are judged.
    """

    format: str
    players: int
    solo: bool
    judge: JudgeDocument
    slip: int
    """From so many points of loss on a turn can be a slip."""
    total: int
    turns: list[ReviewTurn]
    result: list[float]
    moments: list[KeyMoment]
    figures: list[SeatFigures]
    ways: list[Split]
    puzzles: dict[str, ReviewPuzzle]
    """By id: what is printed on the puzzles that the lines mention."""
