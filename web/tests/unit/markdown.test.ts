// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forPlayers, found } from '../../src/rules/found.ts';
import { inline, plain, read, ruleOf } from '../../src/rules/markdown.ts';

const folder = new URL('../../../docs/rules/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const page = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const SAMPLE = `# Title

First line
and second, *soft* and **loud** with \`code\` [ruling].

- **JAI-1** A rule [stand-in: a guess]
  that goes on, see JAI-2.
- a plain item

| a | b |
|---|---|
| 1 | <b>2</b> |

### Case JAI-1 what it shows

\`\`\`case
0 take gold
\`\`\`

\`\`\`text
kept
\`\`\`
`;

describe('reading', () => {
  const blocks = read(SAMPLE);
  it('tells blocks apart and leaves cases out', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'code']);
  });
  it('joins lines and finds what is marked', () => {
    const [, paragraph] = blocks;
    expect(paragraph?.kind === 'paragraph' && paragraph.line.map(({ kind }) => kind)).toEqual([
      'text',
      'em',
      'text',
      'strong',
      'text',
      'code',
      'text',
      'mark',
      'text',
    ]);
  });
  it('finds a rule by its number', () => {
    const rule = ruleOf(blocks, 'JAI-1');
    expect(rule && plain(rule.line)).toBe('A rule stand-in: a guess that goes on, see JAI-2.');
    expect(rule?.line.map(({ kind }) => kind)).toEqual(['text', 'mark', 'text', 'rule', 'text']);
    expect(ruleOf(blocks, 'JAI-2')).toBeNull();
  });
  it('keeps what looks like HTML as text', () => {
    const table = blocks[3];
    expect(table?.kind === 'table' && table.rows[0]?.[1]).toEqual([{ kind: 'text', text: '<b>2</b>' }]);
  });
  it('never fails on odd input', () => {
    for (const odd of ['', '```', '- ', '|', '#', '**', '[x](', '`', '\n\n\n', '**[ruling]**'])
      expect(() => read(odd)).not.toThrow();
    expect(inline('**[ruling]**')).toEqual([{ kind: 'mark', mark: 'ruling', text: 'ruling' }]);
  });
});

describe.each(pages)('%s', (name) => {
  const source = page(name);
  const blocks = read(source);
  const numbers = [...source.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\*/gm)].map(([, number]) => number ?? '');
  it('has every rule, each with words', () => {
    expect(numbers.length).toBeGreaterThan(20);
    for (const number of numbers)
      expect(plain(ruleOf(blocks, number)?.line ?? []).length, number).toBeGreaterThan(20);
  });
  it('shows no case and loses no markup', () => {
    expect(JSON.stringify(blocks)).not.toMatch(/expect (turn|field)|"Case /);
  });
  it('searches by words, with headings only where something is found', () => {
    expect(found(blocks, 'xyzzy')).toEqual([]);
    const hits = found(blocks, numbers[3] ?? '');
    expect(hits.some((block) => block.kind === 'list')).toBe(true);
    expect(hits.length).toBeLessThan(blocks.length);
  });
});

describe('what a player reads of the rules', () => {
  const told = (name: string) =>
    forPlayers(read(page(name))).flatMap((block) => (block.kind === 'paragraph' ? [plain(block.line)] : []));
  it.each(['rajas.md', 'charmers.md', 'karma.md'])('%s says which values are ours', (name) => {
    expect(told(name).join(' ')).toMatch(/stand-in/);
  });
  it.each(pages)('%s names no file and no command', (name) => {
    expect(told(name).join(' ')).not.toMatch(/\.toml|--components|\bfiles?\b/);
  });
});
