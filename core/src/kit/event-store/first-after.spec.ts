import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstAfter } from './first-after.ts';
import { inMemoryEventStore } from '../testing/index.ts';

const events = (count: number, type: string) =>
  Array.from({ length: count }, () => ({ id: randomUUID(), type, data: {}, metadata: {} }));

const storeWith = async () => {
  const store = inMemoryEventStore();
  const [first] = events(1, 'SomethingHappened');
  const { position } = await store.append('test-1', [first!], 'noStream');
  return { store, first: first!, position };
};

test('what comes next is found behind any number of system events', async () => {
  const { store, position } = await storeWith();
  const [next] = events(1, 'SomethingHappened');
  await store.append('test-1', [...events(2_000, '$statistics'), next!], 0);
  expect(await firstAfter(store, position)).toMatchObject({ id: next!.id });
});

test('nothing comes next where only system events do', async () => {
  const { store, position } = await storeWith();
  await store.append('test-1', events(2_000, '$statistics'), 0);
  expect(await firstAfter(store, position)).toBeUndefined();
});

test('the log begins with its first event', async () => {
  const { store, first } = await storeWith();
  expect(await firstAfter(store, 'start')).toMatchObject({ id: first.id });
});
