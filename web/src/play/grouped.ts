// Moves by the first word of their notation, so similar ones are side by side.
export interface Labelled {
  readonly text: string;
  readonly label: string;
}

export interface Group {
  readonly word: string;
  readonly moves: readonly Labelled[];
}

export function grouped(moves: readonly Labelled[]): readonly Group[] {
  const groups = new Map<string, Labelled[]>();
  for (const move of moves) {
    const word = move.text.split(' ', 1)[0] ?? '';
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  return [...groups].map(([word, members]) => ({ word, moves: members }));
}

/** The moves whose label or notation has all of these words. */
export function matching(moves: readonly Labelled[], words: string): readonly Labelled[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return moves.filter(({ text, label }) => {
    const all = `${text} ${label}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
