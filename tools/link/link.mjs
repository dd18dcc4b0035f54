// How is a program of TinyGo's linked?
//
// TinyGo hands over a module that LLVM's linker would optimize once more, make machine code of and link.
// Here the three steps are taken one by one, by LLVM's own programs, so that something can be done
// in between: some packages are made fast (speed.mjs), and functions hand back several
// values without memory (results.mjs).
//
//   link.mjs ARGUMENTS...   what the linker would be given; the module is the file main.o
//
// LLVM's programs lie in the folder that $ARBITER_LLVM names; $ARBITER_FAST has the import paths of the
// packages that are to be fast.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepWhole, splitResults } from './results.mjs';
import { exempt } from './speed.mjs';

const tool = (name, args) =>
  execFileSync(path.join(process.env.ARBITER_LLVM, name), args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** What LLVM does with a whole program when it links. */
const whole = 'lto<O2>';

/** What it does again where functions have other results: which of them touch no memory, and what nobody reads. */
const again =
  'cgscc(function-attrs),function(instcombine<no-verify-fixpoint>,early-cse<memssa>,simplifycfg,adce)';

/** Makes an object file of a module, with `options` for LLVM; what comes in between lies beside it. */
export function lower(module, object, options) {
  const step = (name, passes, from) => {
    const file = `${object}.${name}.ll`;
    tool('opt', [`--passes=${passes}`, ...options, '-S', from, '-o', file]);
    return file;
  };
  const rewrite = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));
  const given = step('given', 'verify', module);
  rewrite(given, (text) => exempt(text, (process.env.ARBITER_FAST ?? '').split(' ').filter(Boolean)));
  const optimized = step('whole', whole, given);
  rewrite(optimized, splitResults);
  const split = step('split', again, optimized);
  rewrite(split, keepWhole);
  tool('llc', ['-O2', '--relocation-model=static', ...options, '-filetype=obj', split, '-o', object]);
}

function link(args) {
  const at = args.findIndex((arg) => path.basename(arg) === 'main.o');
  const object = `${args[at]}.split.o`;
  lower(
    args[at],
    object,
    args.filter((_, i) => args[i - 1] === '-mllvm'),
  );
  tool('wasm-ld', args.with(at, object));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) link(process.argv.slice(2));
