/** Which of the notifications that have just arrived remind of an appointment. */
import { type NotificationRow } from '../../notifications/index.ts';

/** @param ids those that arrived; older ones were shown in their time */
export const dueAmong = (
  notifications: readonly NotificationRow[],
  ids: ReadonlySet<string>,
): readonly NotificationRow[] =>
  notifications.filter(({ id, kind, read }) => ids.has(id) && kind === 'appointment-soon' && !read);
