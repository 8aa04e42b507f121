// Reads any view as names and values.

/** What fits on one line: a value, or a list of plain values. */
export function isLeaf(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((inner) => typeof inner !== 'object' || inner === null);
  return typeof value !== 'object' || value === null;
}

export function leaf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(leaf).join(' ');
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return String(value);
}

export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  const entries = Object.entries(value as Record<string, unknown>);
  return entries.map(
    ([name, inner]) => [Array.isArray(value) ? `#${name}` : name.replaceAll('_', ' '), inner] as const,
  );
}
