import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFile } from '@cotejo/core/files/server';
import { createTestDatabase, openTestPool, type TestDatabase } from '../../../local/src/testing/postgres.ts';
import { fileSchema } from './file-schema.ts';
import { postgresFiles } from './file-store.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openTestPool(database);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** The table as it stood when only leads had files, with one that was sealed then. */
const before = `
  create schema files;
  create table files.lead_file (
    id uuid primary key,
    lead_id uuid not null,
    media_type text not null,
    bytes int not null,
    sealed bytea not null,
    attached boolean not null default false,
    uploaded_at timestamptz not null default now()
  );
  alter table files.lead_file alter column sealed set storage external;
  alter table files.lead_file add column if not exists uploaded_by uuid;
  create index lead_file_lead on files.lead_file (lead_id);
  create index lead_file_waiting on files.lead_file (uploaded_at) where not attached;
  create index lead_file_waiting_of on files.lead_file (uploaded_by) where not attached;
  insert into files.lead_file (id, lead_id, media_type, bytes, sealed, attached) values (
    '11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222', 'text/html', 17,
    decode('vfwGT196ULR0SNY4yV5YhU06txt0/gH94n2gX8FdeHqrkqVRsTVtfzokJHSE', 'base64'), true);
`;
const owner = { aggregate: 'leads', ownerId: '22222222-2222-4222-8222-222222222222' };
const id = '11111111-1111-4111-8111-111111111111';

test('the files of leads that were there before other aggregates had any are found, and open', async () => {
  await pool.query(before);
  // Twice: several instances start on what others have made.
  for (const sql of [fileSchema, fileSchema]) await pool.query(sql);
  const key = Buffer.alloc(32, 7);
  const files = postgresFiles(pool, { ensure: async () => key });
  expect(await files.find(owner, id)).toEqual({ mediaType: 'text/html', bytes: 17 });
  const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from files.file');
  expect(rows.map(({ sealed }) => openFile(key, { ...owner, id }, sealed).toString())).toEqual([
    'Cotización nº 1',
  ]);
});

test('the table is the same whether it was made new or was there before', async () => {
  const described = async () => {
    const columns = await pool.query<{ column_name: string }>(
      `select column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'files' and table_name = 'file' order by column_name`,
    );
    const indexes = await pool.query<{ indexname: string }>(
      `select indexdef from pg_indexes where schemaname = 'files' and indexname not like '%pkey' order by indexname`,
    );
    return [columns.rows, indexes.rows];
  };
  const migrated = await described();
  await pool.query('drop schema files cascade');
  await pool.query(fileSchema);
  expect(await described()).toEqual(migrated);
});
