import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { until } from '../../../projectors/src/testing/world.ts';
import { listen, type News } from '../kit/projections/news.ts';

let database: TestDatabase;
let sql: Pool;
let news: News;
const heard = { positions: [] as string[], changes: 0, resyncs: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  sql = openTestPool(database);
  news = listen(database.url, {
    onPosition: (projector, position) => heard.positions.push(`${projector} ${position}`),
    onChanges: (changes) => (heard.changes += changes.length),
    onResync: () => (heard.resyncs += 1),
  });
});
afterAll(async () => {
  await news.stop();
  await sql.end();
  await database.drop();
});

test('it waits for read models that nobody has made yet', async () => {
  expect(news.isConnected()).toBe(false);
  await sql.query(
    `create schema read; create view read.projection_status as select 'leads' as name, 7::bigint as position, true as shown
     union all select 'leads', 3, false`,
  );
  await until('the connection', () => news.isConnected());
  expect(heard).toEqual({ positions: ['leads 7'], changes: 0, resyncs: 1 });
});

test('it hears what projectors tell', async () => {
  const tell = (value: object) => sql.query(`select pg_notify('projections', $1)`, [JSON.stringify(value)]);
  const change = (id: string) => ({
    resource: 'leads',
    id,
    version: 1,
    position: '8',
    commandId: 'c',
    actor: { kind: 'visitor' },
  });
  await tell({ projector: 'leads', position: '8', changes: [change('a'), change('b')] });
  await tell({ projector: 'leads', position: '9', resync: true });
  await until('both', () => heard.positions.length === 3);
  expect(heard).toEqual({ positions: ['leads 7', 'leads 8', 'leads 9'], changes: 2, resyncs: 2 });
});

test('what it does not understand may have been anything', async () => {
  await sql.query(`notify projections, 'nonsense'`);
  await until('the word', () => heard.resyncs === 3);
});

test('after a loss it listens again, and says that something may have been missed', async () => {
  await sql.query(
    `create or replace view read.projection_status as select 'leads' as name, 12::bigint as position, true as shown`,
  );
  await sql.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
                   and (query = 'listen projections' or query like 'select name, position from read%')`);
  await until('the news', () => heard.positions.at(-1) === 'leads 12');
  expect(heard.resyncs).toBe(4);
});
