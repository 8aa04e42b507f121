import { expect, it } from 'vitest';
import { GAMES, LANGUAGES, pairs, THEMES, WINDOWS } from './matrix.ts';

it('the set of pairs covers every combination of two among game, window, theme and language', () => {
  const met = new Set(
    pairs().flatMap(({ game, window, theme, language }) => {
      const all = [game, window.name, theme, language];
      return all.flatMap((one) => all.map((other) => `${one} ${other}`));
    }),
  );
  const kinds: (readonly string[])[] = [GAMES, WINDOWS.map(({ name }) => name), THEMES, LANGUAGES];
  for (const [at, these] of kinds.entries())
    for (const those of kinds.slice(at + 1))
      for (const one of these) for (const other of those) expect(met).toContain(`${one} ${other}`);
});
