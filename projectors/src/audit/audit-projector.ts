/** What an audit asks beside the leads themselves: what caused what, and who looked at whose data. */
import { bulkEvents } from '@cotejo/core/bulk';
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type ExportedRecordsEvent, exportedRecordsEvents } from '@cotejo/core/exports';
import { feedbackEvents } from '@cotejo/core/feedback';
import { type LeadAccessEvent, leadAccessEvents } from '@cotejo/core/audit';
import { leadEvents } from '@cotejo/core/leads';
import { type Projector } from '../kit/projector/index.ts';
import { accessTableDefinition, recordLooks } from './access-table.ts';
import { eventTableDefinition, recordEvents, type Source } from './event-table.ts';

/** Streams that are named by their lead. */
const ownLead = ({ stream }: Recorded): string => idOfStream(stream);

const sources: Readonly<Record<string, Source>> = {
  lead: { resource: 'leads', leadOf: ownLead },
  feedback: { resource: 'feedbacks', leadOf: ownLead },
  bulk: { resource: 'bulk', leadOf: () => null },
};

const isLook = (event: Recorded): event is Recorded<LeadAccessEvent> =>
  categoryOf(event.stream) === 'leadAccess';

const isExport = (event: Recorded): event is Recorded<ExportedRecordsEvent> =>
  categoryOf(event.stream) === 'exportedLeads';

export const auditProjector: Projector = {
  name: 'audit',
  version: 1,
  tables: eventTableDefinition + accessTableDefinition,
  views: { lead_event: 'select * from lead_event', lead_access: 'select * from lead_access' },
  handles: {
    lead: leadEvents,
    feedback: feedbackEvents,
    bulk: bulkEvents,
    leadAccess: leadAccessEvents,
    exportedLeads: exportedRecordsEvents,
  },
  // Read after the fact.
  awaited: [],
  async apply(events, sql) {
    await recordEvents(events, sources, sql);
    await recordLooks(events.filter(isLook), events.filter(isExport), sql);
    return [];
  },
};
