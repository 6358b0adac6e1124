// Written by tools/client_types.py. Do not edit.

/** A bot to choose from; level 1 is the weakest. */
export type BotDocument = {
  name: string;
  level: number;
  description_key: string;
};

/** The bots there are. */
export type BotList = {
  bots: BotDocument[];
};

/** How much time there is. */
export type Clock = {
  kind?: "none" | "turn" | "bank";
  seconds?: number;
  increment?: number;
  expiry?: "bot" | "end";
};

/** What a seat had left when its clock was started, and when that was; `since` is null while it stands. */
export type ClockDocument = {
  left_ms: number;
  since: number | null;
};

/** How a game ended; `result` is the score sheet of one that was played to its end. */
export type EndDocument = {
  how: "played" | "agreed" | "resigned" | "timeout" | "expired";
  seat: number | null;
  result: { [key: string]: unknown } | null;
};

/** Games, newest first; `more` is to be sent as `before` for the next ones. */
export type GameList = {
  games: ListedGame[];
  more: number | null;
};

/** Who somebody is. */
export type Guest = {
  id: string;
  name: string;
  token?: string | null;
};

/** How the server is. */
export type Health = {
  status: "ok";
  version: string;
};

/** A game in a list. */
export type ListedGame = {
  id: string;
  status: "open" | "running" | "over";
  created: number;
  edition: string;
  variant: string;
  players: number;
  public: boolean;
  seats: ListedSeat[];
  ended: EndDocument | null;
};

/** A seat in a list of games. */
export type ListedSeat = {
  seat: number;
  player: string | null;
  name: string;
  bot: string | null;
};

/** Whether to hear somebody. */
export type Mute = {
  muted: boolean;
};

/** A game to be created. */
export type NewGame = {
  edition?: string;
  variant?: "standard" | "solo" | "line-clear";
  difficulty?: "standard" | "challenging" | "unbeatable" | "no-mercy" | null;
  expansions?: ("ghost" | "ambassador" | "phoenix")[];
  deluxe?: boolean;
  known_scores?: boolean;
  endless_white?: boolean;
  confirm?: boolean;
  puzzles?: string[];
  clock?: Clock;
  public?: boolean;
  caretaker?: string;
  seats: NewSeat[];
};

/** Who somebody wants to be. */
export type NewGuest = {
  name: string;
  token?: boolean;
};

/** How a seat of a new game is filled. */
export type NewSeat = {
  kind?: "open" | "me" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** Why a request was refused: a code with parameters for translation, and a text in English. */
export type Problem = {
  code: string;
  params?: { [key: string]: unknown };
  text: string;
};

/** A seat as everybody sees it. */
export type SeatDocument = {
  seat: number;
  kind: "open" | "human" | "bot";
  player: string | null;
  name: string | null;
  bot: string | null;
  handed_over: boolean;
  resigned: boolean;
};

/** How a game was set up. */
export type SetupDocument = {
  edition: string;
  variant: string;
  players: number;
  difficulty: string | null;
  expansions: string[];
  deluxe: boolean;
  known_scores: boolean;
  endless_white: boolean;
  confirm: boolean;
  own_sets: string[];
  clock: Clock;
  public: boolean;
  caretaker: string;
};

/** Taking a seat, or putting a bot there. */
export type Sit = {
  kind?: "me" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** A table as everybody sees it. Times are milliseconds since 1970. */
export type TableDocument = {
  id: string;
  status: "open" | "running" | "over";
  created: number;
  changed: number;
  host: string;
  setup: SetupDocument;
  seats: SeatDocument[];
  actions: number;
  clocks: ClockDocument[] | null;
  end_votes: number[];
  takeback: TakebackDocument | null;
  takebacks: number[];
  commitment: string;
  seed: string | null;
  ended: EndDocument | null;
  rematch: string | null;
  expires: number | null;
};

/** A request to go back to a number of actions, and the seats that have agreed. */
export type TakebackDocument = {
  to: number;
  agreed: number[];
};
