// How does a page get an Arbiter, once, whoever asks for it and however often?

import { pick } from './arguments.js';
import { ArgumentError } from './errors.js';
import type { Language } from './languages.js';
import { loadModule, type ReadFile, type WasmSource } from './load.js';
import { readSignal, stoppable } from './stopping.js';

/** Where the program comes from. */
export interface InitOptions {
  /** The WebAssembly file or what is in it; by default the file beside this module. */
  readonly wasm?: WasmSource | Promise<WasmSource>;
  /** Hashes that the file must have, written as for the integrity attribute of HTML. */
  readonly integrity?: string;
  /** Languages to load besides English; those of later calls are loaded too. */
  readonly languages?: readonly Language[];
  /** Ends the wait; the load ends when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** What is started from the file. */
export interface Startable {
  /** Whether it has failed, so that the next call is to get a new one. */
  readonly isDead: boolean;
  loadLanguage(language: Language): Promise<void>;
}

/** What differs between places: where the file is by default, how files are read, what is started. */
export interface Surroundings<A extends Startable> {
  readonly defaultSource: () => WasmSource | Promise<WasmSource>;
  readonly readFile?: ReadFile;
  /** Compiles at once, where that keeps nobody waiting and is quicker. */
  readonly compile?: (bytes: BufferSource) => WebAssembly.Module;
  readonly start: (
    module: WebAssembly.Module,
    load: { readonly signal: AbortSignal | undefined },
  ) => A | Promise<A>;
}

interface Load<A> {
  readonly source: unknown;
  readonly arbiter: Promise<A>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
  done: A | undefined;
}

/** Makes the function `init` of an entry. */
export function createInit<A extends Startable>({
  defaultSource,
  readFile,
  compile,
  start,
}: Surroundings<A>): (options?: InitOptions) => Promise<A> {
  let current: Load<A> | undefined;
  let module: WebAssembly.Module | undefined;

  /** Begins a load; one whose first caller waits without a signal is never stopped. */
  function begin(source: unknown, integrity: string | undefined, stops: boolean): Load<A> {
    let controller: AbortController | undefined; // made late: most loads need none
    const control = () => (controller ??= new AbortController());
    const load: Load<A> = {
      source,
      abort: (reason) => control().abort(reason),
      waiting: 0,
      done: undefined,
      arbiter: (async () => {
        const options = {
          integrity,
          get signal() {
            return stops ? control().signal : undefined;
          },
          readFile,
          compile,
        };
        const loaded = module ?? (await loadModule((await source) as WasmSource, options));
        const started = await start(loaded, options);
        module = loaded; // a program that has died is started again from it
        return started;
      })(),
    };
    load.arbiter.then(
      (arbiter) => (load.done = arbiter),
      () => {
        if (current === load) current = undefined;
      },
    );
    return load;
  }

  return async function init(options?: InitOptions): Promise<A> {
    const { wasm, integrity, signal, languages } = pick(
      'options',
      options,
      'wasm',
      'integrity',
      'signal',
      'languages',
    );
    if (languages !== undefined && !Array.isArray(languages)) {
      throw new ArgumentError('options.languages', 'a list of languages was expected.');
    }
    if (integrity !== undefined && typeof integrity !== 'string') {
      throw new ArgumentError('options.integrity', 'a string was expected.');
    }
    const stop = readSignal(signal);
    stop?.throwIfAborted();
    if (current?.done?.isDead) current = undefined;
    if (current && wasm !== undefined && !isSame(wasm, current.source)) {
      console.warn('chess-arbiter: init() has loaded the program from another source already.');
      Promise.resolve(wasm).catch(() => {}); // nobody waits for it
    }
    current ??= begin(wasm === undefined ? defaultSource() : wasm, integrity, !!stop);
    const arbiter = await wait(current, stop, () => {
      current = undefined;
    });
    if (languages) await Promise.all(languages.map((language: Language) => arbiter.loadLanguage(language)));
    return arbiter;
  };
}

function isSame(a: unknown, b: unknown): boolean {
  const isName = (value: unknown) => typeof value === 'string' || value instanceof URL;
  return a === b || (isName(a) && isName(b) && String(a) === String(b));
}

/** Waits for a load until the signal says to stop; the last to stop waiting ends it. */
async function wait<A>(load: Load<A>, signal: AbortSignal | undefined, abandon: () => void): Promise<A> {
  load.waiting++;
  try {
    return await stoppable(signal, load.arbiter);
  } finally {
    load.waiting--;
    if (load.waiting === 0 && signal?.aborted && !load.done) {
      abandon();
      load.abort(signal.reason);
    }
  }
}
