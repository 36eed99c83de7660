/** Notifications are followed live by whom they are for. */
import { type LiveTopic } from '../kit/live/topics.ts';

export const notificationTopic: LiveTopic = {
  resource: 'notifications',
  permission: 'leads:read',
  mayHear: (viewer, { userId }) => userId === viewer.id,
};
