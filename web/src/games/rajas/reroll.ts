// Dice to roll again are picked together on the statue and then said one by one, in the order the notation
// wants: by colour, then by face; `roll` comes last.
import { kindOf, press, type Option, type Picks } from '../../board/selection.ts';
import { COLOURS, type Colour } from './view.ts';

const place = (die: string): number => {
  const [, colour, face] = die.split(' ');
  return COLOURS.indexOf(colour as Colour) * 6 + Number(face);
};

/** A click while dice are picked to roll again. */
export function pressReroll(options: readonly Option[], picks: Picks, instance: string): Picks | null {
  const [verb, colour, face] = kindOf(instance).split(' ');
  const offered = options.some(({ text }) => text === `reroll ${colour} ${face}`);
  if (verb !== 'die' || !offered || picks.includes('turn')) {
    return press(options, instance === 'turn' && picks.length > 1 ? [] : picks, instance);
  }
  const others = picks.filter((pick) => pick !== instance);
  return others.length < picks.length ? others : [...picks, instance];
}

/** The moves that roll these dice again. */
export function rerollTexts(picks: Picks): string[] {
  const dice = picks.map(kindOf).filter((kind) => kind.startsWith('die '));
  dice.sort((a, b) => place(a) - place(b));
  return [...dice.map((die) => `reroll ${die.slice(4)}`), 'roll'];
}
