// Reads the rules pages: the small part of Markdown that they use, into plain data that a component shows as text.
// Nothing in it is ever treated as HTML. Test cases are left out: they are for the engine.

export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: 'ruling' | 'stand-in'; readonly text: string }
  | { readonly kind: 'rule'; readonly number: string };

export type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly line: Line; readonly id: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  | { readonly kind: 'code'; readonly text: string };

export interface Item {
  /** The rule's number, where the item is a rule. */
  readonly number: string | null;
  readonly line: Line;
}

const PIECES =
  /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[(?:ruling|stand-in)[^\]]*\]|\[[^\]]*(?:ruling|stand-in)\]|\[[^\]]+\]\([^)]+\)|\b[A-Z]{3}-\d{1,3}\b)/;

/** One piece of a line; anything not marked up is text. */
function piece(text: string): Inline {
  const bold = /^\*\*(.+)\*\*$/.exec(text)?.[1];
  if (bold !== undefined) return /^\[.*\]$/.test(bold) ? tag(bold.slice(1, -1)) : strong(bold);
  if (/^\*.+\*$/.test(text)) return { kind: 'em', text: text.slice(1, -1) };
  if (/^`.+`$/.test(text)) return { kind: 'code', text: text.slice(1, -1) };
  const link = /^\[([^\]]+)\]\([^)]+\)$/.exec(text)?.[1];
  if (link !== undefined) return { kind: 'text', text: link };
  if (/^\[.*\]$/.test(text)) return tag(text.slice(1, -1));
  if (/^[A-Z]{3}-\d+$/.test(text)) return { kind: 'rule', number: text };
  return { kind: 'text', text };
}

const strong = (text: string): Inline =>
  /^[A-Z]{3}-\d+$/.test(text) ? { kind: 'rule', number: text } : { kind: 'strong', text };

const tag = (text: string): Inline => ({
  kind: 'mark',
  mark: text.includes('stand-in') ? 'stand-in' : 'ruling',
  text,
});

export function inline(text: string): Line {
  return text.split(PIECES).filter(Boolean).map(piece);
}

/** A line as it is read aloud or searched. */
export function plain(line: Line): string {
  return line.map((part) => (part.kind === 'rule' ? part.number : part.text)).join('');
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function item(text: string): Item {
  const rule = /^\*\*([A-Z]{3}-\d+)\*\*\s*(.*)$/s.exec(text);
  return { number: rule?.[1] ?? null, line: inline(rule?.[2] ?? text) };
}

const cells = (row: string): Line[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** Blocks are told apart by how their first line starts. */
export function read(source: string): Block[] {
  const lines = source.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? '';
  const take = (belongs: (text: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && belongs(line())) taken.push(lines[at++] ?? '');
    return taken;
  };
  while (at < lines.length) {
    const start = line();
    if (start.trim() === '') at += 1;
    else if (start.startsWith('```')) at = fence(lines, at, blocks);
    else if (/^#+ /.test(start)) {
      at += 1;
      heading(start, blocks);
    } else if (start.startsWith('|')) blocks.push(table(take((text) => text.startsWith('|'))));
    else if (start.startsWith('- ')) blocks.push(list(take((text) => /^(- |\s+\S)/.test(text))));
    else {
      // The first line is taken whatever it is, so reading always moves on.
      at += 1;
      const more = take((text) => !/^(#+ |\||- |```|\s*$)/.test(text));
      blocks.push({ kind: 'paragraph', line: inline([start, ...more].join(' ')) });
    }
  }
  return blocks;
}

function heading(start: string, blocks: Block[]): void {
  const [, marks = '#', text = ''] = /^(#+) (.*)$/.exec(start) ?? [];
  if (text.startsWith('Case ')) return;
  blocks.push({ kind: 'heading', level: marks.length, line: inline(text), id: slug(text) });
}

function fence(lines: readonly string[], start: number, blocks: Block[]): number {
  const end = lines.findIndex((text, index) => index > start && text.startsWith('```'));
  const last = end < 0 ? lines.length : end;
  if (lines[start] !== '```case')
    blocks.push({ kind: 'code', text: lines.slice(start + 1, last).join('\n') });
  return last + 1;
}

function table(rows: readonly string[]): Block {
  const [head = '', , ...body] = rows;
  return { kind: 'table', head: cells(head), rows: body.map(cells) };
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const text of lines) {
    if (text.startsWith('- ')) items.push(text.slice(2));
    else items.push(`${items.pop() ?? ''} ${text.trim()}`);
  }
  return { kind: 'list', items: items.map(item) };
}

/** The rule with this number. */
export function ruleOf(blocks: readonly Block[], number: string): Item | null {
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  return items.find((one) => one.number === number) ?? null;
}
