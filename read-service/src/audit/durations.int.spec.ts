/** Durations from the histograms of months equal those of all changes, and differ from exact ones by eight percent at most. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { leadStatuses } from '@cotejo/core/reference/lead-statuses';
import { durationScale, type StatusHistoryEntry } from '@cotejo/core/lead-records';
import { type LeadEvent } from '@cotejo/core/leads';
import { countryCodes } from '@cotejo/core/kit/country';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { addDurations } from '../../../projectors/src/leads/duration-month-table.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { recordHistory } from '../../../projectors/src/leads/status-history-table.ts';
import { indexKey } from '../../../projectors/src/testing/world.ts';
import { colleague, createReadWorld, type ReadWorld } from '../testing/read-world.ts';
import { findDurations, groupings } from './durations.ts';

const changes = 3_000;
const hour = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');
const boss = colleague('Alba', 'ADMINISTRADOR');
const people = Array.from({ length: 12 }, () => randomUUID());

const allStatuses = leadStatuses.map(({ id }) => id);

const entryOf = (n: number): StatusHistoryEntry => ({
  id: randomUUID(),
  leadId: randomUUID(),
  country: countryCodes[n % 4]!,
  requestTypeId: 3,
  executiveId: people[n % 12]!,
  formerExecutiveId: n % 5 === 0 ? null : people[n % 12]!,
  fromStatusId: 2 + (n % 3),
  fromSubstatusId: null,
  toStatusId: 4,
  toSubstatusId: null,
  reasonId: n % 4 === 0 ? null : 1 + (n % 7),
  reasonText: null,
  note: null,
  actor:
    n % 11 === 0
      ? { kind: 'system', automation: 'a' }
      : { kind: 'user', id: people[n % 12]!, role: 'EJECUTIVO' },
  at: new Date(start + n * hour).toISOString(),
  secondsInPrevious: n % 97 === 0 ? null : n % 53 === 0 ? 10_000_000 + n : Math.floor(1.3 ** (n % 40)),
  commandId: randomUUID(),
  correlationId: randomUUID(),
});

let world: ReadWorld;
beforeAll(async () => {
  world = await createReadWorld();
  const settings = { search_path: schemaOf(leadsProjector(indexKey)) };
  const sql = await connect({
    database: String(world.pool.options.connectionString),
    instance: 'test',
    settings,
  });
  const moved = Array.from({ length: changes }, (_, n) => {
    const entry = entryOf(n);
    const event = { id: entry.id, revision: 1, position: '0' } as Recorded<LeadEvent>;
    return { event, entry };
  });
  for (let from = 0; from < changes; from += 250) {
    const batch = moved.slice(from, from + 250);
    await recordHistory(batch, [], sql);
    await addDurations(batch, sql);
  }
  await sql.end();
});
afterAll(() => world.end());

const period = fc
  .tuple(fc.integer({ min: -100, max: changes }), fc.integer({ min: 1, max: 2_500 }))
  .map(([from, hours]) => ({
    at_gte: new Date(start + from * hour),
    at_lte: new Date(start + (from + hours) * hour),
  }));

test.each(groupings)('by %s, months and all their changes say the same of any period', async (by) => {
  await fc.assert(
    fc.asyncProperty(
      period,
      fc.option(fc.constantFrom(...countryCodes), { nil: undefined }),
      async (asked, country) => {
        const filter = { ...asked, ...(country && { country: [country] }) };
        const fromMonths = await findDurations(world.pool, boss, by, filter);
        // A filter that lets everything through is answered by the changes themselves.
        const fromChanges = await findDurations(world.pool, boss, by, { ...filter, toStatusId: allStatuses });
        expect(fromMonths).toEqual(fromChanges);
      },
    ),
    { numRuns: 15 },
  );
});

test('whole months are told without any change of theirs', async () => {
  const filter = { at_gte: new Date(start), at_lte: new Date(Date.parse('2026-06-01T00:00:00Z') - 1) };
  const sql = await world.pool.connect();
  try {
    await sql.query('begin');
    await sql.query(`delete from ${schemaOf(leadsProjector(indexKey))}.lead_status_history`);
    const [row, ...others] = await findDurations(sql as unknown as Pool, boss, 'toStatus', filter);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ count: changes - Math.ceil(changes / 97), max: 10_000_000 + 53 * 56 });
    expect(row!.outliers.map(({ seconds }) => seconds)).toEqual(
      [56, 55, 54, 53, 52].map((nth) => 10_000_000 + 53 * nth),
    );
  } finally {
    await sql.query('rollback');
    sql.release();
  }
});

test.each([0.5, 0.9])(
  'the quantile %d differs from the exact one by eight percent at most',
  async (share) => {
    const { rows: exact } = await world.pool.query<{ key: string; value: number }>(
      `select from_status_id::text as key, percentile_cont($1) within group (order by seconds_in_previous) as value
     from read.lead_status_history where at >= $2 group by 1`,
      [share, new Date(start)],
    );
    const found = await findDurations(world.pool, boss, 'fromStatus', {
      at_gte: new Date(start),
      at_lte: new Date(start + changes * hour),
    });
    for (const { key, value } of exact) {
      const row = found.find((one) => one.key === key)!;
      const told = share === 0.5 ? row.median : row.p90;
      expect(Math.abs(told - value)).toBeLessThanOrEqual(value * (durationScale.growth - 1) + 0.5);
    }
  },
);
