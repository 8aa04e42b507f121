// The worker that holds the tables of this device. It does what a server does for a table: one thing at a time,
// stored before anyone is told. Secrets stay here; the page gets what a server would send it.
import type { Daily } from '../wire.ts';
import { Analyses } from './analyses.ts';
import { Deals } from './deals.ts';
import { keep } from './keep.ts';
import type { FromPage, FromWorker, House, Outcome, Thinking, Thought, ToKeep } from './messages.ts';
import { load } from './module.ts';

const say = (message: FromWorker): void => self.postMessage(message);
const now = (): number => Date.now();

/** The module crashed, which is a bug of ours: the console says which, and the page starts over. */
function broken(error: unknown): void {
  console.error(error);
  say({ do: 'broken' });
}

/** Pages of the same browser tell each other which tables have changed. */
const others = new BroadcastChannel('durbar-tables');

class Desk {
  #thinker: Worker;
  #asked = 0;
  #thoughts = new Map<number, (answer: string) => void>();
  #alarms = new Map<string, ReturnType<typeof setTimeout>>();
  #last: Promise<unknown> = Promise.resolve();
  #analyses: Analyses;
  #deals: Deals;

  constructor(
    readonly house: House,
    module: string,
  ) {
    const thinker = (): Worker => {
      const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
      made.postMessage({ do: 'begin', module } satisfies Thinking);
      return made;
    };
    this.#thinker = thinker();
    this.#analyses = new Analyses(thinker);
    this.#deals = new Deals(thinker);
    this.#thinker.onmessage = ({ data }: MessageEvent<Thought>) => {
      if (data.do !== 'thought') return;
      this.#thoughts.get(data.id)?.(data.answer);
      this.#thoughts.delete(data.id);
    };
    others.onmessage = ({ data }: MessageEvent<string[]>) =>
      data.filter((id) => house.has(id)).forEach((id) => this.inTurn(() => this.#takeAgain(id)));
  }

  /** One thing after another. A crash leaves the module in an inconsistent state: the page starts over. */
  inTurn(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch(broken);
  }

  async hear(message: FromPage): Promise<void> {
    switch (message.do) {
      case 'ask':
        return this.#ask(message);
      case 'pack':
        return this.#answer(message.id, 200, this.house.pack(await keep.all()));
      case 'unpack':
        return this.#unpack(message.id, message.text);
      case 'connect':
        return this.#connect(message);
      case 'say':
        return this.#settled(this.house.hear(message.connection, message.text, now()));
      case 'leave':
        return this.house.leave(message.connection);
      case 'begin':
    }
  }

  #answer(id: number, status: number, body: string): void {
    say({ do: 'answer', id, status, body });
  }

  async #ask({ id, method, path, body, name }: Extract<FromPage, { do: 'ask' }>): Promise<void> {
    const [, table = '', what = ''] = /^\/tables\/([^/?]+)\/?([^?]*)/.exec(path) ?? [];
    await this.#take(table);
    if (path.includes('/daily') || path === '/tables') await this.#takeDeals();
    if (what === 'analysis') {
      const { status, body: told } = await this.#analyses.ask(method, table);
      return this.#answer(id, status, told);
    }
    const answer = await this.#settle(this.house.ask(method, path, body, name, now()));
    const [, game] = /^\/games\/(\w+)\/daily/.exec(path) ?? [];
    if (game && answer?.status === 200) {
      const deal = JSON.parse(answer.body) as Daily;
      const told = await this.#deals.withLevels(game, deal, path.includes('date='));
      return this.#answer(id, 200, JSON.stringify(told));
    }
    this.#answer(id, answer?.status ?? 500, answer?.body ?? '');
  }

  async #unpack(id: number, text: string): Promise<void> {
    const tables = JSON.parse(this.house.unpack(text)) as ToKeep[];
    const brought = tables.length > 0 ? await keep.bring(tables) : 0;
    for (const table of tables) if (this.house.has(table.id)) await this.#takeAgain(table.id);
    this.#answer(id, 200, JSON.stringify({ found: tables.length, brought }));
  }

  async #connect({ connection, table, since, calm }: Extract<FromPage, { do: 'connect' }>): Promise<void> {
    await this.#take(table);
    if (!this.house.has(table)) return say({ do: 'closed', connection });
    say({ do: 'open', connection });
    await this.#settled(this.house.connect(connection, table, since ?? undefined, calm, now()));
  }

  /** A table is read from the database when it is first needed. */
  async #take(table: string): Promise<void> {
    if (table !== '' && !this.house.has(table)) await this.#takeAgain(table);
  }

  /** The deals of the day, which the house must know about: each is dealt once. */
  async #takeDeals(): Promise<void> {
    for (const { id, daily } of await keep.list().catch(() => [])) if (daily) await this.#take(id);
  }

  async #takeAgain(table: string): Promise<void> {
    const kept = await keep.table(table);
    if (kept !== null) await this.#settled(this.house.take(kept, now()));
  }

  async #settled(outcome: string): Promise<void> {
    await this.#settle(outcome);
  }

  /** Does what has to be done: stores first, and only then tells. */
  async #settle(text: string): Promise<Outcome['answer']> {
    const outcome = JSON.parse(text) as Outcome;
    if (outcome.keep) {
      const ids = outcome.keep.map(({ id }) => id);
      const refused = await keep.tables(outcome.keep);
      if (refused) return this.#undo(ids, refused);
      others.postMessage(ids);
      await this.#settled(this.house.stored(ids, now()));
    }
    if (outcome.forget) await keep.forget(outcome.forget);
    for (const [connection, told] of outcome.tell ?? []) say({ do: 'tell', connection, text: told });
    for (const { table, question, pause } of outcome.think ?? []) void this.#think(table, question, pause);
    if (outcome.wake) this.#wakeAt(...outcome.wake);
    return outcome.answer;
  }

  /** It could not be stored, so it did not happen: the table is as it was. */
  async #undo(ids: string[], why: string): Promise<Outcome['answer']> {
    const answer = await this.#settle(this.house.refused(ids, why));
    for (const id of ids) await this.#takeAgain(id);
    return answer;
  }

  /** Thinks elsewhere, so nobody waits, and takes at least this long, so people can follow. */
  async #think(table: string, question: string, pause: number): Promise<void> {
    const id = (this.#asked += 1);
    const thought = new Promise<string>((resolve) => this.#thoughts.set(id, resolve));
    this.#thinker.postMessage({ do: 'think', id, question } satisfies Thinking);
    const [answer] = await Promise.all([thought, new Promise((resolve) => setTimeout(resolve, pause))]);
    this.inTurn(() => this.#settled(this.house.thought(table, answer, now())));
  }

  #wakeAt(table: string, at: number): void {
    clearTimeout(this.#alarms.get(table));
    const wake = (): void => this.inTurn(() => this.#settled(this.house.wake(table, now())));
    // A timer that is set for longer than this fires at once.
    const after = Math.min(Math.max(0, at - now()) + 1, 2 ** 31 - 1);
    this.#alarms.set(table, setTimeout(wake, after));
  }
}

let desk: Promise<Desk> | null = null;

async function begin(address: string): Promise<Desk> {
  const module = await load(address);
  return new Desk(new module.House(), address);
}

self.onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (data.do === 'begin') {
    desk = begin(data.module);
    desk.catch(broken);
    return;
  }
  desk?.then((ready) => ready.inTurn(() => ready.hear(data))).catch(() => {});
};
