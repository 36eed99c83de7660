/** Who looked at a lead: each look at a person's data is an event, in a stream of its own beside the lead's. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../event-sourcing/index.ts';

// Stream
export const leadAccessStream = (leadId: string): string => `leadAccess-${leadId}`;

// Events
/** The page, the page as of a moment before, the timeline, a file, or a row of an export. */
export const accessKinds = ['page', 'past', 'timeline', 'file', 'export'] as const;
export type AccessKind = (typeof accessKinds)[number];

export const leadAccessEvents = events({
  LeadLookedAt: z
    .object({ what: z.enum(accessKinds).describe('what of the lead was shown') })
    .describe('Somebody of the staff was shown the personal data of a lead.'),
});
export type LeadAccessEvent = EventOf<typeof leadAccessEvents>;

// State: no decision depends on who looked before
export type LeadAccess = { readonly looks: number };

export const leadAccess: Decider<LeadAccess, LeadAccessEvent> = {
  stream: leadAccessStream,
  events: leadAccessEvents,
  initial: { looks: 0 },
  evolve: ({ looks }) => ({ looks: looks + 1 }),
};

// Decisions
/** A look that took place is recorded; that one person's looks in a row are one, the command's id says. */
export const lookAtLead =
  (what: AccessKind): Decision<LeadAccess, LeadAccessEvent> =>
  () => [{ type: 'LeadLookedAt', data: { what } }];
