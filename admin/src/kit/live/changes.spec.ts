import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { newsOf, refreshRecords, shownVersionIn } from './changes.ts';
import { noteOwnCommand } from '../commands/own-commands.ts';

const message = (id: string, version: number, commandId = 'theirs') => ({
  resource: 'leads',
  id,
  version,
  position: '1',
  commandId,
});

describe('news', () => {
  test('names each changed record once', () =>
    expect([...newsOf([message('1', 2), message('2', 1), message('1', 3)], () => undefined)]).toEqual([
      ['leads', new Set(['1', '2'])],
    ]));
  test('leaves out what this tab did and shows', () => {
    noteOwnCommand('mine');
    expect([...newsOf([message('1', 4, 'mine')], () => 4)]).toEqual([]);
  });
});

describe('on screen', () => {
  test('the newest version of a record counts, wherever it stands', () => {
    const queries = new QueryClient();
    queries.setQueryData(['leads', 'getOne', { id: '1', meta: undefined }], { id: '1', version: 3 });
    queries.setQueryData(['leads', 'getOne', { id: '1', meta: { at: 'x' } }], { id: '1', version: 9 });
    queries.setQueryData(['leads', 'getList', {}], { data: [{ id: '1', version: 4 }] });
    expect(shownVersionIn(queries)('leads', '1')).toBe(4);
    expect(shownVersionIn(queries)('leads', '2')).toBeUndefined();
  });
  test('only what changed is read again', () => {
    const queries = new QueryClient();
    const one = (id: string, meta?: object) => ['leads', 'getOne', { id, meta }];
    const past = { at: '2026-03-01T12:00:00Z' };
    for (const key of [one('1'), one('2'), one('1', past)]) queries.setQueryData(key, { id: 'x' });
    refreshRecords(queries, 'leads', new Set(['1']), []);
    const isStale = (key: unknown[]) => queries.getQueryState(key)?.isInvalidated;
    expect([isStale(one('1')), isStale(one('2')), isStale(one('1', past))]).toEqual([true, false, false]);
  });
});
