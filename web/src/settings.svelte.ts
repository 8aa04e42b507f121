// The player's preferences in this browser. Nothing here is secret or needed by the server.
import type { Tempo } from './play/pace.ts';
import { LANGUAGES, type Language } from './words.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  theme: Theme;
  motion: 'system' | 'reduce';
  language: Language;
  /** How fast other players' moves are shown; by default as the system's motion setting suggests. */
  tempo: Tempo | null;
  /** The volume, from 0 to 1, and whether it is muted. */
  volume: number;
  muted: boolean;
  /** Whether the player wants to be notified of turns, if the browser allows it. */
  tell: boolean;
  /** Whether the server has given this browser an identity. */
  known: boolean;
  /** The invented name for a player who has not given one. */
  invented: string | null;
  /** What the player here is called. */
  called: string | null;
  /** The last bot played against, by game. */
  level: Record<string, string>;
  /** How far the player has come in lessons, by game and lesson. */
  lessons: Record<string, { readonly step: number; readonly done: boolean }>;
  /** Whether a game comes with tips, once one of its lessons was finished. */
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

/** Stores the settings; a browser that stores nothing is not an error. */
export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They last until the page is closed.
  }
  dress();
}

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Applies theme and motion to the page. */
export function dress(): void {
  const root = document.documentElement;
  const system = dark.matches ? 'dark' : 'light';
  root.dataset['theme'] = settings.theme === 'system' ? system : settings.theme;
  root.dataset['motion'] = settings.motion;
  root.lang = settings.language;
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things should stand still. */
export const still = (): boolean => settings.motion === 'reduce' || reduced.matches;

/** How fast other players' moves are shown. */
export const tempo = (): Tempo => settings.tempo ?? (still() ? 'once' : 'normal');

/** Whether bots should take their time, so the player can follow. */
export const calm = (): boolean => tempo() === 'slow' || tempo() === 'normal';

dark.addEventListener('change', dress);
