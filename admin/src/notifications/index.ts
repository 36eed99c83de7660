/** What other contexts need to look for notifications of their own. */
export { type NotificationRow } from './notification.ts';
