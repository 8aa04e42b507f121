// @vitest-environment node
// The client's own sentences agree with their numbers: "1 card", never "1 cards".
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('../../', import.meta.url);
/** What players count, in the plural. */
const SEVERAL: Record<string, string> = {
  en: 'coins|dice|cards|rupees|spaces|markets|goods|tokens|workers|points|seals|turns|tiles|ships|uses|pips',
  de: 'Münzen|Karten|Rupien|Felder|Märkte|Waren|Punkte|Kamele|Züge|Schiffe|Augen',
};
/** Filled in with a word, not a number. */
const TEXTS = new Set(['seat', 'name', 'names', 'colour', 'other', 'card', 'good', 'move']);
/** Numbers that are never one: how many cards a good has, what a token is worth, a mistake of two points and more. */
const NEVER_ONE =
  /^(board-jaipur-(row|pile|camel-token)|board-rajas-workers|web-analysis-(slip|mistake|blunder|lucky|unlucky)|web-mistakes-(ask|right|same))$/;

function sentences(language: string): Map<string, string> {
  const said = new Map<string, string>();
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folders = [new URL(`words/${language}/`, web), new URL('src/games/', web)];
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const own = names.filter(
      (name) => name.endsWith('.ftl') && (folder === folders[0] || name.endsWith(`/${language}.ftl`)),
    );
    for (const name of own) {
      const resource = new FluentResource(readFileSync(new URL(name, folder), 'utf8'));
      bundle.addResource(resource);
      for (const { id, value } of resource.body) {
        if (!value) continue;
        const used = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
        const facts = [...used].map(([, fact = '']): [string, FluentVariable] => [
          fact,
          TEXTS.has(fact) ? 'Ana' : 1,
        ]);
        said.set(id, bundle.formatPattern(value, Object.fromEntries(facts), []));
      }
    }
  }
  return said;
}

it.each(['en', 'de'])('no sentence in %s says one of several', (language) => {
  const wrong = new RegExp(`(^|[^\\p{L}\\p{N}.,])1 (${SEVERAL[language] ?? ''})($|[^\\p{L}])`, 'u');
  const said = sentences(language);
  expect(said.size).toBeGreaterThan(700);
  expect([...said].filter(([id, text]) => wrong.test(text) && !NEVER_ONE.test(id))).toEqual([]);
});
