import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commandHandler } from '../kit/command-handling/index.ts';
import { type Actor, type EventMetadata } from '../kit/event-sourcing/index.ts';
import { type EventStore, StoreUnavailable } from '../kit/event-store/index.ts';
import { eventCodec, subjectKeys } from '../kit/personal-data/index.ts';
import { type AccessLogEntry } from './record-access.ts';
import { leadAccessEvents } from './index.ts';
import { accessRecorder } from './server.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '../kit/testing/index.ts';

const codec = eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.from('a master key for tests, 32 bytes')));
const ana: Actor = { kind: 'user', id: randomUUID(), role: 'EJECUTIVO' };
const beto: Actor = { kind: 'user', id: randomUUID(), role: 'EJECUTIVO' };
const anaAsBeto: Actor = { ...ana, onBehalfOf: { id: beto.id, role: 'EJECUTIVO' } };
const noon = Date.parse('2026-03-02T12:00:00Z');

const aWorld = (store: EventStore = inMemoryEventStore()) => {
  let now = noon;
  const leadId = randomUUID();
  const recorder = () => accessRecorder(commandHandler(store, codec), () => new Date(now));
  const record = recorder();
  return {
    recorder,
    pass: (minutes: number) => (now += minutes * 60_000),
    look: (rest: Partial<AccessLogEntry> = {}, by = record) =>
      by({ aggregate: 'leads', id: leadId, country: 'PE', what: 'page', actor: ana, ...rest }),
    leadId,
    store,
    recorded: async () =>
      (await store.readStream(`leadAccess-${leadId}`)).map(({ data, metadata }) => ({
        what: (data as { what: string }).what,
        actor: metadata['actor'],
        country: metadata['country'],
        occurredAt: metadata['occurredAt'],
      })),
  };
};

test('an export is no look: it names its leads in events of its own', () => {
  const takes = (what: string) => leadAccessEvents.LeadLookedAt.schema.safeParse({ what }).success;
  expect([takes('page'), takes('export')]).toEqual([true, false]);
});

describe('a look at a lead', () => {
  test('is an event that says who, at what, when and in which country', async () => {
    const { look, recorded } = aWorld();
    await look();
    expect(await recorded()).toEqual([
      { what: 'page', actor: ana, country: 'PE', occurredAt: '2026-03-02T12:00:00.000Z' },
    ]);
  });

  test('again within the same ten minutes is the same look, in another process too', async () => {
    const { look, pass, recorder, recorded } = aWorld();
    await look();
    pass(9);
    await look();
    await look({}, recorder());
    expect(await recorded()).toHaveLength(1);
    pass(1);
    await look();
    expect(await recorded()).toHaveLength(2);
  });

  test('of another person, or at something else, is another', async () => {
    const { look, recorded } = aWorld();
    await look();
    await look({ actor: beto });
    await look({ what: 'timeline' });
    expect((await recorded()).map(({ what }) => what)).toEqual(['page', 'page', 'timeline']);
  });

  test('on behalf of somebody is not that person’s, and holds both', async () => {
    const { look, recorded } = aWorld();
    await look({ actor: beto });
    await look({ actor: ana });
    await look({ actor: anaAsBeto });
    expect((await recorded()).map(({ actor }) => actor)).toEqual([beto, ana, anaAsBeto]);
  });

  test('is recorded for each of many who look at once', async () => {
    const { look, recorded } = aWorld();
    const crowd = Array.from({ length: 12 }, (): Actor => ({ ...ana, id: randomUUID() }));
    await Promise.all(crowd.map((actor) => look({ actor })));
    expect(await recorded()).toHaveLength(12);
  });

  test('that can’t be recorded fails, and the next one tries again', async () => {
    const store = inMemoryEventStore();
    let isAway = true;
    const away: EventStore = {
      ...store,
      append: (...args) =>
        isAway ? Promise.reject(new StoreUnavailable(new Error('away'))) : store.append(...args),
    };
    const { look, recorded } = aWorld(away);
    await expect(look()).rejects.toThrow(StoreUnavailable);
    isAway = false;
    await look();
    expect(await recorded()).toHaveLength(1);
  });
});

describe('a look at a record that is no lead', () => {
  test('is an event of its own that says which kind of record it was', async () => {
    const { look, leadId: id, store, recorded } = aWorld();
    await look({ aggregate: 'policies', what: 'document' });
    await look({ aggregate: 'policies', what: 'document' });
    await look({ aggregate: 'companies', what: 'document' });
    const looks = await store.readStream(`access-${id}`);
    expect(looks.map(({ type, data }) => [type, data])).toEqual([
      ['RecordLookedAt', { aggregate: 'policies', what: 'document' }],
      ['RecordLookedAt', { aggregate: 'companies', what: 'document' }],
    ]);
    expect(await recorded()).toEqual([]);
  });
});

test('a look that was recorded when only leads had looks is read as it was', async () => {
  const recorded = JSON.parse(
    readFileSync(new URL('./testing/recorded-look-v1.json', import.meta.url), 'utf8'),
  ) as { stream: string; id: string; type: string; data: object; metadata: EventMetadata };
  const stored = { ...recorded, revision: 0, position: { commit: 0n, prepare: 0n } };
  const [look] = await codec.decode(leadAccessEvents, [stored]);
  expect(look).toMatchObject({ type: 'LeadLookedAt', data: { what: 'page' } });
});
