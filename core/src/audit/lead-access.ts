/** Who looked at a lead: each look at a person's data is an event, in a stream of its own beside the lead's. Other records have `record-looks.ts`. */
import { z } from 'zod';
import { type Decider, type Decision, type EventOf, events } from '../kit/event-sourcing/index.ts';

// Stream
export const leadAccessStream = (leadId: string): string => `leadAccess-${leadId}`;

// Events
/**
 * What of a lead is looked at: the page with its timeline, the page as of a moment before, a file, what the person wrote in an
 * opinion. Looks at the timeline apart from its page are older ones.
 */
const lookKinds = ['page', 'past', 'timeline', 'file', 'opinion'] as const;
export type LookKind = (typeof lookKinds)[number];
/** How data of a lead got to somebody: by a look, or in an export, which names its leads in events of its own. */
export const accessKinds = [...lookKinds, 'export'] as const;

export const leadAccessEvents = events({
  LeadLookedAt: z
    .object({ what: z.enum(lookKinds).describe('what of the lead was shown') })
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
  (what: LookKind): Decision<LeadAccess, LeadAccessEvent> =>
  () => [{ type: 'LeadLookedAt', data: { what } }];
