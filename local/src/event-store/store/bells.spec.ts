/** Nobody who waits for news sleeps through it. */
import { expect, test } from 'vitest';
import { createBells } from './bells.ts';

const isSettled = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);
const never = new AbortController().signal;

test('a listener is woken by its own topic only', async () => {
  const bells = createBells();
  const [ours, theirs] = [bells.listen('a').rung(never), bells.listen('b').rung(never)];
  bells.ring(['a']);
  expect([await isSettled(ours), await isSettled(theirs)]).toEqual([true, false]);
});

test('a ring while the listener was looking for news is not missed', async () => {
  const bells = createBells();
  const listener = bells.listen('a');
  listener.reset();
  bells.ring(['a']);
  expect(await isSettled(listener.rung(never))).toBe(true);
});

test('a ring from before the last look does not count', async () => {
  const bells = createBells();
  const listener = bells.listen('a');
  bells.ring(['a']);
  listener.reset();
  expect(await isSettled(listener.rung(never))).toBe(false);
});

test('all are woken when everything has to be looked at again', async () => {
  const bells = createBells();
  const waiting = ['a', 'b'].map((topic) => bells.listen(topic).rung(never));
  bells.ringAll();
  expect(await Promise.all(waiting.map(isSettled))).toEqual([true, true]);
});

test('whoever gives up waiting is let go', async () => {
  const giveUp = new AbortController();
  const waiting = createBells().listen('a').rung(giveUp.signal);
  giveUp.abort();
  expect(await isSettled(waiting)).toBe(true);
});

test('whoever has left is not called', async () => {
  const bells = createBells();
  const listener = bells.listen('a');
  listener.leave();
  const waiting = listener.rung(never);
  bells.ring(['a']);
  expect(await isSettled(waiting)).toBe(false);
});
