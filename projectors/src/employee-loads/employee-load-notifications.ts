/** Notifies who sent a file of the end of its load. */
import {
  type EmployeeLoadEvent,
  employeeLoadEvents,
  type employeeLoadNotifications,
} from '@cotejo/core/employee-loads';
import { askedBy } from '@cotejo/core/kit/event-sourcing';
import { type NotificationSource } from '../kit/notification-source.ts';

const kinds: Readonly<Partial<Record<EmployeeLoadEvent['type'], keyof typeof employeeLoadNotifications>>> = {
  EmployeeLoadFinished: 'employee-load-finished',
  EmployeeLoadFailed: 'employee-load-failed',
};

export const employeeLoadNotificationSource: NotificationSource<EmployeeLoadEvent> = {
  category: 'employeeLoad',
  events: employeeLoadEvents,
  aggregate: 'employee-loads',
  ownerAfter: ({ type, metadata }) => (type === 'EmployeeLoadUploaded' ? askedBy(metadata) : undefined),
  told({ type }, owner) {
    const kind = kinds[type];
    return kind ? [{ userId: owner, kind }] : [];
  },
};
