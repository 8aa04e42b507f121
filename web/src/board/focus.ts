// Where the keyboard is on a board. Things carry `data-thing` with their name, and buttons that play what is picked
// carry `data-plays`; the rest is the same on every board.

export const THING = 'data-thing';

/** Boards on which the focus was seen last. */
const held = new WeakSet<HTMLElement>();

/** Notices when the focus comes to a board and when it goes elsewhere; a button that vanishes takes it nowhere. */
export function watchFocus(root: HTMLElement): () => void {
  const seen = ({ target }: FocusEvent): void => {
    if (root.contains(target as Node)) held.add(root);
    else held.delete(root);
  };
  window.addEventListener('focusin', seen);
  return () => window.removeEventListener('focusin', seen);
}

/** Whether the focus was on the board, on something that is gone now. */
export const isHeld = (root: HTMLElement): boolean =>
  held.has(root) && document.activeElement === document.body;

/** Goes to the button that plays, else to the board itself: a thing would speak up before the question is read. */
export function focusFirst(root: HTMLElement | null): void {
  const buttons = root?.querySelectorAll<HTMLElement>('[data-plays]:not([aria-disabled="true"])') ?? [];
  const seen = [...buttons].find((button) => button.getClientRects().length > 0);
  (seen ?? root)?.focus({ preventScroll: true });
}
