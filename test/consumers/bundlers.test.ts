// Does the package work in what each bundler makes of a site, in a sub-folder, under a strict policy?

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, serve } from '../../js/testing/browser.js';
import { ANSWER, app, page, POLICY } from './app.js';
import { longTest, newProject, tools, visit, type Project } from './project.js';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** Files that some bundlers leave where they are, as README tells. */
const LEFT = ['arbiter.wasm', 'lesson.wasm', 'worker-thread.js'];

/** Serves a folder that a bundler has made, under a sub-path, and looks at it. */
async function look(project: Project, folder: string, policy = POLICY): Promise<void> {
  const headers = { 'content-security-policy': policy };
  const site = await serve({ folder: project.path(folder), under: '/sub/path', headers });
  try {
    const { answer, said } = await visit(browser, `${site.origin}/sub/path/`);
    assert.deepEqual([answer, said], [ANSWER, []]);
  } finally {
    await site.close();
  }
}

const vite = async (version: 'vite7' | 'vite8') => path.join(await tools(version), 'vite/bin/vite.js');

async function viteBuild(version: 'vite7' | 'vite8'): Promise<void> {
  await using project = await newProject({ 'index.html': page('./main.js'), 'main.js': app() });
  const { stdout, stderr } = await project.node(await vite(version), 'build', '--base=./');
  assert.doesNotMatch(stdout + stderr, /warn|deprecat|externalized/i);
  await look(project, 'dist');
}

/** Starts the server of Vite, looks at the site, and returns what the page tells. */
async function viteDev(version: 'vite7' | 'vite8', config: object): ReturnType<typeof visit> {
  await using project = await newProject({
    'index.html': page('./main.js'),
    'main.js': app(),
    'vite.config.js': `export default ${JSON.stringify(config)};`,
  });
  const port = String(await freePort());
  const args = [await vite(version), '--host', '127.0.0.1', '--port', port, '--strictPort'];
  const server = spawn(process.execPath, args, { cwd: project.folder, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let output = '';
    await new Promise<void>((ready, failed) => {
      const hear = (text: Buffer) => {
        output += String(text);
        if (output.includes('ready in')) ready();
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.on('exit', () => failed(new Error(output)));
    });
    const { answer, said } = await visit(browser, `http://127.0.0.1:${port}/`);
    assert.doesNotMatch(output, /warn|error/i);
    return { answer, said: said.filter((line) => !line.startsWith('debug: [vite]')) };
  } finally {
    server.removeAllListeners('exit');
    server.kill();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

test('esbuild, with the files copied beside the bundle', async () => {
  await using project = await newProject({
    'main.js': app(),
    'out/index.html': page('./main.js').replace('</head>', '<link rel="stylesheet" href="main.css"></head>'),
  });
  const bin = path.resolve('node_modules/esbuild/bin/esbuild');
  const flags = ['--bundle', '--splitting', '--format=esm', '--outdir=out', '--log-level=warning'];
  const { stderr } = await project.node(bin, 'main.js', ...flags);
  assert.equal(stderr, '');
  await project.copyFromPackage(LEFT, 'out');
  await look(project, 'out');
});

test('Vite 8, as it builds, in a sub-folder (pkg-005)', () => viteBuild('vite8'));

longTest('Vite 8, as it serves while one writes', async () => {
  assert.deepEqual(await viteDev('vite8', {}), { answer: ANSWER, said: [] });
});

longTest('Vite 7, as it builds', () => viteBuild('vite7'));

longTest('Vite 7, as it serves while one writes, which must be told to leave the package alone', async () => {
  const config = { optimizeDeps: { exclude: ['chess-arbiter'] } };
  assert.deepEqual(await viteDev('vite7', config), { answer: ANSWER, said: [] });
});

longTest('Vite 7 that was not told so leads to an error that says it', async () => {
  const { answer } = await viteDev('vite7', {});
  assert.match(answer, /^WasmLoadError: .* optimizeDeps\.exclude/);
});

longTest('webpack 5', async () => {
  const modules = await tools('webpack');
  await using project = await newProject({
    'main.js': app({ style: false }),
    'out/index.html': page('./main.js', 'defer'),
    'build.cjs': `
      const webpack = require(${JSON.stringify(path.join(modules, 'webpack'))});
      const output = { path: __dirname + '/out' };
      webpack({ mode: 'production', context: __dirname, entry: './main.js', output, performance: false }, (error, stats) => {
        console.log(error ?? stats.toString({ all: false, errors: true, warnings: true }));
      });`,
  });
  const { stdout } = await project.node('build.cjs');
  assert.equal(stdout.trim(), '');
  await look(project, 'out');
});

longTest('Rollup, with the files copied beside the bundle', async () => {
  const modules = await tools('rollup');
  const plugin = path.join(modules, '@rollup/plugin-node-resolve/dist/es/index.js');
  await using project = await newProject({
    'main.js': app({ style: false }),
    'out/index.html': page('./main.js'),
    'rollup.config.js': `
      import resolve from ${JSON.stringify(plugin)};
      export default { input: 'main.js', output: { dir: 'out' }, plugins: [resolve({ browser: true })] };`,
  });
  const { stderr } = await project.node(path.join(modules, 'rollup/dist/bin/rollup'), '-c', '--silent');
  assert.equal(stderr, '');
  await project.copyFromPackage(LEFT, 'out');
  await look(project, 'out');
});

longTest('Parcel 2, which must be told to read exports', async () => {
  await using project = await newProject({
    'package.json': '{ "private": true, "@parcel/resolver-default": { "packageExports": true } }',
    'index.html': page('./main.js'),
    'main.js': app(),
  });
  const bin = path.join(await tools('parcel'), 'parcel/lib/bin.js');
  const flags = ['--dist-dir=out', '--public-url=./', '--no-cache', '--log-level=warn'];
  const { stdout, stderr } = await project.node(bin, 'build', 'index.html', ...flags);
  assert.equal(stdout + stderr, '');
  // Parcel writes a script into the page.
  await look(project, 'out', POLICY.replace("'self'", "'self' 'unsafe-inline'"));
});
