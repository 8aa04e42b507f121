// @vitest-environment node
// Sentences agree with their numbers, also when they speak to the player: "1 card" and "2 cards", never "1 cards".
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('../../', import.meta.url);
/** What players count. */
const ONE: Record<string, string> = {
  en: 'coin|die|card|rupee|space|market|token|worker|point|seal|turn|tile|ship|use|pip|camel|game|seat|player|table|step|puzzle|deal|administrator|discard|diamond',
  de: 'Münze|Karte|Rupie|Feld|Markt|Ware|Punkt|Kamel|Zug|Schiff|Auge|Partie|Platz|Tisch|Tag|Nachricht|Schritt|Reihe|Bonus',
};
/** The same in the plural; in English that is any word with an s at its end, except for a verb. */
const SEVERAL: Record<string, string> = {
  en: String.raw`dice|(?!(?:is|was|has|begins)\b)\p{Ll}+s`,
  de: 'Münzen|Karten|Rupien|Felder|Märkte|Waren|Punkte|Kamele|Züge|Schiffe|Augen|Partien|Plätze|Tische|Tage|Nachrichten|Schritte|Reihen|Boni|Gewürze|Ersatzcodes',
};
/** Filled in with a word, not a number. */
const TEXTS = new Set(
  'seat name names colour other card good goods move owner first second story slot edge bonus person die day date game'.split(
    ' ',
  ),
);
/**
 * Numbers that are never one: how many cards a bonus is for, how many a full hand has, what a token is worth, a mistake
 * of two points and more, the fourth worker; and what is counted out of something.
 */
const NEVER_ONE = new RegExp(
  [
    'board-jaipur-(row|pile|camel-token)|board-rajas-workers|web-analysis-(slip|mistake|blunder|lucky|unlucky|best|all|progress)',
    'web-mistakes-(ask|right|same)|web-account-hook-off|web-fair-good|web-token-days-count|cli-too-small|charmers-picture-other',
    'jaipur-(seen-bonus|event-no-bonus|refuse-hand)|rajas-(n-sail|n-kind|event-worker)',
  ].join('|'),
);

/** Every sentence of a language, and what it says to the player it is about, with all its numbers alike. */
function sentences(language: string, number: number): Map<string, string> {
  const said = new Map<string, string>();
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folders = [`words/${language}/`, 'src/games/', `../words/${language}/`, '../games/'];
  for (const folder of folders.map((name) => new URL(name, web))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const own = names.filter((name) => name.endsWith(`words/${language}.ftl`) || !name.includes('/'));
    for (const name of own.filter((file) => file.endsWith('.ftl'))) {
      const resource = new FluentResource(readFileSync(new URL(name, folder), 'utf8'));
      bundle.addResource(resource);
      for (const { id, value, attributes } of resource.body) {
        for (const [form, pattern] of Object.entries({ ...attributes, '': value })) {
          if (pattern === null) continue;
          const used = JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g);
          const facts = [...used].map(([, fact = '']): [string, FluentVariable] => [
            fact,
            TEXTS.has(fact) ? 'Ana' : number,
          ]);
          said.set(`${id}.${form}`, bundle.formatPattern(pattern, Object.fromEntries(facts), []));
        }
      }
    }
  }
  return said;
}

/** The sentences in which this number comes before one of these words. */
function counted(said: Map<string, string>, number: number, words: string): [string, string][] {
  const wrong = new RegExp(`(^|[^\\p{L}\\p{N}.,-])${String(number)} (${words})($|[^\\p{L}])`, 'u');
  return [...said].filter(([id, text]) => wrong.test(text) && !NEVER_ONE.test(id));
}

it.each(['en', 'de'])('no sentence in %s says one of several, or several of one', (language) => {
  const said = sentences(language, 1);
  expect(said.size).toBeGreaterThan(2000);
  expect(counted(said, 1, SEVERAL[language] ?? '')).toEqual([]);
  expect(counted(sentences(language, 2), 2, ONE[language] ?? '')).toEqual([]);
});

it('a wrong count is noticed', () => {
  const said = (text: string): Map<string, string> => new Map([['x', text]]);
  expect(counted(said('It costs 1 coins.'), 1, SEVERAL['en'] ?? '')).toHaveLength(1);
  expect(counted(said('Das kostet 1 Münzen.'), 1, SEVERAL['de'] ?? '')).toHaveLength(1);
  expect(counted(said('You gain 2 coin.'), 2, ONE['en'] ?? '')).toHaveLength(1);
  expect(counted(said('Round 1 begins with 1 coin; 11 coins, 2 dice'), 1, SEVERAL['en'] ?? '')).toEqual([]);
});
