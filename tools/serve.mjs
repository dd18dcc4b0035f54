// How does one see the demo? This serves dist/demo/ on this machine only, as any
// static server would. PORT chooses the port; a busy one is stepped over.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'dist/demo');

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pgn': 'application/x-chess-pgn; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The path in what a client asks for, or null where that is no address. */
function pathOf(url) {
  try {
    return new URL(url, 'http://localhost').pathname;
  } catch {
    return null;
  }
}

/** The file that an address names, or null where it names none of ours. */
async function locate(pathname) {
  let name;
  try {
    name = path.normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (name.includes('\0')) return null;
  const file = path.join(root, name);
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory())
    return name.endsWith(path.sep) ? locate(`${pathname}index.html`) : { redirect: `${pathname}/` };
  return found?.isFile() ? { file, size: found.size } : null;
}

const server = createServer(async (request, response) => {
  const pathname = pathOf(request.url ?? '/');
  if (pathname === null) {
    response.writeHead(400, { 'content-type': types['.txt'] }).end('This is no address.\n');
    return;
  }
  const found = await locate(pathname);
  if (!found) {
    response.writeHead(404, { 'content-type': types['.txt'] }).end('There is nothing here.\n');
  } else if (found.redirect) {
    response.writeHead(302, { location: found.redirect }).end();
  } else {
    response.writeHead(200, {
      'cache-control': 'no-cache',
      'content-length': found.size,
      'content-type': types[path.extname(found.file)] ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(found.file)
        .on('error', () => response.destroy())
        .pipe(response);
  }
});

let port = Number(process.env.PORT || 8080);
const last = port + 50;
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EADDRINUSE' || port >= last) throw error;
  port += 1;
  server.listen(port, '127.0.0.1');
});
server.on('listening', () => console.log(`The demo is at http://127.0.0.1:${port}/ (Ctrl-C ends it)`));
server.listen(port, '127.0.0.1');
