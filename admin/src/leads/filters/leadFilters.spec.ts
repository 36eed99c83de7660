import { leads } from '@cotejo/core/lead-records';
import { describe, expect, test } from 'vitest';
import {
  chosenExecutives,
  countFilters,
  dateFields,
  filledValues,
  leadFilterQuery,
  me,
  unassigned,
  withoutFilter,
} from './leadFilters.ts';

describe('what the service is asked', () => {
  test('leaves out what is empty', () =>
    expect(
      leadFilterQuery({ q: '  ', statusId: [], country: '', requestTypeId: undefined, executiveId: [] }),
    ).toEqual({}));
  test('passes on what is chosen', () =>
    expect(
      leadFilterQuery({
        q: ' ana ',
        statusId: [2, 8],
        country: ['PE'],
        requestTypeId: [3],
        productCode: ' x ',
      }),
    ).toEqual({ q: 'ana', statusId: [2, 8], country: ['PE'], requestTypeId: [3], productCode: 'x' }));
  test('asks for leads that nobody has', () =>
    expect(leadFilterQuery({ executiveId: [unassigned] })).toEqual({ executiveId: null }));
  test('asks for one’s own, and others’ too', () =>
    expect(leadFilterQuery({ executiveId: [me, 'x'] }, 'viewer')).toEqual({ executiveId: ['viewer', 'x'] }));
  test('takes an executive alone, as links name one', () =>
    expect(leadFilterQuery({ executiveId: 'x' })).toEqual({ executiveId: ['x'] }));
  test('tells yes from no from either', () => {
    expect(leadFilterQuery({ internalTraffic: 'no' })).toEqual({ internalTraffic: false });
    expect(leadFilterQuery({ internalTraffic: 'yes' })).toEqual({ internalTraffic: true });
    expect(leadFilterQuery({ internalTraffic: '', worked: '' })).toEqual({});
    expect(leadFilterQuery({ worked: 'no' })).toEqual({ worked: false });
    expect(leadFilterQuery({ tests: 'yes' })).toEqual({ tests: true });
  });
  test('takes the days of this calendar, both included', () => {
    const { fecha_gte, fecha_lte } = leadFilterQuery({
      fecha_in: 'between',
      fecha_from: '2026-03-01',
      fecha_to: '2026-03-01',
    });
    expect(Date.parse(String(fecha_lte)) - Date.parse(String(fecha_gte))).toBe(24 * 3_600_000 - 1);
    expect(new Date(String(fecha_gte)).getDate()).toBe(1);
  });
  test('counts a period from today', () => {
    const asked = leadFilterQuery({ appointmentAt_in: 'tomorrow' }, undefined, new Date(2026, 2, 1, 9));
    expect(asked['appointmentAt_gte']).toBe(new Date(2026, 2, 2).toISOString());
  });
  test('passes on the instants that a link names', () =>
    expect(
      leadFilterQuery({ fecha_asignado_lte: '2026-03-01T12:00:00.000Z', fecha_in: 'today' }),
    ).toMatchObject({
      fecha_asignado_lte: '2026-03-01T12:00:00.000Z',
    }));
  test('asks for no days without their period', () =>
    expect(leadFilterQuery({ fecha_from: '2026-03-01' })).toEqual({}));
});

test('nobody is no one of several executives', () => {
  expect(chosenExecutives(['x', unassigned])).toEqual([unassigned]);
  expect(chosenExecutives([unassigned, 'x'])).toEqual(['x']);
});

test('the search is no filter to count, and a date with its days is one', () =>
  expect(
    countFilters({ q: 'ana', statusId: [2], country: '', fecha_in: 'between', fecha_from: '2026-03-01' }),
  ).toBe(2));

test('a date is taken away with its days', () =>
  expect(withoutFilter({ fecha_in: 'between', fecha_from: 'x', statusId: [2] }, 'fecha_in')).toEqual({
    statusId: [2],
  }));

test('days that no period asks for say nothing', () =>
  expect(filledValues({ fecha_in: 'today', fecha_from: '2026-03-01', q: '' })).toEqual({
    fecha_in: 'today',
  }));

test('the filters by days are the times that a lead is described with', () => {
  const described = Object.entries(leads.columns).filter(([, { type }]) => type === 'timestamptz');
  expect(described.map(([name]) => name)).toEqual(dateFields);
});
