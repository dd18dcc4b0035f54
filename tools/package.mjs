// Is the package whole? Every address that package.json promises is there, is
// packed, and an import of an entry leaves no trace outside its own module.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure, root, run } from './steps.mjs';

/** All the files that a value of `exports` leads to. */
function targets(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(targets);
}

/** What another process says of an entry: the globals that importing it added. */
const probe = `
  const before = new Set(Reflect.ownKeys(globalThis));
  const module = await import(process.argv[1]);
  const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
  console.log(JSON.stringify({ added, names: Object.keys(module) }));
`;

/** Fails, naming what is missing or what an import left behind. */
export async function checkPackage() {
  const wrong = [];
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
  const [{ files, size }] = [JSON.parse(stdout)].flat();
  const packed = new Set(files.map((file) => `./${file.path}`));
  const promised = [
    manifest.main,
    manifest.module,
    manifest.browser,
    manifest.types,
    ...targets(manifest.exports),
  ];
  for (const file of new Set(promised.filter((file) => !packed.has(file))))
    wrong.push(`${file} is not in the package`);

  const entries = new Set(promised.filter((file) => file.endsWith('.js') && packed.has(file)));
  for (const entry of entries) {
    const { stdout: answer } = await run('node', [
      '--input-type=module',
      '--eval',
      probe,
      path.join(root, entry),
    ]);
    const { added, names } = JSON.parse(answer);
    if (added.length) wrong.push(`importing ${entry} adds globals: ${added.join(', ')}`);
    if (!names.length && !manifest.sideEffects.includes(entry)) wrong.push(`${entry} exports nothing`);
  }
  if (wrong.length) throw new Failure(wrong.join('\n'));
  return { note: `${packed.size} files, ${Math.round(size / 1000)} kB packed` };
}
