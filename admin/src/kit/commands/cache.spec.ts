import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { isOfNow, takeIn, withNewer } from './cache.ts';

const row = (id: string, version: number, statusId: number) => ({ id, version, statusId });

describe('a row in a list', () => {
  const list = { data: [row('1', 3, 8), row('2', 1, 8)], total: 2 };
  test('becomes its newer self', () =>
    expect(withNewer(list, row('1', 4, 2)).data).toEqual([row('1', 4, 2), row('2', 1, 8)]));
  test('does not become an older one', () => expect(withNewer(list, row('1', 2, 2))).toBe(list));
  test('is not added where it was not', () => expect(withNewer(list, row('9', 9, 2))).toBe(list));
});

describe('the answer of a command', () => {
  const key = (id: string, meta?: { at: string }) => ['leads', 'getOne', { id, meta }];
  const ofLeads = [{ resource: 'lead-status-history', field: 'leadId' }];
  const historyOf = (leadId: string) => ['lead-status-history', 'getList', { filter: { leadId } }];

  test('is on the lead page and in the lists at once; the past stays as it was', async () => {
    const queries = new QueryClient();
    const past = { at: '2026-03-01T12:00:00Z' };
    queries.setQueryData(key('1'), { ...row('1', 3, 8), notes: [] });
    queries.setQueryData(key('1', past), row('1', 1, 8));
    queries.setQueryData(['leads', 'getList', { filter: {} }], { data: [row('1', 3, 8)] });
    await takeIn(queries, 'leads', row('1', 4, 2), ofLeads);
    expect(queries.getQueryData(key('1'))).toEqual({ ...row('1', 4, 2), notes: [] });
    expect(queries.getQueryData(key('1', past))).toEqual(row('1', 1, 8));
    expect(queries.getQueryData(['leads', 'getList', { filter: {} }])).toEqual({ data: [row('1', 4, 2)] });
  });
  test('takes nothing back that came after it', async () => {
    const queries = new QueryClient();
    queries.setQueryData(key('1'), row('1', 5, 3));
    await takeIn(queries, 'leads', row('1', 4, 2), ofLeads);
    expect(queries.getQueryData(key('1'))).toEqual(row('1', 5, 3));
  });
  test("makes its own history be read again, and no other lead's", async () => {
    const queries = new QueryClient();
    queries.setQueryData(historyOf('1'), []);
    queries.setQueryData(historyOf('2'), []);
    await takeIn(queries, 'leads', row('1', 4, 2), ofLeads);
    expect(queries.getQueryState(historyOf('1'))?.isInvalidated).toBe(true);
    expect(queries.getQueryState(historyOf('2'))?.isInvalidated).toBe(false);
  });
});

test('a read with an instant is one of the past', () =>
  expect([
    isOfNow(['leads', 'getOne', { id: '1' }]),
    isOfNow(['leads', 'getOne', { id: '1', meta: { at: 'x' } }]),
  ]).toEqual([true, false]));
