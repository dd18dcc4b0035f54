/**
 * What does a board get when it has been painted?
 *
 * The buttons of its squares, which carry the names and the focus: nobody can miss them in the first
 * frame, and without them it comes a quarter sooner.
 */

/** Calls `act` when the page has been painted and is idle, at the latest after so many milliseconds. */
export function afterPaint(act: () => void, timeout = 50): void {
  const { requestIdleCallback: whenIdle } = globalThis;
  if (whenIdle === undefined) setTimeout(act, timeout);
  else whenIdle(act, { timeout });
}

/** A button in a cell, below what stands there. */
export function addButton(cell: HTMLElement): HTMLButtonElement {
  const button = cell.ownerDocument.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  cell.prepend(button);
  return button;
}
