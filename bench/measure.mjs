// How is a figure measured? Every contestant does the same work in turn, round
// after round, so that a change of the machine's speed meets all of them alike.
// Time is that of the processor, collecting garbage included, so that what else
// runs on the machine counts less. What is quoted is the median, and its ratio to
// the first contestant's.

/** The middle of a list of numbers. */
export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Runs the contestants in turn. `contestants` is `{ name: () => units }`: each
 * call does its work once and returns how many units (nodes, positions, plies)
 * it did. Returns `[{ name, perSecond, ratio }]`, where ratio is how many times
 * slower it is than the first, the median over the rounds of that round's ratio.
 */
export function compare(contestants, { rounds = 7, warmup = 2 } = {}) {
  const names = Object.keys(contestants);
  const speeds = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmup; round < rounds; round++) {
    for (const name of names) {
      const started = process.cpuUsage();
      const units = contestants[name]();
      const { user, system } = process.cpuUsage(started);
      const seconds = (user + system) / 1e6;
      if (round >= 0) speeds[name].push(units / seconds);
    }
  }
  const first = speeds[names[0]];
  return names.map((name) => ({
    name,
    perSecond: median(speeds[name]),
    ratio: median(speeds[name].map((speed, round) => first[round] / speed)),
  }));
}

/** @type {[number, string][]} */
const units = [
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
];

function speed(perSecond, unit) {
  const [factor, prefix] = units.find(([factor]) => perSecond >= factor) ?? [1, ''];
  return `${(perSecond / factor).toPrecision(3)} ${prefix}${unit}/s`;
}

/** Prints one figure as a small table; `goals` is `{ name: ratio to reach }`. */
export function print(title, unit, rows, goals = {}) {
  console.log(`\n${title}`);
  for (const { name, perSecond, ratio } of rows) {
    const goal = goals[name]
      ? `goal ${goals[name]}: ${ratio >= goals[name] ? 'reached' : 'NOT REACHED'}`
      : '';
    const line = `  ${name.padEnd(26)}${speed(perSecond, unit).padStart(18)}${`${ratio.toFixed(1)} x`.padStart(12)}   ${goal}`;
    console.log(line.trimEnd());
  }
}
