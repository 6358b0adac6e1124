/**
 * One websocket to one game. It connects again by itself, and sends again whatever was not answered: every command has an id,
 * so the server does it once. Nothing is ever recovered by loading the page anew, because each connection begins with `hello`.
 */
import type { Ack, Command, Message, Refused } from "../types/protocol";

export type Answer = Ack | Refused | Extract<Message, { type: "view" | "pong" }>;
export type Status = "connecting" | "open" | "lost" | "closed";

type Waiting = { text: string; done: (answer: Answer) => void };

/** A broken connection is noticed at the latest after this silence: the server answers every ping. */
const PING_EVERY = 10_000;
const SILENCE = 15_000;
const RETRY_FIRST = 250;
const RETRY_MOST = 5_000;
/** Close codes after which trying again cannot help: no such game, a page of another origin. */
const FINAL = new Set([4004, 1008]);

export class Connection {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private retry = RETRY_FIRST;
  private retryTimer = 0;
  private pingTimer = 0;
  private heard = 0;
  private ended = false;
  /** Ids must be new for every command in a game, also after the page was loaded anew. */
  private readonly prefix = randomId();
  private count = 0;

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: Message) => void,
    private readonly onStatus: (status: Status, code: number) => void,
  ) {
    addEventListener("online", this.tryNow);
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

  close(): void {
    this.ended = true;
    removeEventListener("online", this.tryNow);
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    // Silently: its last words would come after the next game was opened.
    this.forget();
  }

  private open(): void {
    clearTimeout(this.retryTimer);
    this.forget();
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.lose(event.code);
  }

  private hear(message: Message): void {
    this.heard = Date.now();
    if (message.type === "hello") this.greet();
    if ("id" in message && message.id !== null) this.answer(message as Answer);
    this.onMessage(message);
  }

  private greet(): void {
    this.retry = RETRY_FIRST;
    this.onStatus("open", 0);
    for (const { text } of this.waiting.values()) this.socket?.send(text);
    clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(() => this.listen(), PING_EVERY);
  }

  /** A dead network sends no close: silence after a ping tells it. */
  private listen(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.forget();
      this.lose(1006);
    } else this.socket?.send(JSON.stringify({ type: "ping", id: `${this.prefix}-ping` }));
  }

  private answer(answer: Answer): void {
    const id = answer.id ?? "";
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  private lose(code: number): void {
    clearInterval(this.pingTimer);
    if (FINAL.has(code)) return this.onStatus("closed", code);
    this.onStatus("lost", code);
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
