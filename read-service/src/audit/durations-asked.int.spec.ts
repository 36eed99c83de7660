import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorOf, may } from '@cotejo/core/identity';
import { assignLead, lead, maySeeLead, receiveLead } from '@cotejo/core/leads';
import { roleNames } from '@cotejo/core/reference/roles';
import { request } from '../../../projectors/src/testing/world.ts';
import { readList } from '../kit/http/dialect.ts';
import { colleague } from '../testing/read-world.ts';
import { type DurationRow, findDurations } from './durations.ts';
import { changeShape } from './audited-changes.ts';
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
  gema,
  peruvian,
  since,
} from './testing/audit-world.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await createAuditWorld();
});
afterAll(() => world.end());

test('the history holds nothing any more that was written about an erased person', async () => {
  const stored = await world.pool.query(
    'select note, reason_text from read.lead_status_history where lead_id = $1',
    [erased],
  );
  expect(stored.rows.length).toBe(3);
  expect(JSON.stringify(stored.rows)).not.toMatch(/mudó|Llamé/);
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

  test.each([
    ['a person', { actorId: ana.id }, 2],
    ['an executive', { executiveId: ana.id }, 4],
    ['nobody’s leads', { executiveId: null }, 0],
    ['a country', { country: 'PE' }, 0],
    ['a request type', { requestTypeId: [3] }, 5],
    ['a status before', { fromStatusId: 8 }, 3],
    ['a status after', { toStatusId: [4, 8] }, 2],
    ['a substatus after', { toSubstatusId: 402 }, 2],
    ['a reason', { reasonId: [99] }, 2],
    ['a lead', { leadId: anas }, 2],
    ['a time', { at_gte: at(63).toISOString(), at_lte: at(83).toISOString() }, 2],
    ['no time, the last thirty days', { at_gte: undefined, at_lte: undefined }, 0],
  ])('are narrowed by %s', async (_, filter, count) => {
    const groups = await world.rows<DurationRow>(
      ask('durations', { ...untilMay, ...filter }, '&by=toStatus'),
      gema,
    );
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
  });

  test('refuse what can’t be filtered by', async () => {
    expect(await world.get(ask('durations', { note: 'x' }, '&by=day'), gema)).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_FILTER' },
    });
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
    for (const team of [[], [ana.id]]) {
      const viewer = { ...colleague('Nadie', role), team };
      for (const [leadId, executiveId] of [
        [anas, ana.id],
        [betos, beto.id],
      ] as const) {
        const { filter } = readList({ filter: JSON.stringify({ leadId }) }, changeShape);
        const found = await findDurations(world.pool, viewer, 'toStatus', filter);
        expect(found.length > 0, `${role} ${executiveId}`).toBe(
          may(viewer, 'leads:audit') && maySeeLead({ country: 'CL', executiveId }, viewer),
        );
      }
    }
  });

  test('and executives have none', async () => {
    expect(await world.get(ask('lead-access', {}), ana)).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
    expect(await world.get(ask('durations', {}, '&by=actor'), ana)).toMatchObject({ status: 403 });
  });

  test('nothing of another country', async () => {
    expect(await world.rows(ask('durations', untilMay, '&by=actor'), peruvian)).toEqual([]);
  });
});
