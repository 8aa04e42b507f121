// Tables stored in the browser's own database, each as one text with its number of changes; what lists show is stored
// separately, so listing reads no secrets. A change that does not follow what is stored is refused: another page was
// faster.
import type { TableInfo } from '../wire.ts';
import type { ToKeep } from './messages.ts';

/** The format of the database itself; a table's format is in its text. */
const FORM = 1;

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly text: string;
}

/** Why something could not be stored. */
export type Refused = 'full' | 'stale' | 'trouble';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('durbar', FORM);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('infos');
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
      // A newer version of this client wants another format: it must not wait for this page.
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

type Store = 'tables' | 'infos' | 'analyses';

async function read<T>(store: Store, key: string): Promise<T | null> {
  const found = (await database()).transaction(store).objectStore(store);
  return ((await asked(found.get(key))) as T | undefined) ?? null;
}

/** What is written is on disk before anyone is told: the strictest setting a browser offers. */
async function writing(...stores: Store[]): Promise<IDBTransaction> {
  return (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
}

async function everything<T>(store: Store): Promise<T[]> {
  return (await asked((await database()).transaction(store).objectStore(store).getAll())) as T[];
}

const done = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error('nothing was written'));
  });

async function revisionIn(change: IDBTransaction, id: string): Promise<number> {
  const row = (await asked(change.objectStore('tables').get(id))) as Row | undefined;
  return row?.revision ?? 0;
}

function put(change: IDBTransaction, { id, revision, text, info }: ToKeep): void {
  change.objectStore('tables').put({ id, revision, text } satisfies Row);
  change.objectStore('infos').put(info, id);
}

async function written(tables: readonly ToKeep[]): Promise<Refused | null> {
  const change = await writing('tables', 'infos');
  const end = done(change);
  for (const table of tables) {
    if ((await revisionIn(change, table.id)) !== table.revision - 1) {
      change.abort();
      await end.catch(() => {});
      return 'stale';
    }
    put(change, table);
  }
  await end;
  return null;
}

const why = (error: unknown): Refused =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'trouble';

const deal = (game: string, date: string): string => `daily ${game} ${date}`;

/** Keeps what was worked out about a table or a deal. */
async function workedOut(key: string, found: string): Promise<void> {
  const change = await writing('analyses');
  change.objectStore('analyses').put(found, key);
  await done(change);
}

export const keep = {
  /** Stores tables, all of them or none; returns what prevented it. */
  tables: (tables: readonly ToKeep[]): Promise<Refused | null> => written(tables).catch(why),

  /** Imports tables; one that is already here and further along stays as it is. */
  async bring(tables: readonly ToKeep[]): Promise<number> {
    const change = await writing('tables', 'infos');
    const end = done(change);
    let brought = 0;
    for (const table of tables) {
      if ((await revisionIn(change, table.id)) >= table.revision) continue;
      put(change, table);
      brought += 1;
    }
    await end;
    return brought;
  },

  async table(id: string): Promise<string | null> {
    return (await read<Row>('tables', id))?.text ?? null;
  },

  async all(): Promise<string[]> {
    return (await everything<Row>('tables')).map(({ text }) => text);
  },

  /** What lists show, latest first. */
  async list(): Promise<TableInfo[]> {
    const infos = await everything<TableInfo | null>('infos');
    return infos.flatMap((info) => info ?? []).toSorted((a, b) => b.touched - a.touched);
  },

  async forget(id: string): Promise<void> {
    const change = await writing('tables', 'infos', 'analyses');
    for (const store of ['tables', 'infos', 'analyses']) change.objectStore(store).delete(id);
    await done(change);
  },

  analysis: (id: string): Promise<string | null> => read<string>('analyses', id),
  analysed: (id: string, analysis: string): Promise<void> => workedOut(id, analysis),

  /** How the levels did on a day's deal. */
  levels: (game: string, date: string): Promise<string | null> => read<string>('analyses', deal(game, date)),
  levelsFared: (game: string, date: string, levels: string): Promise<void> =>
    workedOut(deal(game, date), levels),
};
