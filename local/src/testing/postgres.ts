/** A database of its own for each test file, on the one Postgres of the run. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = {
  /** A superuser's url: what a service may do is the business of its own role. */
  url: string;
  name: string;
  /** Removes the database. Who is leaving may finish, for a pool ends before its connections do; who stays is cut. */
  drop: () => Promise<void>;
};

/**
 * Creates an empty database, or a copy of one that nobody is in. Call it in `beforeAll` and `drop` in `afterAll`, or
 * return the drop from `beforeAll`: `beforeAll(async () => { database = await createTestDatabase(); return database.drop; })`.
 */
export async function createTestDatabase(template = 'template0'): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: () => asSuperuser(server, allHaveLeft(name), `drop database if exists ${name} with (force)`),
  };
}

/** A pool whose idle connections may break unheard: the database may go before the last has left. */
export const openTestPool = ({ url }: Pick<TestDatabase, 'url'>, max = 10): pg.Pool =>
  new pg.Pool({ connectionString: url, max }).on('error', () => {});

/** Waits until everybody has left a database; who stays for two seconds is cut. */
export const untilEmpty = ({ name }: TestDatabase): Promise<void> =>
  asSuperuser(
    inject('postgresUrl'),
    allHaveLeft(name),
    `select pg_terminate_backend(pid, 5_000) from pg_stat_activity where datname = '${name}'`,
  );

/** Waits for two seconds at most. */
const allHaveLeft = (name: string): string => `
  do $$ begin
    for attempt in 1..100 loop
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02), pg_stat_clear_snapshot();
    end loop;
  end $$`;

async function asSuperuser(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
