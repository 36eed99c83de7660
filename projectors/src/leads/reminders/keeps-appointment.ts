/** Which events leave a lead's appointment as it is: asked of the lead itself, so that no list of types can be wrong. */
import { type EventMetadata, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Lead, lead, type LeadEvent } from '@cotejo/core/leads';

const at = '2026-01-01T12:00:00.000Z';

const received: LeadEvent = {
  type: 'LeadReceived',
  data: {
    requestTypeId: 1,
    person: { erased: true },
    origin: {},
    attribution: { erased: true },
    internalTraffic: false,
  },
};
const agreed: LeadEvent = { type: 'LeadAppointmentSet', data: { substatusId: 212, at } };

/** Any lead with an appointment. */
const waitingToTalk = (metadata: EventMetadata): Lead =>
  [received, agreed].reduce<Lead>((state, event) => lead.evolve(state, event, metadata), lead.initial);

/** Whether somebody who had an appointment still has it after the event; a lead that is deleted can be restored with it. */
export const keepsAppointment = (event: Recorded<LeadEvent>): boolean => {
  const after = lead.evolve(waitingToTalk(event.metadata), event, event.metadata);
  return after.status === 'received' && after.appointment !== null;
};
