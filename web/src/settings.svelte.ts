// What this browser remembers of its player's taste. Nothing here is secret or needed by the server.
import type { Tempo } from './play/pace.ts';
import { LANGUAGES, type Language } from './words.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  theme: Theme;
  motion: 'system' | 'reduce';
  language: Language;
  /** How fast the others' moves are shown; unless chosen, as the system's wish for motion suggests. */
  tempo: Tempo | null;
  /** How loud, from 0 to 1, and whether not at all. */
  volume: number;
  muted: boolean;
  /** Whether the player wants to be told of turns, where the browser allows it. */
  tell: boolean;
  /** Whether this browser has been given an identity by the server. */
  known: boolean;
  /** The name that was made up for somebody who has not given one. */
  invented: string | null;
  /** How whoever plays here is called. */
  called: string | null;
  /** The bot that was last played against, by game. */
  level: Record<string, string>;
  /** How far one has come in lessons, by game and lesson. */
  lessons: Record<string, { readonly step: number; readonly done: boolean }>;
  /** Whether a game comes with prompts, once a lesson of it was finished. */
  prompts: Record<string, boolean>;
}

const KEY = 'durbar';

function spoken(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wished[0]) ?? 'en';
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings: Kept = $state({
  theme: 'system',
  motion: 'system',
  language: spoken(),
  tempo: null,
  volume: 0.7,
  muted: false,
  tell: true,
  known: false,
  invented: null,
  called: null,
  level: {},
  lessons: {},
  prompts: {},
  ...stored(),
});

/** Writes the settings down; a browser that keeps nothing is no error. */
export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed.
  }
  dress();
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Puts theme and motion on the page. */
export function dress(): void {
  const root = document.documentElement;
  const system = dark.matches ? 'dark' : 'light';
  root.dataset['theme'] = settings.theme === 'system' ? system : settings.theme;
  root.dataset['motion'] = settings.motion;
  root.lang = settings.language;
}

/** Whether things should stand still. */
export function still(): boolean {
  return settings.motion === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How fast the others' moves are shown. */
export const tempo = (): Tempo => settings.tempo ?? (still() ? 'once' : 'normal');

/** Whether bots should take their time, so that one can follow. */
export const calm = (): boolean => tempo() === 'slow' || tempo() === 'normal';

dark.addEventListener('change', dress);
