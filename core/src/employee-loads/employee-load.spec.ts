import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { type Staff } from '../identity/index.ts';
import { loadColumns } from './columns.ts';
import {
  confirmLoad,
  correctLoadRow,
  employeeLoad,
  type EmployeeLoadEvent,
  failLoad,
  finishLoad,
  leaveLoadRow,
  type LoadUpload,
  mapLoad,
  recordPortion,
  recordTrial,
  uploadLoad,
  withdrawLoad,
} from './employee-load.ts';
import { employeeLoads } from './load-record.ts';
import { guessedMapping } from './mapping.ts';

const headings = loadColumns.activation.map(({ heading }) => heading);
const mapping = guessedMapping('activation', headings);
const upload: LoadUpload = {
  kind: 'activation',
  country: 'CL',
  companyId: 'CL-965718907',
  policyId: 'c0000000-0000-4000-8000-000000000001',
  fileName: 'altas.xlsx',
  headings,
  rows: 3,
  notes: [],
  mapping,
};
const counts = { ok: 2, same: 0, refused: 1 };
const uploaded: EmployeeLoadEvent = { type: 'EmployeeLoadUploaded', data: upload };
const unmapped: EmployeeLoadEvent = { type: 'EmployeeLoadUploaded', data: { ...upload, mapping: {} } };
const tried: EmployeeLoadEvent = { type: 'EmployeeLoadTried', data: { ...counts, revision: 0 } };
const corrected: EmployeeLoadEvent = {
  type: 'EmployeeLoadRowCorrected',
  data: { row: 2, values: { name: 'Rosa' } },
};
const confirmed: EmployeeLoadEvent = { type: 'EmployeeLoadConfirmed', data: {} };
const handled: EmployeeLoadEvent = { type: 'EmployeeLoadRowsHandled', data: counts };
const finished: EmployeeLoadEvent = { type: 'EmployeeLoadFinished', data: {} };
const withdrawn: EmployeeLoadEvent = { type: 'EmployeeLoadWithdrawn', data: {} };

describe('a load', () => {
  test('is tried once its columns are known, and asks for those that lack', () => {
    given(employeeLoad).when(uploadLoad(upload)).then(uploaded);
    expect(stateAfter(employeeLoad, uploaded)).toMatchObject({ step: 'trying' });
    expect(stateAfter(employeeLoad, unmapped)).toMatchObject({ step: 'mapping' });
    given(employeeLoad, unmapped).when(mapLoad({})).rejected('INVALID_INPUT');
    given(employeeLoad, unmapped)
      .when(mapLoad(mapping))
      .then({ type: 'EmployeeLoadMapped', data: { mapping } });
  });
  test('leaves a row out and takes it back, and is tried again each time', () => {
    const left = (isOut: boolean): EmployeeLoadEvent => ({
      type: 'EmployeeLoadRowLeftOut',
      data: { row: 2, isOut },
    });
    given(employeeLoad, uploaded, tried).when(leaveLoadRow(2, true)).then(left(true));
    given(employeeLoad, uploaded, tried, left(true)).when(leaveLoadRow(2, true)).then();
    given(employeeLoad, uploaded, tried, left(true)).when(leaveLoadRow(2, false)).then(left(false));
    given(employeeLoad, uploaded, tried, confirmed)
      .when(leaveLoadRow(2, true))
      .rejected('INVALID_TRANSITION');
    expect(stateAfter(employeeLoad, uploaded, tried, left(true))).toMatchObject({
      step: 'trying',
      leftOut: [2],
      revision: 1,
    });
  });
  test('is confirmed only after a trial of what it is now', () => {
    given(employeeLoad, uploaded).when(confirmLoad()).rejected('INVALID_TRANSITION');
    given(employeeLoad, uploaded, tried).when(confirmLoad()).then(confirmed);
    given(employeeLoad, uploaded, tried, corrected).when(confirmLoad()).rejected('INVALID_TRANSITION');
    given(employeeLoad, uploaded, corrected).when(recordTrial(0, counts)).then();
    given(employeeLoad, uploaded, corrected)
      .when(recordTrial(1, counts))
      .then({
        type: 'EmployeeLoadTried',
        data: { ...counts, revision: 1 },
      });
  });
  test('with nothing to do is not confirmed', () =>
    given(employeeLoad, uploaded, {
      type: 'EmployeeLoadTried',
      data: { ok: 0, same: 3, refused: 0, revision: 0 },
    })
      .when(confirmLoad())
      .rejected('INVALID_TRANSITION'));
  test('records each portion once, in its turn', () => {
    const running = [uploaded, tried, confirmed] as const;
    given(employeeLoad, ...running)
      .when(recordPortion(0, counts))
      .then(handled);
    given(employeeLoad, ...running, handled)
      .when(recordPortion(0, counts))
      .then();
    given(employeeLoad, ...running, handled)
      .when(finishLoad())
      .then(finished);
  });
  test('takes no corrections once it is confirmed', () => {
    given(employeeLoad, uploaded, tried)
      .when(correctLoadRow(2, { name: 'Rosa' }))
      .then(corrected);
    given(employeeLoad, uploaded, corrected, tried)
      .when(correctLoadRow(2, { name: 'Rosa' }))
      .then();
    given(employeeLoad, uploaded, tried, confirmed)
      .when(correctLoadRow(2, { name: 'Rosa' }))
      .rejected('INVALID_TRANSITION');
  });
  test('is withdrawn until it is over, and fails with a reason', () => {
    given(employeeLoad, uploaded, tried, confirmed, handled).when(withdrawLoad()).then(withdrawn);
    given(employeeLoad, uploaded, withdrawn).when(withdrawLoad()).then();
    given(employeeLoad, uploaded, withdrawn).when(recordPortion(0, counts)).then();
    given(employeeLoad, uploaded, tried, confirmed, finished)
      .when(withdrawLoad())
      .rejected('INVALID_TRANSITION');
    given(employeeLoad, uploaded, withdrawn).when(failLoad('Ya no')).then();
  });
});

test('a company’s own people prepare a load, and the house processes it', () => {
  const state = stateAfter(employeeLoad, uploaded, tried);
  const id = 'a0000000-0000-4000-8000-000000000001';
  const joined = { companyName: null, policyNumber: null, uploadedByName: null, version: 2, position: '2' };
  const allowed = (by: Staff) =>
    employeeLoads
      .allowed({ ...employeeLoads.valuesOf(id, state)!, ...joined }, by)
      .flatMap(({ command, allowed: may }) => (may ? [command] : []));
  const own: Staff = { id, roles: ['CLIENT_ADMIN'], countries: ['CL'], companies: ['CL-965718907'] };
  expect(allowed({ id, roles: ['BACKOFFICE'], countries: ['CL'] })).toEqual(['map', 'correct-row', 'leave-row', 'confirm', 'withdraw']);
  expect(allowed(own)).toEqual(['map', 'correct-row', 'leave-row', 'withdraw']);
  expect(allowed({ id, roles: ['BACKOFFICE'], countries: ['PE'] })).toEqual([]);
}); // oxfmt-ignore
