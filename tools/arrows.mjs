// Do the imports of the Go packages run downwards only?

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure, root, run } from './steps.mjs';

/**
 * The arrows: package -> what it may import, and with it all that those may
 * import. A package that is not in this table may not exist.
 */
const arrows = {
  'core/board': [],
  'core/reason': [],
  'core/laws': ['core/reason'],
  'core/castling': ['core/board'],
  'core/position': ['core/castling', 'core/reason', 'core/board'],
  'core/chess960': ['core/position'],
  'core/notation/fen': ['core/position'],
  'core/notation/uci': ['core/position'],
  'core/notation/san': ['core/position'],
  'core/game': ['core/position', 'core/reason'],
  'core/notation/pgn': ['core/game', 'core/notation/san', 'core/notation/fen'],
  'core/unwinnable': ['core/position'],
  'core/arbiter': ['core/game', 'core/unwinnable', 'core/laws', 'core/reason'],
  'core/session': ['core/arbiter'],
  'core/phrase/lines': [],
  'core/phrase/words': ['core/phrase/lines'],
  'core/phrase': ['core/reason', 'core/laws', 'core/phrase/lines'],
  'wasm/wire': ['core'],
  'wasm/heap': [],
  'wasm/arbiter': ['core', 'wasm/wire', 'wasm/heap', 'vert'],
  'wasm/lesson/script': ['core', 'wasm/wire'],
  'wasm/lesson/table': ['core', 'wasm/wire', 'wasm/lesson/script'],
  'wasm/lesson/panel': ['wasm/lesson/table', 'wasm/lesson/script'],
  'wasm/lesson': ['core', 'wasm/wire', 'wasm/heap', 'wasm/lesson/table', 'wasm/lesson/panel', 'dom'],
};

/** Short names for what is imported from outside. */
const outside = {
  'github.com/norunners/vert': 'vert',
  'honnef.co/go/js/dom/v2': 'dom',
};

/** All of the standard library that the core may import, directly. */
const standard = new Set('cmp errors iter maps math/bits slices strconv strings unicode/utf8'.split(' '));

/** What a main program may import besides: only they know that there is a browser. */
const standardOfPrograms = new Set([...standard, 'syscall/js', 'unsafe']);

/** What must not be reached from the core even through others: each costs more than all of it. */
const heavy = ['fmt', 'reflect', 'encoding/json', 'time', 'os', 'regexp', 'syscall/js'];

const module = 'chessarbiter/';

/** All that a package may import, by following the arrows; 'core' stands for all of the core. */
function reach(name, found = new Set()) {
  const next =
    name === 'core' ? Object.keys(arrows).filter((other) => other.startsWith('core/')) : arrows[name];
  for (const target of next ?? []) {
    if (!found.has(target)) reach(target, found.add(target));
  }
  return found;
}

/** `go list` of every package as { name, imports, deps }, under js/wasm, where the programs are. */
async function list() {
  const { stdout } = await run(
    'go',
    ['list', '-f', '{{.ImportPath}}|{{join .Imports " "}}|{{join .Deps " "}}', './...'],
    {
      env: { GOOS: 'js', GOARCH: 'wasm' },
    },
  );
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name, imports, deps] = line.split('|');
      return {
        name: name.replace(module, ''),
        imports: imports.split(' ').filter(Boolean),
        deps: deps.split(' '),
      };
    });
}

/** The Go files of a program that import vert: it has one door. */
async function filesWithVert(program) {
  const folder = path.join(root, program);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.go') && !file.endsWith('_test.go'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return files.filter((_, i) => /^\s*(?:import )?"github\.com\/norunners\/vert"/m.test(texts[i]));
}

/** Fails, naming each import that goes against the arrows. */
export async function checkArrows() {
  const wrong = [];
  const packages = (await list()).filter(({ name }) => /^(core|wasm)(\/|$)/.test(name));
  for (const { name, imports, deps } of packages) {
    if (!(name in arrows)) {
      wrong.push(`${name} is not in the table of tools/arrows.mjs`);
      continue;
    }
    const allowed = reach(name);
    const isProgram = name === 'wasm/arbiter' || name === 'wasm/lesson';
    for (const imported of imports) {
      const own = imported.startsWith(module) ? imported.slice(module.length) : outside[imported];
      const ok = own ? allowed.has(own) : (isProgram ? standardOfPrograms : standard).has(imported);
      if (!ok) wrong.push(`${name} must not import ${own ?? imported}`);
    }
    if (isProgram) {
      const files = await filesWithVert(name);
      if (files.length > 1) wrong.push(`${name} imports vert in more than one file: ${files.join(', ')}`);
    } else {
      for (const dep of heavy.filter((dep) => deps.includes(dep)))
        wrong.push(`${name} must not depend on ${dep}`);
    }
  }
  if (wrong.length) throw new Failure(wrong.join('\n'));
  return { note: `${packages.length} packages` };
}
