// A list that a host sees and changes: read again after each change, since other hosts change it too.
import { attempt } from '../parts/trouble.ts';

export class Listed<Row> {
  rows = $state.raw<readonly Row[] | null>(null);
  busy = $state(false);

  constructor(private readonly read: () => Promise<Row[]>) {
    void this.look();
  }

  async look(): Promise<void> {
    const rows = await attempt(this.read);
    if (rows) this.rows = rows;
  }

  /** Does something to it, and returns whether it worked. */
  async does(doing: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await attempt(async () => {
      await doing();
      return true;
    });
    await this.look();
    this.busy = false;
    return done === true;
  }
}
