/** Following leads live: who sees one now, and who saw it until the change, hears of it. */
import { leadScopeRule } from '@cotejo/core/leads/server';
import { type Pool } from 'pg';
import { type LiveTopic } from '../kit/live/topics.ts';
import { visibleLeadIds } from './visible-ids.ts';

export const leadTopic = (pool: Pool): LiveTopic => ({
  resource: 'leads',
  rule: leadScopeRule,
  visible: (viewer, ids) => visibleLeadIds(pool, viewer, ids),
});
