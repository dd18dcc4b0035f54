// Where is the program when there is no file beside the script? Inside it, as text
// that tools/inlined.mjs writes; it is decoded and compiled once, when it is asked for.

import { loadError } from './load.js';

/** How the text is read. */
export interface Code {
  /** The characters of the text; the first two announce a rarer byte. */
  readonly letters: string;
  /** The bytes in the order of their codes. */
  readonly order: readonly number[];
  /** How many bytes the file has. */
  readonly size: number;
}

/** The wasm file of the package; the bundler puts it here. */
declare const INLINED_TEXT: string;
declare const INLINED_CODE: string;

/** Returns the bytes of the file. */
export const inlinedBytes = (): Uint8Array<ArrayBuffer> =>
  decode(INLINED_TEXT, JSON.parse(INLINED_CODE) as Code);

/** Returns the bytes that a text stands for. */
export function decode(text: string, { letters, order, size }: Code): Uint8Array<ArrayBuffer> {
  const byCode = new Uint8Array(3 << 7); // after no announcement, the first, the second
  order.forEach((byte, i) => {
    const code = i + 2 < letters.length ? i + 2 : i + 2 - letters.length;
    const page = i + 2 < letters.length ? 0 : 1 + Math.floor(code / letters.length);
    byCode[(page << 7) | letters.charCodeAt(code % letters.length)] = byte;
  });
  const [first, second] = [letters.charCodeAt(0), letters.charCodeAt(1)];
  const bytes = new Uint8Array(size);
  let page = 0;
  for (let i = 0, n = 0; n < size; i++) {
    const letter = text.charCodeAt(i);
    if (page === 0 && (letter === first || letter === second)) {
      page = letter === first ? 1 : 2;
    } else {
      bytes[n++] = byCode[(page << 7) | letter]!;
      page = 0;
    }
  }
  return bytes;
}

let compiled: WebAssembly.Module | undefined;

/**
 * Compiles the program in the background, or returns what has been compiled.
 *
 * @throws WasmLoadError where a content security policy forbids it.
 */
export async function inlinedModule(): Promise<WebAssembly.Module> {
  try {
    return (compiled ??= await WebAssembly.compile(inlinedBytes()));
  } catch (cause) {
    throw forbidden(cause);
  }
}

const forbidden = (cause: unknown) => loadError('The program cannot be compiled here.', {}, cause, 'policy');

/** Compiles the program at once, or returns what has been compiled. */
export function inlinedModuleNow(): WebAssembly.Module {
  return (compiled ??= new WebAssembly.Module(inlinedBytes()));
}
