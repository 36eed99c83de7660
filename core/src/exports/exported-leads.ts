/** Whose personal data went into an export: some leads per stream, for a file may hold a million of them. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../kit/event-sourcing/index.ts';

// Stream
export const exportedLeadsStream = (portionId: string): string => `exportedLeads-${portionId}`;

// Events
/** How many leads one event may name. */
export const mostExportedLeads = 1_000;

export const exportedLeadsEvents = events({
  LeadsExported: z
    .object({
      exportId: z.uuid(),
      leadIds: z.array(z.uuid()).min(1).max(mostExportedLeads).describe('each once'),
    })
    .describe('The data of these leads is in a file that somebody asked for.'),
});
export type ExportedLeadsEvent = EventOf<typeof exportedLeadsEvents>;

// State
export type ExportedLeads = { readonly isRecorded: boolean };

export const exportedLeads: Decider<ExportedLeads, ExportedLeadsEvent> = {
  stream: exportedLeadsStream,
  events: exportedLeadsEvents,
  initial: { isRecorded: false },
  evolve: () => ({ isRecorded: true }),
};

// Decisions
/** Records a portion before it is in the file, once. */
export const recordExportedLeads =
  (exportId: string, leadIds: readonly string[]): Decision<ExportedLeads, ExportedLeadsEvent> =>
  ({ isRecorded }) =>
    isRecorded ? [] : [{ type: 'LeadsExported', data: { exportId, leadIds: [...new Set(leadIds)] } }];
