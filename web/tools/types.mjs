// The types of what each game sends, from its schema: `make types` writes src/games/GAME/told.ts, and a test notices
// when they are out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const from = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The games that have a schema. */
export const games = () =>
  readdirSync(from('../../docs/schema'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));

export const schemaOf = (game) => JSON.parse(readFileSync(from(`../../docs/schema/${game}.json`), 'utf8'));

export const fileOf = (game) => from(`../src/games/${game}/told.ts`);

/** What told.ts should say. */
export function typesOf(game) {
  const { title: _, ...schema } = schemaOf(game);
  const bannerComment = `// Generated from docs/schema/${game}.json by \`make types\`. Do not edit.`;
  return compile(schema, 'Told', { additionalProperties: false, bannerComment, format: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const game of games()) writeFileSync(fileOf(game), await typesOf(game));
}
