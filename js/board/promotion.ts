/**
 * Which piece does the pawn become?
 *
 * A small modal dialog in the file of the promotion, queen nearest to the edge. It answers by one
 * of two callbacks and knows neither the board nor the move. Arrow keys follow the picture, the
 * letters of the pieces choose at once, Escape or a press beside it takes the move back.
 */

import { roleOf } from './keyboard.js';
import { drawPiece } from './pieces.js';
import { placeOf, type Color, type Role, type Square } from './squares.js';
import type { BoardStrings } from './strings.js';

const CHOICES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

export interface PromotionAnswer {
  choose(role: Role): void;
  cancel(reason: 'escape' | 'dismissed'): void;
}

export class PromotionChooser {
  readonly #layer: HTMLElement;
  readonly #answer: PromotionAnswer;
  #dialog: HTMLElement | null = null;

  /** `layer` lies over the board with the same 8 by 8 grid. */
  constructor(layer: HTMLElement, answer: PromotionAnswer) {
    this.#layer = layer;
    this.#answer = answer;
    layer.addEventListener('pointerdown', (event) => {
      if (event.target === layer) this.#answer.cancel('dismissed');
    });
    layer.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      this.#answer.cancel('dismissed');
    });
  }

  get isOpen(): boolean {
    return this.#dialog !== null;
  }

  open(color: Color, strings: BoardStrings): void {
    this.close();
    const document = this.#layer.ownerDocument;
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', strings.promotion);
    for (const role of CHOICES) {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('aria-label', strings.role(role));
      button.setAttribute('part', 'choice');
      button.dataset['role'] = role;
      button.append(drawPiece({ color, role }, document));
      button.addEventListener('click', () => this.#answer.choose(role));
      dialog.append(button);
    }
    const cancel = document.createElement('button');
    cancel.type = 'button';
    cancel.className = 'cancel';
    cancel.setAttribute('part', 'choice cancel');
    cancel.textContent = strings.cancel;
    cancel.addEventListener('click', () => this.#answer.cancel('dismissed'));
    dialog.append(cancel);
    dialog.addEventListener('keydown', (event) => this.#onKey(event, strings));
    dialog.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault();
    });
    this.#dialog = dialog;
    this.#layer.append(dialog);
  }

  /** Puts the dialog into the file of the square, from that square inwards. */
  place(square: Square, below: Color): void {
    if (this.#dialog === null) return;
    const { row, column } = placeOf(square, below);
    const isBelow = row > 3;
    this.#dialog.className = isBelow ? 'chooser upwards' : 'chooser';
    this.#dialog.setAttribute('part', 'chooser');
    this.#dialog.style.gridColumn = String(column + 1);
    this.#dialog.style.gridRow = isBelow ? '4 / 9' : '1 / 6';
  }

  focus(): void {
    this.#dialog?.querySelector('button')?.focus({ preventScroll: true });
  }

  close(): void {
    this.#dialog?.remove();
    this.#dialog = null;
  }

  #onKey(event: KeyboardEvent, strings: BoardStrings): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(this.#dialog?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const upwards = this.#dialog?.classList.contains('upwards') ?? false;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: upwards ? -1 : 1,
      ArrowUp: upwards ? 1 : -1,
      Tab: event.shiftKey ? -1 : 1,
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    const role = roleOf(event.key, strings.letters);
    if (event.key === 'Escape') this.#answer.cancel('escape');
    else if (step !== undefined) buttons.at((index + step) % buttons.length)?.focus();
    else if (role !== null && CHOICES.includes(role)) this.#answer.choose(role);
    else if (event.key === 'Enter' || event.key === ' ') buttons[index]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
