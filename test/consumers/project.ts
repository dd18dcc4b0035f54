/**
 * What does a user of the package have? A fresh folder outside of this project, with the package in it
 * as npm packs and installs it, and the tools of a web site.
 *
 * Tools are heavy, and npm installs them once, in temp/consumers, in the versions of tools.json.
 */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';

const execute = promisify(execFile);
const root = process.cwd();
const cache = path.join(root, 'temp/consumers');

/** What npm is told so that it only installs. */
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];

/** Runs a program to its end; its output stands in the error where it fails. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  const options = { cwd, env: { ...process.env, NO_COLOR: '1', ...env }, maxBuffer: 1 << 26 };
  try {
    return await execute(command, args, options);
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause });
  }
}

let packing: Promise<string> | undefined;

/** The file that npm makes of the package: that of the test run, or one of its own. */
export function packed(): Promise<string> {
  return (packing ??= pack());
}

async function pack(): Promise<string> {
  const given = process.env['ARBITER_PACKAGE'];
  if (given) return given;
  const folder = await mkdtemp(path.join(tmpdir(), 'arbiter-pack-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { stdout } = await run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    root,
  );
  return path.join(folder, stdout.trim());
}

/** A project of a user. */
export class Project {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  path(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  async write(files: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(this.path(name)), { recursive: true });
      await writeFile(this.path(name), text);
    }
  }

  run(command: string, args: readonly string[], env?: Record<string, string>) {
    return run(command, args, this.folder, env);
  }

  node(...args: string[]) {
    return this.run(process.execPath, args);
  }

  /** Copies files of the package, as README tells for bundlers that leave them where they are. */
  async copyFromPackage(names: readonly string[], folder: string): Promise<void> {
    for (const name of names) {
      await cp(this.path('node_modules/chess-arbiter/dist', name), this.path(folder, name));
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Makes a project with files, and installs the package in it, and what its package.json asks for besides. */
export async function newProject(files: Readonly<Record<string, string>>): Promise<Project> {
  const project = new Project(await mkdtemp(path.join(tmpdir(), 'arbiter-user-')));
  await project.write({ 'package.json': '{ "private": true, "type": "module" }', ...files });
  await project.run('npm', ['install', ...quietly, '--prefer-offline', await packed()]);
  return project;
}

/** Makes a project of an example, with the package that was packed, and installs what it needs. */
export async function openExample(name: string): Promise<Project> {
  const project = new Project(await mkdtemp(path.join(tmpdir(), 'arbiter-example-')));
  const filter = (file: string) => !/\/(node_modules|dist|built)$/.test(file);
  await cp(path.join('examples', name), project.folder, { recursive: true, filter });
  const manifest = JSON.parse(await readFile(project.path('package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies['chess-arbiter'] = `file:${await packed()}`;
  await project.write({ 'package.json': JSON.stringify(manifest) });
  await project.run('npm', ['install', ...quietly, '--prefer-offline']);
  return project;
}

type Tools = 'vite8' | 'vite7' | 'webpack' | 'rollup' | 'parcel' | 'checks';

/** The folder node_modules with some tools, which are installed where they are not yet. */
export async function tools(name: Tools): Promise<string> {
  const table = JSON.parse(await readFile('test/consumers/tools.json', 'utf8')) as Record<Tools, object>;
  const manifest = JSON.stringify({ private: true, dependencies: table[name] });
  const folder = path.join(
    cache,
    `${name}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`,
  );
  const isThere = () =>
    readFile(path.join(folder, 'package.json')).then(
      () => true,
      () => false,
    );
  if (!(await isThere())) {
    const fresh = `${folder}.${process.pid}`;
    await mkdir(fresh, { recursive: true });
    await writeFile(path.join(fresh, 'package.json'), manifest);
    await run('npm', ['install', ...quietly], fresh);
    // Another test may have been quicker.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  return path.join(folder, 'node_modules');
}

/** Opens an address and waits until the page tells its answer in `data-answer`; and what it said besides. */
export async function visit(browser: Browser, url: string): Promise<{ answer: string; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  try {
    await page.goto(url);
    const answered = page.locator('html[data-answer]');
    await answered.waitFor({ state: 'attached', timeout: 30_000 }).catch(() => {
      throw new Error(`${url} gives no answer:\n${said.join('\n')}`);
    });
    return { answer: (await answered.getAttribute('data-answer'))!, said };
  } finally {
    await page.close();
  }
}

/** A test of the long suites. */
export const longTest: (name: string, action: () => Promise<void>) => void = process.env['ARBITER_LONG']
  ? (name, action) => void test(name, action)
  : () => {};
