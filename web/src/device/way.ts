/** The way to the worker, with the face of a server. A worker that has died is begun anew: all that was shown is kept. */
import { signal } from "@preact/signals";
import type { Line, Way } from "../net/way";
import { has, t, type Params } from "../texts/texts";
import type { Call, Report } from "./calls";

/** How far the start has come. */
export const start = signal<{ state: "fetching" | "starting" | "ready" | "failed"; done: number; all: number }>({
  state: "fetching",
  done: 0,
  all: 0,
});
/** Why nothing is kept; null: all is. */
export const unkept = signal<"refused" | "full" | null>(null);

/** A worker that has said nothing for so long has died: no bot thinks longer. */
const SILENT_FOR = 30_000;

type Waiting = { done: (answer: { status: number; document: unknown }) => void; failed: () => void };

class WorkerLine implements Line {
  readyState: Line["readyState"] = WebSocket.CONNECTING;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly id: string,
    game: string,
    private readonly post: (call: Call) => void,
    private readonly gone: () => void,
  ) {
    post({ kind: "connect", listener: id, game });
  }

  send(text: string): void {
    this.post({ kind: "hear", listener: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.gone();
    this.post({ kind: "leave", listener: this.id });
  }

  hear(text: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: worded(text) }));
  }

  lose(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code, reason }));
  }
}

export class Device implements Way {
  readonly network = false;
  /** Whether the last start was a short one (`memory.ts`). */
  resumed = false;
  private worker: Worker;
  private readonly lines = new Map<string, WorkerLine>();
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private watch = 0;
  private markReady: () => void = () => undefined;
  /** The worker answers from now on; whatever was asked before is answered then. */
  readonly ready = new Promise<void>((done) => (this.markReady = done));

  constructor(
    private readonly make: () => Worker,
    private readonly folder: string,
  ) {
    this.worker = this.begin();
  }

  private begin(): Worker {
    const worker = this.make();
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.hear(data);
    worker.onerror = () => this.fail();
    worker.postMessage(this.folder);
    return worker;
  }

  /** Begin anew, after a failure or by wish. */
  readonly restart = (): void => {
    this.worker.terminate();
    clearTimeout(this.watch);
    this.watch = 0;
    start.value = { state: "fetching", done: 0, all: 0 };
    for (const { failed } of this.waiting.values()) failed();
    this.waiting.clear();
    const lost = [...this.lines.values()];
    this.lines.clear();
    this.worker = this.begin();
    for (const line of lost) line.lose(1006, "");
  };

  private fail(): void {
    start.value = { ...start.value, state: "failed" };
  }

  private readonly post = (call: Call): void => {
    this.worker.postMessage(call);
    if (start.peek().state === "ready") this.watch ||= window.setTimeout(this.restart, SILENT_FOR);
  };

  private hear(heard: Report): void {
    clearTimeout(this.watch);
    this.watch = 0;
    switch (heard.kind) {
      case "fetched":
        start.value = { state: heard.done < heard.all ? "fetching" : "starting", done: heard.done, all: heard.all };
        break;
      case "ready":
        this.resumed = heard.resumed;
        start.value = { ...start.peek(), state: "ready" };
        this.markReady();
        break;
      case "failed":
        console.error(heard.why);
        if (start.peek().state === "ready") this.restart();
        else this.fail();
        break;
      case "unkept":
        unkept.value = heard.why;
        break;
      case "answer":
        this.waiting.get(heard.number)?.done(heard);
        this.waiting.delete(heard.number);
        break;
      case "tell":
        this.lines.get(heard.listener)?.hear(heard.text);
        break;
      case "close": {
        const line = this.lines.get(heard.listener);
        this.lines.delete(heard.listener);
        line?.lose(heard.code, heard.reason);
      }
    }
  }

  private asked(call: (number: number) => Call): Promise<{ status: number; document: unknown }> {
    return new Promise((done, failed) => {
      const number = ++this.count;
      this.waiting.set(number, { done, failed: () => failed(new TypeError("the worker has ended")) });
      this.post(call(number));
    });
  }

  readonly ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (!address.startsWith("/api/")) throw new TypeError(`nobody answers at ${address}`);
    const type = new Headers(init.headers).get("Content-Type") ?? "";
    const { status, document } = await this.asked((number) => ({
      kind: "request",
      number,
      method: init.method ?? "GET",
      address: address.slice("/api".length),
      body: typeof init.body === "string" ? init.body : "",
      isText: type.startsWith("text/plain"),
    }));
    const isText = typeof document === "string";
    return new Response(isText ? document : JSON.stringify(reworded(document)), { status });
  };

  readonly line = (game: string): Line => {
    const id = `${++this.count}`;
    const line = new WorkerLine(id, game, this.post, () => this.lines.delete(id));
    this.lines.set(id, line);
    return line;
  };

  /** All games, as a file that `bring` reads on another device. */
  async saved(): Promise<string> {
    return JSON.stringify((await this.asked((number) => ({ kind: "export", number }))).document);
  }

  /** Take games from such a file; how many were new, null if it is none. */
  async bring(text: string): Promise<number | null> {
    return (await this.asked((number) => ({ kind: "import", number, text }))).document as number | null;
  }
}

function worded(text: string): string {
  return text.startsWith('{"type":"refused"') ? JSON.stringify(reworded(JSON.parse(text))) : text;
}

/** The worker speaks English alone: whatever has a code is said in the reader's language here. */
function reworded(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(reworded);
  if (typeof document !== "object" || document === null) return document;
  const found = Object.fromEntries(Object.entries(document).map(([name, value]) => [name, reworded(value)]));
  const { code, option, value } = found;
  if (typeof code !== "string" || !("text" in found) || !has(code)) return found;
  const params = { ...((found["params"] ?? {}) as Params) };
  if (option === "edition" || option === "variant") params["value"] = t(`${option}-${String(value)}`);
  if (typeof params["seat"] === "number") params["number"] ??= params["seat"] + 1;
  return { ...found, params, text: t(code, params) };
}
