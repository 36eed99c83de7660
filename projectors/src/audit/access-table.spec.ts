import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ExportedRecordsEvent } from '@cotejo/core/exports';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { testMetadata } from '../../../core/src/kit/testing/index.ts';
import { type Sql } from '../kit/projector/index.ts';
import { writeAccessLog } from './access-table.ts';

const exportId = randomUUID();
const portion = (leadIds: readonly string[]): Recorded<ExportedRecordsEvent> => ({
  id: randomUUID(),
  stream: `exportedLeads-${randomUUID()}`,
  revision: 0,
  position: '0',
  type: 'LeadsExported',
  data: { exportId, aggregate: 'leads', ids: [...leadIds] },
  metadata: testMetadata(0),
});

test('an export of many leads is written some at a time, and none is left out', async () => {
  const leads = Array.from({ length: 25_000 }, () => randomUUID() as string);
  const written: { record_id: string }[][] = [];
  const sql = {
    query: async ({ values }: { values: [string] }) =>
      void written.push(JSON.parse(values[0]) as { record_id: string }[]),
  } as unknown as Sql;
  const events = Array.from({ length: 25 }, (_, nth) => portion(leads.slice(nth * 1_000, (nth + 1) * 1_000)));
  await writeAccessLog({ leads: [], others: [], exported: events }, sql);
  expect(written.flat().map(({ record_id }) => record_id)).toEqual(leads);
  expect(Math.max(...written.map((rows) => rows.length))).toBeLessThanOrEqual(10_000);
});
