/** Bulk runs are one's own: in lists, one by one and live. */
import { ownRule } from '@cotejo/core/identity';
import { type LiveTopic } from '../kit/live/topics.ts';

export const bulkRule = ownRule();
export const bulkTopic: LiveTopic = { resource: 'bulk', rule: bulkRule };
