/** Where notifications about leads lead. */
import { type NotificationAddress } from '../kit/context.ts';

const toLead: NotificationAddress = ({ aggregateId }) => `/leads/${aggregateId}/show`;
/** The lead is no longer one's own: there is nothing to open. */
const nowhere: NotificationAddress = () => undefined;

export const leadNotifications = {
  'lead-assigned': toLead,
  'lead-reassigned-away': nowhere,
  'lead-updated-by-visitor': toLead,
  'appointment-soon': toLead,
  'feedback-received': toLead,
};
