// How does a command report what it does? One line per step with its time and
// its count, the whole output of a step that fails, and one line at the end.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; every command runs in it. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A step has failed; `output` is what a person needs to see. */
export class Failure extends Error {
  constructor(output, { passed = 0, failed = 1 } = {}) {
    super('step failed');
    this.output = output;
    this.passed = passed;
    this.failed = failed;
  }
}

const total = { passed: 0, failed: 0, started: performance.now() };

/**
 * Runs one step and prints its line. The action answers with `{ passed, note }`,
 * both optional (a step that only checks something counts as one), or throws.
 * Returns whether it passed: what follows may need what it made.
 */
export async function step(name, action) {
  const started = performance.now();
  const line = (mark, note = '') => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
    console.log(`${mark} ${name.padEnd(44)}${seconds} s  ${note}`.trimEnd());
  };
  try {
    const { passed = 1, note = passed > 1 ? `${passed} passed` : '' } = (await action()) ?? {};
    total.passed += passed;
    line('ok  ', note);
    return true;
  } catch (thrown) {
    const failure = thrown instanceof Failure ? thrown : new Failure(String(thrown?.stack ?? thrown));
    total.passed += failure.passed;
    total.failed += failure.failed;
    line('FAIL');
    console.log(failure.output.trimEnd().replace(/^/gm, '     '));
    return false;
  }
}

/** The closing lines; the process ends with 1 if a step has failed. */
export function finish() {
  const seconds = Math.round((performance.now() - total.started) / 1000);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
}

/**
 * Runs a program in the project's folder and returns `{ code, stdout, output }`,
 * where `output` is both streams as they came. With `allow: true` any exit code
 * is an answer, otherwise a code other than 0 is a Failure. `inherit` says which
 * of this process's environment variables it gets.
 */
export function run(command, args, { env = {}, allow = false, inherit = /./ } = {}) {
  const inherited = Object.entries(process.env).filter(([name]) => inherit.test(name));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...Object.fromEntries(inherited), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => reject(new Failure(`${command}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0 || (allow && code !== null)) resolve({ code, stdout, output });
      else reject(new Failure(output || `${command} ${args.join(' ')} ended with ${code ?? signal}`));
    });
  });
}
