// How does a page get an Arbiter, once, whoever asks for it and however often?

import { Arbiter } from './arbiter.js';
import { fields } from './arguments.js';
import { ArgumentError } from './errors.js';
import { Instance } from './instance.js';
import type { Language } from './languages.js';
import { loadModule, type ReadFile, type WasmSource } from './load.js';

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

/** What differs between places: where the file is by default, and how files are read. */
export interface Surroundings {
  readonly defaultSource: () => WasmSource;
  readonly readFile?: ReadFile;
  /** Compiles at once, where that keeps nobody waiting and is quicker. */
  readonly compile?: (bytes: BufferSource) => WebAssembly.Module;
}

interface Load {
  readonly source: unknown;
  readonly arbiter: Promise<Arbiter>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
  done: Arbiter | undefined;
}

/** Makes the function `init` of an entry. */
export function createInit({
  defaultSource,
  readFile,
  compile,
}: Surroundings): (options?: InitOptions) => Promise<Arbiter> {
  let current: Load | undefined;
  let module: WebAssembly.Module | undefined;

  function begin(source: unknown, integrity: string | undefined): Load {
    let controller: AbortController | undefined; // made late: most loads need none
    const control = () => (controller ??= new AbortController());
    const load: Load = {
      source,
      abort: (reason) => control().abort(reason),
      waiting: 0,
      done: undefined,
      arbiter: (async () => {
        const loaded =
          module ??
          (await loadModule((await source) as WasmSource, {
            integrity,
            get signal() {
              return control().signal;
            },
            readFile,
            compile,
          }));
        const instance = Instance.start(loaded);
        module = loaded; // a program that has died is started again from it
        return new Arbiter(instance);
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

  return async function init(options?: InitOptions): Promise<Arbiter> {
    const { wasm, integrity, signal, languages } = fields(
      'options',
      options,
      ({ wasm, integrity, signal, languages }) => ({ wasm, integrity, signal, languages }),
    );
    if (languages !== undefined && !Array.isArray(languages)) {
      throw new ArgumentError('options.languages', 'a list of languages was expected.');
    }
    if (integrity !== undefined && typeof integrity !== 'string') {
      throw new ArgumentError('options.integrity', 'a string was expected.');
    }
    if (signal !== undefined && !(signal instanceof AbortSignal)) {
      throw new ArgumentError('options.signal', 'an AbortSignal was expected.');
    }
    signal?.throwIfAborted();
    if (current?.done?.isDead) current = undefined;
    if (current && wasm !== undefined && !isSame(wasm, current.source)) {
      console.warn('chess-arbiter: init() has loaded the program from another source already.');
      Promise.resolve(wasm).catch(() => {}); // nobody waits for it
    }
    current ??= begin(wasm === undefined ? defaultSource() : wasm, integrity);
    const arbiter = await wait(current, signal, () => {
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
async function wait(load: Load, signal: AbortSignal | undefined, abandon: () => void): Promise<Arbiter> {
  load.waiting++;
  try {
    if (!signal) return await load.arbiter;
    return await new Promise<Arbiter>((resolve, reject) => {
      const stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      load.arbiter.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
  } finally {
    load.waiting--;
    if (load.waiting === 0 && signal?.aborted && !load.done) {
      abandon();
      load.abort(signal.reason);
    }
  }
}
