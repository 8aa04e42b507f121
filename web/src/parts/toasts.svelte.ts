// Short notes that go away on their own.
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** A rule that explains it. */
  readonly rule: string | null;
}

let all = $state.raw<readonly Toast[]>([]);
let last = 0;

/** Long enough to read aloud, in milliseconds. */
const STAYS = 7000;

export const toasts = {
  get all(): readonly Toast[] {
    return all;
  },
  add(text: string, rule: string | null = null): void {
    const id = (last += 1);
    // The same note twice is one note.
    all = [...all.filter((toast) => toast.text !== text), { id, text, rule }].slice(-3);
    setTimeout(() => toasts.drop(id), STAYS);
  },
  drop(id: number): void {
    all = all.filter((toast) => toast.id !== id);
  },
  /** Drops what rules forbade: it spoke of a position that is no more. */
  dropRefusals(): void {
    if (all.some(({ rule }) => rule)) all = all.filter(({ rule }) => !rule);
  },
};
