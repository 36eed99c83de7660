/** Bulk runs are followed live by who began them. */
import { type LiveTopic } from '../kit/live/topics.ts';

export const bulkTopic: LiveTopic = {
  resource: 'bulk',
  permission: 'leads:read',
  mayHear: (viewer, { userId }) => userId === viewer.id,
};
