// How the bots' levels do on a day's deal, played out on this device by a worker of its own, once for each deal.
import type { Daily, DailyResult } from '../wire.ts';
import { keep } from './keep.ts';
import type { Thinking, Thought } from './messages.ts';

export class Deals {
  #underWay = new Set<string>();

  constructor(readonly thinker: () => Worker) {}

  /** A deal with its levels, as soon as they have played it; nobody is told before their own game is over. */
  async withLevels(game: string, deal: Daily, past: boolean): Promise<Daily> {
    if (!deal.finished && !past) return deal;
    const found = await keep.levels(game, deal.date);
    if (found === null) this.#begin(game, deal.date);
    return { ...deal, levels: found === null ? [] : (JSON.parse(found) as DailyResult[]) };
  }

  #begin(game: string, date: string): void {
    const deal = `${game} ${date}`;
    if (this.#underWay.has(deal)) return;
    this.#underWay.add(deal);
    const worker = this.thinker();
    const end = (): void => {
      worker.terminate();
      this.#underWay.delete(deal);
    };
    worker.onerror = end;
    worker.onmessage = async ({ data }: MessageEvent<Thought>) => {
      if (data.do !== 'fared') return;
      if (data.levels !== '') await keep.levelsFared(game, date, data.levels).catch(() => {});
      end();
    };
    worker.postMessage({ do: 'levels', game, date } satisfies Thinking);
  }
}
