/**
 * How is a move typed?
 *
 * A small form under the board: a field with its label, a button for who has no Enter key at hand,
 * and a line for what is wrong. It takes any text; what the text means is the host's business. A
 * text that was refused stays, marked, until it is changed or another position comes.
 */

import { changeOf } from './change.js';
import type { View } from './state.js';
import type { BoardStrings } from './strings.js';

export class TypedMoves {
  readonly element: HTMLFormElement;
  readonly #name: HTMLElement;
  readonly #field: HTMLInputElement;
  readonly #button: HTMLButtonElement;
  readonly #message: HTMLElement;
  #isRefused = false;
  #words: BoardStrings;

  /** `send` gives the text to the host and says whether it was taken. */
  constructor(document: Document, words: BoardStrings, send: (text: string) => boolean) {
    this.#words = words;
    this.element = make(document, 'form', 'typed');
    this.element.noValidate = true;
    const label = make(document, 'label', 'typed-label');
    this.#name = document.createElement('span');
    this.#field = make(document, 'input', 'typed-field');
    this.#button = make(document, 'button', 'typed-button');
    this.#message = make(document, 'p', 'typed-message');
    this.#message.id = 'typed-message';
    this.#message.hidden = true;
    const attributes = {
      type: 'text',
      inputmode: 'text',
      enterkeyhint: 'go',
      autocomplete: 'off',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    };
    for (const [name, value] of Object.entries(attributes)) this.#field.setAttribute(name, value);
    label.append(this.#name, this.#field);
    this.element.append(label, this.#button, this.#message);
    this.#field.addEventListener('input', () => this.#clear());
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (text === '') return;
      this.#clear();
      if (send(text)) this.#field.value = '';
      else this.#refuse(text);
    });
  }

  draw(words: BoardStrings): void {
    const { typed, language } = words;
    this.#words = words;
    this.element.lang = language;
    this.#name.textContent = typed.label;
    this.#button.textContent = typed.play;
  }

  /** What the host says while the text is being judged, or after it was refused. */
  tell(text: string): void {
    this.#message.textContent = text;
  }

  /** Another position comes: what was refused before is of no use any more. */
  answered(before: View, after: View): void {
    if (!this.#isRefused || changeOf(before, after) === null) return;
    this.#field.value = '';
    this.#clear();
  }

  #refuse(text: string): void {
    this.#isRefused = true;
    this.#message.textContent ||= this.#words.typed.refused(text);
    this.#field.setAttribute('aria-invalid', 'true');
    this.#field.setAttribute('aria-describedby', this.#message.id);
    this.#field.setAttribute('part', 'typed-field typed-invalid');
    this.#message.hidden = false;
  }

  #clear(): void {
    this.#isRefused = false;
    this.#field.removeAttribute('aria-invalid');
    this.#field.removeAttribute('aria-describedby');
    this.#field.setAttribute('part', 'typed-field');
    this.#message.hidden = true;
    this.#message.textContent = '';
  }
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  name: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = name;
  element.setAttribute('part', name);
  return element;
}
