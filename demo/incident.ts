/**
 * How is an incident reported, and how is it put to the arbiter?
 *
 * The form shows only the fields of the kind that is chosen.
 */

import type { ArbiterError, Incident } from '../js/index.js';
import { Box } from './box.js';
import { clocksIn } from './clocks.js';
import { errorOf, fill, find, make, type Choice } from './dom.js';
import { momentsOf } from './evidence.js';
import { KINDS, type Field, type Kind } from './kinds.js';
import type { Table } from './table.js';
import type { Tabs } from './tabs.js';
import { WORDS } from './verdict.js';

/** Connects the form, and returns what fills it in from elsewhere and asks. */
export function connectIncident(table: Table, tabs: Tabs): (incident: Incident) => void {
  const form = find<HTMLFormElement>('incident-form');
  const kind = find<HTMLSelectElement>('incident-kind');
  const fields = find('incident-fields');
  const fault = form.querySelector(':scope > .fault')!;
  const clock = clocksIn(table, form, 'incident');
  const box = new Box(table, {
    place: find('incident-ruling'),
    fault: (error: ArbiterError | null) => {
      const told = error === null ? [] : [`${table.voice.texts.incident.fault} `, errorOf(error)];
      fault.replaceChildren(...told);
      markField(error);
    },
  });

  const draw = (): void =>
    fields.replaceChildren(...KINDS[kind.value as Kind].fields.map((field) => fieldOf(table, field)));
  const ask = (): void => {
    const account: Record<string, unknown> = { kind: kind.value };
    for (const field of KINDS[kind.value as Kind].fields) {
      const value = readField(field, table.game.ply + 1);
      if (value !== undefined) account[field.name] = value;
    }
    const incident = account as unknown as Incident;
    const options = { clock: clock() };
    box.ask(() => table.game.incident(incident, options));
  };
  kind.addEventListener('change', () => {
    draw();
    box.clear();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  form.addEventListener('change', (event) => {
    if (event.target !== kind && box.ruling !== null && !box.isApplied) ask();
  });
  /** Draws the fields anew, with what they told. */
  const again = (): void => {
    const told = KINDS[kind.value as Kind].fields.map((field) => [field.name, valueIn(field.name)] as const);
    draw();
    for (const [name, value] of told) fillIn(table, name, value);
  };
  table.write((voice) => {
    const isFirst = kind.options.length === 0;
    fill(
      kind,
      (Object.keys(KINDS) as Kind[]).map((name) => [name, voice.say(`incident.${name}`)]),
    );
    if (isFirst) draw();
    else again();
  });
  // The fields that name a move of the record list those up to the position on the board.
  const refresh = (): void => {
    if (tabs.current !== 'incident' || box.ruling !== null) return;
    again();
  };
  tabs.listen(refresh);
  table.listen(({ position }) => {
    if (position) refresh();
  });
  return ({ kind: wanted, ...told }) => {
    kind.value = wanted;
    draw();
    const next = table.game.ply + 1;
    for (const [name, value] of Object.entries(told))
      fillIn(table, name, name === 'ply' && value === next ? NEXT : value);
    ask();
  };
}

/** The half-move after the last of the record. */
const NEXT = 'next';

const idOf = (name: string): string => `incident-${name}`;

function fieldOf(table: Table, field: Field): HTMLElement {
  const id = idOf(field.name);
  const text = field.label(table.voice);
  if (field.type === 'flag') {
    const box = make('input', { id, type: 'checkbox' });
    box.checked = field.on ?? false;
    return make('p', { class: 'field is-flag' }, make('label', { for: id }, box, ` ${text}`));
  }
  const label = make('label', { for: id }, text);
  if (field.type === 'number') {
    const { min, max, value } = field;
    const attributes = { id, type: 'number', min: `${min}`, max: `${max}`, value: `${value}`, required: '' };
    return make('p', { class: 'field' }, label, make('input', attributes));
  }
  if (field.type === 'squares') {
    const attributes = {
      id,
      type: 'text',
      size: '6',
      maxlength: '5',
      placeholder: 'e1g1',
      autocomplete: 'off',
    };
    return make('p', { class: 'field' }, label, make('input', { ...attributes, spellcheck: 'false' }));
  }
  const options = choicesOf(table, field).map(([value, name]) => make('option', { value }, name));
  return make('p', { class: 'field' }, label, make('select', { id }, ...options));
}

function choicesOf(table: Table, field: Field): readonly Choice[] {
  const { voice } = table;
  const { incident } = voice.texts;
  switch (field.type) {
    case 'color':
      return [
        ...(field.named ? [] : [['', incident.byMove] as const]),
        ['white', voice.say('white')],
        ['black', voice.say('black')],
      ];
    case 'choice':
      return field.choices.map(([value, label]) => [value, label(voice)]);
    case 'ply': {
      const plies = pliesOf(table).slice(1).reverse();
      if (field.open !== null) return [['', field.open(voice)], ...plies];
      return [[NEXT, incident.justMade], ...plies];
    }
    case 'identified':
      return [
        ['', incident.isKnown],
        ['false', incident.isUnknown],
        ...pliesOf(table).map(([value, name]): Choice => [value, incident.lastKnown(name)]),
      ];
    default:
      return [];
  }
}

/** The half-moves of the record by their ply. */
function pliesOf(table: Table): Choice[] {
  const { start } = WORDS[table.voice.language];
  return momentsOf(table).map(({ move }, ply) => [String(ply), move === '' ? start : move]);
}

/** What a field tells; undefined for nothing, which leaves the default to the arbiter. */
function readField(field: Field, next: number): unknown {
  const element = find<HTMLInputElement>(idOf(field.name));
  if (field.type === 'flag') return element.checked;
  const value = element.value.trim();
  if (value === '') return undefined;
  if (field.type === 'identified' && value === 'false') return false;
  if (value === NEXT) return next;
  const isNumber = field.type === 'number' || field.type === 'ply' || field.type === 'identified';
  return isNumber || field.name === 'offence' ? Number(value) : value;
}

function valueIn(name: string): unknown {
  const element = document.getElementById(idOf(name)) as HTMLInputElement | null;
  return element?.type === 'checkbox' ? element.checked : element?.value;
}

/** Fills a field in; a ply that the record does not have is added to what can be chosen. */
function fillIn({ voice }: Table, name: string, value: unknown): void {
  const element = document.getElementById(idOf(name)) as HTMLInputElement | HTMLSelectElement | null;
  if (element === null || value === undefined) return;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    element.checked = value === true;
    return;
  }
  const text = value === true ? '' : String(value);
  if (element instanceof HTMLSelectElement && ![...element.options].some((one) => one.value === text)) {
    element.append(make('option', { value: text }, voice.texts.incident.beyond(text)));
  }
  element.value = text;
}

/** Marks the field at fault. */
function markField(error: ArbiterError | null): void {
  const { name } = (error?.details ?? {}) as { name?: unknown };
  for (const field of find('incident-fields').querySelectorAll('input, select')) {
    if (typeof name === 'string' && name === `incident.${field.id.slice('incident-'.length)}`) {
      field.setAttribute('aria-invalid', 'true');
    } else {
      field.removeAttribute('aria-invalid');
    }
  }
}
