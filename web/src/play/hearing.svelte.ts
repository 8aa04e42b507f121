// What is heard at a table: what happens, the player's turn, and how it ended.
import { heardIn, soundsOf, type SoundsOf } from '../games/sounds.ts';
import { ring, type Sound } from '../sound.ts';
import type { State, TableInfo } from '../wire.ts';
import type { Shown } from './pace.ts';

/** Whether one of the viewer's own seats came first. */
const won = ({ you }: TableInfo, { scores }: State): boolean => you.some((seat) => scores[seat]?.place === 1);

/** Rings for every step that is shown; call it while a component is made. */
export function hear(table: () => TableInfo, shown: () => Shown | null, mine: () => boolean): void {
  let sounds: SoundsOf = {};
  void soundsOf(table().game).then((own) => (sounds = own));
  let before: { shown: Shown; mine: boolean; over: boolean } | null = null;
  $effect(() => {
    const now = shown();
    if (!now) return;
    const over = now.state.turn.kind === 'over';
    const heard: Sound[] = now === before?.shown ? [] : [...heardIn(now.story, sounds)];
    // Arriving at a game that is over, or on the player's turn, rings no bell.
    if (before && over && !before.over && table().you.length > 0)
      heard.push(won(table(), now.state) ? 'won' : 'lost');
    else if (before && mine() && !before.mine) heard.push('turn');
    before = { shown: now, mine: mine(), over };
    if (heard.length > 0) void ring(heard);
  });
}
