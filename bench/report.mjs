// What did a run find? A table in Markdown and a file of JSON, with what they were measured on.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { figures, skipped } from './measure.mjs';

const load = () => loadavg().map((value) => Number(value.toFixed(2)));

/** What the figures depend on besides the program. */
export const machine = {
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memory: `${(totalmem() / 1e9).toFixed(1)} GB`,
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  started: new Date().toISOString(),
  loadBefore: load(),
};

const cell = (text) => text.replaceAll('|', '\\|');

/** The table of all figures that have been noted. */
function table() {
  const mark = (reached) => (reached === null ? '' : reached ? 'yes' : '**no**');
  const rows = figures.map(({ figure, measured, goal, reached }) => [figure, measured, goal, mark(reached)]);
  return [
    '| figure | measured | goal | reached |',
    '|---|---|---|---|',
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  ].join('\n');
}

/** Prints the table and writes the file. */
export function report(file, seconds) {
  const told = { ...machine, loadAfter: load(), seconds: Math.round(seconds) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine: told, figures, skipped }, null, 2)}\n`);
  console.log(`\n${table()}\n`);
  console.log(
    `${told.processor}, ${told.cores} cores, ${told.system}, Node ${told.node}; load ${told.loadBefore[0]} before and ${told.loadAfter[0]} after; ${told.seconds} s`,
  );
  for (const line of skipped) console.log(`Left out: ${line}`);
  const missed = figures.filter(({ reached }) => reached === false).length;
  console.log(
    `${missed === 0 ? 'Every goal is reached' : `${missed} goals are not reached`}; all of it is in ${file}`,
  );
}
