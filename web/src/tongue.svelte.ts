// The language in use. Words in a template follow a change of language automatically.
import type { FluentBundle } from '@fluent/bundle';
import type { Say } from './board/board.ts';
import { add, bundle, speaker, type Language } from './words.ts';

let bundles = $state.raw<readonly FluentBundle[]>([]);

/** Reads the sentences of a language that this client was not built with. */
type Read = (language: Language) => Promise<string>;

let learned: readonly Read[] = [];

/** Switches to a language; what it lacks is said in English. */
export async function speak(language: Language): Promise<void> {
  const wanted: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  bundles = await Promise.all(wanted.map((one) => bundle(one, learned)));
}

/** Adds sentences from elsewhere to every language in use, now and later. */
export async function learn(read: Read): Promise<void> {
  learned = [...learned, read];
  await Promise.all(bundles.map((one) => add(one, read)));
  bundles = [...bundles];
}

/** Whether there is a sentence with this id. */
export const knows = (id: string): boolean => bundles.some((one) => one.hasMessage(id));

const plain = $derived(speaker(bundles, []));

/** The words, where no seats are mentioned. */
export const say: Say = {
  phrase: (phrase) => plain.phrase(phrase),
  word: (id, values, of) => plain.word(id, values, of),
  seat: (seat) => plain.seat(seat),
  list: (items) => plain.list(items),
};

/** The words at a table: seats by their names, or by number while nobody sits there; the player's own is addressed
 * as "you". */
export function sayAt(names: readonly string[], you: number | null = null): Say {
  const called = names.map((name, seat) => name || plain.word('web-seat', { number: seat + 1 }));
  return speaker(bundles, called, you);
}
