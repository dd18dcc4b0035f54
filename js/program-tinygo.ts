// How is the program started that TinyGo made? It imports nothing: how an answer is to be made it
// writes down, and it is made here (wasm/arbiter/answer_tinygo.go).

import type { Program } from './instance.js';

export const compiler: 'tinygo' | 'go' = 'tinygo';

/** The kinds of entries. */
const NEW_OBJECT = 0;
const NEW_ARRAY = 1;
const NEW_TEXT = 2;
const SET_FIELD = 3;
const SET_INDEX = 4;

/** Where in memory the first sheet is asked for, as that of a buffer (wasm/arbiter/buffers.go). */
const SHEETS = 3;

/** What tells a number's upper half from that of a named value. */
const NAMED = 0x7ff80000;

const decoder = new TextDecoder();

/** Starts the program. */
export function startProgram(module: WebAssembly.Module): Program {
  return run(new WebAssembly.Instance(module));
}

/** Starts the program where a page may not do so at once. */
export async function startProgramLater(module: WebAssembly.Module): Promise<Program> {
  return run(await WebAssembly.instantiate(module));
}

function run({ exports }: WebAssembly.Instance): Program {
  const { memory, _initialize, address } = exports as {
    memory: WebAssembly.Memory;
    _initialize: () => void;
    address: (which: number) => number;
  };
  _initialize();
  const sheets = address(SHEETS) >>> 0;
  const names = new Map<number, string>();
  return { exports, memory, hasEnded: false, take: () => make(memory.buffer, sheets, names) };
}

/**
 * Makes what is written down on the sheets, and returns what is put into the mailbox. The names of
 * fields are kept by their addresses: all of them are constants of the program.
 */
function make(buffer: ArrayBuffer, sheets: number, names: Map<number, string>): unknown {
  const bytes = new Uint8Array(buffer);
  const words = new Int32Array(buffer);
  const floats = new Float64Array(buffer);
  const mailbox: { value?: unknown } = {};
  // The first are numbered by syscall/js, and Object and Array are only named to be made.
  const values: any[] = [NaN, 0, null, true, false, , , , , mailbox];

  const text = (at: number, length: number): string => {
    let text = '';
    for (let i = at; i < at + length; i++) {
      const byte = bytes[i]!;
      if (byte >= 0x80 || length > 32) return decoder.decode(bytes.subarray(at, at + length));
      text += String.fromCharCode(byte);
    }
    return text;
  };
  const nameAt = (at: number, length: number): string => {
    let name = names.get(at);
    if (name === undefined) names.set(at, (name = text(at, length)));
    return name;
  };
  /** The value in two words; nothing in either is undefined. */
  const valueAt = (at: number): unknown => {
    const upper = words[at + 1]!;
    if ((upper & NAMED) === NAMED) return values[words[at]!];
    return floats[at >> 1] || undefined;
  };

  for (let sheet = sheets >> 2; sheet !== 0; sheet = words[sheet]! >>> 2) {
    const end = sheet + 2 + 6 * words[sheet + 1]!;
    for (let at = sheet + 2; at < end; at += 6) {
      const first = words[at + 2]! >>> 0;
      switch (words[at]) {
        case NEW_OBJECT:
          values.push({});
          break;
        case NEW_ARRAY:
          values.push([]);
          break;
        case NEW_TEXT:
          values.push(text(first, words[at + 3]! >>> 0));
          break;
        case SET_FIELD:
          values[words[at + 1]!][nameAt(first, words[at + 3]! >>> 0)] = valueAt(at + 4);
          break;
        case SET_INDEX:
          values[words[at + 1]!][first] = valueAt(at + 4);
          break;
      }
    }
  }
  return mailbox.value;
}
