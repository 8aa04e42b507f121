import { charmers } from './charmers.ts';
import { jaipur } from './jaipur.ts';
import { karma } from './karma.ts';
import type { Lesson } from './lesson.ts';
import { rajas } from './rajas.ts';

const LESSONS: readonly Lesson[] = [jaipur, rajas, charmers, karma];

export const lessonOf = (game: string): Lesson | null =>
  LESSONS.find((lesson) => lesson.game === game) ?? null;
