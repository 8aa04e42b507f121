// What glows on the board of Rajas: what would answer the question.
import { expect, it } from 'vitest';
import componentTables from '../../fixtures/rajas-components.json';
import type { BoardProps } from '../../src/board/board.ts';
import { Desk } from '../../src/games/rajas/desk.svelte.ts';
import { mover, type Colour, type View } from '../../src/games/rajas/view.ts';
import { steps, type Step } from './steps.ts';

function deskAt({ state, story }: Step) {
  const played: string[] = [];
  const play = (text: string): void => void played.push(text);
  let props = $state.raw({ state, story, active: true, components: componentTables, advice: null, play });
  let desk!: Desk;
  const end = $effect.root(() => {
    desk = new Desk(() => props as unknown as BoardProps);
  });
  return { desk, played, turnTo: (next: typeof state) => (props = { ...props, state: next }), end };
}
const asking = (asks: string): Step[] =>
  [...steps('rajas-asks'), ...steps('rajas-2-positions')].filter(
    ({ state }) => (state.view as View).asks === asks && state.moves.some((text) => text.startsWith('flip ')),
  );
const dieOf = (text: string): string => `die ${text.split(' ').slice(1, 3).join(' ')}/x0`;

it.each(asking('pay'))('while a tile is paid for, only dice glow that may pay', (step) => {
  const { desk, end } = deskAt(step);
  const colour = (step.state.view as View).in_hand?.colour;
  const flips = step.state.moves.filter((text) => text.startsWith('flip '));
  for (const text of flips) expect(desk.legal(dieOf(text))).toBe(text.split(' ')[1] === colour);
  for (const text of step.state.moves.filter((one) => one.startsWith('pay ')))
    expect(desk.legal(dieOf(text))).toBe(true);
  // By way of the karma every die can still be turned.
  expect(desk.legal('turn')).toBe(true);
  desk.picks = ['turn'];
  for (const text of flips) expect(desk.legal(dieOf(text))).toBe(true);
  end();
});

it.each([
  ['are rolled once the choice went through', true, ['roll']],
  ['stay where they are if the choice was lost with the connection', false, []],
])('dice picked to roll again %s', (_, wentThrough, then) => {
  const [step] = steps('rajas-2-positions').filter(({ state }) => (state.view as View).asks === 'reroll');
  const { state } = step as Step;
  const { desk, played, turnTo, end } = deskAt(step as Step);
  const reroll = state.moves.find((text) => text.startsWith('reroll ')) ?? '';
  desk.picks = [dieOf(reroll)];
  desk.confirm();
  const view = structuredClone(state.view) as View;
  const [, colour = '', face] = reroll.split(' ');
  const dice = view.players[mover(view)]?.dice[colour as Colour] as number[];
  if (wentThrough) dice.splice(dice.indexOf(Number(face)), 1);
  turnTo({ ...state, view });
  desk.goOn();
  expect(played).toEqual([reroll, ...then]);
  end();
});

it('a new question brings a part forward in which something can be picked', () => {
  const [step] = asking('place');
  const { desk, end } = deskAt(step as Step);
  desk.tab = 'province';
  desk.renew();
  expect(desk.tab).toBe('palace');
  desk.tab = 'works';
  desk.renew();
  expect(desk.tab).toBe('works');
  end();
});

it.each(asking('place'))('before a worker is placed, dice that karma could turn glow too', (step) => {
  const { desk, end } = deskAt(step);
  for (const text of step.state.moves.filter((one) => one.startsWith('flip ')))
    expect(desk.legal(dieOf(text))).toBe(true);
  end();
});
