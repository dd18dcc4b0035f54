// What does ./build.sh docs do? It makes dist/docs/, the reference of the JavaScript API with README and
// docs/, from the comments in js/. It fails where something that the package offers has no comment.
//
// TypeDoc makes it. It needs an older TypeScript than the one that checks the project, so both lie in a
// folder of their own, reference/, and are installed when they are first asked for.

import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './bundle.mjs';
import { Failure, finish, root, run, step } from './steps.mjs';

const folder = path.join(root, 'tools/reference');
const installed = path.join(folder, 'node_modules/.package-lock.source');

/** What of the worker's entry is told under another name: it has the same members, in promises. */
const told = { WorkerGame: 'Game', WorkerArbiter: 'Arbiter' };

/** The entries of the package that have types: source -> public name. */
async function publicEntries() {
  const { name, exports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const typed = Object.entries(exports).filter(([key, { types }]) => types && !key.includes('/strings/'));
  return Object.fromEntries(
    typed.map(([key, { default: file }]) => [
      path.join(root, entries[path.basename(file, '.js')]),
      path.posix.join(name, key),
    ]),
  );
}

async function install() {
  const lock = path.join(folder, 'package-lock.json');
  const [wanted, has] = await Promise.all(
    [lock, installed].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  if (wanted === has) return {};
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['ci', '--prefix', folder, ...quietly]);
  await cp(lock, installed);
  return {};
}

/**
 * Gives the members of the worker's types, which are computed, the comments of those they are made from,
 * and their arguments and answers the names of types.
 */
function tellAgain(project) {
  for (const [far, near] of Object.entries(told)) {
    const [to, from] = [far, near].map((name) => {
      const found = project.getReflectionsByKind(-1).find((each) => each.name === name && each.children);
      if (!found) throw new Failure(`${name} is not in the reference`);
      return found;
    });
    for (const member of to.children) {
      const source = from.children.find(({ name }) => name === member.name);
      const comment = source?.signatures?.[0]?.comment ?? source?.getSignature?.comment ?? source?.comment;
      for (const each of member.signatures ?? [member]) {
        each.comment ??= comment?.clone();
        const answer = source?.signatures?.[0]?.type;
        if (answer && answer.name !== 'Promise') each.type.typeArguments = [answer];
        const given = each.parameters?.[0]?.type?.elements ?? [];
        given.forEach((one, i) => (one.element = source.signatures[0].parameters[i].type));
      }
    }
  }
}

/** TypeScript spells out the 64 squares wherever a type names `Square`; here that name stands again. */
function nameSquares(project, { ReferenceType, UnionType }) {
  const squares = new Set([...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank)));
  const square = project.getReflectionsByKind(-1).find((each) => each.name === 'Square' && each.type);
  const isSquare = ({ value }) => squares.has(value);
  const seen = new Set();
  const shorten = (type) => {
    if (!(type instanceof UnionType) || type.types.filter(isSquare).length !== squares.size) return type;
    const name = ReferenceType.createResolvedReference('Square', square, project);
    const others = type.types.filter((each) => !isSquare(each));
    return others.length ? new UnionType([name, ...others]) : name;
  };
  /** Goes through what a type is made of; declarations within it are met on their own. */
  const walk = (holder) => {
    if (seen.has(holder)) return;
    seen.add(holder);
    for (const key of ['type', 'elementType', 'element', 'target', 'types', 'elements', 'typeArguments']) {
      const held = holder[key];
      if (Array.isArray(held)) holder[key] = held.map(shorten);
      else if (held !== undefined) holder[key] = shorten(held);
      for (const each of [holder[key] ?? []].flat()) if (typeof each === 'object') walk(each);
    }
  };
  for (const each of project.getReflectionsByKind(-1)) if (each !== square) walk(each);
}

async function write() {
  const typedoc = await import(path.join(folder, 'node_modules/typedoc/dist/index.js'));
  const { Application, LogLevel, Logger, TSConfigReader, TypeDocReader } = typedoc;
  const sources = await publicEntries();
  const options = { options: path.join(folder, 'typedoc.json'), entryPoints: Object.keys(sources) };
  const app = await Application.bootstrap(options, [new TypeDocReader(), new TSConfigReader()]);
  const faults = [];
  app.logger = new Logger();
  app.logger.log = (message, level) => level >= LogLevel.Warn && faults.push(message);
  const fail = () => {
    if (faults.length) throw new Failure(faults.join('\n'));
  };
  const project = await app.convert();
  if (!project) throw new Failure(faults.join('\n'));
  for (const each of project.children) {
    const file = project.getSymbolIdFromReflection(each)?.fileName;
    if (file) each.name = sources[file];
  }
  tellAgain(project);
  nameSquares(project, typedoc);
  app.validate(project);
  fail();
  const out = path.join(root, 'dist/docs');
  await rm(out, { recursive: true, force: true });
  await app.generateDocs(project, out);
  fail();
  return { note: `${(await readdir(out, { recursive: true })).length} files in dist/docs` };
}

/** Makes the reference, as steps. */
export async function docs() {
  if (await step('TypeDoc', install)) await step('reference', write);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await docs();
  finish();
}
