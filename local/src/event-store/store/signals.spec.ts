/** Every waiter is woken by news. */
import { expect, test } from 'vitest';
import { createSignals } from './signals.ts';

const isSettled = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(() => resolve(false))),
  ]);
const never = new AbortController().signal;

test('a listener is woken by its own topic only', async () => {
  const signals = createSignals();
  const [ours, theirs] = [signals.listen('a').received(never), signals.listen('b').received(never)];
  signals.send(['a']);
  expect([await isSettled(ours), await isSettled(theirs)]).toEqual([true, false]);
});

test('a ring while the listener was looking for news is not missed', async () => {
  const signals = createSignals();
  const listener = signals.listen('a');
  listener.reset();
  signals.send(['a']);
  expect(await isSettled(listener.received(never))).toBe(true);
});

test('a ring from before the last look does not count', async () => {
  const signals = createSignals();
  const listener = signals.listen('a');
  signals.send(['a']);
  listener.reset();
  expect(await isSettled(listener.received(never))).toBe(false);
});

test('all are woken when everything has to be looked at again', async () => {
  const signals = createSignals();
  const waiting = ['a', 'b'].map((topic) => signals.listen(topic).received(never));
  signals.sendAll();
  expect(await Promise.all(waiting.map(isSettled))).toEqual([true, true]);
});

test('whoever gives up waiting is let go', async () => {
  const giveUp = new AbortController();
  const waiting = createSignals().listen('a').received(giveUp.signal);
  giveUp.abort();
  expect(await isSettled(waiting)).toBe(true);
});

test('whoever has left is not called', async () => {
  const signals = createSignals();
  const listener = signals.listen('a');
  listener.leave();
  const waiting = listener.received(never);
  signals.send(['a']);
  expect(await isSettled(waiting)).toBe(false);
});
