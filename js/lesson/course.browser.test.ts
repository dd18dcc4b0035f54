/**
 * Does every lesson of the demo open in `<chess-lesson>` in every language, and does a lesson come from
 * wherever a page keeps it, with nothing in it becoming more than text?
 */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { serve, type Served } from '../testing/browser.js';
import { lessonHtml, openLessonPage } from '../testing/lessonpage.js';
import { pass } from '../testing/time.js';

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src *; style-src 'self'; img-src 'self'";
/** What the arbiter answers along the main line of each step, in a word: see reply.go. */
const ANSWERS = {
  rights:
    'prevented no rejected rejected upheld rejected rejected rejected rejected rejected rejected rejected rejected upheld prevented rejected lost',
  notebook:
    'drawn drawn no drawn drawn drawn drawn rejected rejected rejected upheld lost bound bound legal goes-on goes-on lost new-game new-game goes-on bound legal',
  chess960: 'legal legal legal legal legal prevented prevented made made legal legal',
  hands:
    'bound free bound free bound made made bound made bound made illegal illegal legal bound made goes-on goes-on goes-on goes-on goes-on goes-on black-wins',
  endings:
    'white-wins drawn drawn drawn drawn no no drawn white-wins yes black-wins white-wins white-wins drawn white-wins upheld goes-on goes-on drawn drawn upheld won',
  passing: 'legal rejected illegal upheld illegal upheld upheld upheld',
  stories:
    'upheld upheld rejected rejected rejected legal prevented bound rejected upheld upheld drawn illegal white-wins goes-on yes black-wins yes white-wins',
};
const LESSONS = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

/** How the table says each of them in English. */
const SAID: Readonly<Record<string, string>> = {
  legal: 'allowed',
  illegal: 'not allowed',
  prevented: 'prevented for now',
  lost: 'lost for good',
  yes: 'yes',
  no: 'no',
  'goes-on': 'the game goes on',
  drawn: 'a draw',
  won: 'the game is won',
  upheld: 'the claim is correct',
  rejected: 'the claim is not upheld',
  'white-wins': 'White wins',
  'black-wins': 'Black wins',
  'new-game': 'a new game is played',
  bound: 'what was touched binds',
  free: 'nothing is bound',
  made: 'the move is made',
};
const LANGUAGES = ['en', 'es', 'pt', 'id', 'zh'];

const SMALL = '[Lesson "title"]\n\n1. e4 { [%at] [%say said] [%ask q status] } e5 *\n';
const HOSTILE = `[Lesson "title"]
[Source "<img src=x onerror=pwned()><script>pwned()</script>"]
[White "javascript:pwned()"]
[Mode "<b onclick=pwned()>"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]

{ <svg onload=pwned()> [%say said] [%ask q status] [%run <img src=x onerror=pwned()>] } *
`;
const HOSTILE_TEXTS =
  'title = <script>pwned()</script>\nsaid = <img src=x onerror="pwned()">\nq = javascript:pwned()\n';

let elsewhere: Served;
let page: Page;

/** The files of the demo's lessons, by their addresses. */
function lessonFiles(): Record<string, string> {
  const names = LESSONS.flatMap((lesson) =>
    readdirSync(`demo/lessons/${lesson}`).map((file) => `lessons/${lesson}/${file}`),
  );
  return Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(`demo/${name}`, 'utf8')]));
}

const texts = 'title = Small\nsaid = Said here.\nq = Over?\n';

const site = openLessonPage({
  policy: POLICY,
  options: { viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' },
  body: '<main></main>',
  files: {
    ...lessonFiles(),
    '/inside.html': lessonHtml(
      `<chess-lesson><script type="application/x-chess-pgn">${SMALL}</script>
       <script type="text/plain" lang="en">${texts}</script></chess-lesson>
       <chess-lesson><template>${SMALL.replace('1. e4', '1. d4')}</template></chess-lesson>`,
    ),
    '/small/lesson.pgn': SMALL,
    '/small/en.txt': texts,
    '/early/en.txt': 'title = Early\n',
    '/late/en.txt': 'title = Late\n',
    '/hostile/lesson.pgn': HOSTILE,
    '/hostile/en.txt': HOSTILE_TEXTS,
    '/partly/en.txt': 'title = Partly\nsaid = Said here.\n',
    '/partly/es.txt': 'title = Poco\n',
    '/none/empty.pgn': '',
    '/none/atomic.pgn': '[Variant "Atomic"]\n\n1. e4 *\n',
    '/none/page.pgn': '\n<!DOCTYPE html><title>Home</title><p>Not here</p>',
    '/none/en.txt': '<html lang="en"><title>Home</title><p>name = text</p></html>',
  },
  take: (opened) => (page = opened),
});

before(async () => {
  elsewhere = await serve({
    headers: { 'access-control-allow-origin': '*' },
    files: { '/lesson.pgn': SMALL, '/en.txt': texts },
  });
});

after(() => elsewhere?.close());

/** Opens a page and waits for its tables; what the page complains about has to be expected. */
async function at(path: string, run: () => Promise<void>, expected: readonly RegExp[] = []): Promise<void> {
  await site.visit(path);
  await ready();
  await run();
  assert.deepEqual(
    site.complaints.filter((each) => !expected.some((pattern) => pattern.test(each))),
    [],
  );
}

const ready = () =>
  page.evaluate(async () => {
    await customElements.whenDefined('chess-lesson');
    await Promise.all([...document.querySelectorAll('chess-lesson')].map((element) => element.ready));
  });

/** Puts a lesson on the page. */
async function show(attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const element = document.createElement('chess-lesson');
    for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    document.querySelector('main')!.replaceChildren(element);
  }, attributes);
  await ready();
}

/** What a lesson shows, step by step along the main line, with every question asked. */
interface Seen {
  readonly steps: number;
  readonly questions: number;
  /** The answers in a word of the reader's language. */
  readonly answers: readonly string[];
  readonly problems: number;
  /** Texts that are no more than their names. */
  readonly untold: readonly string[];
  /** The steps in which something is wider than the page, and what. */
  readonly wide: readonly string[];
}

const walk = (): Promise<Seen> =>
  page.evaluate(() => {
    const element = document.querySelector('chess-lesson')!;
    const root = element.shadowRoot!;
    const board = root.querySelector('chess-board')!;
    const each = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
    const text = (node: HTMLElement) => node.textContent!;
    const untold: string[] = [];
    const answers: string[] = [];
    const wide: string[] = [];
    let questions = 0;
    const look = (step: number): void => {
      untold.push(
        ...each('.course h2, .course h3, .course h4, .say')
          .map(text)
          .filter((told) => /^[a-z0-9.-]+$/.test(told)),
      );
      if (document.documentElement.scrollWidth <= innerWidth) return;
      const culprits = each('*').filter((node) => node.getBoundingClientRect().right > innerWidth + 1);
      wide.push(`${step}: ${culprits.map((node) => `${node.localName}.${node.className}`).join(' ')}`);
    };
    let step = 1;
    for (let before = ''; ; step++) {
      element.act(`step ${step}`);
      const at = text(each('.steps .at')[0]!);
      if (at === before) break;
      before = at;
      element.act('start');
      const asked = new Set<string>();
      for (let fen = ''; fen !== board.state!.fen; element.act('forward')) {
        fen = board.state!.fen;
        const cards = each('.course .card');
        const here = cards.map((card) => text(card.querySelector('h4')!)).join();
        if (cards.length === 0 || asked.has(here)) continue;
        asked.add(here);
        look(step);
        questions += cards.length;
        for (const button of each('.ask')) button.click();
        answers.push(...each('.reply .outcome strong').map(text));
        look(step);
      }
    }
    return { steps: step - 1, questions, answers, problems: each('.problems').length, untold, wide };
  });

for (const lesson of LESSONS) {
  test(`the lesson ${lesson} opens in every language, answers every question, and fits on a phone`, () =>
    at('', async () => {
      const counts = new Set<string>();
      for (const language of LANGUAGES) {
        await show({ src: `lessons/${lesson}/lesson.pgn`, language });
        const texts = readFileSync(`demo/lessons/${lesson}/${language}.txt`, 'utf8');
        const title = /^title = (.*)$/m.exec(texts)![1]!;
        await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
        const { steps, questions, answers, ...wrong } = await walk();
        assert.deepEqual(wrong, { problems: 0, untold: [], wide: [] }, language);
        counts.add(`${steps} ${questions} ${answers.length}`);
        if (language === 'en') {
          assert.deepEqual(
            answers,
            ANSWERS[lesson].split(' ').map((each) => SAID[each]),
          );
        }
      }
      assert.equal(counts.size, 1, 'the same steps, questions and answers in each language');
    }));
}

test('a pupil says what he thinks, asks the arbiter, and goes to the next step, by keyboard alone', () =>
  at('', async () => {
    await show({ src: 'lessons/rights/lesson.pgn' });
    const card = page.getByRole('group', { name: /kingside castling stand now/ });
    const press = async (name: string, within = card): Promise<void> => {
      await within.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('prevented for now');
    assert.equal(
      await card.getByRole('button', { name: 'prevented for now' }).getAttribute('aria-pressed'),
      'true',
    );
    await press('Hint');
    await press('Ask the arbiter');
    await card.getByText('You were right.').waitFor();
    assert.equal(
      await page.evaluate(
        () => document.querySelector('chess-lesson')!.shadowRoot!.activeElement?.textContent,
      ),
      'Ask the arbiter',
      'the focus stays',
    );
    assert.match(
      await card.innerText(),
      /Laws of 2014: prevented for now\s+The king on e1 is in check from the queen on e5.*Article 3\.8/,
    );
    await page.getByRole('button', { name: 'Next step' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 3, name: 'Out and back again' }).waitFor();
    assert.match(await page.locator('.course').innerText(), /1 of 9 questions asked, 1 answered right/);
  }));

test('nothing in a lesson, its texts or its attributes becomes markup or runs', () =>
  at('', async () => {
    await page.evaluate(() => Object.assign(window, { pwned: () => Object.assign(window, { ran: true }) }));
    await show({
      src: 'hostile/lesson.pgn',
      texts: 'hostile/"><img src=x onerror=pwned()>/../',
      orientation: '<b>',
      edition: '<script>',
    });
    await page.getByRole('heading', { name: '<script>pwned()</script>' }).waitFor();
    await page.getByRole('button', { name: 'Ask the arbiter' }).click();
    assert.deepEqual(
      await page.evaluate(() => {
        const course = document.querySelector('chess-lesson')!.shadowRoot!.querySelector('.course')!;
        const handlers = [...course.querySelectorAll('*')].filter((each) =>
          each.getAttributeNames().some((name) => name.startsWith('on')),
        );
        return [course.querySelectorAll('img, script, svg, a, b').length, handlers.length, 'ran' in window];
      }),
      [0, 0, false],
    );
  }));

test('a lesson stands in the page itself, as a script or as a template', () =>
  at('inside.html', async () => {
    await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
    await page.getByText('Said here.').waitFor();
    assert.equal(await page.getByRole('button', { name: /^e4, white pawn/ }).count(), 1);
    assert.equal(await page.getByRole('button', { name: /^d4, white pawn/ }).count(), 1);
  }));

test('a lesson comes from another origin, and another attribute brings another lesson', () =>
  at('', async () => {
    await show({ src: `${elsewhere.origin}/lesson.pgn` });
    await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
    await page.evaluate(() =>
      document.querySelector('chess-lesson')!.setAttribute('src', 'lessons/passing/lesson.pgn'),
    );
    await page.getByRole('heading', { level: 2, name: 'En passant and repetition' }).waitFor();
    await page.getByLabel('Language').selectOption('es');
    await page.getByRole('heading', { level: 2, name: 'Captura al paso y repetición' }).waitFor();
  }));

test('what cannot be loaded is told in its place, and the table goes on', () =>
  at(
    '',
    async () => {
      await show({ src: 'missing/lesson.pgn' });
      await page.getByRole('alert').filter({ hasText: '/missing/lesson.pgn: 404' }).waitFor();
      await page.getByRole('tab', { name: 'Castling' }).click();
      await page.evaluate(() =>
        document.querySelector('chess-lesson')!.setAttribute('src', 'small/lesson.pgn'),
      );
      await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
      assert.equal(await page.getByRole('alert').filter({ hasText: '404' }).count(), 0);
      await page.getByLabel('Language').selectOption('pt');
      await page.getByRole('alert').filter({ hasText: '/small/pt.txt: 404' }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
    },
    [/404/],
  ));

test('a lesson without a step that can be shown is told in its place, at the start and later', () =>
  at('', async () => {
    const told = page.getByRole('alert').filter({ hasText: /^This is no lesson/ });
    await show({ src: 'none/empty.pgn' });
    await told.waitFor();
    await page.evaluate(() =>
      document.querySelector('chess-lesson')!.setAttribute('src', 'small/lesson.pgn'),
    );
    await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
    assert.equal(await told.count(), 0);
    await page.evaluate(() => document.querySelector('chess-lesson')!.setAttribute('src', 'none/atomic.pgn'));
    await told.waitFor();
    await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
  }));

test('a page in HTML is no lesson and no text of one, whatever a site calls it', () =>
  at('', async () => {
    await show({ src: 'none/page.pgn' });
    await page.getByRole('alert').filter({ hasText: '/none/page.pgn: a page in HTML' }).waitFor();
    await page.evaluate(() => {
      const lesson = document.querySelector('chess-lesson')!;
      lesson.setAttribute('texts', 'none');
      lesson.setAttribute('src', 'small/lesson.pgn');
    });
    await page.getByRole('alert').filter({ hasText: '/none/en.txt: a page in HTML' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'title' }).waitFor();
  }));

test('of a lesson that does not end no more is read than a lesson may have', async () => {
  let sent = 0;
  const endless = createServer((_, response) => {
    const more = (): void => {
      if (response.destroyed || sent > 64 << 20) return void response.end();
      sent += 1 << 16;
      response.write('{ '.repeat(1 << 15), () => setTimeout(more));
    };
    response.writeHead(200, { 'access-control-allow-origin': '*' });
    more();
  }).listen();
  try {
    await at('', async () => {
      const { port } = endless.address() as AddressInfo;
      await show({ src: `http://127.0.0.1:${port}/lesson.pgn` });
      await page.getByRole('alert').filter({ hasText: '/lesson.pgn: more than a megabyte' }).waitFor();
      assert.ok(sent < 32 << 20, `${sent} bytes`);
    });
  } finally {
    endless.closeAllConnections();
    endless.close();
  }
});

test('what breaks off or cannot be reached is told by its name', async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-length': '1000' });
    response.write('1. e4', () => response.destroy());
  }).listen();
  try {
    await at(
      '',
      async () => {
        const { port } = broken.address() as AddressInfo;
        await show({ src: `http://127.0.0.1:${port}/half.pgn` });
        await page
          .getByRole('alert')
          .filter({ hasText: /^\/half\.pgn: ./ })
          .waitFor();
        await page.context().setOffline(true);
        await page.evaluate(() =>
          document.querySelector('chess-lesson')!.setAttribute('src', 'small/lesson.pgn'),
        );
        await page
          .getByRole('alert')
          .filter({ hasText: /^\/small\/lesson\.pgn: ./ })
          .waitFor();
      },
      [/net::ERR/],
    );
  } finally {
    await page.context().setOffline(false);
    broken.close();
  }
});

test('what is shown and said has the language of the table, and a text that it lacks is in English', () =>
  at('', async () => {
    await show({ src: 'small/lesson.pgn', language: 'es', texts: 'partly' });
    const title = page.getByRole('heading', { level: 2, name: 'Poco' });
    await title.waitFor();
    /** The language in which a node is read out. */
    const languageOf = (node: Element): string => {
      for (let at: Node | null = node; at !== null; at = at.parentNode ?? (at as ShadowRoot).host ?? null) {
        if (at instanceof HTMLElement && at.lang !== '') return at.lang;
      }
      return '';
    };
    const languages = (): Promise<string[]> =>
      Promise.all([
        page.getByRole('heading', { level: 2 }).evaluate(languageOf),
        page.getByRole('tab').first().evaluate(languageOf),
        page.locator('chess-board .live').first().evaluate(languageOf),
        page.getByText('Said here.').evaluate(languageOf),
      ]);
    await page.getByText('Said here.').waitFor();
    assert.deepEqual(await languages(), ['es', 'es', 'es', 'en']);
    await page.evaluate(() => document.querySelector('chess-lesson')!.setAttribute('language', 'en'));
    await page.getByRole('heading', { level: 2, name: 'Partly' }).waitFor();
    assert.deepEqual(await languages(), ['en', 'en', 'en', 'en']);
  }));

test('a lesson that leaves the page while it loads is loaded when it comes back', () =>
  at('', async () => {
    await page.evaluate(async () => {
      const element = document.createElement('chess-lesson');
      document.querySelector('main')!.append(element);
      await element.ready;
      element.setAttribute('src', 'small/lesson.pgn');
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 100));
      document.querySelector('main')!.append(element);
    });
    await page.getByRole('heading', { level: 2, name: 'Small' }).waitFor();
  }));

test('texts of another folder are those that are shown, whenever the ones before them come', () =>
  at('', async () => {
    let letGo!: () => void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/late/en.txt', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/late/en.txt');
    await show({ src: 'small/lesson.pgn', texts: 'late' });
    await asked;
    await page.locator('chess-lesson').evaluate((element) => element.setAttribute('texts', 'early/'));
    const title = page.getByRole('heading', { level: 2, name: 'Early' });
    await title.waitFor();
    const told = page.waitForResponse('**/late/en.txt');
    letGo();
    await (await told).finished();
    await pass(page, 100);
    assert.equal(await title.count(), 1);
    await page.unroute('**/late/en.txt');
  }));

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe-core finds nothing wrong with a lesson before and after its questions are asked, ${colorScheme}`, () =>
    at('', async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(AXE);
      await show({ src: 'lessons/notebook/lesson.pgn' });
      await page.getByRole('heading', { level: 2, name: 'From an arbiter' }).waitFor();
      for (const button of [null, 'Hint', 'Ask the arbiter']) {
        if (button !== null) await page.getByRole('button', { name: button }).first().click();
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
          return (await axe.run('chess-lesson')).violations;
        });
        const faults = found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
        assert.deepEqual(faults, [], button ?? 'at first');
      }
    }));
}
