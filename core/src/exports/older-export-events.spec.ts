import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EventMetadata } from '../kit/event-sourcing/index.ts';
import { eventCodec, subjectKeys } from '../kit/personal-data/index.ts';
import { exportedRecordsEvents } from './exported-records.ts';
import { inMemoryKeyStore } from '../kit/testing/index.ts';

/** Stored by the code that could export nothing but leads and what belongs to them. */
const recorded = JSON.parse(
  readFileSync(new URL('./testing/recorded-portion-v1.json', import.meta.url), 'utf8'),
) as { stream: string; id: string; type: string; data: object; metadata: EventMetadata };

test('a portion that was recorded before it named its aggregate is one of leads', async () => {
  const codec = eventCodec(subjectKeys(inMemoryKeyStore(), Buffer.alloc(32)));
  const stored = { ...recorded, revision: 0, position: { commit: 0n, prepare: 0n } };
  const [portion] = await codec.decode(exportedRecordsEvents, [stored]);
  expect(portion).toMatchObject({
    type: 'LeadsExported',
    data: {
      exportId: '00000000-0000-4000-8000-0000000000e1',
      aggregate: 'leads',
      ids: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
    },
  });
});
