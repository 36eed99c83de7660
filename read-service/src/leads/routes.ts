/** The console's queries about leads. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type EventCodec } from '@cotejo/core/kit/personal-data';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { leadListRowSchema, leadRecordSchema, timelineEntrySchema } from '@cotejo/core/lead-records';
import { refusals } from '@cotejo/core/kit/service';
import { recordLeadAccess } from './access-log.ts';
import { forStaff, listRoute, minPositionHeader } from '../kit/http/console-plugin.ts';
import { instant, uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { idsRoute } from '../kit/http/ids-route.ts';
import { listingRoutes } from '../kit/list/listing-routes.ts';
import { findLeadIds, findLeads, leadList } from './lead-list.ts';
import { findLead, findLeadAt } from './lead-page.ts';
import { statusHistoryListing } from './status-history.ts';
import { findTimeline } from './timeline.ts';
import { findVisibleLead } from './visible-lead.ts';

const oneLead = {
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
};

const leadSchema = {
  ...oneLead,
  summary: 'Una solicitud, como está o como estaba; queda registrado quién la vio',
  querystring: z.strictObject({ at: instant.optional().describe('instante en el que se quiere ver') }),
  response: { 200: leadRecordSchema, ...refusals(400, 401, 403, 404, 503) },
};

const timelineSchema = {
  ...oneLead,
  summary: 'La vida de una solicitud, evento por evento; queda registrado quién la vio',
  response: { 200: z.array(timelineEntrySchema), ...refusals(400, 401, 403, 404, 503) },
};

const notSeen = 'No existe esa solicitud, o no puedes verla.';

type Parts = {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly logAccess: RecordAccess;
};

export const leadRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions } = parts;
    const common = { permission: 'leads:read', projector: 'leads' } as const;
    const config = { access: common.permission };

    listRoute(app, parts, {
      ...common,
      resource: 'leads',
      summary: 'Solicitudes que puedes ver',
      shape: leadList,
      row: leadListRowSchema,
      find: (viewer, request) => findLeads(pool, viewer, request),
    });

    idsRoute(app, parts, {
      ...common,
      resource: 'leads',
      summary: 'Los identificadores de las solicitudes que coinciden, para hacer algo en todas',
      shape: leadList,
      findIds: (viewer, request) => findLeadIds(pool, viewer, request),
    });

    listingRoutes(app, parts, statusHistoryListing);

    app.get('/api/console/leads/:id', { schema: leadSchema, config }, async (request, reply) => {
      const { viewer, params, query } = request;
      const freshness = await awaitPosition(request, reply, positions, common.projector);
      const found = query.at
        ? await findLeadAt(parts, viewer, params.id, query.at)
        : await findLead(pool, viewer, params.id);
      if (!found) throw notThere(freshness, notSeen);
      await recordLeadAccess(parts, viewer, query.at ? 'past' : 'page', found);
      return found;
    });

    app.get('/api/console/leads/:id/timeline', { schema: timelineSchema, config }, async (request, reply) => {
      const { viewer, params } = request;
      const freshness = await awaitPosition(request, reply, positions, common.projector);
      const seen = await findVisibleLead(pool, viewer, params.id);
      if (!seen) throw notThere(freshness, notSeen);
      const [timeline] = await Promise.all([
        findTimeline(parts, seen.id),
        // Both are read as the page opens: one opening is one look.
        recordLeadAccess(parts, viewer, 'page', seen),
      ]);
      return [...timeline];
    });
  });
