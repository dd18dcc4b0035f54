/**
 * Where does a `<chess-lesson>` get its lesson and the texts of it?
 *
 * The lesson is a PGN: the file of the attribute `src`, or what stands inside the element in a
 * `<script type="application/x-chess-pgn">` or a `<template>`. The texts are a file for each
 * language, `en.txt` and so on, beside the PGN or in the folder of the attribute `texts`; they are
 * fetched when they are needed. Inside the element they stand in `<script type="text/plain"
 * lang="en">`. All of it is data: nothing in it becomes markup or runs.
 */

/** What the loader needs of its element. */
export interface CourseHost {
  readonly element: HTMLElement;
  /** Shows what went wrong; null for nothing. */
  readonly note: (message: string | null) => void;
  readonly act: (action: string) => void;
}

/** The largest lesson and the largest texts that are taken, in bytes. */
const MOST_BYTES = 1 << 20;

const INSIDE = ':scope > script[type="application/x-chess-pgn"], :scope > template';

/** Whether an element names a lesson, or may have one inside that has not been read yet. */
export const hasLesson = (element: HTMLElement): boolean =>
  element.ownerDocument.readyState === 'loading' ||
  element.hasAttribute('src') ||
  element.querySelector(INSIDE) !== null;

export class CourseLoader {
  readonly #host: CourseHost;
  #loading: AbortController | null = null;
  /** Where the lesson on the table comes from; null for inside the element, undefined for none. */
  #address: URL | null | undefined = undefined;
  /** The languages whose texts are on the way or there; each lesson has its own set. */
  #languages = new Set<string>();

  constructor(host: CourseHost) {
    this.#host = host;
  }

  /** Loads what the element names. Where it names nothing, the table stays as it is. */
  async load(): Promise<void> {
    this.stop();
    const loading = new AbortController();
    this.#loading = loading;
    const { element } = this.#host;
    try {
      await parsed(element.ownerDocument, loading.signal);
      if (loading.signal.aborted) return;
      const lesson = await this.#read(loading.signal);
      if (lesson === null || loading.signal.aborted) return;
      this.#host.note(null);
      this.#languages = new Set();
      this.#host.act(`lesson\n${lesson}`);
    } catch (error) {
      if (!loading.signal.aborted) this.#host.note(messageOf(error));
    } finally {
      if (this.#loading === loading) this.#loading = null;
    }
  }

  /** Loads the texts of the lesson in a language. Those that are missing are told as none. */
  async texts(language: string): Promise<void> {
    const languages = this.#languages;
    if (languages.has(language) || this.#address === undefined) return;
    languages.add(language);
    let text = '';
    try {
      text = await this.#textsOf(language, this.#address);
    } catch (error) {
      if (this.#languages !== languages) return;
      this.#host.note(messageOf(error));
    }
    if (this.#languages === languages) this.#host.act(`texts ${language}\n${text}`);
  }

  /** Takes the lesson from the table. */
  leave(): void {
    this.stop();
    this.#address = undefined;
    this.#languages = new Set();
    this.#host.note(null);
    this.#host.act('lesson-end');
  }

  /** Stops the lesson that is on its way; false where none is. */
  stop(): boolean {
    const wasLoading = this.#loading !== null;
    this.#loading?.abort();
    this.#loading = null;
    return wasLoading;
  }

  async #read(signal: AbortSignal): Promise<string | null> {
    const { element } = this.#host;
    const src = element.getAttribute('src');
    if (src !== null) {
      const address = new URL(src, element.ownerDocument.baseURI);
      const lesson = await fetchText(address, signal);
      this.#address = address;
      return lesson;
    }
    const inside = element.querySelector(INSIDE);
    if (inside === null) return null;
    this.#address = null;
    return (inside.localName === 'template' ? (inside as HTMLTemplateElement).content : inside).textContent;
  }

  async #textsOf(language: string, address: URL | null): Promise<string> {
    const { element } = this.#host;
    const inside = element.querySelector(`:scope > script[type="text/plain"][lang="${language}"]`);
    if (inside !== null) return inside.textContent ?? '';
    const folder = element.getAttribute('texts');
    if (folder === null && address === null) return '';
    // A folder may be named without the slash at its end.
    const base =
      folder === null ? address! : new URL(folder.replace(/[^/]$/, '$&/'), element.ownerDocument.baseURI);
    return fetchText(new URL(`${language}.txt`, base), null);
  }
}

/** Settles when the document has been read, so that what stands inside an element is there. */
async function parsed(document: Document, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise<void>((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Whatever goes wrong, the error names the file. */
async function fetchText(address: URL, signal: AbortSignal | null): Promise<string> {
  try {
    return await textAt(address, signal);
  } catch (cause) {
    throw new Error(`${address.pathname}: ${messageOf(cause)}`, { cause });
  }
}

async function textAt(address: URL, signal: AbortSignal | null): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const text = await boundedText(response);
  if (text === null) throw new Error('more than a megabyte');
  // Many a site answers with its own page where a file is missing.
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) throw new Error('a page in HTML');
  return text;
}

/** The text of a response; null where it is too large, and then the rest is not waited for. */
async function boundedText({ body }: Response): Promise<string | null> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; reader !== undefined;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > MOST_BYTES) {
      void reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
