/** Every step of every lead: from which state to which, by whom, why, and after how long. */
import { type Lead, type LeadEvent } from '@cotejo/core/leads';
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { statusHistoryEntry, type StatusHistoryEntry, statusHistoryTable } from '@cotejo/core/lead-records';
import { addRows, type Sql, type Step } from '../kit/projector/index.ts';

/** Nothing that was written about an erased person stays: the same as a rebuild reads once the key is gone. */
const forget = (sql: Sql, leadIds: readonly string[]) =>
  sql.query({
    name: 'lead_status_history-forget',
    text: 'update lead_status_history set note = null, reason_text = null where lead_id = any($1)',
    values: [leadIds],
  });

export type HistoryStep = { readonly event: Recorded<LeadEvent>; readonly entry: StatusHistoryEntry };

/** The steps that moved their lead, with what the history says of each. */
export const historySteps = (steps: readonly Step<Lead, LeadEvent>[]): readonly HistoryStep[] =>
  steps.flatMap(({ id, before, event, after }) => {
    const entry = statusHistoryEntry(id, before, event, after);
    return entry ? [{ event, entry }] : [];
  });

/** @param erased leads whose person is erased since these events */
export const recordHistory = async (
  moved: readonly HistoryStep[],
  erased: readonly string[],
  sql: Sql,
): Promise<void> => {
  const rows = moved.map(({ event, entry }) => {
    const user = entry.actor.kind === 'user' ? entry.actor : undefined;
    const onBehalfOfId = user?.onBehalfOf?.id ?? null;
    return { event, values: { ...entry, actorId: user?.id ?? null, onBehalfOfId } };
  });
  await Promise.all([
    addRows(statusHistoryTable, rows, sql),
    ...(erased.length > 0 ? [forget(sql, erased)] : []),
  ]);
};
