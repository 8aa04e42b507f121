// A table as its page sees it: the link's state, shown at a pace the eye can follow, and what can be asked for.
import type { Explained } from '../board/board.ts';
import { api } from '../api.ts';
import { calm, tempo } from '../settings.svelte.ts';
import type { Advice, Phrase, Up } from '../wire.ts';
import { Labels } from './labels.svelte.ts';
import { TableLine } from './line.ts';
import { fresh, reachesBack, refusedBack, type Answer, type Link, type Want } from './link.ts';
import { Pace, type Shown } from './pace.ts';
import { stepsSince } from './replayed.ts';
import { shownAgainFrom } from './story.ts';

/** Why something was not done, or what became of it, for a toast. */
export interface Complaint {
  readonly reason: Phrase;
  readonly rule: string | null;
}

const REFUSED: Phrase = { code: 'web-takeback-refused', facts: {} };

/** The most take-backs in a log. */
const MOST_BACK = 50;

export class Match {
  link = $state.raw<Link>(fresh);
  shown = $state.raw<Shown | null>(null);
  /** Whether what is shown is the latest that is known. */
  upToDate = $state(false);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** When the latest state came, for clocks that run on. */
  heard = $state(0);

  #line: TableLine;
  #pace = new Pace(
    (shown, last) => {
      this.shown = shown;
      this.upToDate = last;
      this.advice = null;
    },
    () => (document.hidden ? 'once' : tempo()),
  );

  #labels = new Labels(
    () => (this.active && this.shown ? { v: this.shown.v, moves: this.shown.state.moves } : null),
    async (v, texts) => {
      const answer = await this.#line.ask({ kind: 'labels', v, texts: [...texts] });
      return answer?.kind === 'labelled' ? answer.labels : null;
    },
  );

  constructor(
    readonly id: string,
    readonly complain: (complaint: Complaint) => void,
  ) {
    this.#line = new TableLine(id, (link) => this.#changed(link));
  }

  connect(): void {
    this.#line.connect();
  }

  close(): void {
    this.#line.close();
    this.#pace.stop();
  }

  retry(): void {
    this.#line.retry();
  }

  /** Reconnects to the table if the tempo has changed since. */
  renewIfPaced(): void {
    if (this.#line.calm !== calm()) this.renew();
  }

  /** Reconnects to the table, as after a lost connection: the chat is sent again. */
  renew(): void {
    this.#line.renew();
  }

  /** Shows again what the others did since the viewer's last turn; to a spectator, the last turn. */
  async showAgain(): Promise<void> {
    const { log, state, v } = this.link;
    const first = log[shownAgainFrom(log, state?.viewer ?? null)];
    if (!first || !state || v === null) return;
    const replay = await api.replay(this.id, null).catch(() => null);
    if (!replay || this.link.v !== v) return;
    this.upToDate = false;
    this.#pace.again([...stepsSince(replay, first.n, v), { v, state, story: [] }]);
  }

  /** Stops showing step by step. */
  skip(): void {
    this.#pace.skip();
  }

  /** Whether the viewer may act on what is shown. */
  get active(): boolean {
    const { turn, viewer } = this.shown?.state ?? {};
    const mine = turn?.kind === 'choose' && turn.seat === viewer;
    return mine && this.upToDate && this.ready;
  }

  /** Whether the server is listening and nothing is on its way that would change the position. */
  get ready(): boolean {
    const { phase, open, v } = this.link;
    // A step may arrive just before the answer to the request that caused it: a request about an earlier position
    // keeps nobody waiting.
    const changes = (up: Up): boolean =>
      (up.kind === 'move' || up.kind === 'end' || up.kind === 'undo') && up.v === v;
    return phase === 'open' && !open.some(changes);
  }

  play(text: string, end: boolean): void {
    const v = this.shown?.v;
    if (v === undefined || !this.active) return;
    void this.#done({ kind: 'move', v, text, end });
  }

  end(): void {
    if (this.shown && this.ready) void this.#done({ kind: 'end', v: this.shown.v });
  }

  /** Takes back the last decision; where no other person plays, also one of a turn that is over. */
  undo(): void {
    if (!this.shown || !this.ready) return;
    const { v, state } = this.shown;
    if (state.undo) void this.#done({ kind: 'undo', v });
    else if (state.take_back === 'free') this.askBack();
  }

  askBack(): void {
    if (this.shown) void this.#done({ kind: 'ask_back', v: this.shown.v });
  }

  /** Takes back what was played since a lesson was left; whether that led back to it. */
  async backToLesson(): Promise<boolean> {
    const off = (): boolean => this.link.state?.lesson?.off ?? false;
    for (let tries = 0; off() && this.link.v !== null && tries < MOST_BACK; tries += 1) {
      const answer = await this.#line.ask({ kind: 'ask_back', v: this.link.v });
      if (answer?.kind === 'refused' && answer.code !== 'stale') break;
    }
    return !off();
  }

  answerBack(yes: boolean): void {
    void this.#done({ kind: 'answer_back', yes });
  }

  /** At a shared screen: the player whose turn it is now has it. */
  lift(): void {
    void this.#line.ask({ kind: 'lift' });
  }

  /** Takes back the player's own seat after a bot has taken over. */
  takeSeat(): void {
    void this.#done({ kind: 'take_seat' });
  }

  resign(): void {
    void this.#done({ kind: 'resign' });
  }

  /** Whether it was sent; a message that may be lost is kept for its author. */
  chat(text: string): Promise<boolean> {
    return this.#done({ kind: 'chat', text });
  }

  why(text: string): void {
    void this.#done({ kind: 'explain', text });
  }

  /** What a legal move would do; null if that is not known or the move is not legal. */
  async explain(text: string): Promise<Explained | null> {
    const v = this.link.v;
    const asked = this.#line.ask({ kind: 'explain', text });
    // An answer about a later position would have come after its step.
    const told = asked.then((answer) => (answer?.kind === 'explained' && v === this.link.v ? answer : null));
    if (v !== null)
      void this.#labels.expect(
        v,
        text,
        told.then((answer) => answer?.label ?? null),
      );
    return told;
  }

  /** A legal move in words; null until the server has said it. */
  label(text: string): Phrase | null {
    return this.#labels.of(text);
  }

  async hint(): Promise<void> {
    const v = this.shown?.v;
    if (v === undefined || this.thinking) return;
    this.thinking = true;
    const answer = await this.#line.ask({ kind: 'hint', v });
    this.thinking = false;
    if (answer?.kind === 'hint' && answer.v === this.shown?.v) this.advice = answer.advice;
    else this.#heed(answer);
  }

  async #done(want: Want): Promise<boolean> {
    return this.#heed(await this.#line.ask(want));
  }

  /** A refusal is shown, except a stale one: the step that explains it is on its way. */
  #heed(answer: Answer | null): boolean {
    if (answer?.kind === 'refused' && answer.code !== 'stale') this.complain(answer);
    return answer !== null && answer.kind !== 'refused';
  }

  /** What became of a take-back; the story itself leaves out what was taken back. */
  #tellBack(before: Link, link: Link): void {
    const granted = link.fresh.filter(reachesBack).flatMap(({ said }) => said);
    for (const reason of refusedBack(before, link) ? [REFUSED] : granted)
      this.complain({ reason, rule: null });
  }

  #changed(link: Link): void {
    const before = this.link;
    this.link = link;
    if (!link.state || link.v === null || link.state === before.state) return;
    // Before it begins there is nothing to see: no one's turn would look like the end.
    if (link.table?.stage === 'open') return;
    this.heard = Date.now();
    this.#tellBack(before, link);
    const next: Shown = { v: link.v, state: link.state, story: link.fresh };
    this.upToDate = false;
    if (link.fresh.length > 0) this.#pace.push(next);
    else this.#pace.jump(next);
  }
}
