/**
 * Where does the focus go when the control that has it is drawn no more?
 *
 * A button such as "Apply the ruling" takes itself away. The browser would then begin at the top of
 * the page again, far from what was just told, for whoever works by keys or with a screen reader.
 */

const CONTROLS = 'button, input, select, textarea, summary';

/** Notes what has the focus; the answer, called when all is drawn, hands it on where that has gone: to its panel, else to what is nearest. */
export function holdFocus(root: ShadowRoot): () => void {
  const focused = root.activeElement;
  const around: HTMLElement[] = [];
  for (let parent = focused?.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return () => {
    if (focused === null || focused.isConnected) return;
    const places = around.filter((place) => place.isConnected);
    const panel = places.find((place) => place.hasAttribute('tabindex'));
    const heir = panel ?? firstOf(places, (place) => place.querySelector<HTMLElement>(CONTROLS));
    heir?.focus({ preventScroll: true });
  };
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
