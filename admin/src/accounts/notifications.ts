/** Addresses of notifications about accounts. */
import { type Notified } from '../kit/context.ts';

const toTable = ({ aggregateId }: Notified): string => `/dated-tables/${aggregateId}/show`;

export const accountNotifications = {
  'low-balance': ({ aggregateId }: Notified) => `/accounts/${aggregateId}/show`,
  // Where it is opened.
  'charge-without-account': () => '/accounts',
  'charge-without-price': toTable,
  // Of several rates nobody knows which one is easiest to tell.
  'charge-without-rate': () => '/dated-tables',
};
