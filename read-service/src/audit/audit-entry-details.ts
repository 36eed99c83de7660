/** Details that an audit entry's own event does not hold: the lead's status before, and the outcome of an export. */
import { type ExportOutcome, type StatusStep } from '@cotejo/core/audit';
import { type Pool } from 'pg';
import { raw, rowsOf, sql, whereAny } from '../kit/sql.ts';

type StoredStep = {
  readonly id: string;
  readonly from_status_id: number | null;
  readonly from_substatus_id: number | null;
  readonly to_status_id: number;
  readonly to_substatus_id: number | null;
  readonly reason_id: number | null;
  readonly seconds_in_previous: string | null;
};

/** @param ids of events of leads @returns the steps of those that moved their lead, by event */
export const stepsOf = async (
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StatusStep>> => {
  if (ids.length === 0) return new Map();
  const steps = await rowsOf<StoredStep>(pool, whereAny(sql('read.lead_status_history'), { id: ids }));
  return new Map(
    steps.map((step) => [
      step.id,
      {
        fromStatusId: step.from_status_id,
        fromSubstatusId: step.from_substatus_id,
        toStatusId: step.to_status_id,
        toSubstatusId: step.to_substatus_id,
        reasonId: step.reason_id,
        secondsInPrevious: step.seconds_in_previous === null ? null : Number(step.seconds_in_previous),
      },
    ]),
  );
};

type StoredOutcome = ExportOutcome & { readonly id: string };

/** @param exportIds of exports @returns what became of each, by the event that asked for it */
export const outcomesOf = async (
  pool: Pool,
  exportIds: readonly string[],
): Promise<ReadonlyMap<string, ExportOutcome>> => {
  if (exportIds.length === 0) return new Map();
  const outcomes = whereAny(sql('read.event'), { resource: ['exports'], resource_id: exportIds })
    .select(
      raw(`(array_agg(id) filter (where type = 'ExportRequested'))[1] as id,
        (max((told ->> 'rows')::int) filter (where type = 'ExportFinished')) as rows,
        (max(told ->> 'reason') filter (where type = 'ExportFailed')) as failed,
        (count(*) filter (where type = 'ExportDownloaded'))::int as downloads`),
    )
    .groupBy('resource_id');
  const found = await rowsOf<StoredOutcome>(pool, outcomes);
  return new Map(found.map(({ id, ...outcome }) => [id, outcome]));
};
