/**
 * How does the page find its elements and make new ones?
 */

/** The element with an id, which the page is known to have. */
export function find<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element as T;
}

/** What can be chosen, by its values. */
export type Choice = readonly [value: string, label: string];

/** Fills a choice with what can be chosen, or says that in another language: what was chosen stays so. */
export function fill(select: HTMLSelectElement, choices: readonly Choice[]): void {
  const { value } = select;
  const hadAny = select.options.length > 0;
  select.replaceChildren(...choices.map(([value, label]) => make('option', { value }, label)));
  if (hadAny) select.value = value;
}

/** What an error says, which is always in English. */
export function errorOf(error: unknown): HTMLElement {
  return make('span', { lang: 'en' }, error instanceof Error ? error.message : String(error));
}

/** Makes an element with attributes and content. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(name, value);
  }
  element.append(...content);
  return element;
}
