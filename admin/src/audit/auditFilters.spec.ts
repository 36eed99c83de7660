import { describe, expect, test } from 'vitest';
import { auditFilterQuery, countFilters, lookFilterQuery, nobody, periodKey } from './auditFilters.ts';

describe('the filters of the audit', () => {
  test('ask for whole days of this browser’s calendar', () =>
    expect(auditFilterQuery({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
      at_gte: new Date(2026, 2, 1).toISOString(),
      at_lte: new Date(2026, 2, 2, 23, 59, 59, 999).toISOString(),
    }));

  test('ask for nothing that is empty', () =>
    expect(auditFilterQuery({ from: '', actorId: null, toStatusId: [], reasonId: undefined })).toEqual({}));

  test('tell leads that nobody has from leads of anybody', () => {
    expect(auditFilterQuery({ executiveId: nobody })).toEqual({ executiveId: null });
    expect(auditFilterQuery({})).toEqual({});
  });

  test('narrow who looked by person and time alone', () =>
    expect(lookFilterQuery({ actorId: 'a', toStatusId: [4], from: '2026-03-01' })).toEqual({
      actorId: 'a',
      at_gte: new Date(2026, 2, 1).toISOString(),
    }));

  test('are counted as far as they narrow anything', () =>
    expect(countFilters({ from: '2026-03-01', to: '', toStatusId: [], reasonId: 3 })).toBe(2));

  test.each([
    [{}, 'usual'],
    [{ from: '2026-03-01' }, 'since'],
    [{ to: '2026-03-01' }, 'until'],
    [{ from: '2026-03-01', to: '2026-03-02' }, 'both'],
  ])('say which period is shown: %j', (values, key) => expect(periodKey(values)).toBe(key));
});
