// Gentle tips for a first game: one at a time, each when a move of its kind is possible, and each only once.

export interface Prompt {
  /** The moves it is about, by their notation. */
  readonly when: RegExp;
  /** The id of its words. */
  readonly text: string;
}

const own = import.meta.glob<{ prompts: readonly Prompt[] }>('../games/*/prompts.ts', { eager: true });

export const promptsOf = (game: string): readonly Prompt[] =>
  own[`../games/${game}/prompts.ts`]?.prompts ?? [];

/** The first tip that has not been shown yet and fits what can be done now. */
export function nextPrompt(
  all: readonly Prompt[],
  shown: ReadonlySet<string>,
  moves: readonly string[],
): Prompt | null {
  const fits = ({ when }: Prompt): boolean => moves.some((text) => when.test(text));
  return all.find((prompt) => !shown.has(prompt.text) && fits(prompt)) ?? null;
}
