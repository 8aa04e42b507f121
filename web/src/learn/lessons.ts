// The guided games, each in the folder of its game.
import type { Lesson } from './lesson.ts';

const own = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts', { eager: true });

export const lessonOf = (game: string): Lesson | null => own[`../games/${game}/lesson.ts`]?.lesson ?? null;
