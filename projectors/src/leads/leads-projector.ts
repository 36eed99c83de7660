/** Leads as the console lists them, and their histories. */
import { type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Lead, type LeadEvent, leadEvents } from '@cotejo/core/leads';
import { statusHistoryTable } from '@cotejo/core/lead-records';
import { type Change } from '@cotejo/core/kit/projections';
import { changeOf, definitionOf, foldInto, type Projector, type Step } from '../kit/projector/index.ts';
import { countLeads, leadCountDefinition, leadCountView } from './lead-count-table.ts';
import { addDurations, durationMonthDefinition } from './duration-month-table.ts';
import { leadTable, leadTableDefinition } from './lead-table.ts';
import { countDemand, planDemandDefinition } from './plan-demand-table.ts';
import { historySteps, recordHistory } from './status-history-table.ts';

const executiveOf = (lead: Lead): string | null => (lead.status === 'unknown' ? null : lead.executiveId);

const changesOf = ({ before, event, after }: Step<Lead, LeadEvent>): Change[] => {
  if (after.status === 'unknown') return [];
  const former = executiveOf(before);
  return [
    {
      ...changeOf('leads', event),
      country: after.country,
      owner: after.executiveId,
      ...(former !== after.executiveId && before.status !== 'unknown' ? { formerOwner: former } : {}),
    },
  ];
};

/** @param indexKey 32 bytes, for the keyed hashes that find a person's other leads */
export const leadsProjector = (indexKey: Buffer): Projector => {
  const table = leadTable(indexKey);
  return {
    name: 'leads',
    version: 9,
    tables:
      leadTableDefinition +
      leadCountDefinition +
      definitionOf(statusHistoryTable, 'perEvent') +
      durationMonthDefinition +
      planDemandDefinition,
    views: {
      lead: 'select *, search_parts(search) as search_parts from lead',
      lead_count: leadCountView,
      plan_demand: 'select * from plan_demand',
      lead_status_history: 'select * from lead_status_history',
      lead_duration_month: 'select * from lead_duration_month',
    },
    handles: { lead: leadEvents },
    async apply(events, sql) {
      const steps = await foldInto(table, events as readonly Recorded<LeadEvent>[], sql);
      // Each sends all that it has before it waits: nothing comes after a failure of the others.
      const moved = historySteps(steps);
      const erased = steps.filter(({ event }) => event.type === 'SubjectErased').map(({ id }) => id);
      await Promise.all([
        countLeads(steps, sql),
        countDemand(steps, sql),
        recordHistory(moved, erased, sql),
        addDurations(moved, sql),
      ]);
      return steps.flatMap(changesOf);
    },
  };
};
