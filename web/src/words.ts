// Words: the Fluent files of the whole project and of this client, read by id.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Say } from './board/board.ts';
import type { Fact, Phrase } from './wire.ts';

export type Language = string;

const files = import.meta.glob<string>(
  [
    '../../words/*/*.ftl',
    '../../games/*/words/*.ftl',
    '../words/*/*.ftl',
    './games/*/words/*.ftl',
    '!../../words/*/cli.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
);

/** A file is in the folder of its language, or named after it. */
const languageOf = (path: string): string => /words\/(\w+)[./]/.exec(path)?.[1] ?? '';

/** Every language that has a folder, English first: the others fall back to it. */
export const LANGUAGES: readonly Language[] = [...new Set(['en', ...Object.keys(files).map(languageOf)])];

/** Reads all the files of a language. */
export async function bundle(
  language: Language,
  further: readonly ((language: Language) => Promise<string>)[] = [],
): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => languageOf(path) === language);
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
    made.addResource(new FluentResource(text));
  }
  await Promise.all(further.map((read) => add(made, read)));
  return made;
}

/** Adds sentences read from elsewhere; without them the ids are shown. */
export async function add(made: FluentBundle, read: (language: Language) => Promise<string>): Promise<void> {
  const text = await read(made.locales[0] ?? 'en').catch(() => '');
  made.addResource(new FluentResource(text));
}

/** Joins things as a language does; our English is British, without a comma before "and". */
const joins = (language: Language): Intl.ListFormat =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

/** A language with another behind it: the second says what the first lacks, and an unknown id is shown as it is.
 * What is said about the seat `you` is said to the player there, if a message has words for that. */
export function speaker(
  bundles: readonly FluentBundle[],
  names: readonly string[],
  you: number | null = null,
): Say {
  const spoken = (id: string, values: Record<string, FluentVariable>, toYou: boolean): string => {
    for (const made of bundles) {
      const message = made.getMessage(id);
      const pattern = (toYou ? message?.attributes['you'] : null) ?? message?.value;
      if (pattern) return made.formatPattern(pattern, values, []);
    }
    return id;
  };
  const joint = joins(bundles[0]?.locales[0] ?? 'en');
  const separated = (items: readonly string[], parted: boolean): string =>
    parted || items.some((item) => item.includes(', ')) ? items.join('; ') : joint.format(items);
  const list = (items: readonly string[]): string => separated(items, false);
  const word = (id: string, values: Record<string, FluentVariable> = {}, of?: number): string =>
    spoken(id, values, you !== null && of === you);
  const seat = (index: number): string => names[index] ?? word('web-seat', { number: index + 1 });
  const fact = (value: Fact): FluentVariable => {
    if ('number' in value) return value.number;
    if ('seat' in value) return seat(value.seat);
    if ('term' in value) return word(value.term);
    if ('count' in value) return word(value.count.of, { count: value.count.count });
    if ('phrase' in value) return phrase(value.phrase);
    if ('list' in value) {
      // Items that are lists themselves are set apart by semicolons alone.
      const parted = value.list.some((item) => 'list' in item && item.list.length > 1);
      return separated(
        value.list.map((item) => String(fact(item))),
        parted,
      );
    }
    return value.text;
  };
  const phrase = ({ code, facts }: Phrase): string => {
    const values = Object.entries(facts).flatMap(([name, value]) =>
      value ? [[name, fact(value)] as const] : [],
    );
    const of = facts['seat'];
    const toYou = you !== null && of !== undefined && 'seat' in of && of.seat === you;
    return spoken(code, Object.fromEntries(values), toYou);
  };
  return { phrase, word, seat, list };
}
