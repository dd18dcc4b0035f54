// How does an error cross between the page and the worker, and stay what it was?
//
// A structured clone keeps neither the class nor the fields of an error, so both go as data.

import {
  ArbiterError,
  ArgumentError,
  BudgetError,
  FenError,
  IllegalMoveError,
  InstanceDeadError,
  MoveSyntaxError,
  PgnError,
  PlyError,
  StaleHandleError,
  WasmLoadError,
  WorkerError,
} from '../errors.js';

/** An error as plain data. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  /** Its fields: code, details, and problems or explanation. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly cause: Fault | null;
}

/** Every class there is; a namespace would say it shorter, and costs each user of the package a file. */
const classes = [
  ArbiterError,
  ArgumentError,
  BudgetError,
  FenError,
  IllegalMoveError,
  InstanceDeadError,
  MoveSyntaxError,
  PgnError,
  PlyError,
  StaleHandleError,
  WasmLoadError,
  WorkerError,
];

/** Makes data of what was thrown. */
export function packError(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) {
    return { name: 'Error', message: String(thrown), stack: undefined, fields: {}, cause: null };
  }
  const { name, message, stack, cause } = thrown;
  const fields = thrown instanceof ArbiterError ? { ...thrown } : {};
  return { name, message, stack, fields, cause: cause === undefined ? null : packError(cause) };
}

/** Makes the error again, of its class where that is one of this package. */
export function unpackError({ name, message, stack, fields, cause }: Fault): Error {
  const error = new Error(message, cause ? { cause: unpackError(cause) } : undefined);
  const type = classes.find(({ prototype }) => prototype.name === name);
  if (type) Object.setPrototypeOf(error, type.prototype as object);
  else Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  if (stack !== undefined) {
    Object.defineProperty(error, 'stack', { value: stack, configurable: true, writable: true });
  }
  return Object.assign(error, fields);
}

/** What a search has failed with; the program dies of one that has no memory left. */
export function searchError(error: unknown, states: number | undefined): unknown {
  if (!(error instanceof InstanceDeadError)) return error;
  const text = 'The search has failed, for want of memory; allow fewer states.';
  return new BudgetError('ERR_OUT_OF_MEMORY', text, { states }, error);
}
