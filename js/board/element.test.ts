import assert from 'node:assert/strict';
import { test } from 'node:test';

test('where there is no DOM the element can be imported, and defining it does nothing', async () => {
  assert.equal('HTMLElement' in globalThis, false);
  const { ChessBoardElement } = await import('./define.js');
  ChessBoardElement.define();
  assert.equal(ChessBoardElement.name, 'ChessBoardElement');
  assert.equal('customElements' in globalThis, false);
});

test('the class and the names it needs come from one entry', async () => {
  const index = await import('./index.js');
  assert.deepEqual(Object.keys(index).sort(), [
    'ChessBoardElement',
    'ENGLISH',
    'loadStrings',
    'readPlacement',
    'shapesOf',
  ]);
});
