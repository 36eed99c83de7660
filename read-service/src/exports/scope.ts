/** Exports are one's own: in lists, one by one and live. */
import { ownRule } from '@cotejo/core/identity';
import { type LiveTopic } from '../kit/live/topics.ts';

export const exportRule = ownRule();
export const exportTopic: LiveTopic = { resource: 'exports', rule: exportRule };
