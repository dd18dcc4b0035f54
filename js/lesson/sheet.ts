/**
 * How does one move about in the sheet, the list of moves beside the board?
 *
 * Of its thousands of buttons the Tab key reaches one, the move at the cursor. Left and right go
 * through the game as the buttons below the board do; up and down go from button to button, in
 * variations too, and Enter goes there. The sheet scrolls to the move at the cursor; the page does not.
 */

/** The keys that walk through the game, with what they ask for. */
const WALKS: Readonly<Record<string, string>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'start',
  End: 'end',
};

/** The keys that go from button to button, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const CURRENT = '.sheet [aria-current]';

/** Answers a key in the sheet; false where it means nothing there. `act` does what a key asks for. */
export function walkByKey(event: KeyboardEvent, act: (action: string) => void): boolean {
  const button = event.target as HTMLElement;
  const sheet = button.closest<HTMLElement>('.sheet');
  if (sheet === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const walk = WALKS[event.key];
  const step = STEPS[event.key];
  if (walk !== undefined) {
    const place = sheet.parentElement!;
    act(walk);
    place.querySelector<HTMLElement>(CURRENT)?.focus({ preventScroll: true });
  } else if (step !== undefined) {
    const buttons = [...sheet.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(button as HTMLButtonElement) + step];
    next?.focus({ preventScroll: true });
    if (next !== undefined) reveal(sheet, next);
  } else return false;
  event.preventDefault();
  return true;
}

/** Scrolls the sheet in a place of the page, if there is one, to the move at the cursor. */
export function revealCurrent(place: HTMLElement): void {
  const current = place.querySelector<HTMLElement>(CURRENT);
  if (current !== null) reveal(current.closest<HTMLElement>('.sheet')!, current);
}

/** Scrolls the sheet, and nothing else, so far that a button is seen. */
function reveal(sheet: HTMLElement, button: HTMLElement): void {
  const frame = sheet.getBoundingClientRect();
  const { top, bottom } = button.getBoundingClientRect();
  if (top < frame.top) sheet.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) sheet.scrollTop += bottom - frame.bottom;
}
