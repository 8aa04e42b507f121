// The line to a table: carries out what link.ts decides, with timers and whatever carries the messages.
import type { Wire } from '../here/device.ts';
import { calm } from '../settings.svelte.ts';
import type { Down } from '../wire.ts';
import { carrierOf, type Carrier } from './carriers.ts';
import {
  asked,
  closed,
  dropped,
  fresh,
  looked,
  opened,
  received,
  vanished,
  type Answer,
  type Effect,
  type Link,
  type Next,
  type Want,
} from './link.ts';

/** How often a quiet connection is tested, and how long it may then stay silent, in milliseconds. */
const QUIET = 20_000;
const SILENCE = 8_000;

export class TableLine {
  #link: Link = fresh;
  #carrier: Carrier;
  #wire: Wire | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #heard = 0;
  /** Whether the server was told that the player wants to follow. */
  calm = false;
  #answers = new Map<number, (answer: Answer | null) => void>();
  #onOnline = (): void => this.#redial();
  #onOffline = (): void => this.#hangUp();

  constructor(
    readonly id: string,
    /** Called on every change. */
    readonly changed: (link: Link) => void,
  ) {
    this.#carrier = carrierOf(id);
  }

  connect(): void {
    window.addEventListener('online', this.#onOnline);
    window.addEventListener('offline', this.#onOffline);
    this.#dial();
    this.#later(QUIET, () => this.#pulse());
  }

  close(): void {
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener('offline', this.#onOffline);
    this.#follow(closed(this.#link));
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
    this.#wire?.close();
    this.#wire = null;
  }

  /** Sends a request; the answer is null if the connection was lost before it came. */
  ask(want: Want): Promise<Answer | null> {
    const id = this.#link.nextId;
    const answer = new Promise<Answer | null>((resolve) => this.#answers.set(id, resolve));
    this.#follow(asked(this.#link, want));
    return answer;
  }

  /** Connects at once instead of waiting. */
  retry(): void {
    this.#redial();
  }

  /** Hangs up and dials again. */
  renew(): void {
    this.#hangUp();
    this.#redial();
  }

  #follow([link, effects]: Next): void {
    this.#link = link;
    this.changed(link);
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'send':
        this.#wire?.send(JSON.stringify(effect.up));
        break;
      case 'answer':
        this.#resolve(effect.down.id, effect.down);
        break;
      case 'lost':
        this.#resolve(effect.up.id, null);
        break;
      case 'dial':
        // A little randomness keeps many clients from coming back at the same instant.
        this.#later(effect.after * (0.8 + Math.random() * 0.4), () => this.#dial());
        break;
      case 'look':
        this.#later(effect.after, () => this.#follow(looked(this.#link)));
        break;
    }
  }

  #resolve(id: number, answer: Answer | null): void {
    this.#answers.get(id)?.(answer);
    this.#answers.delete(id);
  }

  #later(after: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, after);
    this.#timers.add(timer);
  }

  #dial(): void {
    if (this.#wire || this.#link.phase === 'closed' || !this.#carrier.reachable()) return;
    const known = new URLSearchParams();
    if (this.#link.v !== null) known.set('since', `${this.#link.v}`);
    this.calm = calm();
    if (this.calm) known.set('calm', 'true');
    // An abandoned connection may still deliver messages: only the current one is heard.
    const mine = (then: () => void): void => void (this.#wire === wire && then());
    const wire = this.#carrier.dial(known, {
      opened: () => mine(() => this.#follow(opened(this.#link))),
      heard: (text) => mine(() => this.#hear(text)),
      closed: () => mine(() => this.#gone()),
    });
    this.#wire = wire;
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    this.#follow(received(this.#link, JSON.parse(text) as Down));
  }

  #gone(): void {
    this.#wire = null;
    this.#follow(dropped(this.#link));
    void this.#stillThere();
  }

  async #stillThere(): Promise<void> {
    const gone = await this.#carrier.gone();
    if (gone && this.#link.phase === 'waiting') this.#follow(vanished(this.#link));
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    if (this.#link.phase !== 'waiting') this.#follow(dropped(this.#link));
  }

  #redial(): void {
    if (this.#link.phase === 'waiting') this.#dial();
  }

  /** A connection that is silent for long is tested, and abandoned if it does not answer. */
  #pulse(): void {
    this.#later(QUIET, () => this.#pulse());
    if (this.#link.phase !== 'open' || Date.now() - this.#heard < QUIET) return;
    const before = this.#heard;
    void this.ask({ kind: 'ping' });
    this.#later(SILENCE, () => this.#heard === before && this.#hangUp());
  }
}
