/**
 * What does a page get when it writes `<chess-lesson>`?
 *
 * The teaching table: a board with panels beside it, drawn and driven by the program lesson.wasm.
 * This element makes the places that the program draws into, hands it what happens there and on
 * the board, and gives the board the state that the program answers with. It decides nothing.
 *
 * A control in a panel carries its action in `data-action`. A click on a button asks for that; a
 * choice or a field that has changed asks with its value as the text, and so does a form, with the
 * value of its first field. A field for a file asks with the text of the file, and a button with
 * `data-random` with a number that is drawn below that one.
 *
 * Attributes, all of which but `wasm` may change later. One that is taken away leaves what a table without
 * it has:
 * - `src`: a lesson, see course.ts and docs/lessons.md; `texts`: the folder of its texts.
 * - `fen`, `pgn`: what is on the table, as text. Of a PGN with several games it is the first, and the
 *   others can be chosen. What cannot be put on the table is shown with all that is wrong with it.
 * - `panels`: the tabs that are shown, in their order, with spaces between; the first is open. All of
 *   them where it is missing.
 *   They are `why moves castling claims hands arbiter guess setup exchange`.
 * - `mode`: how the table is used: `play`; `guess`, where the moves that follow are hidden and the
 *   pupil finds them; or the name of a tab that is opened, such as `setup`, the position editor.
 * - `typed`: whether moves can be typed under the board; its value does not matter.
 * - `clocks`: the table has two clocks, whatever its value; `time`: "standard", "rapid" or "blitz".
 * - `edition`: the edition of the Laws, such as "2014"; `language`: "en", "es", "pt", "id" or "zh".
 * - `orientation`: the side at the bottom. `wasm`: where lesson.wasm is.
 */

import { ChessBoardElement } from '../board/element.js';
import { loadStrings } from '../board/strings/load.js';
import { InstanceDeadError } from '../errors.js';
import { CourseLoader, hasLesson } from './course.js';
import { boardStateOf, type LessonAnswer } from './answer.js';
import { holdFocus } from './focus.js';
import { copy, save, takeDrops, textOf } from './handover.js';
import { startProgram, type Program } from './program.js';
import { revealCurrent, walkByKey } from './sheet.js';
import { dress } from './style.js';
import { loadText, loadWords } from './languages.js';

/** Attributes that ask for an action, in the order in which they do at the start. */
const ATTRIBUTES = [
  'panels',
  'fen',
  'pgn',
  'edition',
  'time',
  'clocks',
  'language',
  'mode',
  'orientation',
] as const;

/** What holds where an attribute is missing; nothing of its own for those that are not named. */
const MISSING: Readonly<Record<string, string>> = {
  edition: '2023',
  time: 'standard',
  language: 'en',
  mode: 'play',
};

/** What stands on a table on which nothing was put. */
const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** In Node there is no HTMLElement: the class can be imported there, not made. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

interface Settle {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The actions after which the table speaks a language, unless that is still wanted. */
const SPEAKS = /^(?:language\n|catalogue )(en|es|pt|id|zh)(?:\n|$)/;

/** The action that puts a lesson on the table; its text follows. */
const LESSON = 'lesson\n';

/** The action that asks for a language; its code follows. */
const LANGUAGE = 'language\n';

/** The keys that go from tab to tab, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Milliseconds from tick to tick while a clock runs. */
const TICK = 200;

/**
 * `<chess-lesson>`, the teaching table: a board with panels beside it, and a lesson where `src` names one.
 *
 * Attributes: `src`, a lesson, and `texts`, the folder of its texts (docs/lessons.md); `fen` or `pgn`, what
 * is on the table; `panels`, the tabs that are shown; `mode` (play, guess, setup or another tab); `typed`,
 * for moves that are typed; `edition` of the Laws, by its year; `language`; `time` (standard, rapid, blitz);
 * `clocks`; `orientation`; `wasm`, the address of lesson.wasm, which is looked for beside the script.
 */
export class ChessLessonElement extends Base {
  static readonly observedAttributes: readonly string[] = [...ATTRIBUTES, 'src', 'texts', 'typed'];

  /** Registers the element and that of its board, unless the names are taken already. */
  static define(): void {
    ChessBoardElement.define();
    const registry = globalThis.customElements;
    if (registry !== undefined && registry.get('chess-lesson') === undefined) {
      registry.define('chess-lesson', this);
    }
  }

  /** Settles when the table can be used, or cannot be. */
  readonly ready: Promise<void>;

  #program: Program | null = null;
  readonly #settle: Settle;
  #starting: AbortController | null = null;
  /** Whether the lesson was on its way when the element left the page. */
  #wasStopped = false;
  /** The actions that wait for their turn, the one that is being done first. */
  readonly #pending: string[] = [];
  /** The actions of the lesson that has come before the program. */
  readonly #early: string[] = [];
  /** Whether the last answer had something to say at once. */
  #isRefused = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The language that the board speaks, and the one that was asked for last. */
  #language = 'en';
  #wanted = '';
  readonly #board: ChessBoardElement;
  readonly #places: Readonly<
    Record<'course' | 'above' | 'below' | 'side' | 'foot' | 'conditions', HTMLElement>
  >;
  readonly #note: HTMLElement;
  readonly #table: HTMLElement;
  readonly #course = new CourseLoader({
    element: this,
    act: (action) => (this.#program === null ? this.#early.push(action) : this.act(action)),
    note: (message) => this.#tell(message, 'en'),
  });

  constructor() {
    super();
    const document = this.ownerDocument;
    const root = this.attachShadow({ mode: 'open' });
    let settle!: Settle;
    this.ready = new Promise((resolve, reject) => (settle = { resolve, reject }));
    this.#settle = settle;
    this.ready.catch(() => undefined);
    const place = (name: string): HTMLElement => {
      const element = document.createElement('div');
      element.className = name;
      element.setAttribute('part', name);
      return element;
    };
    this.#board = document.createElement('chess-board') as ChessBoardElement;
    this.#board.setAttribute('part', 'board');
    this.#board.setAttribute('exportparts', 'square, piece');
    this.#note = place('note');
    this.#note.setAttribute('role', 'alert');
    this.#places = {
      course: place('course'),
      above: place('above'),
      below: place('below'),
      side: place('side'),
      foot: place('foot'),
      conditions: place('conditions'),
    };
    const [main, aside] = [place('main'), place('aside')];
    const table = (this.#table = place('table'));
    main.append(this.#places.above, this.#board, this.#places.below, this.#places.foot);
    aside.append(this.#note, this.#places.course, this.#places.side, this.#places.conditions);
    table.append(main, aside);
    root.append(table);
    this.#listen(table);
  }

  /** @hidden */
  connectedCallback(): void {
    const root = this.shadowRoot!;
    dress(root);
    if (this.#program !== null) this.act('tick');
    else if (this.#starting === null) void this.#start();
    if (this.#program !== null && this.#wasStopped) void this.#course.load();
    this.#wasStopped = false;
  }

  /** @hidden */
  disconnectedCallback(): void {
    this.#starting?.abort();
    this.#starting = null;
    this.#wasStopped = this.#course.stop();
    this.#tick(false);
  }

  /** @hidden */
  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'typed') {
      this.#board.toggleAttribute('typed', value !== null);
      return;
    }
    const isUsed = this.isConnected && (this.#program !== null || this.#starting !== null);
    if (name === 'src' && value === null && !hasLesson(this)) {
      this.#course.leave();
      this.#lay();
    } else if (name === 'src' || name === 'texts') {
      if (isUsed) void this.#course.load();
    } else if (value === null && (name === 'fen' || name === 'pgn')) {
      if (hasLesson(this) && isUsed) void this.#course.load().then(() => this.#lay());
      else this.#lay();
    } else this.act(actionOf(name, value));
  }

  /** Puts on the table what the attributes say, or, without a lesson, the men as they stand at first. */
  #lay(): void {
    const named = (['fen', 'pgn'] as const).filter((name) => this.hasAttribute(name));
    for (const name of named) this.act(actionOf(name, this.getAttribute(name)));
    if (named.length === 0 && !hasLesson(this)) this.act(actionOf('fen', INITIAL));
  }

  /**
   * Does what an action asks for, as if a control had asked: see wasm/lesson/table. One that an
   * event asks for while another is being done, such as a field that loses the focus because it is
   * drawn no more, comes after it. A program that has failed says so in its place, and does nothing
   * any more; the element has a new one when it is put into the page again.
   */
  act(action: string): void {
    try {
      this.#run([action]);
    } catch (error) {
      console.error(error);
      this.#fail(error);
    }
  }

  /** Does what actions ask for, and draws and tells the board after the last of them. */
  #run(actions: readonly string[]): void {
    if (this.#program === null) return;
    this.#pending.push(...actions);
    if (this.#pending.length > actions.length) return;
    try {
      for (; this.#pending.length > 0; this.#pending.shift()) this.#do(this.#pending[0]!);
    } finally {
      this.#pending.length = 0;
    }
  }

  /** Does the same and tells whether something was said at once: a refusal, or the answer to a key. */
  #alerts(action: string): boolean {
    this.#isRefused = false;
    this.act(action);
    return this.#isRefused;
  }

  #do(action: string): void {
    if (action.startsWith(LANGUAGE)) this.#wanted = action.slice(LANGUAGE.length);
    const handOn = holdFocus(this.shadowRoot!);
    const answer = this.#program!.act(action, this.#pending.length > 1);
    this.#isRefused = answer.alert !== '';
    // That a lesson is none is seen as well, and heard from there.
    const isLesson = action.startsWith(LESSON);
    if (isLesson) this.#tell(answer.alert, this.#table.lang);
    this.#show(isLesson ? { ...answer, alert: '' } : answer);
    handOn();
    const language = SPEAKS.exec(action)?.[1];
    if (language === undefined || answer.wants) return;
    // Whatever the page is in: all that is shown and said here is to be read out as this.
    this.#table.lang = language;
    void this.#speak(language);
  }

  /** The program, the words and the lesson are loaded side by side; the first drawing has all of them. */
  async #start(): Promise<void> {
    const starting = new AbortController();
    const { signal } = starting;
    this.#starting = starting;
    this.#early.length = 0;
    try {
      this.#preview();
      const address = this.getAttribute('wasm');
      const words = loadWords(this.getAttribute('language') ?? 'en');
      words.catch(() => undefined); // it is waited for below
      let isLoading = true;
      const lesson = this.#course.load().then(() => (isLoading = false));
      const wasm = address === null ? {} : { wasm: new URL(address, this.ownerDocument.baseURI) };
      const program = await startProgram({ signal, ...wasm }, this.#places);
      signal.throwIfAborted();
      const actions = [await words];
      signal.throwIfAborted();
      this.#program = program;
      actions.push(...this.#early.splice(0));
      if (isLoading) {
        this.#run(actions.splice(0));
        await lesson;
        if (this.#program !== program) throw new InstanceDeadError();
      }
      for (const name of ATTRIBUTES) {
        const value = this.getAttribute(name);
        if (value !== null) actions.push(actionOf(name, value));
      }
      this.#run(actions);
      this.#settle.resolve();
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(error);
      this.#settle.reject(error);
    } finally {
      if (this.#starting === starting) this.#starting = null;
    }
  }

  /** Shows the position that will stand there, before the program can say what may be moved. */
  #preview(): void {
    if (this.getAttribute('orientation') === 'black') this.#board.orientation = 'black';
    if (this.hasAttribute('pgn') || hasLesson(this)) return;
    try {
      this.#board.state = { fen: this.getAttribute('fen') ?? INITIAL, movable: 'none' };
    } catch {
      // It is none: the program will say what is wrong with it.
    }
  }

  /** Says in the place of the panels that there is no program, and why; the board stays as it is. */
  #fail(error: unknown): void {
    this.#program = null;
    this.#tick(false);
    const { state } = this.#board;
    if (state !== null) {
      const { dests: _, explains: __, ...shown } = state;
      this.#board.state = { ...shown, movable: 'none', gestures: 'moves' };
    }
    for (const place of Object.values(this.#places)) place.replaceChildren();
    void this.#explain(error);
  }

  /** Says in the reader's language that there is no program, and in English why it could not be had. */
  async #explain(error: unknown): Promise<void> {
    const isDead = error instanceof InstanceDeadError;
    const language = this.#wanted || (this.getAttribute('language') ?? 'en');
    const key = isDead ? 'program.failed' : 'program.missing';
    const text = await loadText(language, key).catch(() => null);
    if (this.#program !== null || this.#starting !== null) return;
    const say = (sentence: string): HTMLElement => {
      const line = this.ownerDocument.createElement('p');
      line.textContent = sentence;
      return line;
    };
    const note = this.ownerDocument.createElement('div');
    note.className = 'failure';
    note.setAttribute('role', 'alert');
    if (text !== null) note.append(say(text));
    if (!isDead || text === null) note.append(say(error instanceof Error ? error.message : String(error)));
    note.lastElementChild!.setAttribute('lang', !isDead || text === null ? 'en' : language);
    this.#places.side.replaceChildren(note);
  }

  /** Tells what is wrong with the lesson; null and nothing for none. */
  #tell(message: string | null, language: string): void {
    this.#note.lang = language;
    this.#note.textContent = message;
  }

  #show(answer: LessonAnswer): void {
    if (!answer.same) {
      this.#board.state = boardStateOf(answer.board);
      if (this.#board.orientation !== answer.orientation) this.#board.orientation = answer.orientation;
      revealCurrent(this.#places.side);
    }
    if (answer.say) this.#board.announce(answer.say);
    if (answer.alert) this.#board.alert(answer.alert);
    if (answer.wants) void this.#learn(answer.wants);
    if (answer.texts) void this.#course.texts(answer.texts);
    if (answer.file) save(this.ownerDocument, answer.copy, answer.file);
    else if (answer.copy) {
      void copy(answer.copy).then((isCopied) => this.act(`copied\n${isCopied ? 'yes' : ''}`));
    }
    this.#tick(answer.ticks && this.isConnected);
  }

  /** Lets the program know of the time while a clock runs and the element is in the page. */
  #tick(runs: boolean): void {
    if (runs === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = runs ? setInterval(() => this.act('tick'), TICK) : undefined;
  }

  /**
   * Loads a language and speaks it, unless another has been asked for meanwhile; where it cannot be had,
   * the table goes on as it was.
   */
  async #learn(language: string): Promise<void> {
    try {
      const words = await loadWords(language);
      if (this.#wanted === language) this.act(words);
    } catch (error) {
      if (this.#wanted === language)
        this.#board.alert(error instanceof Error ? error.message : String(error));
    }
  }

  /** Has the board speak the language of the table; where its words cannot be had, it keeps those it has. */
  async #speak(language: string): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    const strings = await loadStrings(language).catch(() => null);
    if (this.#language !== language) return;
    if (strings === null) this.#language = '';
    else this.#board.strings = strings;
  }

  #listen(table: HTMLElement): void {
    table.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[data-action]');
      if (button === null) return;
      const { action = '', random } = button.dataset;
      const drawn = random === undefined ? '' : `\n${Math.floor(Math.random() * Number(random))}`;
      this.act(action + drawn);
      // The board may have come to lie over it.
      if (button.role === 'tab') button.scrollIntoView({ block: 'nearest' });
    });
    table.addEventListener('change', (event) => {
      const field = event.target as HTMLInputElement;
      const action = field.dataset['action'];
      if (action === undefined) return;
      if (field.type === 'file') {
        this.#read(field);
        return;
      }
      const value = field.type === 'checkbox' && !field.checked ? '' : field.value;
      this.act(`${action}\n${value}`);
    });
    table.addEventListener('submit', (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const field = form.querySelector<HTMLInputElement>('input, textarea, select');
      this.act(`${form.dataset['action'] ?? ''}\n${field?.value ?? ''}`);
    });
    table.addEventListener('keydown', (event) => this.#onKey(event));
    const board = this.#board;
    board.addEventListener('move-request', ({ detail: { from, to, promotion } }) =>
      this.act(`move ${from} ${to} ${promotion ?? ''}`),
    );
    board.addEventListener('explain-request', ({ detail: { from, to } }) =>
      this.act(`explain ${from} ${to}`),
    );
    board.addEventListener('typed-move', (event) => {
      if (this.#alerts(`type\n${event.detail.text}`)) event.preventDefault();
    });
    board.addEventListener('moves-request', (event) => {
      const { square } = event.detail;
      if (square !== null && this.#alerts(`about ${square}`)) event.preventDefault();
    });
    board.addEventListener('square-explain', (event) => {
      const { square, held } = event.detail;
      if (this.#alerts(`about ${square} ${held ?? ''}`)) event.preventDefault();
    });
    takeDrops(this.#places.side, (text) => this.act(`read\n${text}`));
    board.addEventListener('square-choose', ({ detail: { square } }) => this.act(`square ${square}`));
  }

  /** Reads the file that was chosen, and lets the same one be chosen again. */
  #read(field: HTMLInputElement): void {
    const file = field.files?.[0];
    if (file === undefined) return;
    const { action } = field.dataset;
    void textOf(file)
      .catch(() => '')
      .then((text) => {
        field.value = '';
        this.act(`${action}\n${text}`);
      });
  }

  /** Arrow keys go from tab to tab, as in any list of tabs, and from move to move. */
  #onKey(event: KeyboardEvent): void {
    if (walkByKey(event, (action) => this.act(action))) return;
    const tab = (event.target as Element).closest('[role=tab]');
    const step = STEPS[event.key];
    if (tab === null || step === undefined) return;
    const tabs = [...tab.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')];
    const next = tabs[(tabs.indexOf(tab as HTMLElement) + step + tabs.length) % tabs.length]!;
    event.preventDefault();
    next.click();
    next.focus();
  }
}

/** What an attribute asks for; without a value, what is so where it is missing. */
function actionOf(name: string, value: string | null): string {
  if (name === 'orientation') return `orientation ${value ?? 'white'}`;
  if (name === 'clocks') return value === null ? name : `${name}\non`;
  return `${name}\n${value ?? MISSING[name] ?? ''}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-lesson': ChessLessonElement;
  }
}
