"""Views and events as types. Written by tools/document_types.py from the schemas. Do not edit."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Seat = int
"""Seats are numbered from 0."""

Slot = int
"""A puzzle before a player, numbered from 1."""

RowSlot = int
"""A place for a face-up puzzle, numbered from 1 as the rows lie."""

Column = int
"""A column of the solo grid, numbered from 1."""

Puzzle = str
"""The id of a puzzle."""

Piece = Literal["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4", "P5", "U5", "L5"]

Pieces = dict[str, int]
"""How many there are of each piece; those that do not occur are left out."""

Cells = list[int]
"""Cells of the 5x5 grid in reading order: 5 * row + column, row 0 at the top."""

Deck = Literal["white", "black"]

Locks = list[int]
"""Locks over the three columns."""

Sequence = Literal["master", "ambassador", "ghost", "recycle"]

EndReason = Literal["black-deck-empty", "deck-empty", "dead-position", "turn-cap"]

Action = str
"""An action in notation, ready to be sent."""


class Offer(TypedDict):
    """A piece that can be got, and the action that gets it."""

    piece: Piece
    action: Action


class Laid(TypedDict):
    """A piece and the cells that it covers."""

    piece: Piece
    cells: Cells


class Options(TypedDict):
    """What the game is played with, and switches of its edition."""

    edition: str
    variant: Literal["standard", "solo", "line-clear"]
    players: int
    difficulty: Literal["standard", "challenging", "unbeatable", "no-mercy"] | None
    expansions: list[Literal["ghost", "ambassador", "phoenix"]]
    deluxe: bool
    scores_known: bool
    """Everybody sees the piles and points of everybody."""
    endless_white: bool
    confirm: bool
    """A turn ends by the action `end`, so that its last action can be taken back."""
    turn_cap: int
    """0 for none."""
    exact_turn: bool
    """A turn is exactly three actions; otherwise it may be ended early."""
    deck_take: bool
    recycle: bool
    black_limit: bool
    """At most one black puzzle per turn after the end is triggered."""
    unfinished_cost: bool
    """Unfinished puzzles cost their points."""
    split_arrows: bool
    """The arrows of one reward may go to several pieces."""


class MarketRowsItemSlotsItem(TypedDict):
    """The `MarketRowsItemSlotsItem` of a view."""

    slot: RowSlot
    puzzle: Puzzle | None


class MarketRowsItem(TypedDict):
    """A row. In Line Clear it lies on a side and belongs to who holds the marker."""

    deck: Deck
    side: Literal["left", "right"] | None
    marker: Deck | None
    holder: Seat | None
    slots: list[MarketRowsItemSlotsItem]


class MarketDecksItem(TypedDict):
    """The `MarketDecksItem` of a view."""

    deck: Deck
    count: int
    top: Deck | None
    """The back of the top puzzle; null when the deck is empty."""
    bottom: list[Puzzle]
    """Puzzles at the bottom that everybody has seen go there, from top to bottom."""


class Market(TypedDict):
    """The `Market` of a view."""

    layout: Literal["rows", "grid", "two-sides"]
    rows: list[MarketRowsItem]
    decks: list[MarketDecksItem]


class SeatViewAmbassadors(TypedDict):
    """Ambassador actions left, and the puzzles that lie face up for them."""

    unused: int
    puzzles: list[Puzzle]


class SeatView(TypedDict):
    """A seat. Without `pile` and `score` they are not for this viewer to see."""

    seat: Seat
    name: str
    may_act: bool
    turn: Turn | None
    puzzles: list[Unfinished]
    supply: Pieces
    completed: int
    """How many puzzles the seat has completed: the size of its pile."""
    ambassadors: SeatViewAmbassadors
    """Ambassador actions left, and the puzzles that lie face up for them."""
    touches_done: bool
    pile: NotRequired[list[Puzzle]]
    score: NotRequired[Score]


class Turn(TypedDict):
    """The turn that a seat is playing."""

    marker: Deck | None
    """Line Clear: the marker that the seat holds."""
    actions_left: int
    over: bool
    """Line Clear: the seat has ended its turn and waits for the other."""
    complete: bool
    """Nothing is left to do but `end`."""
    master_used: bool
    black_taken: bool
    """Since the end was triggered."""
    sequence: OpenSequence | None
    choice: Choice | None


class OpenSequence1(TypedDict):
    """The `OpenSequence1` of a view."""

    kind: Literal["master", "ambassador"]
    placed: list[Placed]
    placeable: list[Piece]


class OpenSequence2(TypedDict):
    """The `OpenSequence2` of a view."""

    kind: Literal["ghost"]
    placed: list[Placed]
    placeable: list[Piece]
    ghost: Piece
    pieces: list[Piece]


class OpenSequence3(TypedDict):
    """The `OpenSequence3` of a view."""

    kind: Literal["recycle"]
    deck: Deck
    order: list[RowSlot]
    """From top to bottom."""
    left: list[RowSlot]


OpenSequence = OpenSequence1 | OpenSequence2 | OpenSequence3
"""An action of several steps that has begun."""


class Placed(TypedDict):
    """The `Placed` of a view."""

    slot: Slot
    piece: Piece
    cells: Cells


class Choice1(TypedDict):
    """Which completed puzzle is rewarded next."""

    kind: Literal["order"]
    slots: list[Slot]


class Choice2(TypedDict):
    """Which piece instead of the missing one. Slot and puzzle are null for a level-1 piece."""

    kind: Literal["reward"]
    slot: Slot | None
    puzzle: Puzzle | None
    missing: Piece
    pieces: list[Piece]


class Choice3(TypedDict):
    """Which piece is raised."""

    kind: Literal["level-up"]
    slot: Slot
    puzzle: Puzzle
    arrows: int
    targets: dict[str, list[Piece]]


Choice = Choice1 | Choice2 | Choice3
"""A question that the seat has to answer."""


class UnfinishedPiecesItem(TypedDict):
    """The `UnfinishedPiecesItem` of a view."""

    piece: Piece
    cells: Cells
    fresh: bool
    """Laid in the open sequence."""
    touch: bool
    """A finishing touch."""


class Unfinished(TypedDict):
    """A puzzle before a player."""

    slot: Slot
    puzzle: Puzzle
    pieces: list[UnfinishedPiecesItem]
    open: Cells
    completed: bool
    """Its pieces are back; its reward is being chosen."""


class Score(TypedDict):
    """The parts of a score as things stand."""

    pile: int
    touched: int
    """Points of puzzles that finishing touches have filled."""
    touches: int
    """Pieces placed as finishing touches, at one point each."""
    unfinished: int
    """What unfinished puzzles cost."""
    total: int


class Opponent(TypedDict):
    """The solo opponent."""

    locks: Locks
    supply: int
    completed: int
    points: int
    pile: list[Puzzle]


class Refusal(TypedDict):
    """The `Refusal` of a view."""

    reason: str
    """A key into the texts."""
    rule: str


class YouPlacementsItemWaysItem(TypedDict):
    """The `YouPlacementsItemWaysItem` of a view."""

    action: Action
    cells: Cells
    completes: bool


class YouPlacementsItem(TypedDict):
    """The `YouPlacementsItem` of a view."""

    piece: Piece
    slot: Slot
    ways: list[YouPlacementsItemWaysItem]


class YouExchangesItem(TypedDict):
    """The `YouExchangesItem` of a view."""

    give: Piece
    up: list[Offer]
    same: list[Offer]
    lower: list[Offer]
    skipped: Skipped


class YouRewards(TypedDict):
    """The `YouRewards` of a view."""

    missing: Piece
    up: list[Offer]
    same: list[Offer]
    lower: list[Offer]
    skipped: Skipped


class YouLevelUpsItem(TypedDict):
    """The `YouLevelUpsItem` of a view."""

    give: Piece
    one: list[Offer]
    two: list[Offer]
    skipped: Skipped


class YouSplitsItemWaysItem(TypedDict):
    """The `YouSplitsItemWaysItem` of a view."""

    action: Action
    pieces: list[Laid]
    """Drawn in the outline of the ghost."""


class YouSplitsItem(TypedDict):
    """The `YouSplitsItem` of a view."""

    ghost: Piece
    ways: list[YouSplitsItemWaysItem]


class YouUndo(TypedDict):
    """The `YouUndo` of a view."""

    can: bool
    steps: int
    reason: str | None


class You(TypedDict):
    """What the viewing seat may do."""

    actions: list[Action]
    """Legal actions that are in none of the groups below."""
    refusals: dict[str, Refusal]
    """Controls that are not legal now: actions, or place, exch, split for all of their kind."""
    placements: list[YouPlacementsItem]
    exchanges: list[YouExchangesItem]
    rewards: YouRewards | None
    level_ups: list[YouLevelUpsItem]
    splits: list[YouSplitsItem]
    reveals: list[Action]
    """Legal actions that show something hidden and cannot be taken back."""
    undo: YouUndo


Skipped = list[int]
"""Levels passed over on the way up, as the reserve has none of them."""


class FillingHintFillingsItem(TypedDict):
    """The `FillingHintFillingsItem` of a view."""

    pieces: list[Laid]
    missing: list[Piece]


class FillingHint(TypedDict):
    """How the own pieces fill a face-up puzzle; with the fewest missing where they cannot."""

    row_slot: RowSlot
    puzzle: Puzzle
    fits: list[Piece]
    """The kinds of the own pieces that have a place in the recess."""
    missing: int
    fillings: list[FillingHintFillingsItem]


class OpponentHint(TypedDict):
    """What the solo opponent would do if the turn ended now, and how things would stand then."""

    row_slot: RowSlot | None
    puzzle: Puzzle | None
    column: Column | None
    why: Literal["most-points", "reading-order", "all-locked", "nothing-open"]
    open_columns: list[Column]
    tied: list[RowSlot]
    locks: Locks
    supply: int
    points: int


class TouchHintCompletionsItem(TypedDict):
    """The cheapest way to complete a puzzle."""

    slot: Slot
    actions: list[Action]
    score: int


class TouchHint(TypedDict):
    """Scores before and after finishing touches."""

    now: int
    placements: dict[str, int]
    """The score after each single placement."""
    completions: list[TouchHintCompletionsItem]
    best: Action | None
    """The best single placement; null if none is better than to be done."""


FitHint = dict[str, list[Slot]]
"""By kind of piece, had or not: the own puzzles that have room for it."""


class Hints(TypedDict):
    """The `Hints` of a view."""

    fillings: NotRequired[list[FillingHint] | None]
    opponent: NotRequired[OpponentHint | None]
    touches: NotRequired[TouchHint | None]
    fits: NotRequired[FitHint | None]


class ResultRowsItem(TypedDict):
    """The `ResultRowsItem` of a view."""

    seat: Seat
    points: int
    touches: int
    unfinished: int
    score: int
    completed: int
    pieces: int
    place: int


class Result(TypedDict):
    """In solo seat 1 is the opponent."""

    reason: EndReason
    truncated: bool
    rows: list[ResultRowsItem]
    winners: list[Seat]
    decided_by: Literal["score", "completed", "pieces", "shared", "solo-tie"]


class PuzzleCard(TypedDict):
    """The `PuzzleCard` of a view."""

    colour: Deck
    points: int
    reward: Literal["O1", "I2", "I3", "V3", "I4", "L4", "Z4", "O4", "T4", "P5", "U5", "L5", "up1", "up2", "master"]
    cells: Cells
    origin: Literal["printed", "house", "custom"]


class TurnBeganEvent(TypedDict):
    """The `TurnBeganEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["turn-began"]
    seat: Seat
    marker: Deck | None


class TakenEvent(TypedDict):
    """The `TakenEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["taken"]
    seat: Seat
    puzzle: Puzzle
    slot: Slot
    row_slot: RowSlot | None
    deck: Deck | None


class RefilledEvent(TypedDict):
    """The `RefilledEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["refilled"]
    seat: None
    puzzle: Puzzle
    row_slot: RowSlot


class PieceTakenEvent(TypedDict):
    """The `PieceTakenEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["piece-taken"]
    seat: Seat
    piece: Piece


class ExchangedEvent(TypedDict):
    """The `ExchangedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["exchanged"]
    seat: Seat
    given: Piece
    taken: Piece


class PlacedEvent(TypedDict):
    """The `PlacedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["placed"]
    seat: Seat
    slot: Slot
    puzzle: Puzzle
    piece: Piece
    cells: Cells


class MasterBeganEvent(TypedDict):
    """The `MasterBeganEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["master-began"]
    seat: Seat


class AmbassadorBeganEvent(TypedDict):
    """The `AmbassadorBeganEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["ambassador-began"]
    seat: Seat


class GhostSplitEvent(TypedDict):
    """The `GhostSplitEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["ghost-split"]
    seat: Seat
    ghost: Piece
    pieces: list[Piece]


class SequenceClosedEvent(TypedDict):
    """The `SequenceClosedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["sequence-closed"]
    seat: Seat


class SequenceCancelledEvent(TypedDict):
    """The `SequenceCancelledEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["sequence-cancelled"]
    seat: Seat
    sequence: Sequence


class RecycleBeganEvent(TypedDict):
    """The `RecycleBeganEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["recycle-began"]
    seat: Seat
    deck: Deck


class RecycledEvent(TypedDict):
    """The `RecycledEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["recycled"]
    seat: Seat
    deck: Deck
    count: int


class PiecesReturnedEvent(TypedDict):
    """The `PiecesReturnedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["pieces-returned"]
    seat: Seat
    slot: Slot
    puzzle: Puzzle
    pieces: Pieces
    together: int
    """How many puzzles the same action completed."""


class RewardedEvent(TypedDict):
    """The `RewardedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["rewarded"]
    seat: Seat
    slot: Slot
    puzzle: Puzzle
    piece: Piece | None


class LevelledUpEvent(TypedDict):
    """The `LevelledUpEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["levelled-up"]
    seat: Seat
    given: Piece
    taken: Piece


class LevelUpDeclinedEvent(TypedDict):
    """The `LevelUpDeclinedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["level-up-declined"]
    seat: Seat


class CompletedEvent(TypedDict):
    """The `CompletedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["completed"]
    seat: Seat
    slot: Slot
    puzzle: Puzzle
    points: NotRequired[int]
    left: int
    """How many that the same action completed still wait for their reward."""


class ReshuffledEvent(TypedDict):
    """The `ReshuffledEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["reshuffled"]
    seat: None
    count: int


class EndTriggeredEvent(TypedDict):
    """The `EndTriggeredEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["end-triggered"]
    seat: None
    deck: Deck


class LastRoundBeganEvent(TypedDict):
    """The `LastRoundBeganEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["last-round-began"]
    seat: None


class TurnEndedEvent(TypedDict):
    """The `TurnEndedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["turn-ended"]
    seat: Seat
    unused: int


class MarkersPassedEvent(TypedDict):
    """The `MarkersPassedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["markers-passed"]
    seat: None
    white: Seat
    black: Seat


class LockTakenEvent(TypedDict):
    """The `LockTakenEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["lock-taken"]
    seat: Seat
    column: Column
    locks: Locks
    supply: int


class OpponentTookEvent(TypedDict):
    """The `OpponentTookEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["opponent-took"]
    seat: None
    puzzle: Puzzle
    points: int
    row_slot: RowSlot
    column: Column
    why: Literal["most-points", "reading-order"]
    open_columns: list[Column]
    tied: list[RowSlot]


class LocksMovedEvent(TypedDict):
    """The `LocksMovedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["locks-moved"]
    seat: None
    column: Column
    count: int
    locks: Locks
    supply: int


class LocksRemovedEvent(TypedDict):
    """The `LocksRemovedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["locks-removed"]
    seat: None
    locks: Locks
    supply: int


class OpponentPassedEvent(TypedDict):
    """The `OpponentPassedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["opponent-passed"]
    seat: None
    open_columns: list[Column]


class TouchesBeganEvent(TypedDict):
    """The `TouchesBeganEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["touches-began"]
    seat: None
    reason: EndReason


class TouchedEvent(TypedDict):
    """The `TouchedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["touched"]
    seat: Seat
    slot: Slot
    puzzle: Puzzle
    piece: Piece
    cells: Cells


class TouchesDoneEvent(TypedDict):
    """The `TouchesDoneEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["touches-done"]
    seat: Seat


class GameEndedEventTouchesItem(TypedDict):
    """The `GameEndedEventTouchesItem` of a view."""

    seat: Seat
    slot: Slot
    puzzle: Puzzle
    piece: Piece
    cells: Cells


class GameEndedEvent(TypedDict):
    """The `GameEndedEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["game-ended"]
    seat: None
    reason: EndReason
    touches: list[GameEndedEventTouchesItem]


class UndoneEvent(TypedDict):
    """The `UndoneEvent` of a view."""

    format: Literal["projectl-event/1"]
    kind: Literal["undone"]
    seat: Seat
    action: str


EventDocument = (
    TurnBeganEvent
    | TakenEvent
    | RefilledEvent
    | PieceTakenEvent
    | ExchangedEvent
    | PlacedEvent
    | MasterBeganEvent
    | AmbassadorBeganEvent
    | GhostSplitEvent
    | SequenceClosedEvent
    | SequenceCancelledEvent
    | RecycleBeganEvent
    | RecycledEvent
    | PiecesReturnedEvent
    | RewardedEvent
    | LevelledUpEvent
    | LevelUpDeclinedEvent
    | CompletedEvent
    | ReshuffledEvent
    | EndTriggeredEvent
    | LastRoundBeganEvent
    | TurnEndedEvent
    | MarkersPassedEvent
    | LockTakenEvent
    | OpponentTookEvent
    | LocksMovedEvent
    | LocksRemovedEvent
    | OpponentPassedEvent
    | TouchesBeganEvent
    | TouchedEvent
    | TouchesDoneEvent
    | GameEndedEvent
    | UndoneEvent
)
"""An event, as one seat may know it."""


class ViewEnding(TypedDict):
    """The `ViewEnding` of a view."""

    stage: Literal["none", "finish-round", "last-round"]
    reason: EndReason | None


class ViewReserveItem(TypedDict):
    """The `ViewReserveItem` of a view."""

    level: int
    pieces: dict[str, int]


class View(TypedDict):
    """All that one seat, or a spectator, may know and do. docs/views.md explains it."""

    format: Literal["projectl-view/1"]
    version: int
    """Entries in the log of the game."""
    seat: Seat | None
    """Whose view; null for a spectator."""
    options: Options
    phase: Literal["play", "touches", "over"]
    round: int | None
    """From 1; null in Line Clear."""
    turn: int
    first: Seat
    ending: ViewEnding
    to_act: list[Seat]
    market: Market
    reserve: list[ViewReserveItem]
    seats: list[SeatView]
    opponent: Opponent | None
    you: You | None
    hints: Hints
    last_events: list[EventDocument]
    result: Result | None
    puzzles: dict[str, PuzzleCard]
    """Every puzzle that the view mentions, by id."""
