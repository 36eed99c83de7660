/** The access log of a lead: each access to personal data is an event, in a stream of its own beside the lead's. Other records have `record-access-log.ts`. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../kit/event-sourcing/index.ts';

// Stream
export const leadAccessStream = (leadId: string): string => `leadAccess-${leadId}`;

// Events
/**
 * The parts of a lead whose access is logged: the page with its timeline, the page as of an earlier moment, a file, the text of
 * an opinion. Only older entries have the timeline apart from its page.
 */
const accessedParts = ['page', 'past', 'timeline', 'file', 'opinion'] as const;
export type AccessedPart = (typeof accessedParts)[number];
/** The ways to a lead's data: its parts, or an export, which names its leads in events of its own. */
export const accessKinds = [...accessedParts, 'export'] as const;

export const leadAccessEvents = events({
  LeadLookedAt: z
    .object({ what: z.enum(accessedParts).describe('what of the lead was shown') })
    .describe('Somebody of the staff was shown the personal data of a lead.'),
});
export type LeadAccessEvent = EventOf<typeof leadAccessEvents>;

// State: no decision depends on earlier accesses
export type LeadAccess = { readonly looks: number };

export const leadAccess: Decider<LeadAccess, LeadAccessEvent> = {
  stream: leadAccessStream,
  events: leadAccessEvents,
  initial: { looks: 0 },
  evolve: ({ looks }) => ({ looks: looks + 1 }),
};

// Decisions
/** Each access is logged; accesses of one viewer in a row are one entry by the command's id. */
export const logLeadAccess =
  (what: AccessedPart): Decision<LeadAccess, LeadAccessEvent> =>
  () => [{ type: 'LeadLookedAt', data: { what } }];
