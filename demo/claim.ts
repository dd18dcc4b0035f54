/**
 * How does a player make a claim, and how is it put to the arbiter?
 */

import type { ArbiterError, ClaimKind, ClaimRequest, Color } from '../js/index.js';
import { Box } from './box.js';
import { clocksIn } from './clocks.js';
import { find, make } from './dom.js';
import type { Table } from './table.js';

/** Connects the form, and returns what fills it in from elsewhere and asks. */
export function connectClaim(table: Table): (request: ClaimRequest) => void {
  const form = find<HTMLFormElement>('claim-form');
  const kind = find<HTMLSelectElement>('claim-kind');
  const by = find<HTMLSelectElement>('claim-by');
  const intending = find<HTMLInputElement>('claim-move');
  const written = find<HTMLInputElement>('claim-written');
  const touched = find<HTMLInputElement>('claim-touched');
  const fault = form.querySelector(':scope > .fault')!;
  const clock = clocksIn(table, form, 'claim');
  const box = new Box(table, {
    place: find('claim-ruling'),
    fault: (error: ArbiterError | null) => {
      const isMove = error?.code.startsWith('ERR_MOVE');
      fault.replaceChildren();
      if (error !== null) {
        // What is wrong with a move is told in the language of the game.
        const told = make(
          'span',
          { lang: isMove ? table.voice.language : 'en' },
          table.voice.spell(error.message),
        );
        fault.append(`${table.voice.texts.claim.fault} `, told);
      }
      if (isMove) intending.setAttribute('aria-invalid', 'true');
      else intending.removeAttribute('aria-invalid');
    },
  });

  const ask = (): void => {
    const typed = intending.value.trim();
    const move = typed === '' ? '' : table.read(typed);
    const request: ClaimRequest = {
      kind: kind.value as ClaimKind,
      touched: touched.checked,
      written: written.checked,
      clock: clock(),
      ...(move === '' ? {} : { intending: move }),
      ...(by.value === '' ? {} : { by: by.value as Color }),
    };
    box.ask(() => table.game.claim(request), move === '' ? undefined : move);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  let { voice } = table;
  table.listen(() => {
    if (voice === table.voice) return;
    intending.value = table.voice.spell(voice.unspell(intending.value));
    voice = table.voice;
  });
  // Once a ruling is shown it follows what is changed in the question.
  form.addEventListener('change', () => {
    if (box.ruling !== null && !box.isApplied) ask();
  });
  return (request) => {
    kind.value = request.kind;
    by.value = request.by ?? '';
    intending.value = table.voice.spell(request.intending ?? '');
    written.checked = request.written ?? true;
    touched.checked = request.touched ?? false;
    ask();
  };
}
