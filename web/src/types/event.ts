// Written by tools/client_types.py. Do not edit.

/** Seats are numbered from 0. */
export type Seat = number;

/** A puzzle before a player, numbered from 1. */
export type Slot = number;

/** A place for a face-up puzzle, numbered from 1 as the rows lie. */
export type RowSlot = number;

/** A column of the solo grid, numbered from 1. */
export type Column = number;

/** The id of a puzzle. */
export type Puzzle = string;

export type Piece = "O1" | "I2" | "I3" | "V3" | "I4" | "L4" | "Z4" | "O4" | "T4" | "P5" | "U5" | "L5";

/** How many there are of each piece; those that do not occur are left out. */
export type Pieces = { [key in Piece]?: number };

/** Cells of the 5x5 grid in reading order: 5 * row + column, row 0 at the top. */
export type Cells = number[];

export type Deck = "white" | "black";

/** Locks over the three columns. */
export type Locks = number[];

export type Sequence = "master" | "ambassador" | "ghost" | "recycle";

export type EndReason = "black-deck-empty" | "deck-empty" | "dead-position" | "turn-cap";

export type TurnBeganEvent = {
  format: "projectl-event/1";
  kind: "turn-began";
  seat: Seat;
  marker: null | Deck;
};

export type TakenEvent = {
  format: "projectl-event/1";
  kind: "taken";
  seat: Seat;
  puzzle: Puzzle;
  slot: Slot;
  row_slot: null | RowSlot;
  deck: null | Deck;
};

export type RefilledEvent = {
  format: "projectl-event/1";
  kind: "refilled";
  seat: null;
  puzzle: Puzzle;
  row_slot: RowSlot;
};

export type PieceTakenEvent = {
  format: "projectl-event/1";
  kind: "piece-taken";
  seat: Seat;
  piece: Piece;
};

export type ExchangedEvent = {
  format: "projectl-event/1";
  kind: "exchanged";
  seat: Seat;
  given: Piece;
  taken: Piece;
};

export type PlacedEvent = {
  format: "projectl-event/1";
  kind: "placed";
  seat: Seat;
  slot: Slot;
  puzzle: Puzzle;
  piece: Piece;
  cells: Cells;
};

export type MasterBeganEvent = {
  format: "projectl-event/1";
  kind: "master-began";
  seat: Seat;
};

export type AmbassadorBeganEvent = {
  format: "projectl-event/1";
  kind: "ambassador-began";
  seat: Seat;
};

export type GhostSplitEvent = {
  format: "projectl-event/1";
  kind: "ghost-split";
  seat: Seat;
  ghost: Piece;
  pieces: Piece[];
};

export type SequenceClosedEvent = {
  format: "projectl-event/1";
  kind: "sequence-closed";
  seat: Seat;
};

export type SequenceCancelledEvent = {
  format: "projectl-event/1";
  kind: "sequence-cancelled";
  seat: Seat;
  sequence: Sequence;
};

export type RecycleBeganEvent = {
  format: "projectl-event/1";
  kind: "recycle-began";
  seat: Seat;
  deck: Deck;
};

export type RecycledEvent = {
  format: "projectl-event/1";
  kind: "recycled";
  seat: Seat;
  deck: Deck;
  count: number;
};

export type PiecesReturnedEvent = {
  format: "projectl-event/1";
  kind: "pieces-returned";
  seat: Seat;
  slot: Slot;
  puzzle: Puzzle;
  pieces: Pieces;
  together: number;
};

export type RewardedEvent = {
  format: "projectl-event/1";
  kind: "rewarded";
  seat: Seat;
  slot: Slot;
  puzzle: Puzzle;
  piece: null | Piece;
};

export type LevelledUpEvent = {
  format: "projectl-event/1";
  kind: "levelled-up";
  seat: Seat;
  given: Piece;
  taken: Piece;
};

export type LevelUpDeclinedEvent = {
  format: "projectl-event/1";
  kind: "level-up-declined";
  seat: Seat;
};

export type CompletedEvent = {
  format: "projectl-event/1";
  kind: "completed";
  seat: Seat;
  slot: Slot;
  puzzle: Puzzle;
  points?: number;
  left: number;
};

export type ReshuffledEvent = {
  format: "projectl-event/1";
  kind: "reshuffled";
  seat: null;
  count: number;
};

export type EndTriggeredEvent = {
  format: "projectl-event/1";
  kind: "end-triggered";
  seat: null;
  deck: Deck;
};

export type LastRoundBeganEvent = {
  format: "projectl-event/1";
  kind: "last-round-began";
  seat: null;
};

export type TurnEndedEvent = {
  format: "projectl-event/1";
  kind: "turn-ended";
  seat: Seat;
  unused: number;
};

export type MarkersPassedEvent = {
  format: "projectl-event/1";
  kind: "markers-passed";
  seat: null;
  white: Seat;
  black: Seat;
};

export type LockTakenEvent = {
  format: "projectl-event/1";
  kind: "lock-taken";
  seat: Seat;
  column: Column;
  locks: Locks;
  supply: number;
};

export type OpponentTookEvent = {
  format: "projectl-event/1";
  kind: "opponent-took";
  seat: null;
  puzzle: Puzzle;
  points: number;
  row_slot: RowSlot;
  column: Column;
  why: "most-points" | "reading-order";
  open_columns: Column[];
  tied: RowSlot[];
};

export type LocksMovedEvent = {
  format: "projectl-event/1";
  kind: "locks-moved";
  seat: null;
  column: Column;
  count: number;
  locks: Locks;
  supply: number;
};

export type LocksRemovedEvent = {
  format: "projectl-event/1";
  kind: "locks-removed";
  seat: null;
  locks: Locks;
  supply: number;
};

export type OpponentPassedEvent = {
  format: "projectl-event/1";
  kind: "opponent-passed";
  seat: null;
  open_columns: Column[];
};

export type TouchesBeganEvent = {
  format: "projectl-event/1";
  kind: "touches-began";
  seat: null;
  reason: EndReason;
};

export type TouchedEvent = {
  format: "projectl-event/1";
  kind: "touched";
  seat: Seat;
  slot: Slot;
  puzzle: Puzzle;
  piece: Piece;
  cells: Cells;
};

export type TouchesDoneEvent = {
  format: "projectl-event/1";
  kind: "touches-done";
  seat: Seat;
};

export type GameEndedEvent = {
  format: "projectl-event/1";
  kind: "game-ended";
  seat: null;
  reason: EndReason;
  touches: {
    seat: Seat;
    slot: Slot;
    puzzle: Puzzle;
    piece: Piece;
    cells: Cells;
  }[];
};

export type UndoneEvent = {
  format: "projectl-event/1";
  kind: "undone";
  seat: Seat;
  action: string;
};

export type GameEvent =
  | TurnBeganEvent
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
  | UndoneEvent;
