import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allDays, dayBefore, dayOn, type Days, withDay } from './days.ts';

const said = (from: string, value: number) => ({ from, rows: { value }, source: 'Banco Central' });
/** Of few years, so that days meet and years begin and end. */
const someDay = fc
  .integer({ min: 0, max: 1_200 })
  .map((at) => new Date(Date.UTC(1998, 10, 1 + at)).toISOString().slice(0, 10));

test('days that are set in any order are found as the last that was said of each, and so are those before them', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someDay, fc.nat(9)), { maxLength: 60, size: 'max' }),
      someDay,
      (setDays, asked) => {
        const days = setDays.reduce<Days>((so, [from, value]) => withDay(so, said(from, value)), []);
        const last = [...new Map(setDays).entries()].sort(([one], [other]) => (one < other ? -1 : 1));
        const all = last.map(([from, value]) => said(from, value));
        expect(allDays(days)).toEqual(all);
        for (const from of [asked, ...all.map((day) => day.from)]) {
          expect(dayOn(days, from)).toEqual(all.find((day) => day.from === from));
          expect(dayBefore(days, from)).toEqual(all.findLast((day) => day.from < from));
        }
      },
    ),
  ));

test('what a table was stays as it was when another day is set', () => {
  const before = withDay(withDay([], said('2026-03-01', 1)), said('2025-03-01', 2));
  const after = withDay(withDay(before, said('2026-03-01', 3)), said('2026-02-01', 4));
  expect(allDays(before).map(({ rows }) => rows['value'])).toEqual([2, 1]);
  expect(allDays(after).map(({ rows }) => rows['value'])).toEqual([2, 4, 3]);
});
