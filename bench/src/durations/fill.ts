/** Fills the histories of leads with a year of changes, and the histograms of their months: what the projector would write. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type StatusHistoryEntry } from '@cotejo/core/lead-records';
import { type LeadEvent } from '@cotejo/core/leads';
import { failureReasons } from '@cotejo/core/reference/failure-reasons';
import { connect } from '../../../projectors/src/kit/projector/connection.ts';
import { schemaOf } from '../../../projectors/src/kit/projector/index.ts';
import { prepareSchema } from '../../../projectors/src/kit/projector/schema.ts';
import { addDurations } from '../../../projectors/src/leads/duration-month-table.ts';
import { leadsProjector } from '../../../projectors/src/leads/leads-projector.ts';
import { recordHistory } from '../../../projectors/src/leads/status-history-table.ts';
import { projectorsWith } from '../../../projectors/src/projectors.ts';
import { inertParts } from '../../../projectors/src/testing/world.ts';
import { withoutIndexes } from '../../../projectors/src/testing/without-indexes.ts';
import { executives } from '../lead-lists/people.ts';
import { type Random, randomFrom } from '../lead-lists/random.ts';

const batch = 2_000;
const year = 365 * 24 * 3_600_000;
const statuses = [8, 2, 7, 13, 14, 4, 3, 100] as const;

/** From minutes to months, most of them hours and days. */
const secondsOf = (random: Random, statusId: number): number =>
  Math.floor(Math.exp(4 + 9 * random.next() + (statusId % 5) / 4));

const entryOf = (random: Random, at: number): StatusHistoryEntry => {
  const executive = random.pick(executives);
  const [fromStatusId, toStatusId] = [random.pickEarly(statuses), random.pick(statuses)];
  return {
    id: random.uuid(),
    leadId: random.uuid(),
    country: executive.countries[0]!,
    requestTypeId: random.pickEarly([2, 3, 1, 6, 7]),
    executiveId: executive.id,
    formerExecutiveId: executive.id,
    fromStatusId,
    fromSubstatusId: null,
    toStatusId,
    toSubstatusId: null,
    reasonId: toStatusId === 4 ? random.pick(failureReasons).id : null,
    reasonText: null,
    note: 'Pide que lo llamen por la tarde.',
    actor: { kind: 'user', id: executive.id, role: 'EJECUTIVO' },
    at: new Date(at).toISOString(),
    secondsInPrevious: secondsOf(random, fromStatusId),
    commandId: random.uuid(),
    correlationId: random.uuid(),
  };
};

/**
 * Makes all read models, and so many changes in the last year.
 * @param database of the projectors' role
 */
export async function fillChanges(database: string, indexKey: Buffer, count: number): Promise<void> {
  for (const projector of projectorsWith({ ...inertParts, indexKey })) {
    const sql = await connect({ database, instance: 'bench' });
    await prepareSchema(sql, projector);
    await sql.end();
  }
  const schema = schemaOf(leadsProjector(indexKey));
  const settings = { search_path: schema, synchronous_commit: 'off', maintenance_work_mem: '1GB' };
  const sql = await connect({ database, instance: 'bench', settings });
  const random = randomFrom(13);
  const start = Date.now() - year;
  await withoutIndexes(sql, { schema, table: 'lead_status_history' }, async () => {
    for (let from = 0; from < count; from += batch) {
      const size = Math.min(batch, count - from);
      const moved = Array.from({ length: size }, (_, nth) => {
        const entry = entryOf(random, start + ((from + nth) / count) * year);
        return { entry, event: { id: entry.id, revision: 1, position: '0' } as Recorded<LeadEvent> };
      });
      await recordHistory(moved, [], sql);
      await addDurations(moved, sql);
    }
  });
  await sql.query('vacuum analyze lead_status_history');
  await sql.query('vacuum analyze lead_duration_month');
  await sql.end();
}
