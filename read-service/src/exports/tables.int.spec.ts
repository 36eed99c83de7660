import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { exportStore } from './export-store.ts';
import { exportTables } from './tables.ts';

test('parts of files from when only leads were exported stay, and are found by their records', async () => {
  const database = await createTestDatabase();
  const pool = openTestPool(database);
  try {
    const before = exportTables
      .replace(/do \$\$ begin\s+if exists[\s\S]*?end \$\$;/, '')
      .replaceAll('record_ids', 'lead_ids');
    await pool.query(before);
    const [id, leadId] = [randomUUID(), randomUUID()];
    await pool.query(
      `with made as (
         insert into exports.export (id, user_id, resource, format, wrapped_key, request, status, read_position)
         values ($1, gen_random_uuid(), 'leads', 'csv', 'key', '', 'done', 1) returning id)
       insert into exports.part (export_id, run, number, sealed, lead_ids)
       select id, gen_random_uuid(), 0, '', array[$2::uuid] from made`,
      [id, leadId],
    );
    // Each instance makes them sure when it starts.
    for (let start = 0; start < 2; start += 1) await pool.query(exportTables);
    await pool.query(
      `create schema read; create table read.lead as select '${leadId}'::uuid as id, true as erased, 2::bigint as position`,
    );
    const sources = [{ resource: 'leads', erasable: { view: 'read.lead', projector: 'leads' } }];
    expect(await exportStore(pool).withErasedPeople(sources)).toEqual([id]);
    await exportStore(pool).addPart(id, randomUUID(), 1, Buffer.from(''), [randomUUID()]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
