// How does a WebAssembly module come out of whatever source a caller names?

import { ArgumentError, WasmLoadError, type ErrorDetails } from './errors.js';

/** Where the WebAssembly file is, or what is in it. */
export type WasmSource = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/** Reads a file of this machine, in Node; null where the source names none. */
export type ReadFile = (source: string | URL) => Promise<BufferSource> | null;

/** What a load needs besides the source. */
export interface LoadOptions {
  /** Hashes of the file, written as for the integrity attribute of HTML. */
  readonly integrity: string | undefined;
  /** Asked for only where something is fetched. */
  readonly signal: AbortSignal;
  readonly readFile: ReadFile | undefined;
  /** How bytes become a module; by default in the background. */
  readonly compile?: ((bytes: BufferSource) => WebAssembly.Module) | undefined;
}

const PAGE_HINT =
  "With Vite 5 and older add 'chess-arbiter' to optimizeDeps.exclude; or name the file: init({ wasm: url }).";

const THE_SOURCE = 'The source';

/** Compiles the module of a source. */
export async function loadModule(source: WasmSource, options: LoadOptions): Promise<WebAssembly.Module> {
  // The tag tells what a value is also where it comes from another realm.
  const tag = Object.prototype.toString.call(source).slice(8, -1);
  if (tag === 'WebAssembly.Module') {
    if (options.integrity !== undefined) {
      throw new ArgumentError('options.integrity', 'it cannot be checked for a compiled module.');
    }
    return source as WebAssembly.Module;
  }
  if (tag === 'ArrayBuffer' || ArrayBuffer.isView(source)) return compile(source as BufferSource, options);
  if (tag === 'Response') return fromResponse(source as Response, options, false);
  if (typeof source === 'string' || source instanceof URL) {
    const file = options.readFile?.(source);
    if (file) {
      const bytes = await file.catch((cause: unknown) => {
        throw new WasmLoadError(`${source} cannot be read.`, { url: String(source) }, cause);
      });
      return compile(bytes, options, String(source));
    }
  } else if (tag !== 'Request') {
    throw new ArgumentError(
      'options.wasm',
      'a URL, Request, Response, bytes or WebAssembly.Module was expected, or a promise of one.',
    );
  }
  return fromResponse(await request(source as string | URL | Request, options), options, true);
}

async function request(
  source: string | URL | Request,
  { integrity, signal }: LoadOptions,
): Promise<Response> {
  try {
    return await fetch(source, integrity === undefined ? { signal } : { signal, integrity });
  } catch (cause) {
    signal.throwIfAborted();
    const url = typeof source === 'string' || source instanceof URL ? String(source) : source.url;
    throw new WasmLoadError(`${url} cannot be fetched.`, { url, integrity: integrity ?? null }, cause);
  }
}

/** `checked`: fetch has checked the integrity already. */
async function fromResponse(
  response: Response,
  options: LoadOptions,
  checked: boolean,
): Promise<WebAssembly.Module> {
  const { url, status } = response;
  if (!response.ok) throw new WasmLoadError(`${url} answers with status ${status}.`, { url, status });
  const type = response.headers.get('content-type') ?? '';
  const check = checked ? undefined : options.integrity;
  const streams = /^application\/wasm\b/i.test(type) && typeof WebAssembly.compileStreaming === 'function';
  try {
    if (streams && check === undefined) return await WebAssembly.compileStreaming(response);
    const module = await compile(await response.arrayBuffer(), { ...options, integrity: check }, url, status);
    if (!streams && url) {
      console.warn(
        `chess-arbiter: ${url} is served as "${type}"; as "application/wasm" it would load faster.`,
      );
    }
    return module;
  } catch (cause) {
    options.signal.throwIfAborted();
    if (cause instanceof WasmLoadError) throw cause;
    throw new WasmLoadError(`${url || 'The response'} is no WebAssembly file.`, { url, status }, cause);
  }
}

async function compile(
  source: BufferSource,
  { integrity, compile: compileNow }: LoadOptions,
  url = '',
  status?: number,
): Promise<WebAssembly.Module> {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  const named = () => ({ url, ...(status && { status }) });
  if (integrity !== undefined) await verify(bytes, integrity, url || THE_SOURCE, named());
  try {
    return compileNow?.(bytes as BufferSource) ?? (await WebAssembly.compile(bytes as BufferSource));
  } catch (cause) {
    throw whyNot(bytes, cause, url || THE_SOURCE, named());
  }
}

/** Why bytes are no module. */
function whyNot(bytes: Uint8Array, cause: unknown, what: string, details: ErrorDetails): WasmLoadError {
  if (bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d) {
    return new WasmLoadError(`${what} cannot be compiled.`, details, cause);
  }
  const isPage = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)));
  return new WasmLoadError(
    `${what} is no WebAssembly file${isPage ? ' but HTML' : ''}.`,
    isPage ? { ...details, hint: PAGE_HINT } : details,
  );
}

/** Checks bytes against the strongest hashes that are named, as a browser's fetch does. */
async function verify(bytes: Uint8Array, integrity: string, what: string, details: object): Promise<void> {
  const hashes = [...integrity.matchAll(/(?:^|\s)(sha(?:256|384|512))-([A-Za-z0-9+/_-]+=*)/g)];
  const strongest = hashes
    .map((hash) => hash[1]!)
    .sort()
    .at(-1);
  const wanted = hashes.filter((hash) => hash[1] === strongest).map((hash) => hash[2]!);
  if (strongest === undefined)
    throw new ArgumentError('options.integrity', 'a hash such as sha384-… was expected.');
  const digest = await crypto.subtle.digest(strongest.replace('sha', 'SHA-'), bytes as BufferSource);
  const found = btoa(String.fromCharCode(...new Uint8Array(digest)));
  if (!wanted.some((hash) => hash.replaceAll('-', '+').replaceAll('_', '/') === found)) {
    throw new WasmLoadError(`${what} does not have the hash that was asked for.`, {
      ...details,
      integrity,
      found: `${strongest}-${found}`,
    });
  }
}
