/** What page and worker say to each other. */

/** From the page. */
export type Call =
  | { kind: "request"; number: number; method: string; address: string; body: string; isText: boolean }
  | { kind: "connect"; listener: string; game: string }
  | { kind: "hear"; listener: string; text: string }
  | { kind: "leave"; listener: string }
  | { kind: "export"; number: number }
  | { kind: "import"; number: number; text: string };

/** From the worker. */
export type Report =
  /** How much of what is fetched has come, in bytes, and whether a connection is waited for. */
  | { kind: "fetched"; done: number; all: number; waits: boolean }
  /** `resumed`: from the memory of an earlier start. */
  | { kind: "ready"; resumed: boolean }
  /** It cannot begin, or does not go on. */
  | { kind: "failed"; why: string }
  /** Nothing is kept: the browser refuses, or is full; null: all is again. */
  | { kind: "unkept"; why: "refused" | "full" | null }
  | { kind: "answer"; number: number; status: number; document: unknown }
  | { kind: "tell"; listener: string; text: string }
  | { kind: "close"; listener: string; code: number; reason: string };
