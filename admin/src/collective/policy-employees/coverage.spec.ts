import { effectiveWindow } from '@cotejo/core/collective';
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  askedBefore,
  askedDay,
  cancellationWindow,
  commandsIn,
  daysLeft,
  isCovered,
  lastCovered,
  unsentFor,
  windowText,
} from './coverage.ts';

const cutting = {
  today: '2027-03-01',
  cuttingDay: 20,
  retroactiveDays: 10,
  lastDay: '2027-03-20',
  operationDate: '2027-04-01',
};
const coverage = {
  status: 'ACTIVE',
  coveredFrom: '2027-02-25',
  coveredUntil: null,
  policyFrom: '2027-01-01',
  policyUntil: '2027-12-31',
  cutting,
} as unknown as CoverageRecord;

describe('a coverage', () => {
  test('offers the commands of its status, and an answer only while it waits for one', () => {
    expect(commandsIn('ACTIVE')).toEqual(['request-cancellation']);
    expect(commandsIn('PENDING')).toEqual(['complete', 'withdraw']);
    expect([answerOf('PROCESS_ACTIVATION', 'accept'), answerOf('PROCESS_CANCELLATION', 'decline')]).toEqual([
      'accept-activation',
      'decline-cancellation',
    ]);
    expect([answerOf('PENDING', 'accept'), answerOf('ACTIVE', 'decline')]).toEqual([undefined, undefined]);
  });
  test('that is to end asks for the first day without coverage, told by the last day with it', () => {
    const ending = { ...coverage, status: 'PROCESS_CANCELLATION', coveredUntil: '2027-03-01' } as const;
    expect([askedDay(coverage), askedDay(ending)]).toEqual(['2027-02-25', '2027-03-01']);
    expect(lastCovered('2027-03-01')).toBe('28 de febrero de 2027');
  });
  test('is asked for again as it was, and one that ended from the day on which it did', () => {
    const asked = { policyId: 'a', coverageGroup: 'ORO', restrictionIds: [2] };
    const before = { ...coverage, ...asked, annulled: false };
    const again = (over: Partial<CoverageRecord>) => askedBefore({ ...before, ...over });
    const from = '2027-02-25';
    expect(again({ status: 'DECLINED' })).toEqual({ ...asked, from });
    expect(again({ status: 'CANCELED', coveredUntil: '2027-06-01' })).toEqual({
      ...asked,
      from: '2027-06-01',
    });
    expect(again({ status: 'CANCELED', coveredUntil: '2027-02-01', annulled: true })).toMatchObject({ from });
    expect(again({ status: 'DECLINE', coverageGroup: null })).toEqual({
      policyId: 'a',
      from,
      restrictionIds: [2],
    });
  });
  test('ends in a window that begins with the coverage where that is the latest limit', () =>
    expect(windowText(cancellationWindow(coverage))).toBe(
      'Del 25 de febrero de 2027 (ese día empieza la cobertura) al 31 de marzo de 2027 (se acepta hasta 30 días después de hoy).',
    ));
  test('has no day where the limits leave none', () =>
    expect(
      windowText(
        effectiveWindow({
          kind: 'activation',
          ...cutting,
          policy: { from: '2027-06-01', until: '2027-12-31' },
        }),
      ),
    ).toBe('No hay fecha posible: ese día empieza la póliza, y se acepta hasta 45 días después de hoy.'));
  test('has days left until its cutting day, fewer than none once that has gone by', () => {
    expect(['2027-03-20', '2027-03-01', '2027-02-27'].map((dueOn) => daysLeft({ dueOn, cutting }))).toEqual([
      19, 0, -2,
    ]);
    expect(daysLeft({ dueOn: null, cutting })).toBe(0);
  });
});

test('what waits for a daily file does not wait for that of the cutting day', () => {
  const day = { unsent: 5, unsentDaily: 2 };
  expect([unsentFor(day, 'cuttingDay'), unsentFor(day, 'daily')]).toEqual([3, 2]);
});

test('a request that waits, was declined or was withdrawn is covered from no day', () => {
  const isFrom = (status: CoverageRecord['status']) => isCovered({ ...coverage, status });
  expect((['PENDING', 'PROCESS_ACTIVATION', 'DECLINED', 'DECLINE'] as const).map(isFrom)).toEqual(
    Array(4).fill(false),
  );
  expect((['ACTIVE', 'PROCESS_CANCELLATION'] as const).map(isFrom)).toEqual([true, true]);
});
