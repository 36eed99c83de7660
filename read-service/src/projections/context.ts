/** How far the read models are, and which streams are parked. */
import { type ReadContext } from '../kit/context.ts';
import { may } from '@cotejo/core/identity';
import { raw, sql } from '../kit/sql.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { parkedRoutes } from './parked-routes.ts';
import { projectionRoutes } from './routes.ts';

/** Of projectors and automations, by their names. */
const visibleProjections: VisibleRecords = {
  aggregate: 'projections',
  idType: 'text',
  seenBy: (viewer) =>
    sql('read.event')
      .select({ id: 'aggregate_id' })
      .where({ aggregate: 'projections' })
      .where(raw('?', [may(viewer, 'projections:read')])),
};

export const projectionsContext = (parts: Parameters<typeof parkedRoutes>[0]): ReadContext => ({
  name: 'projections',
  routes: [projectionRoutes(parts), parkedRoutes(parts)],
  visible: [visibleProjections],
});
