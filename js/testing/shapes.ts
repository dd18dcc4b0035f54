// Is an answer of the shape that the types of js/wire.ts promise? The types are
// read from that file, which is generated from the Go structs, so this looks at
// what package vert really makes of them.

import { readFileSync } from 'node:fs';

const source = readFileSync('js/wire.ts', 'utf8').replace(/\/\*\*[^]*?\*\//g, '');
const interfaces = new Map(
  [...source.matchAll(/export interface (\w+) \{([^}]*)\}/g)].map(([, name, body]) => [
    name!,
    [...body!.matchAll(/(\w+): ([^;]+);/g)].map(([, field, type]) => [field!, type!] as const),
  ]),
);
const unions = new Map(
  [...source.matchAll(/export type (\w+) =([^;]+);/g)].map(([, name, body]) => [
    name!,
    [...body!.matchAll(/'([^']*)'/g)].map(([, value]) => value!),
  ]),
);

/** Returns what does not fit, as paths with what is wrong there; empty where all is as promised. */
export function misfits(value: unknown, type: string, path = type): string[] {
  if (type.endsWith(' | null')) return value === null ? [] : misfits(value, type.slice(0, -7), path);
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${path} is no array but ${value}`];
    return value.flatMap((item, i) => misfits(item, type.slice(0, -2), `${path}[${i}]`));
  }
  if (type === 'null') return value === null ? [] : [`${path} is not null`];
  const fields = interfaces.get(type);
  if (fields) {
    if (value === null || typeof value !== 'object') return [`${path} is no object but ${value}`];
    const names = fields.map(([name]) => name);
    const others = Object.keys(value).filter((name) => !names.includes(name));
    return [
      ...others.map((name) => `${path}.${name} is not promised`),
      ...fields.flatMap(([name, kind]) =>
        misfits((value as Record<string, unknown>)[name], kind, `${path}.${name}`),
      ),
    ];
  }
  if (type === 'Square')
    return /^[a-h][1-8]$/.test(String(value)) ? [] : [`${path} is no square but ${value}`];
  const words = unions.get(type);
  if (words) return words.includes(value as string) ? [] : [`${path} is ${String(value)}`];
  return typeof value === type ? [] : [`${path} is no ${type} but ${String(value)}`];
}
