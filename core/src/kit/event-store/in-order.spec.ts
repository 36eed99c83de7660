import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Message, scriptedSubscription } from '../testing/scripted-subscription.ts';
import { inOrder } from './in-order.ts';

type Signal = { kind: 'candidate'; at: unknown } | { kind: 'caughtUp' };

const events = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ event: from + index }));
const checkpoint = (at: number): Message => ({ control: 'checkpoint', argument: at });
const caughtUp: Message = { control: 'caughtUp' };

const ordered = (source = scriptedSubscription()) => ({
  source,
  items: inOrder<number, Signal>(source, {
    checkpoint: (at) => ({ kind: 'candidate', at }),
    caughtUp: () => ({ kind: 'caughtUp' }),
  }),
});

const word = (item: Signal | { readonly value: number }): unknown =>
  'value' in item ? item.value : item.kind === 'candidate' ? `checkpoint ${String(item.at)}` : 'caught up';

/** Reads slowly, so that control messages have every chance to overtake. */
const readAll = async (items: AsyncIterable<Signal | { readonly value: number }>, read: unknown[] = []) => {
  for await (const item of items) {
    read.push(word(item));
    await turn();
  }
  return read;
};

describe('control messages', () => {
  test('overtake events where they are taken as they are emitted', async () => {
    const source = scriptedSubscription();
    const seen: unknown[] = [];
    source.on('checkpoint', (at) => seen.push(`checkpoint ${String(at)}`));
    source.send(...events(1, 8), checkpoint(8));
    source.finish();
    for await (const event of source) seen.push(event);
    expect(seen[0]).toBe('checkpoint 8');
  });

  test('come after all events that were before them, however full the buffer', async () => {
    const { source, items } = ordered();
    const reading = readAll(items);
    source.send(
      ...events(1, 20),
      checkpoint(20),
      ...events(21, 60),
      caughtUp,
      checkpoint(60),
      ...events(61, 62),
    );
    source.finish();
    const expected: unknown[] = Array.from({ length: 62 }, (_, index) => index + 1);
    expected.splice(60, 0, 'caught up', 'checkpoint 60');
    expected.splice(20, 0, 'checkpoint 20');
    expect(await reading).toEqual(expected);
  });

  test('without any event are heard at once', async () => {
    const { source, items } = ordered();
    const next = items.next();
    source.send(caughtUp);
    expect((await next).value).toEqual({ kind: 'caughtUp' });
    await items.return(undefined);
  });
});

test('the end of the stream is the end, after everything was read', async () => {
  const { source, items } = ordered();
  source.send(...events(1, 30), caughtUp);
  source.finish();
  expect(await readAll(items)).toEqual([...Array.from({ length: 30 }, (_, index) => index + 1), 'caught up']);
});

test('an error comes after the events that were there before it', async () => {
  const { source, items } = ordered();
  const read: unknown[] = [];
  const reading = readAll(items, read);
  source.send(...events(1, 10));
  await turn();
  source.fail(new Error('connection lost'));
  await expect(reading).rejects.toThrow('connection lost');
  expect(read).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('an error while nothing is there wakes the reader', async () => {
  const { source, items } = ordered();
  const next = items.next();
  await turn();
  source.fail(new Error('connection lost'));
  await expect(next).rejects.toThrow('connection lost');
});

test('a reader that leaves closes the stream; one that waits is woken when it is closed', async () => {
  const left = ordered();
  left.source.send(...events(1, 3));
  await left.items.next();
  await left.items.return(undefined);
  expect(left.source.destroyed).toBe(true);

  const waiting = ordered();
  const next = waiting.items.next();
  await turn();
  waiting.source.destroy();
  expect((await next).done).toBe(true);
});

test('an exception of the reader is the reader’s, and closes the stream instead of leaving it hung', async () => {
  const { source, items } = ordered();
  source.send(...events(1, 3), checkpoint(3), ...events(4, 6));
  const reading = (async () => {
    for await (const item of items) if ('kind' in item) throw new Error('no room for a checkpoint');
  })();
  await expect(reading).rejects.toThrow('no room for a checkpoint');
  expect(source.destroyed).toBe(true);
});
