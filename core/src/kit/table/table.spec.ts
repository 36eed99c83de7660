import { expect, test } from 'vitest';
import { z } from 'zod';
import { column, readRow, rowColumns, type RowOf, table, type ValuesOf } from './index.ts';

const visits = table({
  name: 'visit',
  key: 'leadId',
  columns: {
    leadId: column('uuid', z.uuid()),
    guest: column('text', z.string().nullable(), { isPersonal: true }),
    at: column('timestamptz', z.iso.datetime()),
    steps: column('bigint', z.int()),
  },
  hidden: { epoch: column('int', z.int()) },
});
const leadId = 'b3a6f9b4-3c5f-4e53-9b54-0f2b4c9b1c11';
const row: RowOf<typeof visits> = {
  leadId,
  guest: null,
  at: '2026-01-01T12:00:00.000Z',
  steps: 12,
  version: 2,
  position: '17',
};
/** What is written is the row, what is hidden, and no version: checked by the compiler. */
const written: ValuesOf<typeof visits> = { leadId, guest: 'Ana', at: row.at, steps: 12, epoch: 1 };

test('a row is what its columns say, with version and position', () => {
  expect(visits.row.strict().parse(row)).toEqual(row);
  expect(visits.row.safeParse({ ...row, at: 'ayer' }).success).toBe(false);
  expect(visits.row.strict().safeParse({ ...row, ...written }).success).toBe(false);
});

test('what is personal can be emptied', () =>
  expect(() => column('text', z.string(), { isPersonal: true })).toThrow('must be nullable'));

test('a query names its columns as Postgres does, and answers the row', () => {
  expect(rowColumns(visits, 'v')).toEqual([
    'v.lead_id',
    'v.guest',
    'v.at',
    'v.steps',
    'v.version',
    'v.position',
  ]);
  const stored = { lead_id: leadId, guest: null, at: new Date(row.at), steps: '12' };
  const record = { ...stored, version: 2, position: '17', epoch: 1 };
  expect(readRow(visits, record)).toEqual(row);
});
