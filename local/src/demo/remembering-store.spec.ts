import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type EventStore, type NewEvent } from '@cotejo/core/kit/event-store';
import { rememberingStore } from './remembering-store.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

const newEvent = (): NewEvent => ({
  id: randomUUID(),
  type: 'SomethingHappened',
  data: { text: 'ñandú', nothing: undefined },
  metadata: { commandId: randomUUID() },
});

const counted = (store: EventStore) => {
  const asked: string[] = [];
  return {
    asked,
    store: {
      ...store,
      readStream: (stream: string, from?: number) => {
        asked.push(stream);
        return store.readStream(stream, from);
      },
    },
  };
};

test('what was read or written is answered from memory, as the store would answer', async () => {
  const inMemory = inMemoryEventStore();
  const { store, asked } = counted(inMemory);
  const remembering = rememberingStore(store);
  expect(await remembering.readStream('test-1')).toEqual([]);
  await remembering.append('test-1', [newEvent()], 'noStream');
  await remembering.append('test-1', [newEvent(), newEvent()], 0);

  const facts = ({ id, stream, revision, type, data, metadata }: Record<string, unknown>) => {
    return { id, stream, revision, type, data, metadata };
  };
  const written = await inMemory.readStream('test-1');
  expect((await remembering.readStream('test-1')).map(facts)).toEqual(written.map(facts));
  expect((await remembering.readStream('test-1', 2)).map(facts)).toEqual(written.slice(2).map(facts));
  expect(asked).toEqual(['test-1']);
});

test('what others have written is read once', async () => {
  const inMemory = inMemoryEventStore();
  await inMemory.append('test-1', [newEvent(), newEvent()], 'noStream');
  const { store, asked } = counted(inMemory);
  const remembering = rememberingStore(store);
  expect(await remembering.readStream('test-1', 1)).toEqual(await inMemory.readStream('test-1', 1));
  expect(await remembering.readStream('test-1')).toEqual(await inMemory.readStream('test-1'));
  expect(asked).toEqual(['test-1']);
});

test('a stream whose append failed or repeated is asked for again', async () => {
  const inMemory = inMemoryEventStore();
  const { store, asked } = counted(inMemory);
  const remembering = rememberingStore(store);
  const event = newEvent();
  expect(await remembering.readStream('test-1')).toEqual([]);
  await inMemory.append('test-1', [newEvent()], 'noStream');
  await expect(remembering.append('test-1', [event], 'noStream')).rejects.toThrow('expected revision');
  expect(await remembering.readStream('test-1')).toEqual(await inMemory.readStream('test-1'));
  await remembering.append('test-1', [event], 0);
  await remembering.append('test-1', [event], 0);
  expect(await remembering.readStream('test-1')).toEqual(await inMemory.readStream('test-1'));
  expect(asked).toEqual(['test-1', 'test-1', 'test-1']);
});
