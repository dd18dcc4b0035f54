// How much memory does the program have when it is ready, and after 10,000 games that were made and disposed of?
// In a process of its own, whose program's memory is found when it is instantiated.
// usage of its own: node --expose-gc bench/memory.mjs ENTRY, which prints JSON

import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printValue } from './measure.mjs';

const moves = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Bxc6', 'dxc6', 'O-O', 'f6'];

/** Makes games, looks at them and lets go of them. */
function useGames(arbiter, count) {
  for (let n = 0; n < count; n++) {
    const game = arbiter.game();
    for (const move of moves) {
      game.play(move);
      if (game.dests().size === 0 || game.status().over) throw new Error('the game goes on');
    }
    game.dispose();
  }
}

/** The bytes of the program's memory, and those of JavaScript's heap, at three times. */
async function measure(entry) {
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const { Instance } = WebAssembly;
  WebAssembly.Instance = /** @type {any} */ (
    new Proxy(Instance, {
      construct(target, args) {
        const instance = Reflect.construct(target, args);
        memory = instance.exports.memory ?? instance.exports.mem;
        return instance;
      },
    })
  );
  const { init } = await import(pathToFileURL(entry).href);
  const arbiter = await init();
  const collect = /** @type {any} */ (globalThis).gc;
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
    return { program: memory.buffer.byteLength, script: process.memoryUsage().heapUsed };
  };
  const ready = await look();
  useGames(arbiter, 1000);
  const used = await look();
  useGames(arbiter, 10_000);
  return [ready, used, await look()];
}

/** Prints the figures. */
export function printMemory(entry) {
  const self = fileURLToPath(import.meta.url);
  const told = execFileSync(process.execPath, ['--expose-gc', self, entry], { encoding: 'utf8' });
  const [ready, used, after] = JSON.parse(told);
  console.log('\nMemory');
  printValue('of the program after init()', ready.program / 1e6, 'MB', 4);
  printValue('of the program after 1,000 games', used.program / 1e6, 'MB', 4);
  printValue('more of it after 10,000 games', (after.program - used.program) / 1e6, 'MB', 0.001, 3);
  printValue(
    'more of JavaScript’s heap after 10,000 games',
    (after.script - used.script) / 1e6,
    'MB',
    0.5,
    3,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(await measure(process.argv[2])));
  process.exit(0);
}
