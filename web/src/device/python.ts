/**
 * Python in the worker: Pyodide with our files in it. The first start takes seconds, nearly all of them Python's own; its
 * memory is kept then (`memory.ts`), and the next start goes on from there.
 */
import type { Memory } from "./memory";

export type Bytes = Uint8Array<ArrayBuffer>;
/** As much of Pyodide as is used. */
export type Python = {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
  makeMemorySnapshot(): Bytes;
};
type Loader = { loadPyodide(options: Record<string, unknown>): Promise<Python> };
export type Parts = Record<"loader" | "module" | "wasm" | "library" | "game", Bytes>;

const HOME = "/game";

/** Python with our modules loaded, and whether it went on from a memory that was kept. */
export async function startPython(
  folder: string,
  lock: object,
  parts: Parts,
  memory: Memory,
): Promise<{ python: Python; resumed: boolean }> {
  const load = await loaderOf(folder, lock, parts);
  const kept = await memory.kept();
  if (kept) {
    try {
      const python = await load({ _loadSnapshot: kept });
      lay(python, parts.game);
      return { python, resumed: true };
    } catch (fault) {
      console.warn("the kept memory does not serve:", fault);
      await memory.drop();
    }
  }
  const python = await load({ _makeSnapshot: true });
  lay(python, parts.game);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}"); import projectl.device.in_browser`);
  memory.keep(python.makeMemorySnapshot());
  return { python, resumed: false };
}

/** How Pyodide is begun from what was fetched. */
async function loaderOf(
  folder: string,
  lock: object,
  { loader, module, wasm, library }: Parts,
): Promise<(how: object) => Promise<Python>> {
  const { loadPyodide } = (await import(/* @vite-ignore */ addressOf(loader, "text/javascript"))) as Loader;
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ addressOf(module, "text/javascript"))) as {
    default: unknown;
  };
  const stdLibURL = addressOf(library, "application/zip");
  return async (how) => {
    // Pyodide fetches its own module by a name that nobody serves.
    const plain = fetch;
    globalThis.fetch = (what, init) =>
      (what instanceof Request ? what.url : String(what)).endsWith("pyodide.asm.wasm")
        ? Promise.resolve(new Response(wasm, { headers: { "Content-Type": "application/wasm" } }))
        : plain(what, init);
    try {
      return await loadPyodide({
        indexURL: folder,
        createPyodideModule,
        stdLibURL,
        lockFileContents: lock,
        env: { PYTHONDONTWRITEBYTECODE: "1", HOME },
        ...how,
      });
    } finally {
      globalThis.fetch = plain;
    }
  };
}

const addressOf = (content: Bytes, type: string): string => URL.createObjectURL(new Blob([content], { type }));

/** Our Python, as files: how long the list of paths and sizes is, the list, then all of them in a row. */
function lay(python: Python, archive: Bytes): void {
  const length = new DataView(archive.buffer).getUint32(0);
  let at = 4 + length;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(archive.subarray(4, at))) as [string, number][]) {
    const place = `${HOME}/${path}`;
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
    python.FS.writeFile(place, archive.subarray(at, (at += size)));
  }
}
