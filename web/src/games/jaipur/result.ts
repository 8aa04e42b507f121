// The end of a round in a story, with the sentence that the log has for it.
import type { Phrase, Story } from '../../wire.ts';
import type { Event, RoundEnded } from './view.ts';

const SENTENCES = ['jaipur-event-round-won', 'jaipur-event-round-tie-break', 'jaipur-event-round-tied'];

export interface RoundResultTold {
  readonly event: RoundEnded;
  readonly said: Phrase | null;
}

export function lastResult(story: readonly Story[]): RoundResultTold | null {
  for (const told of [...story].reverse()) {
    const event = (told.events as Event[]).find((other) => other.kind === 'round_ended');
    if (event) return { event, said: told.said.find(({ code }) => SENTENCES.includes(code)) ?? null };
  }
  return null;
}
