/**
 * The memory of Python as it is after a start, kept by the browser so that the next start is short. It is Python with our
 * modules and nothing of anybody's games. Whatever goes wrong with it costs a plain start, never a game.
 */
import type { Bytes } from "./python";

const STORE = "projectl/memory";
/** Stands beside a memory from which a start has begun, until that start is done: one that never ended is not tried again. */
const BEGUN = "begun";

export class Memory {
  /** The names of the files that it was made from are part of where it lies. */
  constructor(
    private readonly folder: string,
    private readonly madeFrom: string,
  ) {}

  private at(what: string): string {
    return `${this.folder}memory/${what}`;
  }

  async kept(): Promise<Bytes | null> {
    try {
      const store = await caches.open(STORE);
      const found = await store.match(this.at(this.madeFrom));
      if (!found || (await store.match(this.at(BEGUN)))) {
        await this.drop();
        return null;
      }
      await store.put(this.at(BEGUN), new Response());
      return new Uint8Array(await found.arrayBuffer());
    } catch {
      return null;
    }
  }

  /** The start is done. */
  async served(): Promise<void> {
    await this.quietly((store) => store.delete(this.at(BEGUN)));
  }

  /** In the background: nobody waits for it, and a browser that has no room for it goes on without. */
  keep(content: Bytes): void {
    void this.quietly((store) => store.put(this.at(this.madeFrom), new Response(content)));
  }

  /** That of this folder, in whatever version. */
  async drop(): Promise<void> {
    await this.quietly(async (store) => {
      for (const { url } of await store.keys()) if (url.startsWith(this.at(""))) await store.delete(url);
    });
  }

  private async quietly(work: (store: Cache) => Promise<unknown>): Promise<void> {
    try {
      await work(await caches.open(STORE));
    } catch (fault) {
      console.warn("the memory is not kept:", fault);
    }
  }
}
