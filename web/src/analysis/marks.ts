// What an analysis found, prepared for display: marks on the match, and the moments that decided it.
import type { Analysis, Fared, Judged } from '../wire.ts';

/** Mistakes by how much they gave away, and draws that helped or hurt a player. */
export type Kind = 'slip' | 'mistake' | 'blunder' | 'lucky' | 'unlucky';

export interface Mark {
  /** The frame of the replay that shows it. */
  readonly ply: number;
  /** The seat that chose, or the one the draw affects most. */
  readonly seat: number;
  readonly kind: Kind;
  /** The share of a win it gave away, brought or took. */
  readonly size: number;
}

/** From what size on a draw is mentioned, and from what size on it is drawn on the chart. */
const LUCK_TOLD = 0.05;
const LUCK_DRAWN = 0.1;
const GRADES = [
  [0.1, 'blunder'],
  [0.05, 'mistake'],
  [0.02, 'slip'],
] as const;

/** A line of the log is shown by the frame after it. */
export const plyOf = ({ n }: Judged): number => n + 1;

/** The seat a draw affects most; of two it affects equally, the one it helped. */
function concerned(luck: readonly number[]): number {
  const size = (seat: number): number => Math.abs(luck[seat] ?? 0) + ((luck[seat] ?? 0) > 0 ? 1e-6 : 0);
  return luck.reduce((most, _, seat) => (size(seat) > size(most) ? seat : most), 0);
}

function markOf(moment: Judged): Mark | null {
  const { what } = moment;
  if (what.kind === 'forced') return null;
  if (what.kind === 'decision') {
    const grade = GRADES.find(([least]) => what.loss >= least);
    return grade ? { ply: plyOf(moment), seat: what.seat, kind: grade[1], size: what.loss } : null;
  }
  const seat = concerned(what.luck);
  const brought = what.luck[seat] ?? 0;
  if (Math.abs(brought) < LUCK_TOLD) return null;
  const kind = brought > 0 ? 'lucky' : 'unlucky';
  return { ply: plyOf(moment), seat, kind, size: Math.abs(brought) };
}

/** Every mistake and every stroke of luck, in order. */
export const marksOf = ({ moments }: Analysis): readonly Mark[] =>
  moments.flatMap((moment) => markOf(moment) ?? []);

export const isLuck = ({ kind }: Mark): boolean => kind === 'lucky' || kind === 'unlucky';

/** Those large enough for the chart: slips and minor luck would crowd it. */
export const drawn = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => (isLuck(mark) ? mark.size >= LUCK_DRAWN : mark.kind !== 'slip'));

/** The three that mattered most, in the order they came. */
export const decisive = (marks: readonly Mark[]): readonly Mark[] =>
  marks
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 3)
    .toSorted((a, b) => a.ply - b.ply);

/** Each seat's chances as the points of a polyline, a unit wide for each ply and a hundred high. */
export function coursesOf({ moments, players }: Analysis): readonly string[] {
  const height = (chance: number): string => (100 * (1 - chance)).toFixed(1);
  return players.map((_, seat) =>
    moments.map((moment) => `${plyOf(moment)},${height(moment.chances[seat] ?? 0)}`).join(' '),
  );
}

/** What was judged at a frame, if anything was. */
export const momentAt = ({ moments }: Analysis, ply: number): Judged | null =>
  moments.find((moment) => plyOf(moment) === ply) ?? null;

/** The chances at a frame: after the last moment up to it. */
export const chancesAt = ({ moments }: Analysis, ply: number): readonly number[] | null =>
  moments.findLast((moment) => plyOf(moment) <= ply)?.chances ?? null;

/** The mark closest to a place on the chart, if it is close enough. */
export function nearest(marks: readonly Mark[], ply: number, within: number): Mark | null {
  const far = (mark: Mark): number => Math.abs(mark.ply - ply);
  const [first] = marks.toSorted((a, b) => far(a) - far(b));
  return first && far(first) <= within ? first : null;
}

/** A share of a win in points, to a tenth. */
export const points = (share: number): number => Math.round(share * 1000) / 10;

/** What one sentence says about a player: whole points over all decisions, and whose side luck was on. */
export function summed({ given_away: away, luck, decisions }: Fared) {
  const whole = Math.round(Math.abs(luck) * 100);
  const side = whole === 0 ? 'none' : luck > 0 ? 'for' : 'against';
  return { lost: Math.round(away * 100), luck: whole, side, decisions };
}
