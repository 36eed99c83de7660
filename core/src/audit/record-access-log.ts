/** The access log of a record other than a lead: each access to personal data is an event, in a stream of its own beside the record's. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../kit/event-sourcing/index.ts';

// Stream: named by the record's id
export const recordAccessStream = (id: string): string => `access-${id}`;

// Events
export const recordAccessEvents = events({
  RecordLookedAt: z
    .object({
      aggregate: z.string().describe('the kind of record, as commands name it'),
      what: z.string().describe('what of the record was shown'),
    })
    .describe('Somebody of the staff was shown the personal data of a record.'),
});
export type RecordAccessEvent = EventOf<typeof recordAccessEvents>;

// State: no decision depends on earlier accesses
export type RecordAccessLog = { readonly looks: number };

export const recordAccessLog: Decider<RecordAccessLog, RecordAccessEvent> = {
  stream: recordAccessStream,
  events: recordAccessEvents,
  initial: { looks: 0 },
  evolve: ({ looks }) => ({ looks: looks + 1 }),
};

// Decisions
/** Each access is logged; accesses of one viewer in a row are one entry by the command's id. */
export const logRecordAccess =
  (aggregate: string, what: string): Decision<RecordAccessLog, RecordAccessEvent> =>
  () => [{ type: 'RecordLookedAt', data: { aggregate, what } }];
