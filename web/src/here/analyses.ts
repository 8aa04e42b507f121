// Analyses of finished games on this device, each made once by a separate worker.
import { keep } from './keep.ts';
import type { Thinking, Thought } from './messages.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

const told = (answer: unknown): Answer => ({ status: 200, body: JSON.stringify(answer) });
const denied = (status: number, code: string, reason: string): Answer => ({
  status,
  body: JSON.stringify({ code, detail: reason, reason: { code: reason, facts: {} } }),
});

export class Analyses {
  /** How far those in progress have come, by table. */
  #underWay = new Map<string, { done: number; all: number }>();

  constructor(readonly thinker: () => Worker) {}

  /** Answers as a server's routes would: GET returns the state, POST starts it. */
  async ask(method: string, table: string): Promise<Answer> {
    const kept = await keep.table(table);
    if (kept === null) return denied(404, 'no_such_table', 'server-no-such-table');
    const { stage } = (JSON.parse(kept) as { row: { stage: string } }).row;
    if (stage !== 'finished' && stage !== 'abandoned') return denied(409, 'not_over', 'server-not-over');
    const found = await keep.analysis(table);
    if (found !== null) return told({ stage: 'done', analysis: JSON.parse(found) as unknown });
    if (method === 'POST' && !this.#underWay.has(table)) this.#begin(table, kept);
    const progress = this.#underWay.get(table);
    return told(progress ? { stage: 'under_way', ...progress } : { stage: 'not_begun' });
  }

  #begin(table: string, kept: string): void {
    const worker = this.thinker();
    this.#underWay.set(table, { done: 0, all: 0 });
    const end = (): void => {
      worker.terminate();
      this.#underWay.delete(table);
    };
    worker.onerror = end;
    worker.onmessage = async ({ data }: MessageEvent<Thought>) => {
      if (data.do === 'progress') this.#underWay.set(table, { done: data.done, all: data.all });
      if (data.do !== 'analysed') return;
      if (data.analysis !== '') await keep.analysed(table, data.analysis).catch(() => {});
      end();
    };
    worker.postMessage({ do: 'analyse', kept } satisfies Thinking);
  }
}
