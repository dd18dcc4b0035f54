/**
 * Does a host that changes some of the words, before the board can speak, leave the others whole?
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extras } from './later.js';
import { Spoken } from './spoken.js';
import { ENGLISH } from './strings/en.js';

test('words that are made of those the board has at first are English where they are not changed', async () => {
  const host = { root: {}, frame: {}, emit: () => true } as unknown as ConstructorParameters<
    typeof Spoken
  >[0];
  const spoken = new Spoken(host);
  const cancel = 'Not now';
  spoken.useStrings({ ...spoken.strings, cancel });
  await new Promise((resolve) => extras.use(resolve));
  assert.deepEqual({ ...spoken.strings }, { ...ENGLISH, cancel });
});
