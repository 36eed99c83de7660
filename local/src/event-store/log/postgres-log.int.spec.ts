/** The contract of the log in Postgres beyond that of every log: one owner, and an outcome that is always found out. */
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { recordsOf } from '../testing/events.ts';
import { LogUnavailable } from './log.ts';
import { namesFrom } from './known-names.ts';
import { postgresLog, reads } from './postgres-log.ts';
import { eventsById, pairsByName } from './postgres-look-up.ts';
import { planning } from './postgres-readers.ts';
import { schema } from './postgres-schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  return database.drop;
});

const cutConnections = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
};

describe('a log in Postgres', () => {
  test('has one owner: a second server waits for it and then gives up', async () => {
    const owner = postgresLog(database.url);
    const intruder = postgresLog(database.url, { ownerTimeout: 200 });
    await owner.open();
    await expect(intruder.open()).rejects.toThrow('Another event store server owns this log.');
    await owner.close();
    await expect(intruder.open()).resolves.toBe(0);
    await intruder.close();
  });

  test('does not answer an append whose session broke, and knows its end again when it is reopened', async () => {
    const log = postgresLog(database.url);
    const [first, second] = recordsOf('s', 's');
    if (!first || !second) throw new Error('There are records.');
    const end = await log.open();
    await log.append([first]);
    await cutConnections();
    await expect(log.append([second])).rejects.toThrow(LogUnavailable);
    expect(await log.open()).toBe(end + second.position);
    await log.append([second]);
    expect(await log.readStream('s', 0, { direction: 'forwards', limit: 9, bytes: 1_000 })).toHaveLength(2);
    await log.close();
  });

  test('reads on through a broken connection', async () => {
    const log = postgresLog(database.url);
    await log.open();
    const read = () => log.readAll(0, { direction: 'forwards', limit: 1, bytes: 1_000 });
    await read();
    await cutConnections();
    expect(await read()).toHaveLength(1);
    await log.close();
  });

  test('never writes one revision of a stream twice, whatever it is told', async () => {
    const log = postgresLog(database.url);
    const end = await log.open();
    const [record] = recordsOf('s');
    if (!record) throw new Error('There is a record.');
    await expect(log.append([{ ...record, position: end }])).rejects.toThrow(/duplicate key/);
    await log.close();
  });
});

describe('every question to a large log', () => {
  const size = 100_000;
  const questions = [
    [reads.allForwards, [500, 100_000, size * 150]],
    [reads.allBackwards, [500, 100_000, size * 150]],
    [reads.streamForwards, [500, 100_000, 's1', 10]],
    [reads.streamBackwards, [500, 100_000, 's1', 10]],
    [pairsByName, [['s1', 'missing']]],
    [eventsById, [['00000000-0000-4000-8000-000000000000']]],
    [namesFrom, [0]],
  ] as const;

  test('is answered by an index, whether it is planned for its values or for any', async () => {
    const large = await createTestDatabase();
    const client = new pg.Client({ connectionString: large.url, options: planning });
    await client.connect();
    await client.query(schema);
    await client.query(
      `insert into eventlog.records
       select g * 300, 's' || g % 20, g / 20, gen_random_uuid(), 'T', true, 0, 'x', '' from generate_series(0, ${size}) g`,
    );
    const planOf = async (statement: string, values: unknown[]): Promise<string> => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(statement, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const [{ text }, values] of questions) {
      const plans = [
        await planOf(`explain ${text}`, [...values]),
        await planOf(`explain (generic_plan) ${text}`, []),
      ];
      for (const plan of plans) {
        expect(plan).not.toMatch(/Seq Scan on records|Sort|Parallel/);
        expect(plan).toMatch(/Index Cond/);
      }
    }
    await client.end();
    await large.drop();
  });
});
