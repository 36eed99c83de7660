import { describe, expect, test } from 'vitest';
import { addDays } from '../kit/time/index.ts';
import { effectiveWindow, nextCuttingDay, nextOperation, outsideOf } from './index.ts';

const policy = { from: '2020-01-01', until: '2035-12-31' };
const days = (kind: 'activation' | 'cancellation', today: string) => {
  const { from, until } = effectiveWindow({ kind, today, retroactiveDays: 365, policy });
  return `${from.day}…${until.day}`;
};

describe('the window of an effective date', () => {
  test.each([
    ['2026-12-31', '2026-12-01…2027-02-14', '2026-12-01…2027-01-30'],
    ['2027-01-15', '2026-12-16…2027-03-01', '2026-12-16…2027-02-14'],
    ['2027-03-01', '2027-01-30…2027-04-15', '2027-01-30…2027-03-31'],
    ['2028-01-30', '2027-12-31…2028-03-15', '2027-12-31…2028-02-29'],
    ['2028-02-29', '2028-01-30…2028-04-14', '2028-01-30…2028-03-30'],
    ['2028-03-01', '2028-01-31…2028-04-15', '2028-01-31…2028-03-31'],
  ])('on %s is %s for an activation and %s for a cancellation', (today, activation, cancellation) => {
    expect(days('activation', today)).toBe(activation);
    expect(days('cancellation', today)).toBe(cancellation);
  });
  test('is narrowed by the insurer, the policy and the holder, and says by which', () => {
    const asked = { kind: 'activation', today: '2026-06-15', retroactiveDays: 0, policy } as const;
    expect(outsideOf(effectiveWindow(asked), '2026-06-14')).toBe(
      'Debe ser desde el 15 de junio de 2026: la aseguradora no acepta fechas pasadas.',
    );
    const ending = { ...asked, policy: { from: '2026-01-01', until: '2026-06-30' }, begins: '2026-06-20' };
    expect(outsideOf(effectiveWindow(ending), '2026-06-19')).toMatch(/ese día empieza la cobertura/);
    expect(outsideOf(effectiveWindow(ending), '2026-07-01')).toMatch(/ese día termina la póliza/);
    expect(outsideOf(effectiveWindow(ending), '2026-06-30')).toBeUndefined();
    const cancellation = { ...ending, kind: 'cancellation' } as const;
    expect(outsideOf(effectiveWindow(cancellation), '2026-07-01')).toBeUndefined();
    const over = { ...asked, policy: { from: '2025-01-01', until: '2026-05-31' } };
    expect(outsideOf(effectiveWindow(over), '2026-06-15')).toMatch(/^No hay fecha posible/);
  });
});

describe('the next operation', () => {
  test.each([
    ['2026-11-20', 20, '2026-12-01'],
    ['2026-11-21', 20, '2027-01-01'],
    ['2026-12-20', 20, '2027-01-01'],
    ['2026-12-21', 20, '2027-02-01'],
    ['2026-12-31', 31, '2027-01-01'],
    ['2027-01-31', 15, '2027-03-01'],
    ['2027-02-28', 28, '2027-03-01'],
    ['2027-02-28', 30, '2027-03-01'],
    ['2028-01-30', 29, '2028-03-01'],
    ['2028-02-29', 28, '2028-04-01'],
    ['2028-02-29', 29, '2028-03-01'],
    ['2026-07-02', 1, '2026-09-01'],
  ])('of %s with cutting day %i is on %s', (today, cuttingDay, operation) =>
    expect(nextOperation(today, cuttingDay)).toBe(operation),
  );

  test('is what counting months one by one gives, on every day of seven years', () => {
    let checked = 0;
    for (let day = '2026-01-01'; day < '2033-01-01'; day = addDays(day, 1))
      for (let cuttingDay = 1; cuttingDay <= 31; cuttingDay += 1) {
        const [year, month, date] = day.split('-').map(Number) as [number, number, number];
        const later = month + (date <= cuttingDay ? 1 : 2);
        const expected = `${later > 12 ? year + 1 : year}-${String(later > 12 ? later - 12 : later).padStart(2, '0')}-01`;
        if (nextOperation(day, cuttingDay) !== expected) expect([day, cuttingDay]).toBe(expected);
        const cutting = nextCuttingDay(day, cuttingDay);
        if (cutting < day || nextOperation(cutting, cuttingDay) !== nextOperation(day, cuttingDay))
          expect([day, cuttingDay]).toBe(cutting);
        checked += 1;
      }
    expect(checked).toBe(2_557 * 31);
  });

  test('the cutting day of a short month is its last one', () => {
    expect(nextCuttingDay('2027-02-10', 31)).toBe('2027-02-28');
    expect(nextCuttingDay('2027-01-31', 30)).toBe('2027-02-28');
    expect(nextCuttingDay('2026-12-21', 20)).toBe('2027-01-20');
  });
});
