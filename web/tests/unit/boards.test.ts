// The shell's styles apply to every page; a board that names its parts alike would get them too.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shell = readFileSync('src/shell.css', 'utf8');

// Options are part of the shell's own form, and look like it.
const boards = import.meta.glob<string>(
  ['../../src/games/*/**/*.svelte', '!../../src/games/*/options/*.svelte'],
  { eager: true, query: '?raw', import: 'default' },
);
const common = new Set([...shell.matchAll(/^\.([a-z-]+)/gm)].map((found) => found[1] ?? ''));

it('no board uses a CSS class of the shell', () => {
  expect(common).toContain('panel');
  const used = Object.entries(boards).flatMap(([path, source]) =>
    [...source.matchAll(/class="([^"]*)"/g)]
      .flatMap((found) => (found[1] ?? '').split(/[\s{}]+/))
      .filter((name) => common.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(used).toEqual([]);
});
