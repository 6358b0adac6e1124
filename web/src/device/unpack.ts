/** The files of the game: they lie packed, so that a host that compresses nothing serves them as well, and are unpacked here. */
import { fetchWhole } from "./fetching";
import type { Bytes } from "./python";

export type File = { name: string; size: number };
/** What `tools/build_site.py` writes. Files are named for their content, so none is ever stale. */
export type Listed = { files: Record<string, File>; lock: object };

/** Fetch and unpack what is listed, and tell how much has come, and whether a connection is waited for. */
export async function fetchAll(
  folder: string,
  listed: File[],
  onProgress: (done: number, all: number, waits: boolean) => void,
): Promise<Bytes[]> {
  const all = listed.reduce((sum, { size }) => sum + size, 0);
  const done = new Map<string, number>();
  const waiting = new Set<string>();
  const tell = () =>
    onProgress(
      [...done.values()].reduce((sum, each) => sum + each, 0),
      all,
      waiting.size > 0,
    );
  return Promise.all(
    listed.map(async ({ name, size }) => {
      const came = (amount: number) => {
        done.set(name, amount);
        tell();
      };
      const isWaiting = (waits: boolean) => {
        if (waits === waiting.has(name)) return;
        if (waits) waiting.add(name);
        else waiting.delete(name);
        tell();
      };
      return unpacked(await fetchWhole(folder + name, size, { came, isWaiting }));
    }),
  );
}

/** Whatever is not packed is left alone: a host may have unpacked it on the way. */
async function unpacked(bytes: Bytes): Promise<Bytes> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
