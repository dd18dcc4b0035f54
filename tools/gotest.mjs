// How are the Go tests and staticcheck run, natively and under WebAssembly?

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { install } from './debian.mjs';
import { Failure, run } from './steps.mjs';

const staticcheckVersion = 'v0.8.2';
const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'chess-arbiter');

/** Under js/wasm the whole environment is copied into the program, which has little room for it. */
const needed = /^(PATH|HOME|TMPDIR|XDG_CACHE_HOME|GO[A-Z0-9]*|ARBITER_\w+|https?_proxy|no_proxy)$/i;

/** The PATH with go_js_wasm_exec, which runs a js/wasm program in Node. */
async function pathToNode() {
  const { stdout } = await run('go', ['env', 'GOROOT']);
  return [process.env.PATH, path.join(stdout.trim(), 'lib/wasm')].join(path.delimiter);
}

/** Runs `go test` on packages of the module in a folder; an environment with GOOS=js runs them in Node. */
export async function goTests(packages, env = {}, folder = '.') {
  const long = process.env.ARBITER_LONG ? '60m' : '10m';
  const { code, stdout, output } = await run(
    'go',
    ['test', '-C', folder, '-json', '-vet=off', `-timeout=${long}`, ...packages],
    {
      env: env.GOOS ? { ...env, PATH: await pathToNode() } : env,
      inherit: env.GOOS ? needed : /./,
      allow: true,
    },
  );
  const { passed, failed, skipped, texts } = read(stdout);
  if (code !== 0 || failed.length || skipped.length) {
    const problems = [...skipped.map((name) => `skipped: ${name}\n`), ...texts];
    throw new Failure(problems.join('') || output, {
      passed,
      failed: Math.max(1, failed.length + skipped.length),
    });
  }
  if (!passed) throw new Failure('go test ran no test');
  return { passed };
}

/**
 * Runs tests as programs whose ints have 32 bits. Not every machine of 64 bits runs those: there QEMU
 * does, as for an ARM, since Go's signals do not get through its 386.
 */
export async function narrowTests(packages) {
  const env = { GOARCH: '386' };
  try {
    return await goTests(packages, env);
  } catch (failure) {
    if (!/exec format error/.test(failure.output)) throw failure;
  }
  const isThere = async () => (await run('sh', ['-c', 'command -v qemu-arm'], { allow: true })).code === 0;
  if ((await isThere()) || ((await install('qemu-user')) && (await isThere()))) {
    return goTests(['-exec=qemu-arm', ...packages], { GOARCH: 'arm' });
  }
  await run('go', ['vet', ...packages], { env });
  return { note: 'checked but not run: this machine has no 32 bits' };
}

/**
 * Reads the events of `go test -json`; `texts` is what failed tests and packages printed.
 * @returns {{ passed: number, failed: string[], skipped: string[], texts: string[] }}
 */
function read(stdout) {
  const outputs = new Map();
  let passed = 0;
  const failed = [];
  const skipped = [];
  const texts = [];
  for (const line of stdout.split('\n')) {
    if (!line.startsWith('{')) continue;
    const event = JSON.parse(line);
    const name = [event.Package ?? event.ImportPath, event.Test].filter(Boolean).join(' ');
    if (event.Output) outputs.set(name, (outputs.get(name) ?? '') + event.Output);
    if (event.Action === 'pass' && event.Test) passed += 1;
    if (event.Action === 'skip' && event.Test) skipped.push(name);
    if (event.Action === 'fail' || event.Action === 'build-fail') {
      if (event.Test) failed.push(name);
      texts.push(outputs.get(name) ?? '');
    }
  }
  return { passed, failed, skipped, texts };
}

/**
 * Runs the pinned staticcheck, which is installed into the cache first where it
 * is missing. It does not know //go:wasmexport, so that under js/wasm everything
 * in a program seems unused.
 */
export async function staticcheck(env) {
  const folder = path.join(cache, `staticcheck-${staticcheckVersion}`);
  const program = path.join(folder, 'staticcheck');
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true });
    await run('go', ['install', `honnef.co/go/tools/cmd/staticcheck@${staticcheckVersion}`], {
      env: { GOBIN: folder },
    });
  }
  await run(program, env.GOOS ? ['-checks=inherit,-U1000', './...'] : ['./...'], { env });
}
