import { describe, expect, test } from 'vitest';
import {
  durationQuery,
  filtersInForce,
  auditEntryQuery,
  inAllowedView,
  inZone,
  nobody,
  periodText,
  valuesIn,
  viewIn,
  withoutFilter,
  withoutFilters,
} from './auditFilters.ts';

const ana = '6f1c2a34-1111-4222-8333-444455556666';

describe('the filters of the audit', () => {
  test('ask for whole days of the zone in the address', () => {
    const days = { from: '2026-03-01', to: '2026-03-02' };
    expect(auditEntryQuery({ ...days, zone: 'America/Lima' })).toEqual({
      at_gte: '2026-03-01T05:00:00.000Z',
      at_lte: '2026-03-03T04:59:59.999Z',
    });
    expect(durationQuery({ ...days, zone: 'UTC' })).toEqual({
      at_gte: '2026-03-01T00:00:00.000Z',
      at_lte: '2026-03-02T23:59:59.999Z',
    });
  });

  test('ask for days of the zone that the page tells, whatever the address names', () => {
    const days = { from: '2026-03-01', to: '2026-03-02' };
    const told = auditEntryQuery({ ...days, zone: 'America/Lima' });
    for (const zone of ['Lima', 7, undefined])
      expect(auditEntryQuery(inZone({ ...days, zone }, 'America/Lima'))).toEqual(told);
    expect(inZone({ kind: ['look'] }, 'America/Lima')).toEqual({ kind: ['look'] });
  });

  test('are none where the address holds no form', () =>
    expect(
      ['"x"', '7', 'null', '{'].map((filter) => valuesIn(`?filter=${encodeURIComponent(filter)}`)),
    ).toEqual([{}, {}, {}, {}]));

  test('ask for nothing that is empty, nor for the view itself', () =>
    expect(
      auditEntryQuery({ view: 'all', by: 'day', zone: 'UTC', from: '', kind: [], country: undefined }),
    ).toEqual({}));

  test('tell what nobody owns from what anybody owns', () => {
    expect(auditEntryQuery({ ownerId: nobody })).toEqual({ ownerId: null });
    expect(durationQuery({ ownerId: nobody })).toEqual({ executiveId: null });
    expect(auditEntryQuery({})).toEqual({});
  });

  test('are those of the view: what another view was narrowed by does not narrow this one', () => {
    const values = { kind: ['export'], actorKey: ana, toStatusId: [4] };
    expect(auditEntryQuery({ ...values, view: 'looks' })).toEqual({ kind: ['look'], actorKey: ana });
    expect(auditEntryQuery(values)).toEqual({ kind: ['export'], actorKey: ana });
    expect(durationQuery(values)).toEqual({ actorId: ana, toStatusId: [4] });
  });

  test('are those of all that happened where the address names a view that one may not see', () => {
    const values = { view: 'durations', toStatusId: [4], country: 'PE' };
    const executive = { permissions: ['leads:read', 'accounts:read'] };
    expect(auditEntryQuery(inAllowedView(values, executive))).toEqual({ country: 'PE' });
    expect(viewIn(inAllowedView({ view: 'changes' }, executive))).toBe('changes');
    expect(viewIn(inAllowedView({ view: 'changes' }, { permissions: ['users:read'] }))).toBe('all');
    for (const user of [{ permissions: ['leads:audit'] }, undefined])
      expect(inAllowedView(values, user)).toBe(values);
  });

  test('list as changes of status whatever moves a lead from one to another', () =>
    expect(auditEntryQuery({ view: 'changes' })).toEqual({
      aggregate: 'leads',
      kind: ['status', 'assignment', 'appointment'],
    }));

  test('narrow durations by people alone', () => {
    const system = { view: 'durations', actorKey: 'system:when-lead-arrives' };
    expect(durationQuery(system)).toEqual({});
    expect(filtersInForce(system)).toEqual({});
  });

  test('go away one by one, and all together without the view', () => {
    const values = { view: 'looks', zone: 'UTC', kind: ['export', 'look'], country: 'PE' };
    expect(withoutFilter(values, 'kind', 'look')).toEqual({ ...values, kind: ['export'] });
    expect(withoutFilter({ kind: ['look'] }, 'kind', 'look')).toEqual({});
    expect(withoutFilter({ country: 'PE', view: 'all' }, 'country')).toEqual({ view: 'all' });
    expect(withoutFilters(values)).toEqual({ view: 'looks', zone: 'UTC' });
  });

  test.each([
    [{}, 'Últimos 30 días'],
    [{ from: '2026-03-01' }, 'Desde el 1 mar 2026'],
    [{ to: '2026-03-01' }, 'Hasta el 1 mar 2026'],
    [{ from: '2026-03-01', to: '2026-03-02' }, 'Del 1 mar 2026 al 2 mar 2026'],
  ])('say which period is shown: %j', (values, text) => expect(periodText(values)).toBe(text));
});
