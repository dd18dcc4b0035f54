// Is what a caller passes what was asked for?
//
// Nothing of a caller's reaches Go but strings, numbers in range and booleans:
// the fields of objects are read once, here, so that a getter that throws or
// changes its mind does no harm.

import { ArgumentError } from './errors.js';

/** Says what a value is, without trusting it. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value;
}

const NOTHING: Record<string, unknown> = Object.freeze({});

function wrong(name: string, wanted: string, value: unknown): ArgumentError {
  return new ArgumentError(name, `${wanted} was expected, not ${kindOf(value)}.`, { wanted });
}

/** A string. */
export function string(name: string, value: unknown): string {
  if (typeof value !== 'string') throw wrong(name, 'a string', value);
  return value;
}

/** A whole number from least to most. */
export function integer(name: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw wrong(name, `a whole number from ${least} to ${most}`, value);
  }
  return value;
}

/** The index of one of some words; `fallback` stands for undefined, where it is one. */
export function choice(name: string, value: unknown, words: readonly string[], fallback = -1): number {
  const index = value === undefined ? fallback : words.indexOf(value as string);
  if (index < 0) throw wrong(name, words.map((word) => `'${word}'`).join(' or '), value);
  return index;
}

/** true or false; `fallback` stands for undefined. */
export function flag(name: string, value: unknown, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (typeof value !== 'boolean') throw wrong(name, 'true or false', value);
  return value;
}

/**
 * What a function reads from an object, each field once; the object is empty where the argument is
 * undefined. Destructuring in the function is the fast way.
 */
export function fields<T>(name: string, value: unknown, read: (object: Record<string, unknown>) => T): T {
  if (value === undefined) return read(NOTHING);
  if (value === null || typeof value !== 'object') throw wrong(name, 'an object', value);
  try {
    return read(value as Record<string, unknown>);
  } catch (cause) {
    throw new ArgumentError(name, 'it cannot be read.', {}, 'ERR_ARGUMENT', cause);
  }
}

/** The fields of an object by their names; shorter than `fields`, for what is asked seldom. */
export function pick<K extends string>(name: string, value: unknown, ...keys: K[]): Record<K, unknown> {
  return fields(name, value, (object) => {
    const read = {} as Record<K, unknown>;
    for (const key of keys) read[key] = object[key];
    return read;
  });
}

/** A list of whole numbers from 0 to most, copied; each is read once. */
export function indices(name: string, value: unknown, most: number): number[] {
  try {
    if (Array.isArray(value)) return Array.from(value, (n, i) => integer(`${name}[${i}]`, n, 0, most));
  } catch (cause) {
    if (cause instanceof ArgumentError) throw cause;
    throw new ArgumentError(name, 'it cannot be read.', {}, 'ERR_ARGUMENT', cause);
  }
  throw wrong(name, 'an array of whole numbers', value);
}

/** The longest account that is read, in UTF-16 units. */
const LONGEST_ACCOUNT = 1 << 14;

/**
 * What a caller tells, as the JSON of a pair: what happened, and the options. Getters run here, and
 * nothing of the caller's reaches Go but text, which is read there with every field's name.
 */
export function account(name: string, told: unknown, options?: unknown): string {
  let text: string;
  try {
    text = JSON.stringify([told, options]);
  } catch (cause) {
    throw new ArgumentError(name, 'it cannot be read.', {}, 'ERR_ARGUMENT', cause);
  }
  if (text.length > LONGEST_ACCOUNT) throw new ArgumentError(name, 'it is too long.');
  return text;
}
