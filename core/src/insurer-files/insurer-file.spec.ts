import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { given, stateAfter } from '../kit/testing/index.ts';
import { insurerFile, type InsurerFileEvent, prepareFile, sendFile } from './index.ts';

const [carla, other] = [randomUUID(), randomUUID()];
const facts = {
  insurerId: '301',
  country: 'PE',
  lastDay: '2026-03-20',
  operationDate: '2026-04-01',
} as const;
const prepared: InsurerFileEvent = { type: 'InsurerFilePrepared', data: facts };
const rows = { activations: 2, cancellations: 1 };
const sent: InsurerFileEvent = { type: 'InsurerFileSent', data: { ...rows, contactIds: [carla] } };

describe('a file for an insurer', () => {
  test('is prepared for a cutting day, once however often it is asked', () => {
    given(insurerFile).when(prepareFile(facts)).then(prepared);
    given(insurerFile, prepared).when(prepareFile(facts)).then();
  });
  test('takes requests of its cutting day, where it was not said that it is a daily one', () => {
    const kindOf = (event: InsurerFileEvent) => {
      const file = stateAfter(insurerFile, event);
      return file.status === 'unknown' ? undefined : file.takes;
    };
    expect(kindOf(prepared)).toBe('cuttingDay');
    expect(kindOf({ ...prepared, data: { ...facts, takes: 'daily' } })).toBe('daily');
  });
  test('is sent with as many rows as it has, and its contacts are told once each', () =>
    given(insurerFile, prepared)
      .when(sendFile(rows, [carla, carla], [carla]))
      .then(sent));
  test('without rows is not sent', () =>
    given(insurerFile, prepared)
      .when(sendFile({ activations: 0, cancellations: 0 }, [], []))
      .rejected('INVALID_TRANSITION'));
  test('is sent once', () =>
    given(insurerFile, prepared, sent)
      .when(sendFile(rows, [], []))
      .rejected('INVALID_TRANSITION'));
  test('tells nobody who is no contact of the insurer', () =>
    given(insurerFile, prepared)
      .when(sendFile(rows, [other], [carla]))
      .rejected('INVALID_INPUT'));
});
