/**
 * What do the clocks show, where somebody tells it?
 *
 * Minutes and seconds as on a clock: 1:30, or 0:05:00 with hours. Both must be told, or none counts.
 */

import type { Clock } from '../js/index.js';
import { make } from './dom.js';

/** Puts the two fields into a form and returns what reads them: undefined for not told. */
export function clocksIn(form: HTMLElement, prefix: string): () => Clock | undefined {
  const place = form.querySelector('.clocks .fields')!;
  const [white, black] = (['white', 'black'] as const).map((color) => {
    const id = `${prefix}-clock-${color}`;
    const input = make('input', {
      id,
      type: 'text',
      size: '7',
      maxlength: '8',
      placeholder: 'min:sec',
      pattern: '\\d{1,3}(:[0-5]?\\d){0,2}',
      autocomplete: 'off',
    });
    const name = color === 'white' ? 'White has left' : 'Black has left';
    place.append(make('p', { class: 'field' }, make('label', { for: id }, name), input));
    return input;
  });
  return () => {
    const clock = { white: readTime(white!.value), black: readTime(black!.value) };
    return clock.white === null || clock.black === null
      ? undefined
      : { white: clock.white, black: clock.black };
  };
}

/** Milliseconds of a time such as "5", "1:30" or "0:05:00"; null where it is none. */
export function readTime(text: string): number | null {
  const parts = text.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,3}$/.test(part))) return null;
  const [hours, minutes, seconds] =
    parts.length === 3 ? parts : parts.length === 2 ? ['0', ...parts] : ['0', parts[0]!, '0'];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
