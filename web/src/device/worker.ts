/**
 * The game without a server: our Python in Pyodide, its kernels as WebAssembly, and what is kept in the browser. Calls are
 * done one after the other; what one brings about is on the disk before anybody is told.
 */
import { open as openKernels } from "../../../src/projectl/aot/hosts/memory.mjs";
import type { Call, Report } from "./calls";
import { fetchDocument } from "./fetching";
import { Memory } from "./memory";
import { startPython, type Bytes } from "./python";
import { MemoryStore, Store, type Kept, type Keeper, type Writing } from "./store";
import { fetchAll, type Listed } from "./unpack";

type Done = Writing & {
  answer: unknown;
  due: number | null;
  tell: [string, string][];
  close: [string, number, string][];
};
/** `projectl.device.door`. */
type Door = {
  begin(kept: string): string;
  request(method: string, address: string, body: string, isText: boolean): string;
  connect(listener: string, game: string): string;
  hear(listener: string, text: string): string;
  leave(listener: string): string;
  bring(game: string, entries: string): string;
  take(games: string): string;
  drop(game: string): string;
  act(): string;
};
const CHANNEL = "projectl";

const report = (what: Report) => postMessage(what);
const channel = new BroadcastChannel(CHANNEL);
let store: Keeper = new MemoryStore();
let memory: Memory;
let door: Door;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What could not be written goes with the next writing, so that a log has no gaps. */
let held: Writing = nothing();
let queue: Promise<unknown> = new Promise<void>((begin) => {
  addEventListener(
    "message",
    ({ data }: MessageEvent<string>) =>
      void boot(data).then(begin, (fault: unknown) => report({ kind: "failed", why: String(fault) })),
    { once: true },
  );
});

/** The first message is where the folder lies. */
async function boot(folder: string): Promise<void> {
  addEventListener("message", ({ data }: MessageEvent<Call>) => next(() => obey(data)));
  const fetched = (done: number, all: number, waits: boolean) => report({ kind: "fetched", done, all, waits });
  const listed = (await fetchDocument(`${folder}files.json`, (waits) => fetched(0, 0, waits))) as Listed;
  const has = (name: string) => listed.files[name]!;
  const kernels = WebAssembly.validate(SIMD) ? "kernels-simd.wasm" : "kernels.wasm";
  const names = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "library.zip", "game", kernels];
  const chosen = names.map(has);
  const files = await fetchAll(folder, chosen, fetched);
  const [loader, module, wasm, library, game, compiled] = files as [Bytes, Bytes, Bytes, Bytes, Bytes, Bytes];
  memory = new Memory(folder, chosen.map(({ name }) => name).join(","));
  const parts = { loader, module, wasm, library, game };
  const { python, resumed } = await startPython(folder, listed.lock, parts, memory);
  const there = await openKernels(compiled);
  const toJs = python.runPython("from pyodide.ffi import to_js; to_js");
  const device = python.pyimport("projectl.device.in_browser") as { begin(there: unknown, toJs: unknown): Door };
  door = device.begin(there, toJs);
  void memory.served();
  const kept = await Store.open();
  if (kept) store = kept;
  else report({ kind: "unkept", why: "refused" });
  door.begin(JSON.stringify(await store.all()));
  report({ kind: "ready", resumed });
}

/** A module with one instruction for several numbers at once: where it is not understood, neither are our kernels. */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

function next(work: () => Promise<void>): void {
  queue = queue.then(work).catch((fault: unknown) => report({ kind: "failed", why: String(fault) }));
}

async function obey(call: Call): Promise<void> {
  switch (call.kind) {
    case "request": {
      const ask = () => door.request(call.method, call.address, call.body, call.isText);
      const answer = (await done(ask)) as { status: number; document: unknown };
      return report({ kind: "answer", number: call.number, ...answer });
    }
    case "connect":
      return void (await done(() => door.connect(call.listener, call.game)));
    case "hear":
      return void (await done(() => door.hear(call.listener, call.text)));
    case "leave":
      return void (await done(() => door.leave(call.listener)));
    case "export":
      return report({ kind: "answer", number: call.number, status: 200, document: await exported() });
    case "import": {
      const count = await done(() => door.take(call.text));
      return report({ kind: "answer", number: call.number, status: count === null ? 422 : 200, document: count });
    }
  }
}

/** Do a call, keep what it brings about, then tell. It is done again if a log must be read first. */
async function done(call: () => string): Promise<unknown> {
  for (;;) {
    const found = JSON.parse(call()) as Done & { wants?: string };
    if (found.wants === undefined) {
      if (await kept(found)) tell(found);
      return found.answer;
    }
    tell(JSON.parse(door.bring(found.wants, JSON.stringify(await store.log(found.wants)))) as Done);
  }
}

function nothing(): Writing {
  return { entries: [], rows: [], me: null, sets: [] };
}

/** Whether it is kept, or at least goes on: not if another tab was faster, whose game it is then. */
async function kept({ entries, rows, me, sets }: Writing): Promise<boolean> {
  if (!entries.length && !rows.length && !me && !sets.length && !held.entries.length && !held.sets.length) return true;
  const writing = {
    entries: [...held.entries, ...entries],
    rows: [...held.rows, ...rows],
    me: me ?? held.me,
    sets: [...held.sets, ...sets],
  };
  const isHeld = held.entries.length > 0 || held.sets.length > 0;
  const games = [...new Set(writing.entries.map(({ game }) => game))];
  try {
    await write(writing);
    if (isHeld) report({ kind: "unkept", why: null });
    held = nothing();
    // Sets are told too, by a list without games.
    if (games.length || sets.length) channel.postMessage(games);
    return true;
  } catch (fault) {
    if ((fault as DOMException).name === "ConstraintError") {
      held = nothing();
      await readAnew(games);
      return false;
    }
    held = writing;
    report({ kind: "unkept", why: "full" });
    return true;
  }
}

/** Games come first: where there is no room, what makes starts short is given up. */
async function write(writing: Writing): Promise<void> {
  try {
    await store.write(writing);
  } catch (fault) {
    if ((fault as DOMException).name !== "QuotaExceededError") throw fault;
    await memory.drop();
    await store.write(writing);
  }
}

function tell({ tell: told, close, due }: Done): void {
  for (const [listener, text] of told) report({ kind: "tell", listener, text });
  for (const [listener, code, reason] of close) report({ kind: "close", listener, code, reason });
  clearTimeout(timer);
  if (due !== null)
    timer = setTimeout(() => next(async () => void (await done(() => door.act()))), Math.max(0, due - Date.now()));
}

/** Another tab has written. */
channel.onmessage = ({ data }: MessageEvent<string[]>) => next(() => readAnew(data));

async function readAnew(games: string[]): Promise<void> {
  tell(JSON.parse(door.begin(JSON.stringify(await store.all()))) as Done);
  for (const game of games) tell(JSON.parse(door.drop(game)) as Done);
}

async function exported(): Promise<{ format: string; games: unknown[] }> {
  const { rows }: Kept = await store.all();
  const games = await Promise.all(rows.map(async (row) => ({ row, entries: await store.log(row.id) })));
  return { format: "projectl-games/1", games };
}
