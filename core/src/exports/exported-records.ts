/** The records whose personal data went into an export, some per stream: a file may hold a million of them. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events, versioned } from '../kit/event-sourcing/index.ts';
import { exportedIds } from './older-export-events.ts';

// Stream: named for the leads, which were all that could be exported when the first were stored
export const exportedRecordsStream = (portionId: string): string => `exportedLeads-${portionId}`;

// Events
/** How many records one event may name. */
const mostExported = 1_000;

export const exportedRecordsEvents = events({
  LeadsExported: versioned(
    z
      .object({
        exportId: z.uuid(),
        aggregate: z.string().describe('the kind of record, as commands name it'),
        ids: z.array(z.uuid()).min(1).max(mostExported).describe('each once'),
      })
      .describe('The data of these records is in a file that somebody asked for.'),
    exportedIds,
  ),
});
export type ExportedRecordsEvent = EventOf<typeof exportedRecordsEvents>;

// State
export type ExportedRecords = { readonly isRecorded: boolean };

export const exportedRecords: Decider<ExportedRecords, ExportedRecordsEvent> = {
  stream: exportedRecordsStream,
  events: exportedRecordsEvents,
  initial: { isRecorded: false },
  evolve: () => ({ isRecorded: true }),
};

// Decisions
export type ExportedPortion = {
  readonly exportId: string;
  readonly aggregate: string;
  readonly ids: readonly string[];
};

/** Records a portion before it is in the file, once. */
export const recordExported =
  ({ exportId, aggregate, ids }: ExportedPortion): Decision<ExportedRecords, ExportedRecordsEvent> =>
  ({ isRecorded }) =>
    isRecorded ? [] : [{ type: 'LeadsExported', data: { exportId, aggregate, ids: [...new Set(ids)] } }];
