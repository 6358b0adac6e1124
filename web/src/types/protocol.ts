/** The messages of the websocket: docs/protocol.md, "Play". */
import type { TableDocument } from "./api";
import type { GameEvent } from "./event";
import type { View } from "./view";

export type Command =
  | { type: "play"; seat: number; action: string }
  | { type: "undo"; seat: number }
  | { type: "ask-takeback"; seat: number; to: number }
  | { type: "answer-takeback"; seat: number; agree: boolean }
  | { type: "handover"; seat: number; bot: string }
  | { type: "return"; seat: number }
  | { type: "agree-end"; seat: number; agree: boolean }
  | { type: "resign"; seat: number }
  | { type: "rematch" }
  | { type: "say"; text: string }
  | { type: "look"; seat: number; hints: Hint[] }
  | { type: "pace"; pace: "normal" | "fast" | "instant" | "skip" }
  | { type: "ping" };

export type Hint = "fillings" | "opponent" | "touches" | "fits";

export type Line = { number: number; author: string; name: string; account: boolean; text: string; at: number };
export type Presence = { online: number[]; watching: number };

export type Hello = {
  type: "hello";
  protocol: number;
  version: number;
  time: number;
  you: { id: string | null; name: string; seats: number[] };
  table: TableDocument;
  presence: Presence;
  chat: Line[];
  views: View[];
};
export type Update = { type: "update"; cause: string; table: TableDocument; version: number; events: GameEvent[]; views: View[] };
export type Ack = { type: "ack"; id: string; version: number; again: boolean };
export type Refused = {
  type: "refused";
  id: string | null;
  code: string;
  params: Record<string, string | number>;
  text: string;
  version: number;
  views: View[];
};
export type Message =
  | Hello
  | Update
  | Ack
  | Refused
  | ({ type: "presence" } & Presence)
  | ({ type: "chat" } & Line)
  | { type: "view"; id: string; view: View | null }
  | { type: "pong"; id: string; time: number };
