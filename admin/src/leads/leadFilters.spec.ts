import { describe, expect, test } from 'vitest';
import { countFilters, leadFilterQuery, unassigned } from './leadFilters.ts';

describe('what the service is asked', () => {
  test('leaves out what is empty', () =>
    expect(leadFilterQuery({ q: '  ', statusId: [], country: '', requestTypeId: undefined })).toEqual({}));
  test('passes on what is chosen', () =>
    expect(leadFilterQuery({ q: ' ana ', statusId: [2, 8], country: 'PE', requestTypeId: 3 })).toEqual({
      q: 'ana',
      statusId: [2, 8],
      country: 'PE',
      requestTypeId: 3,
    }));
  test('asks for leads that nobody has', () =>
    expect(leadFilterQuery({ executiveId: unassigned })).toEqual({ executiveId: null }));
  test('takes the days of this calendar, both included', () => {
    const { fecha_gte, fecha_lte } = leadFilterQuery({ from: '2026-03-01', to: '2026-03-01' });
    expect(Date.parse(String(fecha_lte)) - Date.parse(String(fecha_gte))).toBe(24 * 3_600_000 - 1);
    expect(new Date(String(fecha_gte)).getDate()).toBe(1);
  });
  test('asks for no day that is half typed', () => expect(leadFilterQuery({ from: '2026-0' })).toEqual({}));
});

test('the search is no filter to count', () =>
  expect(countFilters({ q: 'ana', statusId: [2], country: '', from: '2026-03-01' })).toBe(2));
