// What every board's parts share, whatever the game: the words, and the way to open a rule. A board gives it once.
import { createContext } from 'svelte';
import type { BoardProps } from './board.ts';

const [get, set] = createContext<() => BoardProps>();

export const setKit = (props: () => BoardProps): void => void set(props);
export const kit = (): (() => BoardProps) => get();
