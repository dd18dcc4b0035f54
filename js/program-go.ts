// How is the program started that the standard compiler made? Its wasm_exec.js gives it what it
// imports; an answer is left in the mailbox before the export returns.

import { createGo, forget, memoryOf, start } from './generated/runtime-go.js';
import type { Program } from './instance.js';

export const compiler: 'tinygo' | 'go' = 'go';

/** Starts the program. */
export function startProgram(module: WebAssembly.Module): Program {
  const { imports, run } = prepare();
  return run(new WebAssembly.Instance(module, imports));
}

/** Starts the program where a page may not do so at once. */
export async function startProgramLater(module: WebAssembly.Module): Promise<Program> {
  const { imports, run } = prepare();
  return run(await WebAssembly.instantiate(module, imports));
}

/** What the program imports, and how it is run. */
function prepare() {
  const mailbox = { value: undefined as unknown };
  const go = createGo({ __mailbox: mailbox });
  const run = (instance: WebAssembly.Instance): Program => {
    start(go, instance);
    return {
      exports: instance.exports,
      memory: memoryOf(instance),
      get hasEnded() {
        return go.exited;
      },
      take() {
        const { value } = mailbox;
        mailbox.value = undefined;
        forget(go);
        return value;
      },
    };
  };
  return { imports: go.importObject, run };
}
