// The bench with an examiner: the audit's page.
import './rest.ts';
import '../../src/dev.ts';
import type { Bench } from '../../src/bench.svelte.ts';
import { speak } from '../../src/tongue.svelte.ts';
import type { Language } from '../../src/words.ts';
import { examine, type Rules } from './examine.ts';
import type { Fault } from './sight.ts';

export interface Ask {
  readonly rules: Rules;
  readonly theme: string;
  readonly language: Language;
  /** How many positions, spread over all there are. */
  readonly positions: number;
}

async function audit({ rules, theme, language, positions }: Ask): Promise<Fault[]> {
  const { bench } = window as unknown as { bench: Bench };
  document.documentElement.dataset['theme'] = theme;
  await speak(language);
  await Promise.all([...document.fonts].map((font) => font.load()));
  const asking = [...bench.steps.keys()].filter((n) => (bench.steps[n]?.state.moves.length ?? 0) > 0);
  const count = Math.min(positions, asking.length);
  const chosen = Array.from(
    { length: count },
    (_, at) => asking[Math.floor((at * asking.length) / count)] ?? 0,
  );
  return examine(bench, rules, chosen);
}

Object.assign(window, { audit });
