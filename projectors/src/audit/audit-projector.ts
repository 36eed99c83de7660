/** The tables of the audit: what happened, whose it was and who did it, what caused it, and accesses to personal data. */
import { type LeadAccessEvent, type RecordAccessEvent } from '@cotejo/core/audit';
import { type ExportedRecordsEvent, exportedRecordsEvents } from '@cotejo/core/exports';
import { categoryOf, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type AuditSource } from '../kit/audit-source.ts';
import { type Projector } from '../kit/projector/index.ts';
import { accessTableDefinition, writeAccessLog } from './access-table.ts';
import { actorTableDefinition } from './actor-table.ts';
import { eventTableDefinition, recordEvents } from './event-table.ts';
import { ownerTableDefinition } from './owner-table.ts';

const isLeadLook = (event: Recorded): event is Recorded<LeadAccessEvent> =>
  categoryOf(event.stream) === 'leadAccess';
const isRecordAccess = (event: Recorded): event is Recorded<RecordAccessEvent> =>
  categoryOf(event.stream) === 'access';
const isExport = (event: Recorded): event is Recorded<ExportedRecordsEvent> =>
  categoryOf(event.stream) === 'exportedLeads';

/** @param sources what the contexts registered */
export const auditProjector = (sources: readonly AuditSource[]): Projector => ({
  name: 'audit',
  version: 4,
  tables: eventTableDefinition + ownerTableDefinition + actorTableDefinition + accessTableDefinition,
  views: {
    event: 'select * from event',
    audit_actor: 'select * from audit_actor',
    access: 'select * from access',
  },
  handles: {
    ...Object.fromEntries(sources.map(({ category, events }) => [category, events])),
    exportedLeads: exportedRecordsEvents,
  },
  // Read after the fact.
  awaited: [],
  async apply(events, sql) {
    await recordEvents(events, sources, sql);
    const shown = {
      leads: events.filter(isLeadLook),
      others: events.filter(isRecordAccess),
      exported: events.filter(isExport),
    };
    await writeAccessLog(shown, sql);
    return [];
  },
});
