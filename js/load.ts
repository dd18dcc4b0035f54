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
  /** Asked for only where something is fetched; undefined where nobody can stop it. */
  readonly signal: AbortSignal | undefined;
  readonly readFile: ReadFile | undefined;
  /** How bytes become a module; by default in the background. */
  readonly compile?: ((bytes: BufferSource) => WebAssembly.Module) | undefined;
}

/** What mends a load, where that can be told. */
const HINTS = {
  page: "With Vite 7 and older add 'chess-arbiter' to optimizeDeps.exclude; or name the file: init({ wasm: url }).",
  missing: 'Copy the file there from the package, or name it: init({ wasm: url }).',
  disk: 'A page opened from the disk cannot fetch files: take chess-arbiter/inline, or serve the page.',
  policy: "The content security policy must have 'wasm-unsafe-eval' in script-src.",
  version: 'Take both from one package; a cache may hold an old file.',
};

const THE_SOURCE = 'The source';

/** Makes the error of a load; what mends it stands in the message too, which is what most people see. */
export function loadError(
  message: string,
  details: ErrorDetails,
  cause?: unknown,
  mend?: keyof typeof HINTS,
): WasmLoadError {
  if (!mend) return new WasmLoadError(message, details, cause);
  const hint = HINTS[mend];
  return new WasmLoadError(`${message} ${hint}`, { ...details, hint }, cause);
}

/** The error of a program that belongs to other JavaScript than this. */
export const otherVersion = () =>
  loadError('The WebAssembly file is of another version than the JavaScript.', {}, undefined, 'version');

/** The file that lies beside a module, whose address is `import.meta.url`; bundles in old forms have none. */
export function beside(find: () => URL): URL {
  try {
    return find();
  } catch (cause) {
    throw loadError('It is not known where the WebAssembly file is.', {}, cause, 'missing');
  }
}

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
  if (tag === 'Response') {
    if ((source as Response).bodyUsed) {
      throw new ArgumentError('options.wasm', 'what this Response held was read before.');
    }
    return fromResponse(source as Response, options, false);
  }
  if (typeof source === 'string' || tag === 'URL') {
    const name = source as string | URL;
    const file = options.readFile?.(name);
    if (file) {
      const bytes = await file.catch((cause: unknown) => {
        throw loadError(`${name} cannot be read.`, { url: String(name) }, cause, 'missing');
      });
      return compile(bytes, options, String(name));
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
    const stop = signal ?? null;
    return await fetch(source, integrity === undefined ? { signal: stop } : { signal: stop, integrity });
  } catch (cause) {
    signal?.throwIfAborted();
    const url = (source as Request).url ?? String(source);
    const isOnDisk = /^file:/.test(/^[a-z]+:/i.test(url) ? url : (globalThis.document?.baseURI ?? ''));
    const details = { url, integrity: integrity ?? null };
    throw loadError(`${url} cannot be fetched.`, details, cause, isOnDisk ? 'disk' : undefined);
  }
}

/** `checked`: fetch has checked the integrity already. */
async function fromResponse(
  response: Response,
  options: LoadOptions,
  checked: boolean,
): Promise<WebAssembly.Module> {
  const { url, status } = response;
  if (!response.ok) {
    throw loadError(`${url} answers with status ${status}.`, { url, status }, undefined, 'missing');
  }
  const type = response.headers.get('content-type') ?? '';
  const check = checked ? undefined : options.integrity;
  const isTyped = type === 'application/wasm'; // nothing else is streamed, not even with a parameter
  const streams = isTyped && typeof WebAssembly.compileStreaming === 'function';
  try {
    if (streams && check === undefined) return await WebAssembly.compileStreaming(response);
    const module = await compile(await response.arrayBuffer(), { ...options, integrity: check }, url, status);
    if (!isTyped && url) {
      console.warn(
        `chess-arbiter: ${url} is served as "${type}"; it loads faster when the server says "application/wasm".`,
      );
    }
    return module;
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (cause instanceof WasmLoadError) throw cause;
    const what = url || 'The response';
    if (isForbidden(cause)) throw loadError(`${what} may not be compiled.`, { url, status }, cause, 'policy');
    throw loadError(`${what} is no WebAssembly file.`, { url, status }, cause);
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
  if (integrity !== undefined) {
    // Seldom asked for here, it comes when it is.
    const found = await (await import('./integrity.js')).foundInstead(bytes, integrity);
    if (found === '') throw new ArgumentError('options.integrity', 'a hash such as sha384-… was expected.');
    if (found !== null) {
      const details = { ...named(), integrity, found };
      throw loadError(`${url || THE_SOURCE} does not have the hash that was asked for.`, details);
    }
  }
  try {
    return compileNow?.(bytes as BufferSource) ?? (await WebAssembly.compile(bytes as BufferSource));
  } catch (cause) {
    throw whyNot(bytes, cause, url || THE_SOURCE, named());
  }
}

/** Whether an error says that the policy of the page forbids compiling; each browser has its own words. */
const isForbidden = (cause: unknown) =>
  /content security policy|\bcsp\b|unsafe-eval/i.test((cause as Error)?.message);

/** Why bytes are no module. */
function whyNot(bytes: Uint8Array, cause: unknown, what: string, details: ErrorDetails): WasmLoadError {
  if (isForbidden(cause)) return loadError(`${what} may not be compiled.`, details, cause, 'policy');
  if (bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d) {
    return loadError(`${what} cannot be compiled.`, details, cause);
  }
  const isPage = /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)));
  const message = `${what} is no WebAssembly file${isPage ? ' but HTML' : ''}.`;
  return loadError(message, details, undefined, isPage ? 'page' : undefined);
}
