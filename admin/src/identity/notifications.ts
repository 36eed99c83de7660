/** Addresses of notifications about users. */
import { type Notified } from '../kit/context.ts';

const toUser = ({ aggregateId }: Notified): string => `/users/${aggregateId}/show`;

export const userNotifications = {
  'approval-asked': toUser,
  'approval-given': toUser,
  'approval-declined': toUser,
  'approval-lapsed': toUser,
};
