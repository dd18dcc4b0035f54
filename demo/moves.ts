/**
 * How are the moves of the record listed, and how does one walk in them?
 *
 * Every move is a button, with the letters of the reader's language. The one last made is marked,
 * variations stand indented where they branch off. Only one button is a tab stop; the arrow keys walk through the game.
 */

import type { Node } from '../js/index.js';
import { find, make } from './dom.js';
import { pathIn, type Table } from './table.js';
import type { Voice } from './voice.js';

/** Lists the moves and keeps the list up to date. */
export function connectMoves(table: Table): void {
  const list = find('moves');
  const undo = find<HTMLButtonElement>('undo');
  const redo = find<HTMLButtonElement>('redo');
  let root: Node = table.game.tree();

  const draw = (): void => {
    const path = pathIn(table.game, root);
    const current = path.join('.');
    for (const button of list.querySelectorAll<HTMLButtonElement>('button')) {
      const isCurrent = button.dataset['path'] === current;
      button.tabIndex = isCurrent ? 0 : -1;
      if (isCurrent) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
      if (isCurrent) reveal(list, button);
    }
    if (path.length === 0) {
      list.scrollTop = 0;
      const first = list.querySelector('button');
      if (first !== null) first.tabIndex = 0;
    }
    undo.disabled = !table.canUndo;
    redo.disabled = nodeAt(root, path).children.length === 0;
  };

  const write = (): void => {
    list.lang = table.voice.language;
    list.replaceChildren(...new Writer(table).list(root));
  };
  table.listen(({ record }) => {
    if (record) root = table.game.tree();
    if (record || list.lang !== table.voice.language) write();
    draw();
  });
  write();
  draw();

  list.addEventListener('click', (event) => {
    const path = (event.target as Element).closest('button')?.dataset['path'];
    if (path !== undefined) table.enter(path.split('.').map(Number));
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: 'undo', ArrowRight: 'redo', Home: 'start' }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (step === 'start') table.goto(0);
    else if (step === 'undo') table.undo();
    else table.redo();
    list.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  });
  connectTyping(table);
  undo.addEventListener('click', () => table.undo());
  redo.addEventListener('click', () => table.redo());
}

/** Plays what is typed; a text that is no legal move stays to be mended, and the note says why. */
function connectTyping(table: Table): void {
  const typed = find<HTMLInputElement>('typed-move');
  const form = find('move-form');
  table.write(({ board }) => {
    form.querySelector('label')!.textContent = board.typed.label;
    form.querySelector('button')!.textContent = board.typed.play;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (table.play(typed.value.trim())) typed.value = '';
    else typed.select();
  });
}

/** Scrolls the list, never the page. */
function reveal(list: HTMLElement, button: HTMLElement): void {
  const top = button.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top - 8;
  const bottom = top + button.offsetHeight - list.clientHeight;
  if (bottom > list.scrollTop) list.scrollTop = bottom + 8;
}

function nodeAt(root: Node, path: readonly number[]): Node {
  return path.reduce((node, index) => node.children[index]!, root);
}

/** What a list is made of: the moves and how they are numbered. */
class Writer {
  readonly #voice: Voice;
  readonly #firstNumber: number;
  readonly #blackBegins: boolean;

  constructor(table: Table) {
    const { turn, ply, moveNumber } = table.game;
    this.#voice = table.voice;
    this.#blackBegins = (turn === 'black') === (ply % 2 === 0);
    this.#firstNumber = moveNumber - Math.floor((ply + Number(this.#blackBegins)) / 2);
  }

  list(root: Node): (HTMLElement | string)[] {
    if (root.children.length === 0) {
      return [make('p', {}, this.#voice.texts.play.noMoves)];
    }
    return spaced([...root.after.map(commentOf), ...this.#line(root, [])]);
  }

  /** The moves after a node, with what branches off from them. */
  #line(start: Node, startPath: readonly number[]): HTMLElement[] {
    const content: HTMLElement[] = [];
    let node = start;
    let path = startPath;
    let needsNumber = startPath.length === 0;
    while (node.children.length > 0) {
      const [main, ...others] = node.children;
      content.push(...this.#move(main!, [...path, 0], needsNumber));
      others.forEach((other, index) => {
        const branch = [...path, index + 1];
        const line = [...this.#move(other, branch, true), ...this.#line(other, branch)];
        const named = { class: 'variation', role: 'group', 'aria-label': this.#voice.say('moves.variation') };
        content.push(make('div', named, ...spaced(line)));
      });
      needsNumber = main!.after.length > 0 || others.length > 0;
      node = main!;
      path = [...path, 0];
    }
    return content;
  }

  #move(node: Node, path: readonly number[], needsNumber: boolean): HTMLElement[] {
    const half = node.ply - 1 + Number(this.#blackBegins);
    const isWhite = half % 2 === 0;
    const number = `${this.#firstNumber + Math.floor(half / 2)}${isWhite ? '.' : ' …'}`;
    const san = this.#voice.spell(node.move?.san ?? '--');
    const button = make('button', { type: 'button', 'data-path': path.join('.') }, san + nagsOf(node));
    const numbered = isWhite || needsNumber ? [make('span', { class: 'no' }, number), ' ', button] : [button];
    return [make('span', { class: 'move' }, ...numbered), ...node.after.map(commentOf)];
  }
}

/** Puts a space behind each element, where a line may break. */
function spaced(elements: readonly HTMLElement[]): (HTMLElement | string)[] {
  return elements.flatMap((element) => [element, ' ']);
}

const NAGS: Readonly<Record<number, string>> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

function nagsOf(node: Node): string {
  return node.nags.map((nag) => NAGS[nag] ?? '').join('');
}

/** A comment, of which nobody knows the language. */
function commentOf(text: string): HTMLElement {
  return make('span', { class: 'comment', lang: '' }, text);
}
