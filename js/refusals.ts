// Which error stands behind what the program refuses?

import { ArgumentError, IllegalMoveError, MoveSyntaxError, PlyError, type ErrorCode } from './errors.js';
import type { Fault, Refusal } from './wire.js';

/** The codes of what names no move, or more than one. */
const SYNTAX: Readonly<Record<string, ErrorCode>> = {
  unreadable: 'ERR_MOVE_UNREADABLE',
  'null-move': 'ERR_MOVE_UNREADABLE',
  'not-standard': 'ERR_MOVE_UNREADABLE',
  ambiguous: 'ERR_MOVE_AMBIGUOUS',
  'promotion-missing': 'ERR_PROMOTION_MISSING',
};

/** Makes the error of letters for the pieces. */
export function unknownLetters(name: string): ArgumentError {
  return new ArgumentError(name, 'these letters are not known, or not told apart.');
}

/** Makes the error of an account with a fault, or with a move that cannot be read. */
export function faultError(fault: Fault | Refusal): Error {
  if (!('name' in fault)) return refusal(fault);
  const { code, name, text } = fault;
  if (code === 'ERR_PLY') return new PlyError(`${name}: ${text}`, { name });
  return new ArgumentError(name, text, {}, code as ErrorCode);
}

/** Makes the error of a refused move. */
export function refusal(refused: Refusal): MoveSyntaxError | IllegalMoveError {
  const { code, text, token, offset, candidates, explanation } = refused;
  const syntax = SYNTAX[code] as 'ERR_MOVE_UNREADABLE' | undefined;
  if (syntax) return new MoveSyntaxError(syntax, text, { token, offset, candidates });
  if (code === 'claim-move-binds' || code === 'ruling-binds') {
    return new IllegalMoveError('ERR_MOVE_NOT_ALLOWED', text, explanation, { moves: candidates });
  }
  return new IllegalMoveError('ERR_MOVE_ILLEGAL', text, explanation);
}
