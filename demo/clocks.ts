/**
 * What do the clocks show, where somebody tells it?
 *
 * Minutes and seconds as on a clock: 1:30, or 0:05:00 with hours. Both must be told, or none counts;
 * what is missing or cannot be read is said beneath the fields.
 */

import type { Clock } from '../js/index.js';
import { make } from './dom.js';
import { Report } from './report.js';
import type { Table } from './table.js';
import type { Texts } from './texts/texts.js';

const COLORS = ['white', 'black'] as const;

/** Puts the two fields into a form and returns what reads them: undefined for not told. */
export function clocksIn(table: Table, form: HTMLElement, prefix: string): () => Clock | undefined {
  const place = form.querySelector('.clocks .fields')!;
  const note = make('p', { class: 'fault', id: `${prefix}-clock-note`, role: 'status' });
  const inputs = COLORS.map((color) => {
    const id = `${prefix}-clock-${color}`;
    const input = make('input', {
      id,
      type: 'text',
      size: '7',
      maxlength: '9',
      autocomplete: 'off',
      'aria-describedby': note.id,
    });
    const label = make('label', { for: id });
    table.write(({ texts: { clocks } }) => {
      label.textContent = clocks[color];
      input.placeholder = clocks.format;
    });
    place.append(make('p', { class: 'field' }, label, input));
    return input;
  });
  place.after(note);
  const report = new Report(table, note);
  return () => {
    const times = inputs.map(({ value }) => (value.trim() === '' ? undefined : readTime(value)));
    inputs.forEach((input, index) => {
      if (times[index] === null) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    });
    report.tell(({ texts }) => [faultOf(times, texts)]);
    const [white, black] = times;
    return white == null || black == null ? undefined : { white, black };
  };
}

function faultOf(times: readonly (number | null | undefined)[], { clocks }: Texts): string {
  if (times.includes(null)) return clocks.noTime;
  const told = times.filter((time) => time !== undefined);
  return told.length === 1 ? clocks.onlyOne : '';
}

/** Milliseconds of a time such as "5", "1:30" or "0:05:00"; null where it is none. */
function readTime(text: string): number | null {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !/^\d{1,3}$/.test(parts[0]!)) return null;
  if (parts.slice(1).some((part) => !/^[0-5]?\d$/.test(part))) return null;
  const [hours, minutes, seconds] =
    parts.length === 3 ? parts : parts.length === 2 ? ['0', ...parts] : ['0', parts[0]!, '0'];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
