// The games' options in words.
import { say } from './tongue.svelte.ts';

const NAMES: Record<string, string> = {
  card_memory: 'web-option-card-memory',
  open_herds: 'web-option-open-herds',
  single_round: 'web-option-single-round',
  navaratnas: 'web-option-navaratnas',
  ganga: 'web-option-ganga',
  sheet: 'web-option-sheet',
  strict_crossing: 'web-option-strict-crossing',
  open_tracks: 'web-option-open-tracks',
};

const HELP: Record<string, string> = {
  card_memory: 'web-option-card-memory-help',
  open_herds: 'web-option-open-herds-help',
  single_round: 'web-option-single-round-help',
  navaratnas: 'web-option-navaratnas-help',
  ganga: 'web-option-ganga-help',
  sheet: 'web-option-sheet-help',
  strict_crossing: 'web-option-strict-crossing-help',
  open_tracks: 'web-option-open-tracks-help',
};

const VALUES: Record<string, string> = {
  on: 'web-value-on',
  off: 'web-value-off',
  sun: 'web-value-sun',
  moon: 'web-value-moon',
  random: 'web-value-random',
};

const said = (id: string | undefined, otherwise: string): string => (id ? say.word(id) : otherwise);

export const optionName = (key: string): string => said(NAMES[key], key);
export const optionHelp = (key: string): string => said(HELP[key], '');
export const valueName = (value: string): string => said(VALUES[value], value);
