// Clocks to choose from, and any clock in words.
import { say } from '../tongue.svelte.ts';
import type { ClockSetting } from '../wire.ts';

const DAY = 86_400;

export const PRESETS = {
  none: null,
  quick: { bank: 600, increment: 15 },
  day: { bank: DAY, increment: DAY, cap: DAY },
} as const satisfies Record<string, ClockSetting | null>;

export type Preset = keyof typeof PRESETS;

export function clockInWords(clock: ClockSetting | null): string {
  if (!clock) return say.word('web-clock-none');
  if (clock.bank === DAY && clock.cap === DAY) return say.word('web-clock-day');
  const minutes = Math.round(clock.bank / 60);
  return say.word('web-clock-bank', { minutes, seconds: clock.increment ?? 0 });
}
