/**
 * How does a test get a browser, a page and a bundle?
 *
 * Run from the root of the repository. The browser is `$CHROME` or the system's Chromium; where
 * there is none the test fails, it is never skipped. Pages are served from memory and from folders
 * on a loopback port, so that a test can choose headers such as a content security policy.
 */

import { build, type Plugin } from 'esbuild';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join, normalize, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The path of the browser. @throws Error that says how to name one. */
function browserPath(): string {
  const named = process.env['CHROME'];
  const found = named ? [named] : PLACES.filter((path) => existsSync(path));
  if (found[0] === undefined) {
    throw new Error('No Chromium found: install the package chromium, or name one in $CHROME');
  }
  return found[0];
}

/** Starts the browser; the test closes it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: ARGUMENTS });
}

/** Collects what a page complains about: errors that nobody caught, and what its console says at these levels. */
export function complaintsOf(page: Page, levels: readonly string[] = ['error']): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (levels.includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** The catalogues of the languages lie beside the module, as they do in dist/. */
const languages: Plugin = {
  name: 'languages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^languages\// }, ({ path }) => ({ path: `./${path}`, external: true })),
};

/** Bundles one entry of the repository for a page and returns the text of the module. */
export async function bundle(
  entry: string,
  options: { minify?: boolean; define?: Record<string, string> } = {},
): Promise<string> {
  const result = await build({
    entryPoints: [resolve(entry)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    minify: options.minify ?? false,
    define: options.define ?? {},
    loader: { '.css': 'text' },
    plugins: [languages],
  });
  return result.outputFiles[0]!.text;
}

/** Bundles one entry as the package does, with the parts that are loaded later: name and text of each file. */
export async function bundleParts(entry: string): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [resolve(entry)],
    bundle: true,
    splitting: true,
    chunkNames: '[name]',
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    loader: { '.css': 'text' },
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
}

export interface Site {
  /** The files of the site by their path, which starts with a slash. */
  readonly files?: Readonly<Record<string, string>>;
  /** A folder that is served where no file of `files` fits. */
  readonly folder?: string;
  /** Where the folder is served; by default at the root. */
  readonly under?: string;
  /** Media types that differ from the usual ones, by the end of the name; "" is none. */
  readonly types?: Readonly<Record<string, string>>;
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether pages are led to addresses without their ending, as some hosts do. */
  readonly shortens?: boolean;
}

export interface Served {
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a site on a free loopback port. */
export async function serve(site: Site): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (site.shortens && pathname.endsWith('.html')) {
      response.writeHead(308, { location: pathname.replace(/(index)?\.html$/, '') }).end();
      return;
    }
    const isShort = site.shortens && /\/[^/.]+$/.test(pathname);
    const path = isShort ? `${pathname}.html` : pathname;
    answer(site, path.endsWith('/') ? `${path}index.html` : path, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(site: Site, path: string, response: ServerResponse): void {
  const type = site.types?.[extname(path)] ?? TYPES[extname(path)] ?? 'application/octet-stream';
  const headers = { ...(type && { 'content-type': type }), ...site.headers };
  const text = site.files?.[path];
  if (text !== undefined) {
    response.writeHead(200, headers).end(text);
    return;
  }
  const { folder, under = '' } = site;
  const isInFolder = folder !== undefined && path.startsWith(`${under}/`);
  const file = isInFolder ? join(resolve(folder), normalize(path.slice(under.length))) : '';
  if (file === '' || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, headers);
  createReadStream(file).pipe(response);
}
