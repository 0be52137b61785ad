// What is kept on this device: pairs of keys and values in IndexedDB, for `fivefold.local.tabs`.

const STORE = "values";

/** As `Reply` in Python. */
interface Reply {
  pairs?: [string, string][];
  failed?: string;
}

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error("aborted"));
  });

export class Values {
  readonly #name: string;
  readonly #onlost: () => void;
  readonly #onfull: () => void;
  #opened: Promise<IDBDatabase> | undefined;

  /** `onlost` is told when the browser has deleted everything, `onfull` when there is no space left. */
  constructor(name: string, onlost: () => void, onfull: () => void) {
    this.#name = name;
    this.#onlost = onlost;
    this.#onfull = onfull;
  }

  /** Does what `BrowserValues` asks for; never rejects. */
  do = async (operation: string, text: string): Promise<string> => {
    let reply: Reply;
    try {
      reply = operation === "write" ? await this.#write(text) : { pairs: await this.#read(operation, text) };
    } catch (error) {
      reply = { failed: String(error) };
      if (error instanceof DOMException && error.name === "QuotaExceededError") this.#onfull();
    }
    return JSON.stringify(reply);
  };

  async #read(operation: string, text: string): Promise<[string, string][]> {
    const store = (await this.#database()).transaction(STORE).objectStore(STORE);
    if (operation === "read") {
      const value = (await finished(store.get(text))) as string | undefined;
      return value === undefined ? [] : [[text, value]];
    }
    const range = text ? IDBKeyRange.bound(text, `${text}\uffff`) : null;
    const [keys, values] = await Promise.all([finished(store.getAllKeys(range)), finished(store.getAll(range))]);
    return keys.map((key, n) => [key as string, values[n] as string]);
  }

  async #write(text: string): Promise<Reply> {
    const work = (await this.#database()).transaction(STORE, "readwrite");
    const store = work.objectStore(STORE);
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string | null>))
      if (value === null) store.delete(key);
      else store.put(value, key);
    await committed(work);
    return {};
  }

  #database(): Promise<IDBDatabase> {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(this.#name);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await finished(opening);
    const lost = (): void => {
      this.#opened = undefined;
      this.#onlost();
    };
    database.onclose = lost;
    database.onversionchange = () => {
      database.close();
      lost();
    };
    return database;
  }
}
