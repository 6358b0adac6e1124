"""What is said to who asks for advice, as JSON: a hint, and whether a puzzle can be finished (`projectl.advice`)."""

from __future__ import annotations

from typing import Literal, TypedDict

Group = Literal[
    "take",
    "take-deck",
    "piece",
    "recycle",
    "upgrade",
    "master",
    "ambassador",
    "ghost",
    "place",
    "stop",
    "cancel",
    "end",
    "choose",
    "complete",
    "level-up",
    "decline",
    "done",
    "order",
]
"""What an action is."""
ReasonKey = Literal[
    "completes",
    "completes-taken",
    "reward",
    "returns",
    "master-completes",
    "opens",
    "master",
    "triggers-end",
    "takes",
    "held",
    "denies",
    "progress",
    "fits",
    "grows",
    "master-ready",
    "last-turn",
    "touch-pays",
    "touch-costs",
]
"""Why a hint is given: each stands for a sentence, which is true of the position."""
RiskKey = Literal["none", "draw", "last-pieces", "both-act", "end-near", "choice"]
"""What could come between."""
Look = Literal["puzzle", "row", "decks", "rows", "pieces", "choice", "turn"]
"""What a hint points at first: a puzzle of one's own, one of the rows, …; `turn`: nothing is left but to end it."""
Verdict = Literal["now", "turns", "luck", "too-late"]


class Reason(TypedDict):
    """A sentence that is true, with its values. Puzzle slots count from 1, seats from 0."""

    key: ReasonKey
    slot: int | None
    slots: list[int]
    seat: int | None
    count: int | None
    piece: str | None
    pieces: list[str]


class Risk(TypedDict):
    """What could come between, with its values."""

    key: RiskKey
    piece: str | None
    count: int | None


class Step(TypedDict):
    """An action of a plan. Slots count from 1; `number` is which action of the turn it belongs to."""

    action: str
    group: Group
    number: int
    slot: int | None
    row_slot: int | None
    piece: str | None
    taken: str | None
    cells: list[str]
    completes: list[int]


class HintDocument(TypedDict):
    """A hint, as deep as was asked for: what belongs to greater depths is null or empty.

    `by` is the bot that was asked. `kind` is `act`; `even` where all turns are about equal; `complete` where nothing is
    left to do but to end the turn. The chances are those to win after the best turn and after the next best.
    """

    depth: int
    by: str
    kind: Literal["act", "even", "complete"]
    look: Look
    slot: int | None
    row_slot: int | None
    open: int | None
    group: Group | None
    steps: list[Step]
    reasons: list[Reason]
    chance: float | None
    next_chance: float | None
    looked_at: int | None


class PlanDocument(TypedDict):
    """Whether a puzzle can still be finished, and how. `turns` counts this one; null where nobody can tell."""

    slot: int
    verdict: Verdict
    turns: int | None
    steps: list[Step]
    risks: list[Risk]
