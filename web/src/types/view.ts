// Written by tools/client_types.py. Do not edit.
import type { Cells, Column, Deck, EndReason, Locks, Piece, Pieces, Puzzle, RowSlot, Seat, Slot, GameEvent } from "./event";

/** An action in notation, ready to be sent. */
export type Action = string;

/** A piece that can be got, and the action that gets it. */
export type Offer = {
  piece: Piece;
  action: Action;
};

/** A piece and the cells that it covers. */
export type Laid = {
  piece: Piece;
  cells: Cells;
};

/** What the game is played with, and switches of its edition. */
export type Options = {
  edition: string;
  variant: "standard" | "solo" | "line-clear";
  players: number;
  difficulty: null | "standard" | "challenging" | "unbeatable" | "no-mercy";
  expansions: ("ghost" | "ambassador" | "phoenix")[];
  deluxe: boolean;
  scores_known: boolean;
  endless_white: boolean;
  confirm: boolean;
  turn_cap: number;
  exact_turn: boolean;
  deck_take: boolean;
  recycle: boolean;
  black_limit: boolean;
  unfinished_cost: boolean;
  split_arrows: boolean;
};

export type Market = {
  layout: "rows" | "grid" | "two-sides";
  rows: {
    deck: Deck;
    side: null | "left" | "right";
    marker: null | Deck;
    holder: null | Seat;
    slots: {
      slot: RowSlot;
      puzzle: null | Puzzle;
    }[];
  }[];
  decks: {
    deck: Deck;
    count: number;
    top: null | Deck;
    bottom: Puzzle[];
  }[];
};

/** A seat. Without `pile` and `score` they are not for this viewer to see. */
export type SeatView = {
  seat: Seat;
  name: string;
  may_act: boolean;
  turn: null | Turn;
  puzzles: Unfinished[];
  supply: Pieces;
  completed: number;
  ambassadors: {
    unused: number;
    puzzles: Puzzle[];
  };
  touches_done: boolean;
  pile?: Puzzle[];
  score?: Score;
};

/** The turn that a seat is playing. */
export type Turn = {
  marker: null | Deck;
  actions_left: number;
  over: boolean;
  complete: boolean;
  master_used: boolean;
  black_taken: boolean;
  sequence: null | OpenSequence;
  choice: null | Choice;
};

/** An action of several steps that has begun. */
export type OpenSequence = {
  kind: "master" | "ambassador";
  placed: Placed[];
  placeable: Piece[];
} | {
  kind: "ghost";
  placed: Placed[];
  placeable: Piece[];
  ghost: Piece;
  pieces: Piece[];
} | {
  kind: "recycle";
  deck: Deck;
  order: RowSlot[];
  left: RowSlot[];
};

export type Placed = {
  slot: Slot;
  piece: Piece;
  cells: Cells;
};

/** A question that the seat has to answer. */
export type Choice = {
  kind: "order";
  slots: Slot[];
} | {
  kind: "reward";
  slot: null | Slot;
  puzzle: null | Puzzle;
  missing: Piece;
  pieces: Piece[];
} | {
  kind: "level-up";
  slot: Slot;
  puzzle: Puzzle;
  arrows: number;
  targets: { [key in Piece]?: Piece[] };
};

/** A puzzle before a player. */
export type Unfinished = {
  slot: Slot;
  puzzle: Puzzle;
  pieces: {
    piece: Piece;
    cells: Cells;
    fresh: boolean;
    touch: boolean;
  }[];
  open: Cells;
  completed: boolean;
};

/** The parts of a score as things stand. */
export type Score = {
  pile: number;
  touched: number;
  touches: number;
  unfinished: number;
  total: number;
};

/** The solo opponent. */
export type Opponent = {
  locks: Locks;
  supply: number;
  completed: number;
  points: number;
  pile: Puzzle[];
};

export type Refusal = {
  reason: string;
  rule: string;
};

/** What the viewing seat may do. */
export type You = {
  actions: Action[];
  refusals: { [key: string]: Refusal };
  placements: {
    piece: Piece;
    slot: Slot;
    ways: {
      action: Action;
      cells: Cells;
      completes: boolean;
    }[];
  }[];
  exchanges: {
    give: Piece;
    up: Offer[];
    same: Offer[];
    lower: Offer[];
    skipped: Skipped;
  }[];
  rewards: null | {
    missing: Piece;
    up: Offer[];
    same: Offer[];
    lower: Offer[];
    skipped: Skipped;
  };
  level_ups: {
    give: Piece;
    one: Offer[];
    two: Offer[];
    skipped: Skipped;
  }[];
  splits: {
    ghost: Piece;
    ways: {
      action: Action;
      pieces: Laid[];
    }[];
  }[];
  reveals: Action[];
  undo: {
    can: boolean;
    steps: number;
    reason: null | string;
  };
};

/** Levels passed over on the way up, as the reserve has none of them. */
export type Skipped = number[];

/** How the own pieces fill a face-up puzzle; with the fewest missing where they cannot. */
export type FillingHint = {
  row_slot: RowSlot;
  puzzle: Puzzle;
  fits: Piece[];
  missing: number;
  fillings: {
    pieces: Laid[];
    missing: Piece[];
  }[];
};

/** What the solo opponent would do if the turn ended now, and how things would stand then. */
export type OpponentHint = {
  row_slot: null | RowSlot;
  puzzle: null | Puzzle;
  column: null | Column;
  why: "most-points" | "reading-order" | "all-locked" | "nothing-open";
  open_columns: Column[];
  tied: RowSlot[];
  locks: Locks;
  supply: number;
  points: number;
};

/** Scores before and after finishing touches. */
export type TouchHint = {
  now: number;
  placements: { [key: string]: number };
  completions: {
    slot: Slot;
    actions: Action[];
    score: number;
  }[];
  best: null | Action;
};

/** By kind of piece, had or not: the own puzzles that have room for it. */
export type FitHint = { [key in Piece]?: Slot[] };

export type Hints = {
  fillings?: null | FillingHint[];
  opponent?: null | OpponentHint;
  touches?: null | TouchHint;
  fits?: null | FitHint;
};

/** In solo seat 1 is the opponent. */
export type Result = {
  reason: EndReason;
  truncated: boolean;
  rows: {
    seat: Seat;
    points: number;
    touches: number;
    unfinished: number;
    score: number;
    completed: number;
    pieces: number;
    place: number;
  }[];
  winners: Seat[];
  decided_by: "score" | "completed" | "pieces" | "shared" | "solo-tie";
};

export type PuzzleCard = {
  colour: Deck;
  points: number;
  reward: "O1" | "I2" | "I3" | "V3" | "I4" | "L4" | "Z4" | "O4" | "T4" | "P5" | "U5" | "L5" | "up1" | "up2" | "master";
  cells: Cells;
  origin: "printed" | "house" | "custom";
};

export type View = {
  format: "projectl-view/1";
  version: number;
  seat: null | Seat;
  options: Options;
  phase: "play" | "touches" | "over";
  round: null | number;
  turn: number;
  first: Seat;
  ending: {
    stage: "none" | "finish-round" | "last-round";
    reason: null | EndReason;
  };
  to_act: Seat[];
  market: Market;
  reserve: {
    level: number;
    pieces: { [key in Piece]?: number };
  }[];
  seats: SeatView[];
  opponent: null | Opponent;
  you: null | You;
  hints: Hints;
  last_events: GameEvent[];
  result: null | Result;
  puzzles: { [key: string]: PuzzleCard };
};
