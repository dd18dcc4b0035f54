/**
 * How does a test get a page with `<chess-lesson>`?
 *
 * The page is served with dist/ under a strict content security policy, and loads its script as
 * table.js. A test file opens one page and visits it anew for each test.
 */

import { after, before } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { bundle, complaintsOf, openBrowser, serve, type Served } from './browser.js';

interface Sources {
  /** What stands in the page; `files` may hold pages of their own instead. */
  readonly body?: string;
  /** Further files, by their addresses. */
  readonly files?: Readonly<Record<string, string>>;
  /** The entry that table.js is made of; by default it defines `<chess-lesson>`. */
  readonly entry?: string;
  readonly policy?: string;
  readonly options?: BrowserContextOptions;
  /** Takes the page before its first visit. */
  readonly take: (page: Page) => unknown;
}

interface LessonPage {
  /** Where the page is served, without a slash at the end. */
  readonly origin: string;
  /** What the page has complained about since its last visit. */
  readonly complaints: string[];
  /** Loads a page of the site, by default the first one, and forgets what was complained about. */
  visit(path?: string): Promise<void>;
}

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

/** A page with a script table.js. */
export const lessonHtml = (body: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
   <title>Lesson</title><script type="module" src="table.js"></script>${body}</html>`;

/** Serves a page and opens the browser on it, before the tests of a file; closes both behind them. */
export function openLessonPage({
  body = '<chess-lesson></chess-lesson>',
  files = {},
  entry = 'js/lesson/define.ts',
  policy = POLICY,
  options = {},
  take,
}: Sources): LessonPage {
  let site: Served;
  let page: Page;
  let complaints: string[] = [];
  let close: () => Promise<void>;

  before(async () => {
    site = await serve({
      headers: { 'content-security-policy': policy },
      folder: 'dist',
      files: {
        '/index.html': lessonHtml(body),
        '/table.js': await bundle(entry),
        '/favicon.ico': '',
        ...files,
      },
    });
    const browser = await openBrowser();
    close = () => browser.close();
    page = await browser.newPage(options);
    complaints = complaintsOf(page, ['error', 'warning']);
    await take(page);
  });

  after(async () => {
    await close?.();
    await site?.close();
  });

  return {
    get origin() {
      return site.origin;
    },
    get complaints() {
      return complaints;
    },
    async visit(path = '') {
      complaints.length = 0;
      await page.goto(`${site.origin}/${path}`);
    },
  };
}
