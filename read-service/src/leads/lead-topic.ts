/** Following leads live: who sees one now, and who saw it until the change, hears of it. */
import { maySeeLead } from '@cotejo/core/leads';
import { type Pool } from 'pg';
import { type LiveTopic } from '../kit/live/topics.ts';
import { visibleLeadIds } from './visible-ids.ts';

export const leadTopic = (pool: Pool): LiveTopic => ({
  resource: 'leads',
  permission: 'leads:read',
  mayHear(viewer, { country, executiveId = null, formerExecutiveId }) {
    const seen = (one: string | null): boolean =>
      country !== undefined && maySeeLead({ country, executiveId: one }, viewer);
    return seen(executiveId) || (formerExecutiveId !== undefined && seen(formerExecutiveId));
  },
  visible: (viewer, ids) => visibleLeadIds(pool, viewer, ids),
});
