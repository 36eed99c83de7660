import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Decider, type EventOf, events, isErased, personal } from '../event-sourcing/index.ts';
import { type EventStore } from '../event-store/index.ts';
import { eventCodec, subjectKeys } from '../personal-data/index.ts';
import { testMetadata } from '../testing/index.ts';
import { aggregateLoader, aggregateMemory } from './load.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '../testing/index.ts';

const set = events({ Named: z.object({ name: personal(z.string()) }) });
const counted = events({ Counted: z.object({ by: z.int() }) });
type Named = EventOf<typeof set>;
const names: Decider<readonly unknown[], Named> = {
  stream: (id) => `names-${id}`,
  events: set,
  initial: [],
  evolve: (state, event) => [...state, isErased(event.data.name) ? 'erased' : event.data.name],
};
const counts: Decider<number, EventOf<typeof counted>> = {
  stream: (id) => `counts-${id}`,
  events: counted,
  initial: 0,
  evolve: (sum, { data }) => sum + data.by,
};
const { schemaVersion: _, ...metadata } = testMetadata();

const world = () => {
  const inner = inMemoryEventStore();
  const reads: number[] = [];
  const store: EventStore = {
    ...inner,
    readStream: (stream, from = 0) => {
      reads.push(from);
      return inner.readStream(stream, from);
    },
  };
  const keyStore = inMemoryKeyStore();
  const codecOf = () => eventCodec(subjectKeys(keyStore, Buffer.alloc(32, 1)));
  const codec = codecOf();
  const reading = codecOf();
  let revision = -1;
  const add = async (name: string): Promise<void> => {
    const encoded = await codec.encode(
      set,
      'names-1',
      { type: 'Named', data: { name } },
      randomUUID(),
      metadata,
    );
    ({ revision } = await inner.append('names-1', [encoded], revision < 0 ? 'noStream' : revision));
  };
  const count = async (times: number, id = '1'): Promise<void> => {
    const encoded = Array.from({ length: times }, () =>
      codec.encode(counted, counts.stream(id), { type: 'Counted', data: { by: 1 } }, randomUUID(), metadata),
    );
    await inner.append(counts.stream(id), await Promise.all(encoded), 'noStream');
  };
  return {
    count,
    memory: aggregateMemory(store, reading),
    load: aggregateLoader(store, reading),
    other: aggregateLoader(store, reading),
    add,
    reads,
    keyStore,
  };
};
afterEach(() => void vi.useRealTimers());

describe('loading an aggregate', () => {
  test('is to fold its events', async () => {
    const { load, add } = world();
    await add('Ana');
    await add('Luis');
    expect(await load(names, '1')).toMatchObject({ state: ['Ana', 'Luis'], version: 2, position: '2' });
  });

  test('that has none gives the initial state', async () =>
    expect(await world().load(names, '1')).toEqual({ past: [], state: [], version: 0, position: '0' }));

  test('again reads only what is new, and answers as of now', async () => {
    const { load, add, reads } = world();
    await add('Ana');
    await load(names, '1');
    await add('Luis');
    const { state, past, version } = await load(names, '1');
    expect([state, past.length, version]).toEqual([['Ana', 'Luis'], 2, 2]);
    expect(await load(names, '1')).toMatchObject({ version: 2 });
    expect(reads).toEqual([0, 1, 2]);
  });

  test('never changes what was answered before', async () => {
    const { load, add } = world();
    await add('Ana');
    const before = await load(names, '1');
    await add('Luis');
    await load(names, '1');
    expect([before.version, before.past.length]).toEqual([1, 1]);
  });

  test('of thousands of events reads them once, for as long as somebody asks for it', async () => {
    vi.useFakeTimers();
    const { load, count, reads } = world();
    await count(3_000);
    for (let asked = 0; asked < 4; asked += 1) {
      expect(await load(counts, '1')).toMatchObject({ state: 3_000, version: 3_000 });
      vi.advanceTimersByTime(6_000);
    }
    expect(reads).toEqual([0, 3_000, 3_000, 3_000]);
    vi.advanceTimersByTime(10_000);
    await load(counts, '1');
    expect(reads.at(-1)).toBe(0);
  });

  test('of thousands of streams keeps those that were asked for last', async () => {
    const { load, count, reads } = world();
    const ids = Array.from({ length: 2_001 }, (_, at) => String(at));
    for (const id of ids) {
      await count(1, id);
      await load(counts, id);
    }
    await load(counts, '1');
    await load(counts, '0');
    expect(reads.slice(-2)).toEqual([1, 0]);
  });

  test('many times at once reads twice at most, and nobody gets what stood there before the asking', async () => {
    const { load, count, add, reads } = world();
    await count(3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => load(counts, '1')));
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([3]));
    expect(reads).toEqual([0, 3]);
    const before = load(names, '1');
    await add('Ana');
    expect((await load(names, '1')).version).toBe(1);
    await before;
  });

  test('is recalled for ten seconds after its people were read, however often it was asked', async () => {
    vi.useFakeTimers();
    const { memory, add } = world();
    await add('Ana');
    expect(await memory.recall(names, '1')).toBeUndefined();
    await memory.load(names, '1');
    vi.advanceTimersByTime(9_999);
    expect(await memory.recall(names, '1')).toMatchObject({ state: ['Ana'], version: 1 });
    vi.advanceTimersByTime(1);
    expect(await memory.recall(names, '1')).toBeUndefined();
  });

  test('is not kept for longer because something was written meanwhile', async () => {
    vi.useFakeTimers();
    const { memory, add, keyStore } = world();
    await add('Ana');
    await memory.load(names, '1');
    vi.advanceTimersByTime(9_999);
    const known = (await memory.recall(names, '1'))!;
    vi.advanceTimersByTime(1);
    const luis = { id: randomUUID(), type: 'Named', data: { name: 'Luis' }, metadata };
    const place = { revision: 1, position: { commit: 2n, prepare: 2n } };
    memory.wrote(names, '1', known, [luis], place);
    expect(await memory.recall(names, '1')).toBeUndefined();
    // Nor does it take the place of what was read meanwhile, with a key that is gone by now.
    await keyStore.erase('1');
    vi.advanceTimersByTime(10_000);
    expect((await memory.load(names, '1')).state).toEqual(['erased']);
    memory.wrote(names, '1', known, [luis], place);
    expect((await memory.recall(names, '1'))!.state).toEqual(['erased']);
  });

  test('forgets within twenty seconds whom another process has erased, however often it was asked', async () => {
    vi.useFakeTimers();
    const { load, other, add, keyStore } = world();
    await add('Ana');
    await other(names, '1'); // opens the key
    await keyStore.erase('1');
    vi.advanceTimersByTime(9_999);
    expect((await load(names, '1')).state).toEqual(['Ana']); // with a key that is about to go
    vi.advanceTimersByTime(9_000);
    expect((await load(names, '1')).state).toEqual(['Ana']);
    vi.advanceTimersByTime(1_001);
    expect((await load(names, '1')).state).toEqual(['erased']);
  });
});
