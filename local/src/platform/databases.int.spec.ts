/** Each service may do its own work in the database and nothing else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '../postgres/index.ts';
import { visitorTables } from '../../../read-service/src/kit/http/visitors.ts';
import { endedSessionSchema } from '../../../write-service/src/identity/sessions/ended-sessions.ts';
import { prepareDatabases, urlOf, withDatabase } from './databases.ts';
import { roles, type Role } from './roles.ts';

const passwords: Record<Role, string> = {
  event_store: "it's",
  write_service: 'two',
  projectors: 'three',
  read_service: 'four',
};
let folder: string;
let postgres: Postgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cotejo-databases-'));
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  // Twice, as at every start: the second time changes nothing and fails at nothing.
  await prepareDatabases(postgres.url, passwords);
  await prepareDatabases(postgres.url, passwords);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function as(
  role: Role,
  sql: string,
  url = urlOf(postgres.url, role, passwords[role]),
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

const denied = /permission denied/;

test('no service is a superuser or makes roles or databases', async () => {
  const flags =
    'select rolsuper or rolcreaterole or rolcreatedb or rolreplication as power from pg_roles where rolname = current_user';
  for (const role of roles) expect(await as(role, flags)).toEqual([{ power: false }]);
});

test('the event log and the read models are closed to each other', async () => {
  await as('event_store', 'create schema eventlog');
  const readModels = urlOf(postgres.url, 'write_service', '');
  const asEventStore = new URL(readModels);
  asEventStore.username = 'event_store';
  asEventStore.password = encodeURIComponent(passwords.event_store);
  await expect(as('event_store', 'select 1', asEventStore.href)).rejects.toThrow(denied);
  const eventLog = withDatabase(urlOf(postgres.url, 'projectors', passwords.projectors), 'eventstore');
  await expect(as('projectors', 'select 1', eventLog)).rejects.toThrow(denied);
});

describe('the keys of personal data', () => {
  beforeAll(async () => {
    await as('write_service', 'create table keys.subject_key (subject text)');
  });

  test('are made and destroyed by the write service', async () => {
    await as('write_service', "insert into keys.subject_key values ('a'); delete from keys.subject_key");
  });

  test('are only read by the read service', async () => {
    expect(await as('read_service', 'select * from keys.subject_key')).toEqual([]);
    await expect(as('read_service', "insert into keys.subject_key values ('a')")).rejects.toThrow(denied);
    await expect(as('read_service', 'delete from keys.subject_key')).rejects.toThrow(denied);
  });
  test('are erased by projectors, who leave the row', async () => {
    await as('projectors', "insert into keys.subject_key values ('b')");
    await as('projectors', "update keys.subject_key set subject = 'c' where subject = 'b'");
    await expect(as('projectors', 'delete from keys.subject_key')).rejects.toThrow(denied);
    await as('write_service', "delete from keys.subject_key where subject = 'c'");
  });
});

test('sessions that ended are noted by the write service; the read service reads them and nothing beside', async () => {
  const all = 'select session_id, forget_at from write.ended_session';
  expect(await as('read_service', all)).toEqual([]);
  await as('write_service', `${endedSessionSchema}; create table write.other (id int)`);
  await as('write_service', 'insert into write.ended_session values (gen_random_uuid(), now())');
  expect(await as('read_service', all)).toHaveLength(1);
  await expect(as('read_service', 'delete from write.ended_session')).rejects.toThrow(denied);
  await expect(as('read_service', 'select * from write.other')).rejects.toThrow(denied);
  await expect(as('projectors', all)).rejects.toThrow(denied);
});

describe('attached files', () => {
  beforeAll(async () => {
    await as('write_service', 'create table files.file (id int)');
  });

  test('are taken in by the write service and only read by the read service', async () => {
    await as('write_service', 'insert into files.file values (1)');
    expect(await as('read_service', 'select * from files.file')).toEqual([{ id: 1 }]);
    await expect(as('read_service', 'delete from files.file')).rejects.toThrow(denied);
    await expect(as('projectors', 'select * from files.file')).rejects.toThrow(denied);
  });
});

test('what is known of visitors is the read service’s alone', async () => {
  await as('read_service', visitorTables);
  for (const role of ['write_service', 'projectors'] as const)
    await expect(as(role, 'select * from visitors.believed')).rejects.toThrow(denied);
});

test('exports are the read service’s alone', async () => {
  await as('read_service', 'create table exports.export (id int)');
  for (const role of ['write_service', 'projectors'] as const)
    await expect(as(role, 'select * from exports.export')).rejects.toThrow(denied);
});

describe('read models', () => {
  beforeAll(async () => {
    await as(
      'projectors',
      'create schema leads_v1; create table leads_v1.lead (id int); insert into leads_v1.lead values (1)',
    );
    await as('projectors', 'create view read.lead as select * from leads_v1.lead');
  });

  test('are read through the views of the current version, never from its tables', async () => {
    expect(await as('read_service', 'select * from read.lead')).toEqual([{ id: 1 }]);
    await expect(as('read_service', 'select * from leads_v1.lead')).rejects.toThrow(denied);
  });

  test('are changed by projectors alone', async () => {
    for (const role of ['read_service', 'write_service'] as const) {
      await expect(as(role, 'update read.lead set id = 2')).rejects.toThrow(denied);
      await expect(as(role, 'create table read.other ()')).rejects.toThrow(denied);
    }
  });

  test('are nothing that commands are decided on', async () => {
    await expect(as('write_service', 'select * from read.lead')).rejects.toThrow(denied);
  });
});

test.each(['write_service', 'read_service'] as const)('%s makes no schema of its own', async (role) => {
  await expect(as(role, `create schema of_${role}`)).rejects.toThrow(denied);
});

test('tickets of the live channel are the read service’s to write once it is let in', async () => {
  await as('projectors', 'create table live.ticket (id text)');
  await expect(as('read_service', "insert into live.ticket values ('t')")).rejects.toThrow(denied);
  await as(
    'projectors',
    'grant usage on schema live to read_service; grant insert, delete on live.ticket to read_service',
  );
  await as('read_service', "insert into live.ticket values ('t'); delete from live.ticket");
  await expect(as('read_service', "update live.ticket set id = 'u'")).rejects.toThrow(denied);
});
