/** The console's queries about bulk runs: everybody's own. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { refusals } from '@cotejo/core/kit/service';
import { z } from 'zod';
import { forStaff, listRoute, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { bulkList, bulkSchema, findBulk, findBulks } from './bulk-list.ts';
import { bulkRowList, bulkRowSchema, findBulkRows } from './bulk-rows.ts';

const one = {
  summary: 'Una operación en varios registros, y su avance',
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
  response: { 200: bulkSchema, ...refusals(400, 401, 403, 404, 503) },
};

type Parts = { readonly pool: Pool; readonly positions: Positions };

export const bulkRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions } = parts;
    const common = { permission: 'loggedIn', projector: 'bulk' } as const;

    listRoute(app, parts, {
      ...common,
      resource: 'bulk',
      summary: 'Tus operaciones en varios registros',
      shape: bulkList,
      row: bulkSchema,
      find: (viewer, request) => findBulks(pool, viewer, request),
    });

    listRoute(app, parts, {
      ...common,
      resource: 'bulk-rows',
      summary: 'El resultado de cada registro de tus operaciones',
      shape: bulkRowList,
      row: bulkRowSchema,
      find: (viewer, request) => findBulkRows(pool, viewer, request),
    });

    app.get(
      '/api/console/bulk/:id',
      { schema: one, config: { access: common.permission } },
      async (request, reply) => {
        const freshness = await awaitPosition(request, reply, positions, common.projector);
        const found = await findBulk(pool, request.viewer, request.params.id);
        if (!found) throw notThere(freshness, 'No existe esa operación.');
        return found;
      },
    );
  });
