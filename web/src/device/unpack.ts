/**
 * The files of the game: they lie packed, so that a host that compresses nothing serves them as well, and are unpacked
 * here. What was fetched once stays in the cache that the service worker starts from.
 */

export type File = { name: string; size: number };
/** What `tools/build_site.py` writes: the version is made from the content of every file. */
export type Listed = { version: string; files: Record<string, File> };

const RETRIES = 3;

/** Fetch and unpack what is listed, and tell how much has come. Files are named for their content, so none is ever stale. */
export async function fetchAll(
  folder: string,
  listed: File[],
  onProgress: (done: number, all: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const all = listed.reduce((sum, { size }) => sum + size, 0);
  const done = new Map<string, number>();
  const tell = (name: string, size: number) => {
    done.set(name, size);
    onProgress(
      [...done.values()].reduce((sum, each) => sum + each, 0),
      all,
    );
  };
  return Promise.all(
    listed.map(async (file) => unpacked(await fetched(folder, file, (size) => tell(file.name, size)))),
  );
}

async function fetched(folder: string, file: File, tell: (size: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await fetch(folder + file.name);
      if (!answer.ok || !answer.body) throw new Error(`${file.name}: ${answer.status}`);
      const parts: Uint8Array[] = [];
      let size = 0;
      for (const reader = answer.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        tell((size += value.length));
      }
      const whole = new Uint8Array(size);
      parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
      return whole;
    } catch (fault) {
      if (tries === RETRIES) throw fault;
      await new Promise((later) => setTimeout(later, 500 * tries));
    }
  }
}

/** Whatever is not packed is left alone: a host may have unpacked it on the way. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
