import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { erased, events, personal, versioned } from '../event-sourcing/index.ts';
import { type NewEvent } from '../event-store/index.ts';
import { testMetadata } from '../testing/index.ts';
import { eventCodec } from './event-codec.ts';
import { subjectKeys } from './subject-keys.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '../testing/index.ts';

const set = events({
  Met: z.object({ name: personal(z.string()), mood: personal(z.string()).optional(), city: z.string() }),
  Left: z.object({ at: z.string() }),
});
/** The same type some years later: the name in two parts, and the city's country. */
const newer = events({
  Met: versioned(
    z.object({
      name: personal(z.object({ first: z.string() })),
      mood: personal(z.string()).optional(),
      city: z.string(),
      country: z.string(),
    }),
    ({ name, ...rest }) => ({
      ...rest,
      name: typeof name === 'string' ? { first: name } : name,
      country: 'PE',
    }),
  ),
});
const { schemaVersion: _, ...metadata } = testMetadata();
const met = { type: 'Met', data: { name: 'Ana', mood: 'bien', city: 'Lima' } };

const world = () => {
  const store = inMemoryEventStore();
  const keyStore = inMemoryKeyStore();
  const keys = subjectKeys(keyStore, Buffer.alloc(32, 1));
  const codec = eventCodec(keys);
  return {
    store,
    keyStore,
    keys,
    codec,
    write: async (stream: string, event: { type: string; data: unknown } = met): Promise<NewEvent> => {
      const encoded = await codec.encode(set, stream, event, randomUUID(), metadata);
      const { length } = await store.readStream(stream);
      await store.append(stream, [encoded], length === 0 ? 'noStream' : length - 1);
      return encoded;
    },
  };
};

describe('an event with personal data', () => {
  test('is stored without it and read with it', async () => {
    const { write, codec, store } = world();
    const stored = await write('person-1');
    // Between quotes: what is sealed may have three such letters in a row.
    expect(JSON.stringify(stored)).not.toMatch(/"(Ana|bien)"/);
    expect(stored.data).toMatchObject({ city: 'Lima' });
    const [read] = await codec.decode(set, await store.readStream('person-1'));
    expect(read).toMatchObject({ ...met, stream: 'person-1', revision: 0, position: '1' });
  });

  test('leaves out what was not given', async () => {
    const { write, codec, store } = world();
    await write('person-1', { type: 'Met', data: { name: 'Ana', city: 'Lima' } });
    const [read] = await codec.decode(set, await store.readStream('person-1'));
    expect(read!.data).toEqual({ name: 'Ana', city: 'Lima' });
  });

  test('reads as erased once its person is, and other persons stay', async () => {
    const { write, codec, store, keys } = world();
    await write('person-1');
    await write('person-2');
    await keys.erase('1');
    const stored = [...(await store.readStream('person-1')), ...(await store.readStream('person-2'))];
    const [gone, there] = await codec.decode(set, stored);
    expect(gone!.data).toEqual({ name: erased, mood: erased, city: 'Lima' });
    expect(there!.data).toEqual(met.data);
  });

  test('of an erased person is written without it, and makes no new key', async () => {
    const { write, codec, store, keys } = world();
    await keys.erase('1');
    const stored = await write('person-1');
    expect(stored.data).toEqual({ name: erased, mood: erased, city: 'Lima' });
    const [read] = await codec.decode(set, await store.readStream('person-1'));
    expect(read!.data).toEqual(stored.data);
  });

  test('can not be moved to another stream, type or field', async () => {
    const { write, codec, store } = world();
    await write('person-1');
    const [stored] = await store.readStream('person-1');
    const data = stored!.data as { name: unknown; mood: unknown };
    await write('person-2');
    const moved = { ...stored!, stream: 'person-2' };
    await expect(codec.decode(set, [moved])).rejects.toThrow();
    const swapped = { ...stored!, data: { ...data, name: data.mood, mood: data.name } };
    await expect(codec.decode(set, [swapped])).rejects.toThrow();
  });

  test('of an older version is brought up, with its personal data in clear', async () => {
    const { write, codec, store } = world();
    await write('person-1');
    const [read] = await codec.decode(newer, await store.readStream('person-1'));
    expect(read!.data).toEqual({ name: { first: 'Ana' }, mood: 'bien', city: 'Lima', country: 'PE' });
  });

  test('of an older version is brought up although its person was erased', async () => {
    const { write, codec, store, keys } = world();
    await write('person-1');
    await keys.erase('1');
    const [read] = await codec.decode(newer, await store.readStream('person-1'));
    expect(read!.data).toEqual({ name: erased, mood: erased, city: 'Lima', country: 'PE' });
  });
});

describe('an event that this code can not have written', () => {
  test.each([
    ['has a type that nobody knows', { type: 'Gone' }],
    ['has a type named like a part of every object', { type: 'constructor' }],
    ['misses a field', { data: { name: 'Ana' } }],
    ['is of a version to come', { metadata: { ...testMetadata(), schemaVersion: 2 } }],
    ['has no metadata', { metadata: {} }],
  ])('is refused when it %s', async (_, change) => {
    const { write, codec, store } = world();
    await write('person-1');
    const [stored] = await store.readStream('person-1');
    await expect(codec.decode(set, [{ ...stored!, ...change }])).rejects.toThrow();
  });

  test('is not written either', async () => {
    const { write } = world();
    await expect(write('person-1', { type: 'Met', data: { name: 7, city: 'Lima' } })).rejects.toThrow();
    await expect(write('person-1', { type: 'Gone', data: {} })).rejects.toThrow();
  });
});

test('a person without personal events gets no key', async () => {
  const { write, keyStore } = world();
  await write('person-1', { type: 'Left', data: { at: 'noon' } });
  expect((await keyStore.find(['1'])).size).toBe(0);
});
