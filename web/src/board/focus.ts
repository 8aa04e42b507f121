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

/** Whether somebody was on the board with what is gone now. */
export const isHeld = (root: HTMLElement): boolean =>
  held.has(root) && document.activeElement === document.body;

/** Goes to what can be done next: the button that plays, else the first thing that leads on, else the board itself. */
export function focusFirst(root: HTMLElement | null): void {
  const find = (selector: string): HTMLElement | undefined =>
    [...(root?.querySelectorAll<HTMLElement>(`${selector}:not([aria-disabled="true"])`) ?? [])].find(
      (one) => one.getClientRects().length > 0,
    );
  (find('[data-plays]') ?? find(`[${THING}]`) ?? root)?.focus({ preventScroll: true });
}
