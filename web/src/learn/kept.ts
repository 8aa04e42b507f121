// How far this browser's player has come in each lesson.
import { keep, settings } from '../settings.svelte.ts';

export interface Kept {
  /** The step to continue from. */
  readonly step: number;
  /** Whether it was ever finished. */
  readonly done: boolean;
}

const FRESH: Kept = { step: 0, done: false };

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const keptOf = (game: string, lesson: string): Kept => settings.lessons[keyOf(game, lesson)] ?? FRESH;

export function keepStep(game: string, lesson: string, step: number): void {
  const before = keptOf(game, lesson);
  if (before.step !== step)
    keep({ lessons: { ...settings.lessons, [keyOf(game, lesson)]: { ...before, step } } });
}

/** A finished lesson starts over next time, and the next game of it comes with tips. */
export function finish(game: string, lesson: string): void {
  keep({
    lessons: { ...settings.lessons, [keyOf(game, lesson)]: { step: 0, done: true } },
    prompts: { ...settings.prompts, [game]: settings.prompts[game] ?? true },
  });
}
