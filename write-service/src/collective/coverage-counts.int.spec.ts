import { randomUUID } from 'node:crypto';
import { type CoverageRow, coverageTable } from '@cotejo/core/policy-employees';
import { type Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, openTestPool } from '../../../local/src/testing/postgres.ts';
import { definitionOf } from '../../../projectors/src/kit/projector/index.ts';
import { projectedCoverages } from './coverage-counts.ts';

const [policyId, personId] = [randomUUID(), randomUUID()];
let pool: Pool;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = openTestPool(database);
  return async () => {
    await pool.end();
    await database.drop();
  };
});

const insert = (
  status: CoverageRow['status'],
  from: string,
  until: string | null,
  { group = 'A', annulled = false, person = personId } = {},
) =>
  pool.query(
    `insert into read.coverage (id, country, company_id, insurer_id, policy_id, holder_id, person_id, status,
       covered_from, covered_until, annulled, coverage_group, restriction_ids, missing, asked_at, version, position, state)
     values ($1, 'PE', 'PE-1', '301', $2, $3, $3, $4, $5, $6, $7, $8, '{}', '{}', now(), 1, 1, '{}')`,
    [randomUUID(), policyId, person, status, from, until, annulled, group],
  );

test('nobody is insured as long as no coverage is projected', async () => {
  const { inPolicy, ofPerson } = projectedCoverages(pool);
  expect(await inPolicy(policyId)).toEqual({ groups: [], people: 0 });
  expect(await ofPerson(personId)).toEqual({ open: 0, wasActivated: false });
});

test('who is or was insured is counted, and what was declined or never was is not', async () => {
  const client = await pool.connect();
  await client.query('create schema if not exists read; set search_path to read');
  await client.query(definitionOf(coverageTable));
  await client.query('reset search_path');
  client.release();
  const { inPolicy, ofPerson } = projectedCoverages(pool);
  expect(await inPolicy(policyId)).toEqual({ groups: [], people: 0 });
  await insert('DECLINED', '2026-01-01', null, { group: 'X' });
  await insert('CANCELED', '2026-01-05', '2026-01-05', { group: 'Y', annulled: true });
  expect(await ofPerson(personId)).toMatchObject({ open: 0 });
  await insert('CANCELED', '2026-02-01', '2026-05-01', { group: 'B' });
  await insert('ACTIVE', '2026-03-01', null);
  await insert('PROCESS_ACTIVATION', '2026-04-01', null, { person: randomUUID() });
  expect(await inPolicy(policyId)).toEqual({
    from: '2026-02-01',
    until: '2026-04-30',
    groups: ['A', 'B'],
    people: 2,
  });
  expect(await ofPerson(personId)).toEqual({ open: 1, wasActivated: true });
});

test('what stands in a file is counted by what it asks for', async () => {
  const fileId = randomUUID();
  const { inFile } = projectedCoverages(pool);
  expect(await inFile(fileId)).toEqual({ activations: 0, cancellations: 0 });
  for (const status of ['PROCESS_ACTIVATION', 'ACTIVE', 'PROCESS_CANCELLATION'] as const) {
    const person = randomUUID();
    await insert(status, '2026-01-01', null, { person });
    await pool.query('update read.coverage set file_id = $1 where person_id = $2', [fileId, person]);
  }
  expect(await inFile(fileId)).toEqual({ activations: 2, cancellations: 1 });
});
