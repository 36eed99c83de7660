import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MovementLine, statementOf } from './statement.ts';

const about = { accountId: 'a0000000-0000-4000-8000-000000000001', from: '2026-03-01', to: '2026-03-31' };
const line = (amount: number, typeId: number, effectiveOn = '2026-03-02'): MovementLine => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  typeId,
  effectiveOn,
  at: '2026-03-05T12:00:00.000Z',
  reference: 'TR-1',
  reason: null,
  amount,
});

test('a statement goes from what there was, movement by movement, to what is left, and adds up by type', () => {
  const { closing, totals, lines } = statementOf(about, 500, [
    line(1_000, 1),
    line(-300, 101),
    line(2_000, 1),
  ]);
  expect(lines.map(({ balance }) => balance)).toEqual([1_500, 1_200, 3_200]);
  expect(closing).toBe(3_200);
  expect(totals).toEqual([
    { typeId: 1, count: 2, amount: 3_000 },
    { typeId: 101, count: 1, amount: -300 },
  ]);
});

test('of days without movements it says that nothing changed', () =>
  expect(statementOf(about, -40, [])).toEqual({
    ...about,
    opening: -40,
    closing: -40,
    totals: [],
    lines: [],
  }));

test('opening, totals and closing agree, wherever a period is cut in two', () => {
  const movements = fc.array(
    fc.record({ amount: fc.integer({ min: -900, max: 900 }), typeId: fc.constantFrom(1, 2, 101, 102) }),
  );
  fc.assert(
    fc.property(movements, fc.nat(), fc.integer(), (told, at, opening) => {
      const lines = told.map(({ amount, typeId }) => line(amount, typeId));
      const cut = lines.length === 0 ? 0 : at % lines.length;
      const whole = statementOf(about, opening, lines);
      const first = statementOf(about, opening, lines.slice(0, cut));
      const second = statementOf(about, first.closing, lines.slice(cut));
      expect(second.closing).toBe(whole.closing);
      expect([...first.lines, ...second.lines]).toEqual(whole.lines);
      expect(opening + whole.totals.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole.closing);
    }),
  );
});
