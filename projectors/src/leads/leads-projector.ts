/** Leads as the console lists them, and their histories. */
import { type Recorded } from '@cotejo/core/event-sourcing';
import { type Lead, type LeadEvent, leadEvents } from '@cotejo/core/leads';
import { type Change } from '@cotejo/core/projections';
import { foldInto, type Projector, type Step } from '../engine/index.ts';
import { leadTable, leadTableDefinition } from './lead-table.ts';
import { recordHistory, statusHistoryDefinition } from './status-history-table.ts';

const executiveOf = (lead: Lead): string | null => (lead.status === 'unknown' ? null : lead.executiveId);

const changeOf = ({ id, before, event, after }: Step<Lead, LeadEvent>): Change[] => {
  if (after.status === 'unknown') return [];
  const former = executiveOf(before);
  return [
    {
      resource: 'leads',
      id,
      version: event.revision + 1,
      position: event.position,
      commandId: event.metadata.commandId,
      actor: event.metadata.actor,
      country: after.country,
      executiveId: after.executiveId,
      ...(former !== after.executiveId && before.status !== 'unknown' ? { formerExecutiveId: former } : {}),
    },
  ];
};

export const leadsProjector: Projector = {
  name: 'leads',
  version: 1,
  tables: leadTableDefinition + statusHistoryDefinition,
  views: {
    lead: 'select * from lead',
    lead_status_history: 'select * from lead_status_history',
  },
  handles: { lead: leadEvents },
  async apply(events, sql) {
    const steps = await foldInto(leadTable, events as readonly Recorded<LeadEvent>[], sql);
    await recordHistory(steps, sql);
    return steps.flatMap(changeOf);
  },
};
