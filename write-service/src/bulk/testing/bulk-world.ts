/** A house in which bulk runs are started, and worked off when a test says so. */
import { randomUUID } from 'node:crypto';
import { bulk } from '@cotejo/core/bulk';
import { type EventStore, StoreUnavailable } from '@cotejo/core/kit/event-store';
import { lead } from '@cotejo/core/leads';
import { beforeEach } from 'vitest';
import { staffDirectory } from '../../identity/index.ts';
import { type House, openHouse } from '../../testing/house.ts';
import { runBulk } from '../run-bulk.ts';
import { runsInMemory } from './runs-in-memory.ts';
import { inMemoryEventStore } from '@cotejo/core/kit/testing';

export type Hired = Awaited<ReturnType<House['hire']>>;
export type BulkAnswer = {
  code?: string;
  errors?: object;
  record: { status: string; allowedCommands: object[] };
};

/** A store that can be away for appends to leads. */
const breakable = (): EventStore & { away: boolean } => {
  const store = inMemoryEventStore();
  const self = {
    ...store,
    away: false,
    append: (...args: Parameters<EventStore['append']>) =>
      self.away && args[0].startsWith('lead-')
        ? Promise.reject(new StoreUnavailable(new Error('away')))
        : store.append(...args),
  };
  return self;
};

const openWorld = async () => {
  const [store, runs, errors] = [breakable(), runsInMemory(), [] as unknown[]];
  const house = await openHouse({
    store,
    parts: { bulkRuns: runs },
  });
  const [boss, ana] = [await house.hire('GERENTE'), await house.hire('EJECUTIVO')];
  return {
    house,
    store,
    runs,
    boss,
    ana,
    /** What whoever works on runs was told that nobody who asked can mend. */
    errors,
    receive: (count: number) => Promise.all(Array.from({ length: count }, () => house.receive())),
    start: async (body: object, by: Hired = boss, id = randomUUID(), key = randomUUID()) => {
      const headers = { 'idempotency-key': key };
      const answer = await house.command(`bulk/${id}/start`, by.authorization, body, headers);
      return { id, status: answer.statusCode, body: answer.json<BulkAnswer>() };
    },
    /** What the background does with one run, until it is done or something is away. */
    work: (id: string) => {
      const { load, handle, now, findAggregate } = house;
      const directory = staffDirectory(load);
      const onError = (error: unknown) => void errors.push(error);
      const parts = { load, handle, now, directory, findAggregate, runs, onError };
      return runBulk(parts)({ id, old: false }, new AbortController().signal);
    },
    stateOf: async (id: string) => {
      const { state, past } = await house.load(bulk, id);
      if (state.status === 'unknown') throw new Error('no such run');
      const rows = past.flatMap((event) => (event.type === 'BulkRowsHandled' ? event.data.rows : []));
      return { ...state, rows };
    },
    leadState: async (id: string) => {
      const { state, version } = await house.load(lead, id);
      if (state.status === 'unknown') throw new Error('no such lead');
      return { ...state, version };
    },
  };
};
export type BulkWorld = Awaited<ReturnType<typeof openWorld>>;

/** To be called once in a test file, outside of tests: another world for each test. */
export const bulkWorld = (): (() => BulkWorld) => {
  let world: BulkWorld;
  beforeEach(async () => {
    world = await openWorld();
  });
  return () => world;
};
