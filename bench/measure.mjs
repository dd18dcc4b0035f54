// How is a figure measured and told? Every contestant does the same work in turn, round
// after round, so that a change of the machine's speed meets all of them alike.
// Time is that of the processor, collecting garbage included, so that what else
// runs on the machine counts less. What is quoted is the median, and its ratio to
// that of the one it is compared with. Each figure is noted for the table at the end.

/** The middle of a list of numbers. */
export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Seconds of the processor that a call takes, and what it returns. */
function timed(work) {
  const started = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(started);
  return { seconds: (user + system) / 1e6, value };
}

/**
 * Runs the contestants in turn. `contestants` is `{ name: () => units }`: each
 * call does its work once and returns how many units (nodes, positions, plies)
 * it did. Returns `[{ name, perSecond, ratio, speeds }]`, where ratio is how many times
 * slower it is than `base`, by default the first: the median over the rounds of that round's ratio.
 */
export function compare(contestants, { rounds = 7, warmup = 2, base = Object.keys(contestants)[0] } = {}) {
  const names = Object.keys(contestants);
  const speeds = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmup; round < rounds; round++) {
    for (const name of names) {
      const { seconds, value } = timed(contestants[name]);
      if (round >= 0) speeds[name].push(value / seconds);
    }
  }
  return rank(
    names.map((name) => ({ name, speeds: speeds[name] })),
    base,
  );
}

/** The same measurement seen from another contestant. */
export function rank(rows, base) {
  const { speeds: first } = rows.find(({ name }) => name === base);
  return rows.map(({ name, speeds }) => ({
    name,
    speeds,
    perSecond: median(speeds),
    ratio: median(speeds.map((speed, round) => first[round] / speed)),
  }));
}

/** Microseconds of the processor that a call takes: the median of rounds of `times` calls. */
export function microseconds(call, times, rounds = 15) {
  const took = [];
  for (let round = -3; round < rounds; round++) {
    const { seconds } = timed(() => {
      for (let i = 0; i < times; i++) call(i);
    });
    if (round >= 0) took.push((seconds * 1e6) / times);
  }
  return median(took);
}

/** @type {[number, string][]} */
const units = [
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
];

export function speed(perSecond, unit) {
  const [factor, prefix] = units.find(([factor]) => perSecond >= factor) ?? [1, ''];
  return `${(perSecond / factor).toPrecision(3)} ${prefix}${unit}/s`;
}

/**
 * What the run has found, in the order of the table at its end.
 *
 * @type {{ figure: string, measured: string, goal: string, reached: boolean | null }[]}
 */
export const figures = [];

/** What was left out, and why. */
export const skipped = /** @type {string[]} */ ([]);

/**
 * Notes a figure. `reached` is null where nothing is to be reached.
 *
 * @param {string} figure
 * @param {string} measured
 */
export function note(figure, measured, goal = '', reached = /** @type {boolean | null} */ (null)) {
  figures.push({ figure, measured, goal, reached });
}

/** Says that something is left out. */
export function skip(what, why) {
  skipped.push(`${what}: ${why}`);
  console.log(`\n${what} is left out: ${why}`);
}

/** Whether a goal is reached, in words. */
export const verdict = (goal, reached) =>
  goal ? `goal ${goal}: ${reached ? 'reached' : 'NOT REACHED'}` : '';

/** Prints one figure as a small table; `goals` is `{ name: ratio to reach }`. */
export function print(title, unit, rows, goals = {}) {
  console.log(`\n${title}`);
  const base = rows.find(({ ratio }) => ratio === 1) ?? rows[0];
  for (const { name, perSecond, ratio } of rows) {
    const goal = goals[name];
    const line = `  ${name.padEnd(26)}${speed(perSecond, unit).padStart(18)}${`${ratio.toFixed(1)} x`.padStart(12)}   ${verdict(goal, ratio >= goal)}`;
    console.log(line.trimEnd());
    if (goal) note(title, `${ratio.toFixed(1)} x ${name}`, `${goal} x`, ratio >= goal);
  }
  if (Object.keys(goals).length === 0) note(title, speed(base.perSecond, unit));
}

/** Prints a figure that has one value, and where `most` is given the most that it may be. */
export function printValue(title, value, unit, most = 0, digits = 2) {
  const told = `${value.toFixed(digits)} ${unit}`;
  const goal = most ? `under ${most} ${unit}` : '';
  console.log(`  ${title.padEnd(44)}${told.padStart(12)}   ${verdict(goal, value < most)}`.trimEnd());
  note(title, told, goal, most ? value < most : null);
}
