// A table's state in a few words.
import { namesOf } from '../play/names.ts';
import { say } from '../tongue.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { TableInfo } from '../wire.ts';

export function statusOf(table: TableInfo): string {
  if (table.stage === 'open') return say.word('web-status-open');
  if (table.stage === 'abandoned') return say.word('web-status-abandoned');
  if (table.stage === 'finished') return finished(table);
  if (table.to_move === null) return say.word('web-status-playing');
  if (table.you.includes(table.to_move)) return say.word('web-status-yours');
  return say.word('web-prompt-other', { seat: namesOf(table)[table.to_move] ?? '' });
}

function finished(table: TableInfo): string {
  const own = table.you[0];
  const place = own === undefined ? undefined : table.places?.[own];
  if (place !== undefined) return say.word('web-status-place', { place });
  const first = table.places?.indexOf(1) ?? -1;
  return first < 0
    ? say.word('web-status-finished')
    : say.word('web-result-won', { names: namesOf(table)[first] ?? '' });
}

/** Whether a table is waiting for one of the viewer's own seats. */
export const isMyTurn = ({ stage, to_move: seat, you }: TableInfo): boolean =>
  stage === 'playing' && seat !== null && you.includes(seat);

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the language in use. */
export function ago(when: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto', style: 'short' });
  const step = STEPS.find(([, size]) => now - when >= size);
  return step ? format.format(-Math.floor((now - when) / step[1]), step[0]) : format.format(0, 'minute');
}

/** A day on the calendar. */
export function day(when: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(when);
}
