/**
 * A file over a connection that may break: what has come is kept, the rest is asked for again, for as long as it takes. Whole
 * files are put where the service worker looks too, so that nothing is fetched twice, not even after a reload.
 */
import type { Bytes } from "./python";

const STORE = "projectl-fetched";
/** A connection over which nothing comes for so long is given up. */
const SILENT_FOR = 15_000;
const RETRY_FIRST = 500;
const RETRY_MOST = 8_000;

/** Where the file is not, trying again does not help. */
export class NotThere extends Error {}

export type Progress = { came(size: number): void; isWaiting(waits: boolean): void };

/** The bytes of a file of a size; one that was fetched before is not fetched again. */
export async function fetchWhole(address: string, size: number, progress: Progress): Promise<Bytes> {
  const known = await kept(address);
  if (known) {
    progress.came(size);
    return known;
  }
  const parts: Uint8Array[] = [];
  for (let retry = RETRY_FIRST; ; retry = Math.min(2 * retry, RETRY_MOST)) {
    const before = sizeOf(parts);
    try {
      if (await fetchRest(address, size, parts, progress)) break;
    } catch (fault) {
      if (fault instanceof NotThere) throw fault;
    }
    if (sizeOf(parts) > before) retry = RETRY_FIRST;
    progress.isWaiting(true);
    await again(retry);
  }
  const whole = joined(parts);
  void keep(address, whole);
  return whole;
}

/** A short document that is asked for anew each time. */
export async function fetchDocument(address: string, isWaiting: (waits: boolean) => void): Promise<unknown> {
  for (;;) {
    try {
      const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(SILENT_FOR) });
      if (answer.ok) return await answer.json();
      if (answer.status >= 400 && answer.status < 500) throw new NotThere(`${answer.status}`);
    } catch (fault) {
      if (fault instanceof NotThere) throw fault;
    }
    isWaiting(true);
    await again(RETRY_FIRST);
  }
}

/** Add to the parts what is missing; whether all is there. */
async function fetchRest(address: string, size: number, parts: Uint8Array[], progress: Progress): Promise<boolean> {
  const from = sizeOf(parts);
  const giveUp = new AbortController();
  let silence = setTimeout(() => giveUp.abort(), SILENT_FOR);
  try {
    const headers: HeadersInit = from ? { Range: `bytes=${from}-` } : {};
    const answer = await fetch(address, { headers, signal: giveUp.signal });
    if (answer.status === 416) parts.length = 0;
    else if (answer.status >= 400 && answer.status < 500) throw new NotThere(`${answer.status}`);
    // A page in its place is of somebody on the way, such as the log-in of a hotel.
    if (!answer.ok || !answer.body || answer.headers.get("Content-Type")?.startsWith("text/html")) return false;
    if (answer.status !== 206) parts.length = 0;
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      clearTimeout(silence);
      silence = setTimeout(() => giveUp.abort(), SILENT_FOR);
      if (done) break;
      parts.push(value);
      progress.isWaiting(false);
      progress.came(Math.min(sizeOf(parts), size));
    }
    if (isPacked(parts)) {
      if (sizeOf(parts) > size) parts.length = 0;
      return sizeOf(parts) === size;
    }
    // A host has unpacked it on the way: of such a file no rest can be asked for.
    const isWhole = sizeOf(parts) > 0;
    if (!isWhole) parts.length = 0;
    return isWhole;
  } catch (fault) {
    if (!isPacked(parts)) parts.length = 0;
    throw fault;
  } finally {
    clearTimeout(silence);
  }
}

/** After a while, or as soon as there is a network again. */
function again(after: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, after);
    addEventListener("online", () => done(), { once: true });
  });
}

const sizeOf = (parts: Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);
const isPacked = ([first]: Uint8Array[]): boolean => first?.[0] === 0x1f && (first.length < 2 || first[1] === 0x8b);

function joined(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(sizeOf(parts));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

async function kept(address: string): Promise<Bytes | null> {
  try {
    const found = await caches.match(address);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // without https there is no such store
  }
}

async function keep(address: string, content: Bytes): Promise<void> {
  try {
    await (await caches.open(STORE)).put(address, new Response(content));
  } catch (fault) {
    console.warn("what was fetched is not kept:", fault);
  }
}
