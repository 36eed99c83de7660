/** Exports are followed live by who asked for them. */
import { type LiveTopic } from '../kit/live/topics.ts';

export const exportTopic: LiveTopic = {
  resource: 'exports',
  permission: 'leads:export',
  mayHear: (viewer, { userId }) => userId === viewer.id,
};
