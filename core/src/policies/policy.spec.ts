import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import {
  attachPolicyFile,
  createPolicy,
  deletePolicy,
  duplicatePolicy,
  isKnown,
  policy,
  type PolicyCreation,
  type PolicyEvent,
  renewPolicy,
  setInsurerNotification,
  policies,
  updatePolicy,
  withdrawPolicyFile,
} from './index.ts';

const creation: PolicyCreation = {
  country: 'PE',
  companyId: 'PE-20123456786',
  insurerId: '301',
  number: 'POL-1',
  from: '2026-01-01',
  until: '2026-12-31',
  coverageType: 'complementary',
  scope: 'holderWithDependants',
  coverageGroups: [{ code: 'A', name: 'Gerencia' }],
  insurerNotification: 'cuttingDay',
};
const created: PolicyEvent = { type: 'PolicyCreated', data: creation };
const known = () => {
  const state = stateAfter(policy, created);
  if (!isKnown(state)) throw new Error('unknown');
  return state;
};
const nobody = { groups: [] };

describe('a policy', () => {
  test('is created once, with a last day that is not before its first', () => {
    given(policy).when(createPolicy(creation)).then(created);
    given(policy, created).when(createPolicy(creation)).then();
    given(policy)
      .when(createPolicy({ ...creation, until: '2025-12-31' }))
      .rejected('INVALID_INPUT', { until: 'Debe ser desde el primer día de la póliza.' });
    const twice = [creation.coverageGroups[0]!, creation.coverageGroups[0]!];
    given(policy)
      .when(createPolicy({ ...creation, coverageGroups: twice }))
      .rejected('INVALID_INPUT', { 'coverageGroups.1.code': 'Está repetido.' });
  });
  test('is duplicated with a validity of its own, and renewed on the day after its last', () => {
    const next = { number: 'POL-2', from: '2027-01-01', until: '2027-12-31' };
    given(policy)
      .when(duplicatePolicy(known(), { ...next, from: '2026-06-01' }))
      .then({ type: 'PolicyCreated', data: { ...creation, ...next, from: '2026-06-01' } });
    const sourceId = 'c0000000-0000-4000-8000-000000000001';
    given(policy)
      .when(renewPolicy(sourceId, known(), next))
      .then({ type: 'PolicyCreated', data: { ...creation, ...next, renews: sourceId } });
    given(policy)
      .when(renewPolicy(sourceId, known(), { ...next, from: '2027-01-02' }))
      .rejected('INVALID_INPUT', { from: 'La renovación empieza el 1 de enero de 2027.' });
  });
  test('keeps the days and groups of those who are in it', () => {
    given(policy, created)
      .when(updatePolicy({ number: 'POL-9' }, nobody))
      .then({ type: 'PolicyUpdated', data: { number: 'POL-9' } });
    given(policy, created)
      .when(updatePolicy({ number: 'POL-1' }, nobody))
      .then();
    given(policy, created)
      .when(updatePolicy({ until: '2026-06-30' }, { until: '2026-07-15', groups: [] }))
      .rejected('INVALID_INPUT', { until: 'Hay asegurados hasta el 15 de julio de 2026.' });
    given(policy, created)
      .when(updatePolicy({ from: '2026-02-01' }, { from: '2026-01-15', groups: [] }))
      .rejected('INVALID_INPUT', { from: 'Hay asegurados desde el 15 de enero de 2026.' });
    given(policy, created)
      .when(updatePolicy({ coverageGroups: [] }, { groups: ['A'] }))
      .rejected('INVALID_INPUT', { coverageGroups: 'Hay asegurados en el grupo «A».' });
  });
  test('is deleted only while nobody was ever in it, and not changed after that', () => {
    const deleted: PolicyEvent = { type: 'PolicyDeleted', data: { reason: 'Repetida' } };
    given(policy, created).when(deletePolicy('Repetida', 1)).rejected('POLICY_IN_USE');
    given(policy, created).when(deletePolicy('Repetida', 0)).then(deleted);
    given(policy, created, deleted).when(setInsurerNotification('daily')).rejected('POLICY_DELETED');
    given(policy, created)
      .when(setInsurerNotification('daily'))
      .then({ type: 'PolicyInsurerNotificationSet', data: { insurerNotification: 'daily' } });
  });
  test('takes each file once, loses it once, and its copies begin without files', () => {
    const file = { fileId: 'd0000000-0000-4000-8000-000000000001', name: 'Póliza.pdf' };
    const uploaded = { ...file, mediaType: 'application/pdf', bytes: 10 };
    const attached: PolicyEvent = { type: 'PolicyFileAttached', data: uploaded };
    given(policy, created).when(attachPolicyFile(uploaded)).then(attached);
    given(policy, created, attached).when(attachPolicyFile(uploaded)).then();
    given(policy, created, attached).when(createPolicy(creation)).then();
    const withFile = stateAfter(policy, created, attached);
    if (!isKnown(withFile)) throw new Error('unknown');
    const told = { fileId: file.fileId, reasonId: 2 };
    const withdrawn: PolicyEvent = { type: 'PolicyFileWithdrawn', data: told };
    const house = { id: 'carmen', roles: ['BACKOFFICE'], countries: ['PE'] } as const;
    given(policy, created, attached).when(withdrawPolicyFile(told, house)).then(withdrawn);
    const emptied = stateAfter(policy, created, attached, withdrawn);
    if (!isKnown(emptied)) throw new Error('unknown');
    expect(policies.valuesOf('id', emptied)).toEqual({ ...policies.valuesOf('id', withFile), files: [] });
    given(policy, created, attached, withdrawn).when(createPolicy(creation)).then();
    given(policy)
      .when(duplicatePolicy(emptied, { number: 'POL-1', from: creation.from, until: creation.until }))
      .then(created);
    expect(withFile.files.map(({ name }) => name)).toEqual(['Póliza.pdf']);
    given(policy)
      .when(duplicatePolicy(withFile, { number: 'POL-1', from: creation.from, until: creation.until }))
      .then(created);
  });
});
