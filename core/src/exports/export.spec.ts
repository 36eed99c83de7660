import { describe, expect, test } from 'vitest';
import { given, stateAfter, testMetadata } from '../kit/testing/index.ts';
import {
  downloadExport,
  exported,
  type ExportEvent,
  failExport,
  finishExport,
  requestExport,
} from './export.ts';
import { exportedRecords, type ExportedRecordsEvent, recordExported } from './exported-records.ts';

const request = { resource: 'leads', format: 'csv', filteredBy: ['statusId'] } as const;
const requested: ExportEvent = { type: 'ExportRequested', data: { ...request, filteredBy: ['statusId'] } };
const file = { rows: 3, bytes: 100 };
const finished: ExportEvent = { type: 'ExportFinished', data: file };
const failed: ExportEvent = { type: 'ExportFailed', data: { reason: 'GONE' } };

describe('an export', () => {
  test('is asked for once', () => {
    given(exported)
      .when(requestExport({ ...request, filteredBy: ['statusId'] }))
      .then(requested);
    given(exported, requested)
      .when(requestExport({ ...request, filteredBy: [] }))
      .then();
  });
  test('is finished once, by whoever is first', () => {
    given(exported, requested).when(finishExport(file)).then(finished);
    given(exported, requested, finished)
      .when(finishExport({ rows: 4, bytes: 1 }))
      .then();
  });
  test('that failed is not finished, and one that is finished can still be lost', () => {
    given(exported, requested, failed).when(finishExport(file)).then();
    given(exported, requested, finished).when(failExport('GONE')).then(failed);
    given(exported, requested, failed).when(failExport('GONE')).then();
  });
  test('tells each time that its file is given out', () => {
    const downloaded: ExportEvent = { type: 'ExportDownloaded', data: {} };
    given(exported, requested, finished, downloaded).when(downloadExport()).then(downloaded);
    given(exported, requested).when(downloadExport()).then(downloaded);
    given(exported, requested, downloaded).when(finishExport(file)).then(finished);
    given(exported, requested, finished, failed).when(downloadExport()).then(downloaded);
  });
  test('that nobody asked for is nothing', () => {
    for (const decide of [finishExport(file), failExport('GONE'), downloadExport()])
      given(exported).when(decide).then();
  });
  test('belongs to the person in whose name it was asked for', () => {
    const onBehalfOf = { id: '00000000-0000-4000-8000-000000000009', role: 'SUPERVISOR' } as const;
    const actor = {
      kind: 'user',
      id: '00000000-0000-4000-8000-000000000008',
      role: 'ADMIN',
      onBehalfOf,
    } as const;
    const state = exported.evolve(exported.initial, requested, testMetadata(0, actor));
    expect(state).toEqual({ status: 'requested', userId: onBehalfOf.id });
    expect(stateAfter(exported, finished)).toEqual({ status: 'unknown' });
  });
});

test('a portion of records is recorded once, and each of them once', () => {
  const [exportId, lead] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const portion = (...ids: string[]) => ({ exportId, aggregate: 'leads', ids });
  const recorded: ExportedRecordsEvent = { type: 'LeadsExported', data: portion(lead) };
  given(exportedRecords)
    .when(recordExported(portion(lead, lead)))
    .then(recorded);
  given(exportedRecords, recorded)
    .when(recordExported(portion(lead)))
    .then();
});
