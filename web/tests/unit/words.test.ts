// @vitest-environment node
// Every word the client uses exists, every word that exists is used, and every language has what English has.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/wire.ts';
import { speaker } from '../../src/words.ts';

const web = new URL('../../', import.meta.url);
const files = (folder: URL, ending: RegExp): URL[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => new URL(name, folder));
const text = (file: URL): string => readFileSync(file, 'utf8');

const source = files(new URL('src/', web), /\.(ts|svelte)$/)
  .map(text)
  .join('\n');
const ownFiles = (language: string): RegExp => new RegExp(`words/${language}\\.ftl$`);
const own = (language: string): URL[] => [
  ...files(new URL(`words/${language}/`, web), /\.ftl$/),
  ...files(new URL('src/games/', web), ownFiles(language)),
];
const shared = (language: string): URL[] => [
  ...files(new URL(`../words/${language}/`, web), /\.ftl$/),
  ...files(new URL('../games/', web), ownFiles(language)),
];

/** Ids with the variables their texts use. */
function messages(list: readonly URL[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of list) {
    for (const { id, value } of new FluentResource(text(file)).body) {
      const used = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(
        ([, name]) => name ?? '',
      );
      found.set(id, [...new Set(used)].toSorted());
    }
  }
  return found;
}
/** Ids as the files write them, so a message the parser skipped is noticed. */
const written = (list: readonly URL[]): string[] =>
  list.flatMap((file) => [...text(file).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''));

/** Every language there is: each has a folder of its own. */
const LANGUAGES = readdirSync(new URL('words/', web));
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const en = messages(own('en'));
const all = new Map([...messages(shared('en')), ...en]);
const games = readdirSync(new URL('src/games/', web)).filter((name) => !name.includes('.'));
const PREFIX = new RegExp(`^(web|board-\\w+|${games.join('|')}|table)-`);
const said = new Set(
  [...source.matchAll(/['"`]([a-z][a-z0-9_-]*-[a-z0-9_-]+)['"`]/g)].map(([, id]) => id ?? ''),
);

describe('words', () => {
  it('are all readable', () => {
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language);
      for (const file of [...shared(language), ...own(language)])
        expect(bundle.addResource(new FluentResource(text(file))), file.href).toEqual([]);
    }
    expect([...en.keys()].toSorted()).toEqual([...new Set(written(own('en')))].toSorted());
  });

  it('used in the source exist', () => {
    const missing = [...said].filter((id) => /^(web|board-\w+)-/.test(id) && !en.has(id));
    expect(missing).toEqual([]);
  });

  it('of the games used in the source exist', () => {
    // Names of other things look alike; a message is requested by word(…).
    const asked = [...source.matchAll(/word\(\s*['"]([a-z][\w-]*)['"]/g)].map(([, id]) => id ?? '');
    expect(asked.filter((id) => PREFIX.test(id) && !all.has(id))).toEqual([]);
  });

  it('that exist are used', () => {
    expect([...en.keys()].filter((id) => !said.has(id))).toEqual([]);
  });

  it.each(OTHERS)('are the same in %s, with the same facts', (language) => {
    const theirs = messages(own(language));
    expect([...theirs.keys()].toSorted()).toEqual([...en.keys()].toSorted());
    for (const [id, facts] of en) expect([id, theirs.get(id)]).toEqual([id, facts]);
  });

  it('exist in German at least', () => {
    expect(OTHERS).toContain('de');
  });

  it('hold no names of our own: no snake_case, no `o13`, no id of another message', () => {
    const code = /\b[a-z]+_[a-z]+\b|\b[a-z]{1,2}\d{1,3}\b|\b(web|server|table|cli|board)-[a-z]+-[a-z]+/;
    // The names of a header's parts are what a program has to read.
    const HEADER = /^web-account-hook-signature$/;
    for (const language of LANGUAGES) {
      const lines = [...shared(language), ...own(language)].flatMap((file) => text(file).split('\n'));
      const texts = lines
        .filter((line) => !line.startsWith('#'))
        .map((line) => [
          line.replace(/ =.*/, ''),
          line.replace(/^[a-z][\w-]* =/, '').replaceAll(/\$\w+/g, ''),
        ]);
      expect(texts.filter(([id = '', said = '']) => code.test(said) && !HEADER.test(id))).toEqual([]);
    }
  });

  it('say du in German, everywhere', () => {
    // Within a sentence, or before these verbs, a capital Sie or Ihr can only be the formal address.
    const formal =
      /(?<=[\p{L},;] )(Sie|Ihr(e[mnrs]?)?|Ihnen)\b|\b(Sie (sind|haben|können|sitzen|beginnen))\b/u;
    const lines = [...shared('de'), ...own('de')].flatMap((file) => text(file).split('\n'));
    expect(lines.filter((line) => formal.test(line))).toEqual([]);
  });

  it('ask with an e in German: wähle, not wähl', () => {
    const short =
      /(?<!\p{L})(wähl|leg|setz|spiel|kauf|verkauf|zahl|bezahl|tipp|ruf|frag|versuch|dreh|schreib|überleg|hol)(?![\p{L}-])|(?<!\p{L})(Wähl|Leg|Setz|Bezahl|Frag|Dreh|Schreib|Überleg|Hol|Tu)(?![\p{L}-])/u;
    const lines = [...shared('de'), ...own('de')].flatMap((file) => text(file).split('\n'));
    expect(lines.filter((line) => short.test(line.replace(/^[a-z][\w-]* =/, '')))).toEqual([]);
  });

  it('of the story have a form for the player they are about', () => {
    const TOLD = /^(\w+-(played|seen|event)-|table-(resigned|timed-out|taken|agreed))/;
    for (const language of ['en', 'de']) {
      const told = shared(language)
        .flatMap((file) => new FluentResource(text(file)).body)
        .filter(({ id, value }) => TOLD.test(id) && JSON.stringify(value).includes('"name":"seat"'));
      expect(told.length).toBeGreaterThan(100);
      const of = language === 'en' ? /\byour?\b/i : /\b(du|di(ch|r)|dein\w*)\b/i;
      const silent = told.filter(({ attributes }) => !of.test(JSON.stringify(attributes['you'] ?? '')));
      expect(silent.map(({ id }) => id)).toEqual([]);
      const named = told.filter(({ attributes }) => JSON.stringify(attributes).includes('"name":"seat"'));
      expect(named.map(({ id }) => id)).toEqual([]);
    }
  });

  it('address the player who sits there as you', () => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(
      new FluentResource('took = { $seat } takes gold.\n    .you = You take gold.\nwon = { $seat } won.'),
    );
    const say = speaker([bundle], ['Asha', 'Babur'], 1);
    const told = ['took', 'won'].flatMap((code) =>
      [0, 1].map((seat) => say.phrase({ code, facts: { seat: { seat } } })),
    );
    expect(told).toEqual(['Asha takes gold.', 'You take gold.', 'Asha won.', 'Babur won.']);
    expect(say.word('took', { seat: 'Babur' }, 1)).toBe('You take gold.');
    expect(say.word('took', { seat: 'Asha' }, 0)).toBe('Asha takes gold.');
  });

  it.each(LANGUAGES)('are listed in %s as in the terminal', (language) => {
    const made = new FluentBundle(language, { useIsolating: false });
    for (const file of shared(language)) made.addResource(new FluentResource(text(file)));
    const say = speaker([made], []);
    const and = (others: string, last: string): string => say.word('table-and', { others, last });
    expect(say.list([])).toBe('');
    expect(say.list(['gold'])).toBe('gold');
    expect(say.list(['gold', 'silver'])).toBe(and('gold', 'silver'));
    expect(say.list(['gold', 'silver', 'cloth'])).toBe(and('gold, silver', 'cloth'));
    expect(say.list(['a, b', 'c'])).toBe('a, b; c');
  });

  it('are joined by facts: lists, lists of lists, and phrases within', () => {
    const made = new FluentBundle('en', { useIsolating: false });
    made.addResource(new FluentResource('has = { $things }\nat = row { $row }, column { $column }'));
    const say = speaker([made], []);
    const [gold, silver] = [{ text: 'gold' }, { text: 'silver' }];
    const has = (things: Fact): string => say.phrase({ code: 'has', facts: { things } });
    const at = { phrase: { code: 'at', facts: { row: { number: 1 }, column: { number: 2 } } } };
    expect(has({ list: [gold, silver] })).toBe('gold and silver');
    expect(has({ list: [{ list: [gold, silver] }, gold] })).toBe('gold and silver; gold');
    expect(has(at)).toBe('row 1, column 2');
    expect(has({ list: [at, gold] })).toBe('row 1, column 2; gold');
  });

  it('are defined once', () => {
    const ids = written(own('en'));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
