/** Who looked at a record that is no lead: each look at personal data is an event, in a stream of its own beside the record's. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../kit/event-sourcing/index.ts';

// Stream: named by the record's id
export const recordLooksStream = (id: string): string => `access-${id}`;

// Events
export const recordLookEvents = events({
  RecordLookedAt: z
    .object({
      aggregate: z.string().describe('the kind of record, as commands name it'),
      what: z.string().describe('what of the record was shown'),
    })
    .describe('Somebody of the staff was shown the personal data of a record.'),
});
export type RecordLookEvent = EventOf<typeof recordLookEvents>;

// State: no decision depends on who looked before
export type RecordLooks = { readonly looks: number };

export const recordLooks: Decider<RecordLooks, RecordLookEvent> = {
  stream: recordLooksStream,
  events: recordLookEvents,
  initial: { looks: 0 },
  evolve: ({ looks }) => ({ looks: looks + 1 }),
};

// Decisions
/** A look that took place is recorded; that one person's looks in a row are one, the command's id says. */
export const lookAtRecord =
  (aggregate: string, what: string): Decision<RecordLooks, RecordLookEvent> =>
  () => [{ type: 'RecordLookedAt', data: { aggregate, what } }];
