/** Notifies who asked for a coverage or its end of the answer, unless it is their own. */
import { askedBy, idOfStream } from '@cotejo/core/kit/event-sourcing';
import {
  coverageIdOf,
  type coverageNotifications,
  type PolicyEmployeeEvent,
  policyEmployeeEvents,
} from '@cotejo/core/policy-employees';
import { isDoneBy, type NotificationSource } from '../kit/notification-source.ts';

const kinds: Readonly<Partial<Record<PolicyEmployeeEvent['type'], keyof typeof coverageNotifications>>> = {
  ActivationAccepted: 'activation-accepted',
  ActivationDeclined: 'activation-declined',
  CancellationAccepted: 'cancellation-accepted',
  CancellationDeclined: 'cancellation-declined',
};

export const coverageNotificationSource: NotificationSource<PolicyEmployeeEvent> = {
  category: 'policyEmployee',
  events: policyEmployeeEvents,
  aggregate: 'policy-employees',
  recordOf: ({ stream, data }) => coverageIdOf(idOfStream(stream), data.period),
  ownerAfter: ({ type, metadata }) =>
    type === 'ActivationRequested' || type === 'CancellationRequested' ? askedBy(metadata) : undefined,
  told(event, owner) {
    const kind = kinds[event.type];
    // A dependant who goes with the holder's answer is told of with it.
    const isAlong = 'becauseOf' in event.data && event.data.becauseOf !== undefined;
    return kind === undefined || isAlong || isDoneBy(event, owner) ? [] : [{ userId: owner, kind }];
  },
};
