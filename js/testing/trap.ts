// How does a test get a program that traps where it is told to?
//
// The body of one exported function is replaced by the instruction that traps, or begins with it for
// calls with one number; the rest is the program as it is published. So what is tested is what a fault
// in the program really does.

const EXPORTS = 7;
const CODE = 10;
/** No locals, unreachable, end. */
const TRAP = [0x00, 0x00, 0x0b];

/**
 * Makes a program of one: the same, but a call of the export traps, or only one whose first number is
 * the one given, at least 0.
 */
export function trapping(wasm: Uint8Array, name: string, only?: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [wasm.subarray(0, 8)];
  let imported = 0;
  let wanted = -1;
  for (let at = 8; at < wasm.length;) {
    const id = wasm[at]!;
    const [size, content] = leb(wasm, at + 1);
    const end = content + size;
    if (id === 2) imported = importedFunctions(wasm, content);
    if (id === EXPORTS) wanted = exported(wasm, content, name) - imported;
    if (id === CODE) {
      const body = withTrap(wasm, { from: content, end, wanted, only });
      parts.push(Uint8Array.of(id, ...toLeb(body.length)), body);
    } else {
      parts.push(wasm.subarray(at, end));
    }
    at = end;
  }
  const made = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

/** Reads a number; returns it and where the next thing is. */
function leb(wasm: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = wasm[at++]!;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

function toLeb(value: number): number[] {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return [...bytes, value];
}

/** How many functions are imported: their numbers come first. Nothing else is imported by Go programs. */
const importedFunctions = (wasm: Uint8Array, at: number) => leb(wasm, at)[0];

/** The number of an exported function. */
function exported(wasm: Uint8Array, at: number, name: string): number {
  let [count, next] = leb(wasm, at);
  for (; count > 0; count--) {
    const [length, start] = leb(wasm, next);
    const found = new TextDecoder().decode(wasm.subarray(start, start + length));
    const isFunction = wasm[start + length] === 0;
    const [index, after] = leb(wasm, start + length + 1);
    if (isFunction && found === name) return index;
    next = after;
  }
  throw new Error(`the program exports no ${name}`);
}

/** The code section with one body changed. */
function withTrap(
  wasm: Uint8Array,
  { from, end, wanted, only }: { from: number; end: number; wanted: number; only: number | undefined },
): Uint8Array {
  let [, next] = leb(wasm, from);
  for (let i = 0; i < wanted; i++) {
    const [size, body] = leb(wasm, next);
    next = body + size;
  }
  const [size, body] = leb(wasm, next);
  const made = only === undefined ? TRAP : trapFirst(wasm.subarray(body, body + size), only);
  const head = [...wasm.subarray(from, next), ...toLeb(made.length)];
  return Uint8Array.from([...head, ...made, ...wasm.subarray(body + size, end)]);
}

/** A body that traps where its first parameter is a number, and then does what it did. */
function trapFirst(body: Uint8Array, only: number): number[] {
  let [groups, next] = leb(body, 0);
  for (; groups > 0; groups--) next = leb(body, next)[1] + 1; // how many locals, of which type
  // local.get 0, i32.const, i32.eq, if without a result, unreachable, end
  const check = [0x20, 0x00, 0x41, ...toSignedLeb(only), 0x46, 0x04, 0x40, 0x00, 0x0b];
  return [...body.subarray(0, next), ...check, ...body.subarray(next)];
}

/** A constant is written with its sign: a last byte with its sixth bit would be negative. */
function toSignedLeb(value: number): number[] {
  const bytes = toLeb(value);
  const last = bytes.at(-1)!;
  return last & 0x40 ? [...bytes.slice(0, -1), last | 0x80, 0x00] : bytes;
}
