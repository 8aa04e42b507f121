// Tables kept in the browser's own database, each as one text with its number of changes. Whoever writes a change that
// does not follow on what is kept is refused: another page was faster.
import type { TableInfo } from '../wire.ts';
import type { ToKeep } from './messages.ts';

/** The form of the database itself; that of a table stands in its text. */
const FORM = 1;

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly text: string;
  readonly info: TableInfo | null;
}

/** Why something could not be kept. */
export type Refused = 'full' | 'stale' | 'trouble';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('durbar', FORM);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('analyses');
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('the database does not open'));
  });
}

let open: Promise<IDBDatabase> | null = null;
function database(): Promise<IDBDatabase> {
  open ??= opened().then(
    (found) => {
      // A newer version of this client wants another form: it must not wait for this page.
      found.onversionchange = () => {
        found.close();
        open = null;
      };
      return found;
    },
    (error: unknown) => {
      open = null;
      throw error;
    },
  );
  return open;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });

async function read<T>(store: 'tables' | 'analyses', key: string): Promise<T | null> {
  const found = (await database()).transaction(store).objectStore(store);
  return ((await asked(found.get(key))) as T | undefined) ?? null;
}

/** What is written is on disk before anybody is told: the strictest that a browser offers. */
async function writing(store: 'tables' | 'analyses'): Promise<IDBTransaction> {
  return (await database()).transaction(store, 'readwrite', { durability: 'strict' });
}

const done = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('nothing was written'));
  });

async function written(tables: readonly ToKeep[]): Promise<Refused | null> {
  const change = await writing('tables');
  const store = change.objectStore('tables');
  const end = done(change);
  for (const { id, revision, text, info } of tables) {
    const before = (await asked(store.get(id))) as Row | undefined;
    if ((before?.revision ?? 0) !== revision - 1) {
      change.abort();
      await end.catch(() => {});
      return 'stale';
    }
    store.put({ id, revision, text, info });
  }
  await end;
  return null;
}

const why = (error: unknown): Refused =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'trouble';

export const keep = {
  /** Keeps tables, all of them or none; what stood in the way. */
  tables: (tables: readonly ToKeep[]): Promise<Refused | null> => written(tables).catch(why),

  /** Brings tables that were taken along; one that is here already and has gone further stays as it is. */
  async bring(tables: readonly ToKeep[]): Promise<number> {
    const change = await writing('tables');
    const store = change.objectStore('tables');
    const end = done(change);
    let brought = 0;
    for (const { id, revision, text, info } of tables) {
      const before = (await asked(store.get(id))) as Row | undefined;
      if (before && before.revision >= revision) continue;
      store.put({ id, revision, text, info });
      brought += 1;
    }
    await end;
    return brought;
  },

  async table(id: string): Promise<string | null> {
    return (await read<Row>('tables', id))?.text ?? null;
  },

  async all(): Promise<string[]> {
    const store = (await database()).transaction('tables').objectStore('tables');
    return ((await asked(store.getAll())) as Row[]).map(({ text }) => text);
  },

  /** What lists show, the latest first. */
  async list(): Promise<TableInfo[]> {
    const store = (await database()).transaction('tables').objectStore('tables');
    const rows = (await asked(store.getAll())) as Row[];
    return rows.flatMap(({ info }) => info ?? []).toSorted((a, b) => b.touched - a.touched);
  },

  async forget(id: string): Promise<void> {
    const change = await writing('tables');
    change.objectStore('tables').delete(id);
    await done(change);
  },

  analysis: (id: string): Promise<string | null> => read<string>('analyses', id),

  async analysed(id: string, analysis: string): Promise<void> {
    const change = await writing('analyses');
    change.objectStore('analyses').put(analysis, id);
    await done(change);
  },
};
