/**
 * How is the player asked, in place, which of several moves is meant?
 *
 * A small modal dialog over the squares in question, the first answer nearest to the edge. It answers
 * by one of two callbacks and knows neither the board nor the move. Arrow keys follow the picture, the
 * letters of the answers choose at once, Escape or a press beside it takes the move back.
 */

import { drawPiece, type PieceStyle } from './pieces.js';
import type { Input } from './input.js';
import { frameOf, questionOf, type Choice, type Question } from './questions.js';
import { placeOf, type Color } from './squares.js';
import type { View } from './state.js';
import type { BoardStrings } from './strings.js';

export interface ChooserAnswer {
  choose(signal: Choice['signal']): void;
  cancel(reason: 'escape' | 'dismissed'): void;
}

export class Chooser {
  readonly #layer: HTMLElement;
  readonly #answer: ChooserAnswer;
  #dialog: HTMLElement | null = null;
  #question: Question | null = null;
  /** A tap that opened the dialog comes as a click a moment later, and that is no answer. */
  #isPressed = false;

  /** Its layer lies over the board in a frame, with the same 8 by 8 grid. */
  constructor(frame: HTMLElement, answer: ChooserAnswer) {
    const layer = frame.ownerDocument.createElement('div');
    layer.className = 'layer';
    layer.setAttribute('part', 'layer');
    frame.append(layer);
    this.#layer = layer;
    this.#answer = answer;
    layer.addEventListener('pointerdown', () => (this.#isPressed = true));
    // A press beside the dialog leaves the focus in it, so that it can go back to the board.
    layer.addEventListener('mousedown', (event) => {
      if (event.target === layer) event.preventDefault();
    });
    layer.addEventListener(
      'click',
      (event) => {
        const isLate = event.isTrusted && event.detail !== 0 && !this.#isPressed;
        if (isLate) event.stopPropagation();
        else if (event.target === layer) this.#answer.cancel('dismissed');
      },
      true,
    );
    layer.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      this.#answer.cancel('dismissed');
    });
  }

  get isOpen(): boolean {
    return this.#dialog !== null;
  }

  open(
    asking: Extract<Input, { name: 'asking' }>,
    view: View,
    strings: BoardStrings,
    pieces: PieceStyle,
  ): void {
    const question = questionOf(asking, view, strings);
    this.close();
    this.#isPressed = false;
    const document = this.#layer.ownerDocument;
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', question.label);
    for (const choice of question.choices) dialog.append(this.#button(choice, question, pieces));
    const cancel = document.createElement('button');
    cancel.type = 'button';
    cancel.className = 'cancel';
    cancel.setAttribute('part', 'choice cancel');
    cancel.textContent = question.cancel;
    cancel.addEventListener('click', () => this.#answer.cancel('dismissed'));
    dialog.append(cancel);
    dialog.addEventListener('keydown', (event) => this.#onKey(event, question));
    dialog.addEventListener('keyup', (event) => {
      if (event.key === ' ') event.preventDefault();
    });
    this.#dialog = dialog;
    this.#question = question;
    this.#layer.append(dialog);
  }

  /** Puts the dialog over its squares, from the edge inwards, as the board is seen now. */
  place(below: Color): void {
    const dialog = this.#dialog;
    const question = this.#question;
    if (dialog === null || question === null) return;
    const { first, last, isBelow } = frameOf(question.over, below);
    const rows = question.choices.length + 1;
    dialog.className = isBelow ? 'chooser upwards' : 'chooser';
    dialog.setAttribute('part', 'chooser');
    dialog.style.gridColumn = `${first + 1} / ${last + 2}`;
    dialog.style.gridRow = isBelow ? `${9 - rows} / 9` : `1 / ${rows + 1}`;
    for (const seat of dialog.querySelectorAll<HTMLElement>('.seat')) {
      const at = question.over[Number(seat.dataset['seat'])];
      if (at !== undefined) seat.style.order = String(placeOf(at, below).column);
    }
  }

  focus(): void {
    this.#dialog?.querySelector('button')?.focus({ preventScroll: true });
  }

  close(): void {
    this.#dialog?.remove();
    this.#dialog = null;
    this.#question = null;
  }

  #button(choice: Choice, { over }: Question, style: PieceStyle): HTMLButtonElement {
    const document = this.#layer.ownerDocument;
    const make = (className: string): HTMLElement => {
      const element = document.createElement('span');
      element.className = className;
      return element;
    };
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', choice.label);
    button.setAttribute('part', 'choice');
    over.forEach((square, index) => {
      const seat = make('seat');
      seat.dataset['seat'] = String(index);
      for (const { piece, at } of choice.pieces) {
        if (at === square) seat.append(drawPiece(piece, document, style));
      }
      button.append(seat);
    });
    if (choice.caption !== '') {
      const caption = make('caption');
      caption.textContent = choice.caption;
      button.append(caption);
    }
    button.addEventListener('click', () => this.#answer.choose(choice.signal));
    return button;
  }

  #onKey(event: KeyboardEvent, { choices }: Question): void {
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
    const choice = choices.find(({ keys }) => keys.includes(event.key.toLowerCase()));
    if (event.key === 'Escape') this.#answer.cancel('escape');
    else if (step !== undefined) buttons.at((index + step) % buttons.length)?.focus();
    else if (choice !== undefined) this.#answer.choose(choice.signal);
    else if (event.key === 'Enter' || event.key === ' ') buttons[index]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
