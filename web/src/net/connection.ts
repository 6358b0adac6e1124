/**
 * One websocket to one game. It connects again by itself, and sends again whatever was not answered: every command has an id,
 * so the server does it once. Nothing is ever recovered by loading the page anew, because each connection begins with `hello`.
 */
import { way, type Line } from "./way";
import type { Ack, Command, Message, Refused } from "../types/protocol";

export type Answer = Ack | Refused | Extract<Message, { type: "view" | "pong" }>;
export type Status = "connecting" | "open" | "lost" | "closed";

type Waiting = { text: string; done: (answer: Answer) => void };

/**
 * A dead network sends no close. Where the browser knows of it, it says so (`offline`); else silence tells it: after this
 * long the server is asked, and it answers every ping at once. Together they are less than ten seconds.
 */
const PING_AFTER = 4_000;
const ANSWER_WITHIN = 5_000;
/** Somebody on the way may take a connection and never pass it on: without a greeting the next try is due. */
const GREETED_WITHIN = 10_000;
const RETRY_FIRST = 250;
const RETRY_MOST = 5_000;
/** Close codes after which trying again cannot help: no such game, a page of another origin. */
const FINAL = new Set([4004, 1008]);

export class Connection {
  private socket: Line | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private retry = RETRY_FIRST;
  private retryTimer = 0;
  private pingTimer = 0;
  private ended = false;
  /** Ids must be new for every command in a game, also after the page was loaded anew. */
  private readonly prefix = randomId();
  private count = 0;

  constructor(
    private readonly game: string,
    private readonly onMessage: (message: Message) => void,
    private readonly onStatus: (status: Status, code: number, reason: string) => void,
  ) {
    if (way.network) {
      addEventListener("online", this.tryNow);
      addEventListener("offline", this.breakOff);
    }
    this.open();
  }

  /** Send a command; the answer may come after any number of reconnections. */
  send(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Do not wait for the next try. */
  readonly tryNow = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    this.retry = RETRY_FIRST;
    this.open();
  };

  /** Nobody is there any more: what is on its way is sent again later. */
  private readonly breakOff = (): void => {
    if (this.ended || !this.socket) return;
    this.forget();
    this.lose(1006, "");
  };

  close(): void {
    this.ended = true;
    removeEventListener("online", this.tryNow);
    removeEventListener("offline", this.breakOff);
    clearTimeout(this.retryTimer);
    clearTimeout(this.pingTimer);
    // Silently: its last words would come after the next game was opened.
    this.forget();
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.forget();
    const socket = way.line(this.game);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lose(event.code, event.reason);
    clearTimeout(this.pingTimer);
    this.pingTimer = window.setTimeout(this.breakOff, GREETED_WITHIN);
  }

  private hear(message: Message): void {
    if (message.type === "hello") this.greet();
    this.listen();
    if ("id" in message && message.id !== null) this.answer(message as Answer);
    this.onMessage(message);
  }

  private greet(): void {
    this.retry = RETRY_FIRST;
    this.onStatus("open", 0, "");
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  /** Whatever is heard says that somebody is there; after a while of silence that is asked. */
  private listen(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = window.setTimeout(() => {
      this.socket?.send(JSON.stringify({ type: "ping", id: `${this.prefix}-ping` }));
      this.pingTimer = window.setTimeout(this.breakOff, ANSWER_WITHIN);
    }, PING_AFTER);
  }

  private answer(answer: Answer): void {
    const id = answer.id ?? "";
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  private lose(code: number, reason: string): void {
    clearTimeout(this.pingTimer);
    if (FINAL.has(code)) return this.onStatus("closed", code, reason);
    this.onStatus("lost", code, reason);
    this.retryTimer = window.setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(this.retry * 2, RETRY_MOST);
  }

  private forget(): void {
    if (!this.socket) return;
    this.socket.onmessage = null;
    this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/]/g, "_");
}
