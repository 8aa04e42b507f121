// What a player gave away from game to game, prepared for drawing: one course for each game, oldest match first.
import type { Played } from '../wire.ts';

/** The line is the average of this many matches up to each one: a single match says little. */
const MEAN_OF = 5;

export interface Spot extends Played {
  /** From 0 to 100, left to right and top to bottom: less given away is higher up. */
  readonly x: number;
  readonly y: number;
}

export interface Course {
  readonly game: string;
  readonly spots: readonly Spot[];
  /** The points of a polyline through the means. */
  readonly line: string;
  /** The share of a win given away per decision: in the latest matches, and in those before them. */
  readonly lately: number;
  readonly before: number | null;
  /** The most that the chart reaches. */
  readonly most: number;
}

const mean = (some: readonly Played[]): number =>
  some.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, some.length);

function courseOf(game: string, played: readonly Played[]): Course {
  const most = Math.max(0.01, ...played.map(({ loss }) => loss));
  const across = (index: number): number => (played.length === 1 ? 50 : (100 * index) / (played.length - 1));
  const down = (loss: number): number => (100 * loss) / most;
  const upTo = (index: number): number => mean(played.slice(Math.max(0, index + 1 - MEAN_OF), index + 1));
  const earlier = played.slice(0, -MEAN_OF);
  return {
    game,
    spots: played.map((one, index) => ({ ...one, x: across(index), y: down(one.loss) })),
    line: played.map((_, index) => `${across(index).toFixed(1)},${down(upTo(index)).toFixed(1)}`).join(' '),
    lately: mean(played.slice(-MEAN_OF)),
    before: earlier.length > 0 ? mean(earlier) : null,
    most,
  };
}

/** The server sends the newest first. */
export function coursesOf(losses: readonly Played[]): readonly Course[] {
  const oldestFirst = losses.toReversed();
  const games = [...new Set(losses.map(({ game }) => game))].toSorted();
  return games.map((game) =>
    courseOf(
      game,
      oldestFirst.filter((one) => one.game === game),
    ),
  );
}
