/** The console's questions about what was done: across all records, along a chain of causes, and by whom data was seen. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { auditActorSchema, auditEntrySchema } from '@cotejo/core/audit';
import { auditPermissions } from '@cotejo/core/reference/audit-permissions';
import { refusals } from '@cotejo/core/kit/service';
import { forStaff, listRoute, minPositionHeader } from '../kit/http/console-plugin.ts';
import { listQuery, readList } from '../kit/http/dialect.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition } from '../kit/http/freshness.ts';
import { type VisibleRecords } from '../kit/visible-records.ts';
import { changeShape } from './audited-changes.ts';
import { auditActorShape, findAuditActors } from './audit-actors.ts';
import { chainEventSchema, findChain } from './chains.ts';
import { durationSchema, findDurations, groupings } from './durations.ts';
import { findAuditEntries, auditEntryShape } from './audit-entries.ts';
import { findLeadAccesses, leadAccessList, leadAccessSchema } from './lead-accesses.ts';

const documented = { tags: ['Consola'], headers: minPositionHeader };

const durationsSchema = {
  ...documented,
  summary: 'Cuánto esperaron las solicitudes antes de cada cambio',
  description:
    'Filtros: leadId, actorId, executiveId, country, requestTypeId, fromStatusId, toStatusId, toSubstatusId, reasonId, at_gte, at_lte. Sin at_gte, los últimos 30 días; 366 días como máximo.',
  querystring: listQuery.pick({ filter: true }).extend({ by: z.enum(groupings) }),
  response: { 200: z.array(durationSchema), ...refusals(400, 401, 403) },
};

const chainSchema = {
  ...documented,
  summary: 'Qué causó qué: los eventos de una cadena, en orden',
  description: 'Los primeros 5000; X-Total-At-Least: 1 dice que hay más.',
  params: z.object({ correlationId: uuid }),
  response: { 200: z.array(chainEventSchema), ...refusals(400, 401, 403) },
};

type Parts = {
  readonly pool: Pool;
  readonly positions: Positions;
  /** Of all contexts, once they are registered. */
  readonly visible: () => readonly VisibleRecords[];
};

export const auditRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions } = parts;

    listRoute(app, parts, {
      resource: 'happenings',
      summary:
        'Todo lo que pasó con los registros cuyo historial puedes ver, y lo que hiciste; sin id, aggregateId, correlationId ni at_gte, los últimos 30 días',
      permission: 'loggedIn',
      projector: 'audit',
      shape: auditEntryShape,
      row: auditEntrySchema,
      find: (viewer, request) => findAuditEntries(pool, parts.visible(), viewer, request),
    });

    listRoute(app, parts, {
      resource: 'audit-actors',
      summary: 'Quiénes hicieron algo alguna vez: las personas que puedes ver, el sistema y los visitantes',
      permission: auditPermissions,
      projector: 'audit',
      shape: auditActorShape,
      row: auditActorSchema,
      find: (viewer, request) => findAuditActors(pool, parts.visible(), viewer, request),
    });

    listRoute(app, parts, {
      resource: 'lead-access',
      summary:
        'Quién vio los datos de las solicitudes que puedes ver; sin leadId ni at_gte, los últimos 30 días',
      permission: 'leads:audit',
      projector: 'audit',
      shape: leadAccessList,
      row: leadAccessSchema,
      find: (viewer, request) => findLeadAccesses(pool, parts.visible(), viewer, request),
    });

    app.get(
      '/api/console/durations',
      { schema: durationsSchema, config: { access: 'leads:audit' } },
      async (request, reply) => {
        const { by, filter } = request.query;
        const wanted = readList({ filter }, changeShape);
        await awaitPosition(request, reply, positions, 'leads');
        return [...(await findDurations(pool, request.viewer, by, wanted.filter))];
      },
    );

    app.get(
      '/api/console/chains/:correlationId',
      { schema: chainSchema, config: { access: 'loggedIn' } },
      async (request, reply) => {
        await awaitPosition(request, reply, positions, 'audit');
        const { correlationId } = request.params;
        const { events, hasMore } = await findChain(pool, parts.visible(), request.viewer, correlationId);
        if (hasMore) void reply.header('X-Total-At-Least', '1');
        return [...events];
      },
    );
  });
