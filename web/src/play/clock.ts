// Clocks between two messages: the server says what was left, and this side counts on.
import type { Clock } from '../wire.ts';

/** What a seat has left, in milliseconds, `passed` after the server said so. */
export function left(clock: Clock, seat: number, passed: number): number {
  const said = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? said - passed : said);
}

/** As on a clock: `9:05`, `1:02:30`, or days and hours where it is long. */
export function shown(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
