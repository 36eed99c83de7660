/** What production does to its database before any service starts, done by psql where there is one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRepository } from '../local/src/build/index.ts';
import { type Postgres, startPostgres } from '../local/src/postgres/index.ts';
import { readCompose } from './testing/compose.ts';
import { exampleEnvironment } from './testing/environment.ts';

const missing = spawnSync('psql', ['--version']).status !== 0;
if (missing) process.stderr.write('Tests of deploy/postgres are skipped: this machine has no psql.\n');

describe.skipIf(missing)('preparing the database', () => {
  let folder: string;
  let postgres: Postgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cotejo-prepare-'));
    postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As the container does it, with its variables. */
  const prepare = (secrets: Record<string, string>) => {
    const { environment, entrypoint = [] } = readCompose(secrets).services['prepare-postgres']!;
    const [program = '', ...args] = entrypoint;
    const { hostname, port, password } = new URL(postgres.url);
    const server = { PGHOST: hostname, PGPORT: port, PGPASSWORD: password };
    const script = args.map((arg) => arg.replace('/sql/', `${inRepository('deploy', 'postgres')}/`));
    return spawnSync(program, script, {
      env: { PATH: process.env['PATH'], ...environment, ...server },
      encoding: 'utf8',
    });
  };

  const schemasOwnedBy = async (role: string, password: string): Promise<string[]> => {
    const { host } = new URL(postgres.url);
    const client = new pg.Client({ connectionString: `postgres://${role}:${password}@${host}/cotejo` });
    await client.connect();
    try {
      const owned = 'select nspname from pg_namespace where nspowner = current_user::regrole order by 1';
      return (await client.query<{ nspname: string }>(owned)).rows.map(({ nspname }) => nspname);
    } finally {
      await client.end();
    }
  };

  test('gives each service a role with its own schemas, and takes over changed passwords', async () => {
    // The second time the roles, the database and the schemas are there, and only the passwords change.
    for (const secrets of [exampleEnvironment(), exampleEnvironment()]) {
      const { status, stderr } = prepare(secrets);
      expect(status, stderr).toBe(0);
      expect(await schemasOwnedBy('write_service', secrets['WRITE_SERVICE_DB_PASSWORD']!)).toEqual([
        'files',
        'keys',
        'write',
        'write_jobs',
      ]);
      expect(await schemasOwnedBy('projectors', secrets['PROJECTORS_DB_PASSWORD']!)).toEqual([
        'checkpoints',
        'live',
        'read',
      ]);
      expect(await schemasOwnedBy('read_service', secrets['READ_SERVICE_DB_PASSWORD']!)).toEqual([
        'export_jobs',
        'exports',
        'visitors',
      ]);
    }
  });

  test('a password of before opens nothing any more', async () => {
    const [before, after] = [exampleEnvironment(), exampleEnvironment()];
    for (const secrets of [before, after]) expect(prepare(secrets).status).toBe(0);
    await expect(schemasOwnedBy('projectors', before['PROJECTORS_DB_PASSWORD']!)).rejects.toThrow(
      /authentication failed/,
    );
  });
});
