/**
 * How does the page of the lessons work?
 *
 * It lists the lessons by their titles in the reader's language, and shows one in `<chess-lesson>`.
 * Lesson and language are in the address, so that both can be linked: `?lesson=hands&language=es`.
 */

import { ChessLessonElement } from '../js/lesson/index.js';
import { find } from './dom.js';
import { keepForOffline } from './offline.js';

/** The lessons in their order, each with a position of it that is shown in the gallery. */
const PICTURES = {
  rights: 'r2n1bnr/ppp1pkpp/8/4q3/P6P/1P3P2/2PP1P2/RNB1K2R',
  passing: '6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8',
  notebook: '8/8/8/8/5Q2/1P1PQ3/p1K5/k4qqq',
  hands: 'r3k3/8/8/3p4/8/2N5/8/4K3',
  endings: '8/8/8/2p1p1p1/2P1PkP1/4Q1RB/3PPpPp/3n1Kbr',
  chess960: '4k3/pppppppp/8/8/8/8/PPPPPPPP/1K4R1',
  stories: '8/pp3p1k/2p2q1p/3r1P2/5R2/7P/P1P1QP2/7K',
} as const;
const LESSONS = Object.keys(PICTURES) as Lesson[];

/** The page's own words. */
const WORDS = {
  en: {
    name: 'English',
    title: 'Lessons in the Laws of Chess',
    table: 'The arbiter’s table',
    language: 'Language',
    choose: 'Choose a lesson',
    foot: 'What you answer stays on this page and is forgotten when you leave it.',
  },
  es: {
    name: 'Español',
    title: 'Lecciones sobre las Leyes del Ajedrez',
    table: 'La mesa del árbitro',
    language: 'Idioma',
    choose: 'Elija una lección',
    foot: 'Lo que responda queda en esta página y se olvida al salir de ella.',
  },
  pt: {
    name: 'Português',
    title: 'Lições sobre as Leis do Xadrez',
    table: 'A mesa do árbitro',
    language: 'Idioma',
    choose: 'Escolha uma lição',
    foot: 'O que você responder fica nesta página e é esquecido ao sair dela.',
  },
  id: {
    name: 'Bahasa Indonesia',
    title: 'Pelajaran tentang Peraturan Catur',
    table: 'Meja wasit',
    language: 'Bahasa',
    choose: 'Pilih pelajaran',
    foot: 'Jawaban Anda tinggal di halaman ini dan dilupakan ketika Anda meninggalkannya.',
  },
  zh: {
    name: '中文',
    title: '国际象棋规则课',
    table: '裁判台',
    language: '语言',
    choose: '选择一课',
    foot: '您的回答只留在本页，离开后即被忘记。',
  },
} as const;

type Language = keyof typeof WORDS;
type Lesson = keyof typeof PICTURES;

interface Choice {
  readonly lesson: Lesson | null;
  readonly language: Language;
}

const isLanguage = (code: string | undefined): code is Language => code !== undefined && code in WORDS;

/** What the address asks for; the browser's language where it names none. */
function choiceOf(address: string): Choice {
  const { searchParams } = new URL(address);
  const lesson = LESSONS.find((name) => name === searchParams.get('lesson')) ?? null;
  const asked = searchParams.get('language');
  const own = navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage);
  return { lesson, language: isLanguage(asked ?? undefined) ? (asked as Language) : (own ?? 'en') };
}

function addressOf({ lesson, language }: Choice): string {
  const address = new URL(location.href);
  address.hash = '';
  if (lesson !== null) address.searchParams.set('lesson', lesson);
  address.searchParams.set('language', language);
  return address.href;
}

/** The titles of the lessons in a language, as their texts have them. */
async function titlesIn(language: Language): Promise<string[]> {
  return Promise.all(
    LESSONS.map(async (name) => {
      const response = await fetch(new URL(`${name}/${language}.txt`, location.href));
      if (!response.ok) throw new Error(`${name}/${language}.txt: ${response.status}`);
      return /^title = (.*)$/m.exec(await response.text())?.[1] ?? name;
    }),
  );
}

/** Brings the page to a choice; what is shown already stays. */
async function show(choice: Choice): Promise<void> {
  const words = WORDS[choice.language];
  document.documentElement.lang = choice.language;
  document.title = words.title;
  find('title').textContent = words.title;
  find('table').textContent = words.table;
  find('language-label').textContent = words.language;
  find('choose').textContent = words.choose;
  find('foot').textContent = words.foot;
  find<HTMLSelectElement>('language').value = choice.language;
  document.body.classList.toggle('in-lesson', choice.lesson !== null);
  showLesson(choice);
  const titles = await titlesIn(choice.language);
  if (document.documentElement.lang !== choice.language) return;
  const list = find('lessons');
  LESSONS.forEach((lesson, i) => {
    const link = list.children[i]!.firstElementChild as HTMLAnchorElement;
    link.lastElementChild!.textContent = titles[i]!;
    link.href = addressOf({ ...choice, lesson });
    if (lesson === choice.lesson) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
  reveal();
  document.documentElement.dataset['ready'] = choice.language;
}

/** The list is a strip beside an open lesson: its own part of it is to be seen. */
function reveal(): void {
  const list = find('lessons');
  const link = list.querySelector<HTMLElement>('[aria-current]');
  if (link !== null) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}

function showLesson({ lesson, language }: Choice): void {
  const place = find('lesson');
  if (lesson === null) return place.replaceChildren();
  const src = `${lesson}/lesson.pgn`;
  let element = place.querySelector('chess-lesson');
  if (element === null) {
    element = document.createElement('chess-lesson');
    element.setAttribute('language', language);
    element.setAttribute('src', src);
    place.append(element);
    return;
  }
  if (element.getAttribute('language') !== language) element.setAttribute('language', language);
  if (element.getAttribute('src') !== src) element.setAttribute('src', src);
}

function go(choice: Choice): void {
  history.pushState(null, '', addressOf(choice));
  void run(choice);
}

async function run(choice: Choice): Promise<void> {
  const failure = find('failure');
  try {
    await show(choice);
    failure.textContent = '';
  } catch (error) {
    failure.textContent = error instanceof Error ? error.message : String(error);
  }
}

function open(): void {
  ChessLessonElement.define();
  const chooser = find<HTMLSelectElement>('language');
  for (const [code, { name }] of Object.entries(WORDS)) chooser.add(new Option(name, code));
  chooser.addEventListener('change', () =>
    go({ ...choiceOf(location.href), language: chooser.value as Language }),
  );
  const list = find('lessons');
  for (const lesson of LESSONS) {
    const link = document.createElement('a');
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go({ ...choiceOf(location.href), lesson });
    });
    const picture = document.createElement('chess-board');
    picture.setAttribute('fen', PICTURES[lesson]);
    picture.setAttribute('coordinates', 'none');
    picture.setAttribute('aria-hidden', 'true');
    picture.inert = true;
    link.append(picture, document.createElement('span'));
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  // Titles and boards come one after the other, and the window may change.
  const sizes = new ResizeObserver(reveal);
  for (const item of [list, ...list.children]) sizes.observe(item);
  addEventListener('popstate', () => void run(choiceOf(location.href)));
  void run(choiceOf(location.href)).then(keepForOffline);
}

open();
