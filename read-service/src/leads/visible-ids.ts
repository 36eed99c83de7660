/** Which leads somebody sees, and which of some. */
import { may } from '@cotejo/core/identity';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { sql } from '../kit/sql.ts';
import { visibleIds, type VisibleRecords } from '../kit/visible-records.ts';
import { onlyVisible } from './visible.ts';

const seenBy: VisibleRecords['seenBy'] = (viewer, also) =>
  onlyVisible(sql('read.lead as lead').select('lead.id'), viewer, { also });

export const visibleLeads: VisibleRecords = {
  aggregate: 'leads',
  seenBy,
  auditedBy: (viewer) => seenBy(viewer, ['leads:audit']),
  mayAudit: (viewer) => may(viewer, 'leads:audit'),
  hasTimeline: true,
};

export const visibleLeadIds = (
  pool: Pool,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => visibleIds(pool, visibleLeads, viewer, ids);
