/** Rows of tables as older code recorded them, read as those of today. */
import { expect, test } from 'vitest';
import { upcast } from '../kit/event-sourcing/index.ts';
import { datedTableEvents } from './dated-table.ts';

const set = (table: string, rows: object) => ({ table, from: '2026-03-01', rows, source: 'prueba' });
const consultation = { service: 'consultation', times: { per: 'person', count: 3 } };

test('bills of Colombia that were recorded in centavos are whole pesos', () => {
  const recorded = { low: [], medium: [{ ...consultation, bill: 18_000_050 }], high: [] };
  const read = { low: [], medium: [{ ...consultation, bill: 180_001 }], high: [] };
  const table = 'usageScenarios.CO';
  expect(upcast(datedTableEvents.TableRowsSet, 1, set(table, recorded))).toEqual(set(table, read));
  expect(upcast(datedTableEvents.TableRowsSet, 2, set(table, read))).toEqual(set(table, read));
});

test.each([
  ['usageScenarios.PE', { low: [], medium: [{ ...consultation, bill: 15_000 }], high: [] }],
  ['exchange.USD-COP', { value: '4101.33' }],
])('rows of %s are as they were', (table, rows) =>
  expect(upcast(datedTableEvents.TableRowsSet, 1, set(table, rows))).toEqual(set(table, rows)),
);
