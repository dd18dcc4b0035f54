import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Later } from './later.js';

const moment = () => new Promise((done) => setImmediate(done));

test('a part is loaded once, at the first use, and what waits is done in its order', async () => {
  let loads = 0;
  const done: number[] = [];
  const later = new Later(async () => ++loads);
  await moment();
  assert.equal(loads, 0);
  later.use(() => done.push(1));
  later.use(() => done.push(2));
  assert.equal(done.length, 0);
  await moment();
  later.use(() => done.push(3));
  assert.equal(later.part, loads);
  assert.equal(loads, 1);
  assert.deepEqual(done, [1, 2, 3]);
});

test('what is dropped while it waits is not done', async () => {
  const done: number[] = [];
  const later = new Later(async () => 'part');
  later.use(() => done.push(1));
  later.drop();
  later.use(() => done.push(2));
  await moment();
  assert.deepEqual(done, [2]);
});

test('a part that could not be loaded is asked for again, and what waited is not done late', async () => {
  let isOnline = false;
  const done: number[] = [];
  const later = new Later(() => (isOnline ? Promise.resolve('part') : Promise.reject(new Error('offline'))));
  later.use(() => done.push(1));
  await moment();
  isOnline = true;
  later.use(() => done.push(2));
  await moment();
  assert.deepEqual(done, [2]);
});

test('what throws leaves those behind it their turn, and its error is heard', async () => {
  const heard: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => heard.push(error.message));
  try {
    for (const isOnline of [true, false]) {
      const done: number[] = [];
      const later = new Later(() =>
        isOnline ? Promise.resolve('part') : Promise.reject(new Error('offline')),
      );
      const fail = (): never => {
        throw new Error(isOnline ? 'act' : 'otherwise');
      };
      later.use(isOnline ? fail : () => {}, fail);
      later.use(
        () => done.push(1),
        () => done.push(2),
      );
      await moment();
      assert.deepEqual(done, [isOnline ? 1 : 2]);
    }
    assert.deepEqual(heard, ['act', 'otherwise']);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const other of others) process.on('uncaughtException', other);
  }
});
