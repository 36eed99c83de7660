/** Notifications to executives about their leads: caused by others, by visitors or by the clock. */
import { askedBy } from '@cotejo/core/kit/event-sourcing';
import { type LeadNotificationKind } from '@cotejo/core/lead-records';
import { type LeadEvent, leadEvents } from '@cotejo/core/leads';
import { isDoneBy, type Notice, type NotificationSource } from '../kit/notification-source.ts';

type LeadNotice = Notice & { readonly kind: LeadNotificationKind };

export const leadNotificationSource: NotificationSource<LeadEvent> = {
  category: 'lead',
  events: leadEvents,
  aggregate: 'leads',
  ownerAfter: (event) =>
    event.type === 'LeadAssigned' || event.type === 'LeadReassigned' ? event.data.executiveId : undefined,
  told(event, owner): readonly LeadNotice[] {
    const { actor } = event.metadata;
    const tellOther = (
      userId: string | undefined,
      kind: LeadNotificationKind,
      data?: LeadNotice['data'],
    ): LeadNotice[] => (isDoneBy(event, userId) ? [] : [{ userId, kind, ...(data && { data }) }]);
    const giverId = askedBy(event.metadata);
    const giver = giverId !== undefined && { giverId };
    switch (event.type) {
      case 'LeadAssigned':
        return tellOther(event.data.executiveId, 'lead-assigned', { ...giver });
      case 'LeadReassigned':
        if (event.data.executiveId === owner) return [];
        return [
          ...tellOther(event.data.executiveId, 'lead-assigned', { ...giver, isPassedOn: true }),
          ...tellOther(owner, 'lead-reassigned-away', { ...giver }),
        ];
      case 'LeadAppointmentReminded':
        return [{ userId: owner, kind: 'appointment-soon', data: { appointmentAt: event.data.at } }];
      case 'LeadRequestUpdated':
        return actor.kind === 'visitor' ? [{ userId: owner, kind: 'lead-updated-by-visitor' }] : [];
      default:
        return [];
    }
  },
};
