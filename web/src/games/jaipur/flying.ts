// Things that travel over the board: from place to place, short, all at once when there are many.
import { moveTime } from '../../board/motion.ts';
import type { Flight } from './stage.ts';

const LONGEST = 820;
const MOST = 32;

/** A whole step takes less than a second, however much happens in it; a longer story is not acted out. */
export function schedule(flights: readonly Flight[], move: number): { flight: Flight; delay: number }[] {
  if (move === 0 || flights.length > MOST) return [];
  const gap = Math.min(move / 3, Math.max(0, LONGEST - move) / Math.max(1, flights.length - 1));
  return flights.map((flight, at) => ({ flight, delay: at * gap }));
}

/** The element of a place; of a kind of card that is not there any more, the hand itself. */
export function elementAt(board: Element, place: string): Element | null {
  const found = [...board.querySelectorAll(`[data-place="${place}"]`)];
  const [area, seat, card] = place.split('-');
  return found.at(-1) ?? (card ? elementAt(board, `${area}-${seat}`) : null);
}

/** Sets a ghost on its way and keeps what it will become out of sight; answers with what can be cut short. */
export function launch(board: Element, ghost: HTMLElement, flight: Flight, delay: number): Animation[] {
  const [from, to] = [elementAt(board, flight.from), elementAt(board, flight.to)];
  if (!from || !to || typeof ghost.animate !== 'function') return [];
  const duration = moveTime();
  const timing = { duration, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' } as const;
  if (flight.face.kind === 'pop') return [ghost.animate(rising(board, ghost, to), timing)];
  const made = [ghost.animate([frame(board, ghost, from), frame(board, ghost, to)], timing)];
  if (flight.face.kind === 'card' && isOneCard(flight.to)) {
    made.push(to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay }));
  }
  return made;
}

function isOneCard(place: string): boolean {
  return place.startsWith('slot-') || place.split('-').length === 3;
}

function frame(board: Element, ghost: HTMLElement, at: Element): Keyframe {
  const [x, y, box] = middle(board, at);
  const scale = Math.min(box.width / ghost.offsetWidth, box.height / ghost.offsetHeight);
  const size = Math.min(1.1, Math.max(0.35, scale));
  return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`, opacity: 1 };
}

function rising(board: Element, ghost: HTMLElement, at: Element): Keyframe[] {
  const [x, y] = middle(board, at);
  const place = (up: number): string => `translate(${x}px, ${y - up}px) translate(-50%, -50%)`;
  return [
    { transform: place(-6), opacity: 0 },
    { transform: place(16), opacity: 1, offset: 0.4 },
    { transform: place(ghost.offsetHeight + 14), opacity: 0 },
  ];
}

function middle(board: Element, at: Element): [number, number, DOMRect] {
  const [outer, box] = [board.getBoundingClientRect(), at.getBoundingClientRect()];
  return [box.left - outer.left + box.width / 2, box.top - outer.top + box.height / 2, box];
}
