import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorOf, may, type Staff } from '@cotejo/core/identity';
import { assignLead, lead, maySeeLead, receiveLead } from '@cotejo/core/leads';
import { roleNames } from '@cotejo/core/reference/roles';
import { request } from '../../../projectors/src/testing/world.ts';
import { readList } from '../kit/http/dialect.ts';
import { colleague } from '../testing/read-world.ts';
import { type DurationRow } from './durations.ts';
import { findStatusChanges, statusChangeList, type StatusChangeRow } from './status-changes.ts';
import {
  ana,
  anas,
  ask,
  at,
  type AuditWorld,
  beto,
  betos,
  createAuditWorld,
  erased,
  free,
  gema,
  peruvian,
  since,
} from './testing/audit-world.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await createAuditWorld();
});
afterAll(() => world.end());

describe('the changes of status across leads', () => {
  const changes = (filter: object, staff: Staff = gema) =>
    world.rows<StatusChangeRow>(ask('status-changes', filter, '&range=[0,99]'), staff);

  test('say who, from what to what, why, after how long and whose lead it was', async () => {
    expect(await changes({ ...since, leadId: anas, toStatusId: 4 })).toMatchObject([
      {
        leadId: anas,
        country: 'CL',
        requestTypeId: 3,
        fromStatusId: 2,
        toStatusId: 4,
        toSubstatusId: 402,
        reasonId: 99,
        reasonText: 'Se mudó a Lima',
        note: 'Llamé tres veces',
        actorName: 'Ana Rojas',
        executiveId: ana.id,
        executiveName: 'Ana Rojas',
        at: at(180).toISOString(),
        secondsInPrevious: 7_200,
      },
    ]);
  });

  test('hold nothing any more that was written about an erased person', async () => {
    const told = await changes({ leadId: erased });
    expect(told.map(({ toStatusId }) => toStatusId)).toEqual([4, 2, 8]);
    expect(told[0]).toMatchObject({ reasonId: 99, reasonText: null, note: null });
    const stored = await world.pool.query(
      'select note, reason_text from read.lead_status_history where lead_id = $1',
      [erased],
    );
    expect(JSON.stringify(stored.rows)).not.toMatch(/mudó|Llamé/);
  });

  test.each([
    ['a person', { actorId: ana.id }, 2],
    ['an executive', { executiveId: beto.id }, 1],
    ['nobody’s leads', { executiveId: null }, 4],
    ['a country', { country: 'PE' }, 0],
    ['a request type', { requestTypeId: [3] }, 9],
    ['a status before', { fromStatusId: 8 }, 3],
    ['a status after', { toStatusId: [4, 8] }, 6],
    ['a substatus after', { toSubstatusId: 402 }, 2],
    ['a reason', { reasonId: [99] }, 2],
    ['a time', { at_gte: at(63).toISOString(), at_lte: at(83).toISOString() }, 2],
    ['a duration', { seconds_gte: 3_600, seconds_lte: 7_200 }, 4],
    ['no time, the last thirty days', { at_gte: undefined }, 0],
  ])('are found by %s', async (_, filter, count) => {
    expect(await changes({ ...since, ...filter })).toHaveLength(count);
  });

  test('are sorted by time and by duration', async () => {
    const sorted = await world.rows<StatusChangeRow>(
      ask('status-changes', since, '&sort=["secondsInPrevious","DESC"]&range=[0,0]'),
      gema,
    );
    expect(sorted[0]).toMatchObject({ leadId: anas, secondsInPrevious: 7_200 });
  });

  test('refuse what can’t be filtered or sorted by', async () => {
    expect(await world.get(ask('status-changes', { note: 'x' }), gema)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_FILTER' },
    });
    expect(await world.get(ask('status-changes', { seconds_gte: 'mucho' }), gema)).toMatchObject({
      status: 400,
    });
  });
});

/** All that happened at first: more than a year is refused, so this one ends. */
const untilMay = { ...since, at_lte: '2026-05-31' };

describe('durations', () => {
  const durations = (by: string) => world.rows<DurationRow>(ask('durations', untilMay, `&by=${by}`), gema);

  test('are those of the status that was left', async () => {
    expect(await durations('fromStatus')).toMatchObject([
      { key: '8', name: 'Web', count: 3, median: 3_600, mean: 3_600, max: 3_600, outliers: [] },
      { key: '2', name: 'Asignado', count: 2, median: 4_200, max: 7_200, p90: 6_600 },
    ]);
  });

  test.each([
    ['toStatus', ['Asignado', 'Fallido']],
    ['actor', ['Gema Díaz', 'Ana Rojas']],
    ['executive', ['Sin ejecutivo', 'Ana Rojas']],
    ['reason', ['Otros (especificar)']],
    ['day', ['2026-03-02']],
  ])('by %s are named in words', async (by, names) => {
    expect((await durations(by)).map(({ name }) => name)).toEqual(names);
  });

  test('single out what took far longer than the rest', async () => {
    const slow = randomUUID();
    for (let index = 0; index < 8; index += 1) {
      const id = index === 7 ? slow : randomUUID();
      const minutes = index === 7 ? 90_000 : 10 + index;
      await world.send(lead, id, receiveLead(request()), { now: at(-100_000) });
      const assigned = assignLead({ executive: ana, by: gema });
      await world.send(lead, id, assigned, { now: at(-100_000 + minutes), actor: actorOf(gema) });
    }
    const fresh = await world.after(`lead-${slow}`);
    const filter = { at_gte: '2025-12-01', at_lte: '2026-03-01T00:00:00Z' };
    const { body } = await world.get(ask('durations', filter, '&by=toStatus'), gema, fresh);
    expect(body).toMatchObject([{ key: '2', outliers: [{ leadId: slow, seconds: 90_000 * 60 }] }]);
  });

  test('of more than a year are refused', async () => {
    expect(await world.get(ask('durations', { at_gte: '2020-01-01' }, '&by=day'), gema)).toMatchObject({
      status: 400,
      body: { errors: { 'filter.at_gte': 'Elige un periodo de 366 días como máximo.' } },
    });
  });
});

describe('an audit shows as much as its viewer may see', () => {
  test.each(roleNames)('%s', async (role) => {
    const everything = readList({ filter: JSON.stringify(since), range: '[0,99]' }, statusChangeList);
    for (const team of [[], [ana.id]]) {
      const viewer = { ...colleague('Nadie', role), team };
      const found = await findStatusChanges(world.pool, viewer, everything);
      const seen = new Set(found.rows.map(({ leadId }) => leadId));
      for (const [id, executiveId] of [
        [anas, ana.id],
        [betos, beto.id],
        [free, null],
      ] as const)
        expect(seen.has(id), `${role} ${executiveId}`).toBe(
          may(viewer, 'leads:audit') && maySeeLead({ country: 'CL', executiveId }, viewer),
        );
    }
  });

  test('and executives have none', async () => {
    for (const path of ['status-changes', 'lead-access'])
      expect(await world.get(ask(path, {}), ana)).toMatchObject({
        status: 403,
        body: { code: 'NOT_ALLOWED' },
      });
    expect(await world.get(ask('durations', {}, '&by=actor'), ana)).toMatchObject({ status: 403 });
  });

  test('nothing of another country', async () => {
    expect(await world.rows(ask('status-changes'), peruvian)).toEqual([]);
    expect(await world.rows(ask('durations', untilMay, '&by=actor'), peruvian)).toEqual([]);
  });
});
