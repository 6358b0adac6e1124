/** What is kept on this device: whose it is, a row for each game, and the logs. An entry is written once and never changed. */

export type Row = { id: string } & Record<string, unknown>;
export type Entry = { game: string; seq: number } & Record<string, unknown>;
export type Kept = { me: Record<string, string> | null; rows: Row[]; sets: Row[] };
/** A set that is its id alone is to be dropped. */
export type Writing = { entries: Entry[]; rows: Row[]; me: Record<string, string> | null; sets: Row[] };

const NAME = "projectl";
const VERSION = 2;

export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  /** Null where the browser keeps nothing. */
  static async open(): Promise<Store | null> {
    try {
      const asked = indexedDB.open(NAME, VERSION);
      asked.onupgradeneeded = ({ oldVersion }) => {
        if (oldVersion < 1) {
          asked.result.createObjectStore("me");
          asked.result.createObjectStore("games", { keyPath: "id" });
          asked.result.createObjectStore("entries", { keyPath: ["game", "seq"] });
        }
        asked.result.createObjectStore("sets", { keyPath: "id" });
      };
      const database = await answered(asked);
      // A later version of the page, in another tab, may want to change what lies there.
      database.onversionchange = () => database.close();
      return new Store(database);
    } catch {
      return null;
    }
  }

  async all(): Promise<Kept> {
    const reading = this.database.transaction(["me", "games", "sets"]);
    const [me, rows, sets] = await Promise.all([
      answered(reading.objectStore("me").get("me")) as Promise<Record<string, string> | undefined>,
      answered(reading.objectStore("games").getAll()) as Promise<Row[]>,
      answered(reading.objectStore("sets").getAll()) as Promise<Row[]>,
    ]);
    return { me: me ?? null, rows, sets };
  }

  async log(game: string): Promise<Omit<Entry, "game">[]> {
    const range = IDBKeyRange.bound([game, 0], [game, Infinity]);
    const entries = (await answered(
      this.database.transaction("entries").objectStore("entries").getAll(range),
    )) as Entry[];
    return entries.map(withoutGame);
  }

  /**
   * All or nothing, on the disk when this resolves. An entry that is there already was written by another tab: that is a
   * ConstraintError, and nothing was written.
   */
  write({ entries, rows, me, sets }: Writing): Promise<void> {
    const writing = this.database.transaction(["me", "games", "entries", "sets"], "readwrite", {
      durability: "strict",
    });
    for (const entry of entries) writing.objectStore("entries").add(entry);
    for (const row of rows) writing.objectStore("games").put(row);
    if (me) writing.objectStore("me").put(me, "me");
    for (const set of sets)
      if (isDropped(set)) writing.objectStore("sets").delete(set.id);
      else writing.objectStore("sets").put(set);
    return new Promise((done, failed) => {
      writing.oncomplete = () => done();
      writing.onabort = () => failed(writing.error ?? new DOMException("aborted", "AbortError"));
    });
  }
}

const isDropped = (set: Row): boolean => Object.keys(set).length === 1;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("no answer"));
  });
}

export type Keeper = Pick<Store, "all" | "log" | "write">;

/** Where the browser keeps nothing: as long as the page is open. */
export class MemoryStore implements Keeper {
  private readonly kept: Kept = { me: null, rows: [], sets: [] };
  private readonly entries: Entry[] = [];

  all(): Promise<Kept> {
    return Promise.resolve(this.kept);
  }

  log(game: string): Promise<Omit<Entry, "game">[]> {
    const own = this.entries.filter((entry) => entry.game === game);
    return Promise.resolve(own.map(withoutGame));
  }

  write({ entries, rows, me, sets }: Writing): Promise<void> {
    this.entries.push(...entries);
    for (const row of rows) this.kept.rows = [...this.kept.rows.filter((each) => each.id !== row.id), row];
    this.kept.me = me ?? this.kept.me;
    for (const set of sets)
      this.kept.sets = [...this.kept.sets.filter((each) => each.id !== set.id), ...(isDropped(set) ? [] : [set])];
    return Promise.resolve();
  }
}

/** As a log has it, which is of one game. */
function withoutGame(entry: Entry): Omit<Entry, "game"> {
  const { game, ...own } = entry;
  return own satisfies typeof own & { game?: typeof game };
}
