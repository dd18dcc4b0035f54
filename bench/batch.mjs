// How many positions does a batch answer in a second, on one worker and on two?
//
// The positions are those of the real games of testdata/players, from all phases in turn, and all starting
// positions of Chess960 among them. Time is that of the clock, for several threads are at work at once: so
// the figures are those of a machine that does nothing else, and the ratio is that of rounds side by side.
// On a machine that is busy, or has fewer cores than there are threads, the processor's time of each
// thread tells, on Linux, what the clock would tell where each has a core. The page's own thread is one of
// them: what it does for a position bounds how many workers it can keep busy.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { players } from './inputs.mjs';
import { median, note, speed } from './measure.mjs';

/** What is asked, of which part of the positions, and a number of each answer, whose sum is checked. */
const questions = {
  destinations: { question: 'destinations', number: ({ answer }) => answer.size, part: 1 },
  'destinations, not read': { question: 'destinations', number: () => 1, part: 1 },
  status: { question: 'status', number: ({ answer }) => Number(answer.over), part: 1 },
  claims: { question: 'claims', number: ({ answer }) => answer.length, part: 1 },
  'can White mate': { question: { canMate: 'white' }, number: ({ answer }) => answer.states, part: 0.1 },
};

/** So many positions. */
function mixed(arbiter, most) {
  const all = [];
  for (let number = 0; number < 960; number++) {
    all.push({ fen: arbiter.chess960.fen(number), variant: 'chess960' });
  }
  for (const { text } of players) {
    for (const { game } of arbiter.readPgn(text)) {
      for (let ply = game.ply; ply > 0; ply -= 4) {
        game.goto(ply);
        all.push(game.fen);
      }
      game.dispose();
    }
  }
  if (all.length < most) throw new Error(`there are only ${all.length} positions`);
  const step = 7919; // a prime number: all positions come in turn
  return Array.from({ length: most }, (_, i) => all[(i * step) % all.length]);
}

/** Seconds that each thread of this process has worked; none where the system does not tell. */
function threads() {
  const folder = '/proc/self/task';
  if (!existsSync(folder)) return new Map();
  const seconds = (thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  return new Map(readdirSync(folder).map((thread) => [Number(thread), seconds(thread)]));
}

/** Asks all positions, and checks that each is answered in order. */
async function ask(batch, { number }, workers) {
  const [began, before] = [performance.now(), threads()];
  let [count, sum] = [0, 0];
  for await (const each of batch) {
    if (each.error || each.index !== count++) throw each.error ?? new Error('an answer is out of order');
    sum += number(each);
  }
  const seconds = (performance.now() - began) / 1000;
  const worked = [...threads()].map(([thread, after]) => [thread, after - (before.get(thread) ?? 0)]);
  const page = worked.find(([thread]) => thread === process.pid)?.[1] ?? 0;
  const others = worked.filter(([thread]) => thread !== process.pid).map(([, time]) => time);
  const busiest = others.sort((a, b) => b - a).slice(0, workers);
  return { seconds, page, busiest, longest: Math.max(page, ...busiest), count, sum };
}

/** Prints positions a second for each question, and notes them. */
export async function printBatch(root, { most = 100_000, rounds = 5 } = {}) {
  const load = async (name) => (await import(pathToFileURL(`${root.pathname}dist/${name}.js`).href)).init();
  const [here, arbiter] = [await load('index.node'), await load('worker.node')];
  const positions = mixed(here, most);
  console.log(`\nA batch of ${most} mixed positions, on one worker and on two; a tenth of them for searches`);
  for (const [name, asked] of Object.entries(questions)) {
    const some = positions.slice(0, most * asked.part);
    const runs = [];
    for (let round = -1; round < rounds; round++) {
      const pair = [];
      for (const workers of [1, 2]) {
        pair.push(await ask(arbiter.batch(some, asked.question, { workers }), asked, workers));
      }
      if (pair.some(({ count, sum }) => count !== some.length || sum !== pair[0].sum)) {
        throw new Error(`two workers do not answer as one: ${name}`);
      }
      if (round >= 0) runs.push(pair);
    }
    const middle = (pick) => median(runs.map(pick));
    const told = (i) => speed(some.length / middle((pair) => pair[i].seconds), 'positions');
    const ratio = (pick) => `${middle(([one, two]) => pick(one) / pick(two)).toFixed(2)} x`;
    const each = (i, pick) => ((middle((pair) => pick(pair[i])) / some.length) * 1e6).toPrecision(3);
    const [page, worker, other] = [(run) => run.page, (run) => run.busiest[0], (run) => run.busiest[1]];
    const byClock = ratio((run) => run.seconds);
    const coreEach = existsSync('/proc/self/task') ? ratio((run) => run.longest) : null;
    const title = `Batch of ${some.length} mixed positions, ${name}`;
    note(`${title}, one worker`, told(0));
    note(`${title}, two workers`, told(1));
    note(
      `${title}, two workers beside one`,
      `${byClock} by the clock${coreEach ? `, ${coreEach} with a core each` : ''}`,
    );
    console.log(
      `  ${name.padEnd(24)}${told(0).padStart(18)}${told(1).padStart(18)}${byClock.padStart(9)}` +
        (coreEach
          ? `   us: page ${each(0, page)}, worker ${each(0, worker)}; page ${each(1, page)}, workers ` +
            `${each(1, worker)} and ${each(1, other)}; with a core each ${coreEach}`
          : ''),
    );
  }
  arbiter.terminate();
}
