// How is the program started that the standard compiler made? Its wasm_exec.js gives it what it
// imports; an answer is left in the mailbox before the export returns.

import { createGo, forget, memoryOf, start } from './generated/runtime-go.js';
import type { Program } from './instance.js';

export const compiler: 'tinygo' | 'go' = 'go';

/** Starts the program. */
export function startProgram(module: WebAssembly.Module): Program {
  const mailbox = { value: undefined as unknown };
  const go = createGo({ __mailbox: mailbox });
  const instance = new WebAssembly.Instance(module, go.importObject);
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
}
