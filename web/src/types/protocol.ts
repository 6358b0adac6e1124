// Written by tools/client_types.py. Do not edit.
import type { Reason, Step, TableDocument } from "./api";
import type { GameEvent } from "./event";
import type { View } from "./view";

/** Propose or accept to end the game now; with false, decline. */
export type AgreeEnd = {
  id: string;
  seat: number;
  type: "agree-end";
  agree: boolean;
};

/** Agree to it or not. */
export type AnswerTakeback = {
  id: string;
  seat: number;
  type: "answer-takeback";
  agree: boolean;
};

/** Ask for a hint: 1 which puzzle, 2 which action, 3 everything. */
export type AskHint = {
  id: string;
  seat: number;
  type: "hint";
  depth: number;
};

/** Ask whether an unfinished puzzle can be finished, and how. */
export type AskPlan = {
  id: string;
  seat: number;
  type: "plan";
  slot: number;
};

/** Ask everybody to go back to when so many actions had been done. */
export type AskTakeback = {
  id: string;
  seat: number;
  type: "ask-takeback";
  to: number;
};

/** Let a bot play the seat. */
export type Handover = {
  id: string;
  seat: number;
  type: "handover";
  bot: string;
};

/** Ask for a view again, with costly parts: a seat of one's own, or null for what a spectator sees. */
export type Look = {
  id: string;
  type: "look";
  seat: number | null;
  hints?: string[];
};

/** Is anybody there? */
export type Ping = {
  id: string;
  type: "ping";
};

/** Do an action, in notation. */
export type Play = {
  id: string;
  seat: number;
  type: "play";
  action: string;
};

/** The same again, when the game is over. */
export type Rematch = {
  id: string;
  type: "rematch";
};

/** Give up. */
export type Resign = {
  id: string;
  seat: number;
  type: "resign";
};

/** Play the seat oneself again. */
export type Return = {
  id: string;
  seat: number;
  type: "return";
};

/** Say something to everybody at the table. */
export type Say = {
  id: string;
  type: "say";
  text: string;
};

/** How fast bots should be for you; `skip`: without pauses until people have something to decide. */
export type SetPace = {
  id: string;
  type: "pace";
  pace: "normal" | "fast" | "instant" | "skip";
};

/** Take the last action back. */
export type Undo = {
  id: string;
  seat: number;
  type: "undo";
};

/** The command is stored and will not be lost; `again`: it had been before. */
export type Ack = {
  type: "ack";
  id: string;
  version: number;
  again: boolean;
};

/** The answer to `hint` or to `plan`, for who asked alone. */
export type AdviceMessage = {
  type: "advice";
  id: string;
  hint: HintDocument | null;
  plan: PlanDocument | null;
};

/** Somebody has said something. */
export type ChatMessage = {
  number: number;
  author: string;
  name: string;
  account: boolean;
  text: string;
  at: number;
  type: "chat";
};

/** The first message on every connection: all there is to know. */
export type Hello = {
  type: "hello";
  protocol: 1;
  version: number;
  time: number;
  you: You;
  table: TableDocument;
  presence: Presence;
  chat: Line[];
  views: View[];
};

/** A hint, as deep as was asked for: what belongs to greater depths is null or empty. */
export type HintDocument = {
  depth: number;
  by: string;
  kind: "act" | "even" | "complete";
  look: "puzzle" | "row" | "decks" | "rows" | "pieces" | "choice" | "turn";
  slot: number | null;
  row_slot: number | null;
  open: number | null;
  group: "take" | "take-deck" | "piece" | "recycle" | "upgrade" | "master" | "ambassador" | "ghost" | "place" | "stop" | "cancel" | "end" | "choose" | "complete" | "level-up" | "decline" | "done" | "order" | null;
  steps: Step[];
  reasons: Reason[];
  chance: number | null;
  next_chance: number | null;
  looked_at: number | null;
};

/** A line of the chat. */
export type Line = {
  number: number;
  author: string;
  name: string;
  account: boolean;
  text: string;
  at: number;
};

/** Who has done what, in notation. */
export type MoveDocument = {
  seat: number;
  action: string;
};

/** Whether a puzzle can still be finished, and how. `turns` counts this one; null where nobody can tell. */
export type PlanDocument = {
  slot: number;
  verdict: "now" | "turns" | "luck" | "too-late";
  turns: number | null;
  steps: Step[];
  risks: Risk[];
};

/** The answer to `ping`. */
export type Pong = {
  type: "pong";
  id: string;
  time: number;
};

/** The seats whose players are connected, and how many others watch. */
export type Presence = {
  online: number[];
  watching: number;
};

/** Somebody has come or gone. */
export type PresenceMessage = {
  online: number[];
  watching: number;
  type: "presence";
};

/** The command was not done and nothing has changed; `id` is null if the message could not be read. */
export type Refused = {
  code: string;
  params: { [key: string]: string | number };
  text: string;
  type: "refused";
  id: string | null;
  version: number;
  views: View[];
};

/** What could come between, with its values. */
export type Risk = {
  key: "none" | "draw" | "last-pieces" | "both-act" | "end-near" | "choice";
  piece: string | null;
  count: number | null;
};

/** Something has happened: `views` are whole, `events` only tell how it came about. */
export type Update = {
  type: "update";
  cause: "sit" | "seat-bot" | "leave" | "play" | "undo" | "hint" | "plan" | "handover" | "return" | "resign" | "timeout" | "agree-end" | "ask-takeback" | "answer-takeback" | "expire" | "close" | "unreadable" | "rematch" | "adopt" | "forget";
  table: TableDocument;
  version: number;
  events: GameEvent[];
  views: View[];
  move?: MoveDocument;
};

/** The answer to `look`. */
export type ViewMessage = {
  type: "view";
  id: string;
  view: View | null;
};

/** Who the client is to the server; `id` is null for who has no identity. */
export type You = {
  id: string | null;
  name: string;
  seats: number[];
};

/** What may be asked for by `look`. */
export type Hint = "fillings" | "opponent" | "touches" | "fits";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** Whatever a client may say; the connection gives it an id. */
export type Command = WithoutId<Play | Undo | AskHint | AskPlan | Handover | Return | Resign | AgreeEnd | AskTakeback | AnswerTakeback | Rematch | Say | Look | SetPace | Ping>;

/** Whatever a client is told. */
export type Message = Hello | Ack | Refused | Update | PresenceMessage | ChatMessage | ViewMessage | AdviceMessage | Pong;
