/** A partner through whom policies come: a broker or an insurer. */
import { z } from 'zod';
import { countryCodes } from '../kit/country/index.ts';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  personal,
  reject,
} from '../kit/event-sourcing/index.ts';
import { changedFields, sameValue } from '../kit/values/index.ts';
import { idsOf, partnerKinds } from '../reference/collective-tables.ts';
import { contact } from '../collective/index.ts';

// Stream: named by the country and the document, as a company's.
export const partnerStream = (partnerId: string): string => `partner-${partnerId}`;

// Events
const details = z.object({
  name: z.string(),
  kind: z.enum(idsOf(partnerKinds)),
  contacts: personal(z.array(contact)),
});
export const partnerEvents = events({
  PartnerCreated: details
    .extend({ country: z.enum(countryCodes), documentType: z.string(), documentNumber: z.string() })
    .describe('Policies may come through this broker or insurer.'),
  PartnerUpdated: details.partial().describe('What is given of the partner is so from now on.'),
});
export type PartnerEvent = EventOf<typeof partnerEvents>;
export type PartnerDetails = z.infer<typeof details>;
export type PartnerCreation = Extract<PartnerEvent, { type: 'PartnerCreated' }>['data'];

// State
export type Partner = { readonly status: 'unknown' } | ({ readonly status: 'known' } & PartnerCreation);

export const partner: Decider<Partner, PartnerEvent> = {
  stream: partnerStream,
  events: partnerEvents,
  initial: { status: 'unknown' },
  evolve(partner, event) {
    if (event.type === 'PartnerCreated') return { status: 'known', ...event.data };
    return partner.status === 'unknown' ? partner : { ...partner, ...event.data };
  },
  country: (partner) => (partner.status === 'known' ? partner.country : undefined),
};

// Decisions: about a partner that its guard has found, but for the first
type PartnerDecision = Decision<Partner, PartnerEvent>;

/** The same again changes nothing. @throws Rejection `ALREADY_REGISTERED` */
export const createPartner =
  (creation: PartnerCreation): PartnerDecision =>
  (partner) => {
    if (partner.status === 'unknown') return [{ type: 'PartnerCreated', data: creation }];
    const { status: _, ...stands } = partner;
    if (sameValue(stands, creation)) return [];
    const message = `Ya está registrado: «${partner.name}».`;
    return reject('ALREADY_REGISTERED', message, { documentNumber: message });
  };

/** Changes what is given and different. */
export const updatePartner =
  (given: Partial<PartnerDetails>): PartnerDecision =>
  (partner) => {
    const changed = changedFields<Partial<PartnerDetails>>(partner as Partial<PartnerDetails>, given);
    return Object.keys(changed).length === 0 ? [] : [{ type: 'PartnerUpdated', data: changed }];
  };
