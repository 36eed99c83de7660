import { type CoverageRecord } from '@cotejo/core/policy-employees';
import { describe, expect, test } from 'vitest';
import { courseOf, placeOf } from './course.ts';

const coverage = {
  country: 'PE',
  status: 'PROCESS_CANCELLATION',
  coveredFrom: '2027-01-05',
  coveredUntil: '2027-03-01',
  policyUntil: '2027-12-31',
  cutting: { today: '2027-02-10', cuttingDay: 30, lastDay: '2027-02-28' },
} as unknown as CoverageRecord;
const history = [
  { type: 'ActivationRequested', at: '2026-12-20T15:00:00Z' },
  { type: 'ActivationAccepted', at: '2027-01-03T15:00:00Z' },
  { type: 'CancellationRequested', at: '2027-02-02T02:00:00Z' },
] as const;

describe('the course of a coverage', () => {
  test('waits from each request to its answer or to today, by the clocks of its country', () =>
    expect(courseOf(coverage, history).bars).toEqual([
      { kind: 'activation', from: '2026-12-20', until: '2027-01-04', isOpen: false },
      { kind: 'cancellation', from: '2027-02-01', until: '2027-02-11', isOpen: true },
      { kind: 'covered', from: '2027-01-05', until: '2027-03-01', isOpen: false },
    ]));
  test('has each month’s cutting day, in a short month on its last day', () =>
    expect(courseOf(coverage, history)).toMatchObject({
      months: ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'],
      cuttingDays: ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30'],
    }));
  test('that is longer than its axis is shown around today, and not at its beginning', () => {
    const old = { ...coverage, coveredFrom: '2023-05-01', policyUntil: '2030-12-31' };
    const { months } = courseOf(old, []);
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-02-01', '2027-04-01', 15]);
    const goesOn = courseOf({ ...old, status: 'ACTIVE', coveredUntil: null }, []);
    expect([goesOn.months[0], goesOn.months.at(-1)]).toEqual(['2026-02-01', '2028-02-01']);
  });
  test('of what never was in force has no bar of coverage', () => {
    const declined = { ...coverage, status: 'DECLINED', coveredUntil: null } as CoverageRecord;
    expect(courseOf(declined, []).bars).toEqual([]);
  });
  test('lies on its axis, and is cut off at the edges', () => {
    const axis = { months: ['2027-01-01', '2027-02-01'] };
    expect(['2026-12-01', '2027-01-01', '2027-02-01', '2027-05-01'].map((day) => placeOf(axis, day))).toEqual(
      [0, 0, 1, 1],
    );
  });
});
