/** Nothing of what an audit reads can be edited by anybody: no address does it, and the database lets no service do it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabases, urlOf } from '../../../local/src/platform/databases.ts';
import { type Role } from '../../../local/src/platform/roles.ts';
import { type Postgres, startPostgres } from '../../../local/src/postgres/index.ts';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { prepareSchema } from '../../../projectors/src/kit/projector/schema.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { indexKey, inertParts } from '../../../projectors/src/testing/world.ts';
import { anas, createAuditWorld, type AuditWorld, gema } from './testing/audit-world.ts';

const passwords: Record<Role, string> = {
  event_store: 'one',
  write_service: 'two',
  projectors: 'three',
  read_service: 'four',
};
const leads = leadsProjector(indexKey);
const auditProjector = projectorsWith(inertParts).find(({ name }) => name === 'audit')!;
/** The views that an audit reads, and the tables behind them. */
const views = ['lead_status_history', 'event', 'audit_actor', 'access'];
const tables = [
  `${schemaOf(leads)}.lead_status_history`,
  `${schemaOf(auditProjector)}.event`,
  `${schemaOf(auditProjector)}.audit_actor`,
  `${schemaOf(auditProjector)}.access`,
];

describe('in the database', () => {
  let folder: string;
  let postgres: Postgres;
  const url = (role: Role) => urlOf(postgres.url, role, passwords[role]);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cotejo-unchangeable-'));
    postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
    await prepareDatabases(postgres.url, passwords);
    for (const projector of [leads, auditProjector]) {
      const settings = { search_path: schemaOf(projector) };
      const sql = await connect({ database: url('projectors'), instance: 'test', settings });
      await prepareSchema(sql, projector);
      await sql.end();
    }
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const as = async (role: Role, sql: string): Promise<unknown> => {
    const client = new pg.Client({ connectionString: url(role) });
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const changes = (name: string) => [
    `insert into ${name} (id) values (gen_random_uuid())`,
    `update ${name} set at = now()`,
    `delete from ${name}`,
    `truncate ${name}`,
  ];

  test.each(views)('read.%s is read by the read service, and changed by no service', async (view) => {
    await as('read_service', `select * from read.${view}`);
    for (const role of ['read_service', 'write_service'] as const)
      for (const sql of changes(`read.${view}`))
        await expect(as(role, sql), `${role}: ${sql}`).rejects.toThrow(/permission denied|is not a table/);
  });

  test.each(tables)('%s is the projectors’ alone', async (table) => {
    await as('projectors', `select * from ${table}`);
    for (const role of ['read_service', 'write_service'] as const)
      for (const sql of [`select * from ${table}`, ...changes(table)])
        await expect(as(role, sql), `${role}: ${sql}`).rejects.toThrow(/permission denied/);
  });
});

describe('over HTTP', () => {
  let world: AuditWorld;
  beforeAll(async () => {
    world = await createAuditWorld();
  });
  afterAll(() => world.end());

  const addresses = [
    `/api/console/leads/${anas}/timeline`,
    '/api/console/lead-status-history',
    '/api/console/happenings',
    '/api/console/audit-actors',
    '/api/console/durations',
    '/api/console/lead-access',
    `/api/console/chains/${anas}`,
  ];

  test.each(addresses)('%s is only read', async (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const authorization = await world.as(gema);
      // An address that is only read is known; one beneath it is known where records are read one by one.
      for (const address of [url, `${url}/${anas}`])
        expect([404, 405]).toContain(
          (await world.app.inject({ method, url: address, headers: { authorization } })).statusCode,
        );
    }
  });
});
