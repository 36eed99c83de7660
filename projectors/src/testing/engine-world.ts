/** Projectors that count, on a database and an event store of their own in each test. */
import { type Pool } from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { eventCodec, subjectKeys } from '@cotejo/core/kit/personal-data';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { type ProjectorOptions, runProjector, type RunningProjector } from '../kit/projector/index.ts';
import { countingProjector } from './counting.ts';
import { masterKey, until } from './world.ts';
import { inMemoryEventStore, inMemoryKeyStore } from '@cotejo/core/kit/testing';

const codec = eventCodec(subjectKeys(inMemoryKeyStore(), masterKey));

export const isLeader = (projector: RunningProjector): boolean => projector.status().role === 'leader';

/** Waits until it leads and has caught up. */
export const leads = (projector: RunningProjector): Promise<void> =>
  until('leader', () => isLeader(projector) && projector.isReady());

type Checkpoint = { epoch: string; commit_position: string };

/** To be called once in a test file, outside of tests. */
export const engineWorld = () => {
  let database: TestDatabase;
  let sql: Pool;
  let store: EventStore;
  let running: RunningProjector[];

  beforeEach(async () => {
    database = await createTestDatabase();
    sql = openTestPool(database);
    store = inMemoryEventStore();
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((projector) => projector.stop()));
    await sql.end();
    await database.drop();
  });

  return {
    url: () => database.url,
    sql: () => sql,
    store: () => store,
    codec,
    start: (options: Partial<ProjectorOptions> = {}): RunningProjector => {
      const projector = runProjector({
        projector: countingProjector,
        database: database.url,
        store,
        codec,
        reports: sql,
        ...options,
      });
      running.push(projector);
      return projector;
    },
    /** The ids of the events that were projected, sorted. */
    eventIds: async (): Promise<string[]> =>
      (await sql.query<{ id: string }>('select id from read.counted')).rows.map(({ id }) => id).sort(),
    checkpoint: async (): Promise<Checkpoint> =>
      (await sql.query<Checkpoint>('select * from checkpoints.projector')).rows[0]!,
  };
};
