/** The console's queries about all leads at once: how many stand where, who wins how many, and the board. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { leadStatusById } from '@cotejo/core/reference/lead-statuses';
import { refusals } from '@cotejo/core/kit/service';
import { forStaff, minPositionHeader } from '../kit/http/console-plugin.ts';
import { filterQuery, readFilter } from '../kit/http/dialect.ts';
import { listingRoutes } from '../kit/list/listing-routes.ts';
import { awaitPosition } from '../kit/http/freshness.ts';
import { boardColumnSchema, cursor, leadBoard } from './lead-board.ts';
import { ask, leadFilters } from './lead-filters.ts';
import { leadConversionListing } from './lead-conversions.ts';
import { countByStatus, statusCountSchema } from './lead-totals.ts';

const config = { access: 'leads:read' } as const;
const common = { tags: ['Consola'], headers: minPositionHeader };
const take = z.coerce
  .number('Debe ser un número.')
  .int('Debe ser un número entero.')
  .min(1, 'Debe ser al menos 1.')
  .max(100, 'Pide 100 como máximo.')
  .default(20)
  .describe('cuántas por columna');

const countsSchema = {
  ...common,
  summary: 'Cuántas solicitudes hay en cada estado',
  querystring: filterQuery,
  response: { 200: z.array(statusCountSchema), ...refusals(400, 401, 403) },
};

const boardSchema = {
  ...common,
  summary: 'El tablero: cada estado con su número de solicitudes y las últimas que cambiaron',
  querystring: filterQuery.extend({ take }),
  response: { 200: z.array(boardColumnSchema), ...refusals(400, 401, 403) },
};

const columnSchema = {
  ...common,
  summary: 'Una columna del tablero, desde donde se dejó',
  params: z.object({
    statusId: z.coerce
      .number()
      .int()
      .refine((id) => leadStatusById(id) !== undefined, 'Ese estado no existe.'),
  }),
  querystring: filterQuery.extend({
    take,
    after: cursor.optional().describe('el next de la página anterior'),
  }),
  response: { 200: boardColumnSchema, ...refusals(400, 401, 403) },
};

type Parts = { readonly pool: Pool; readonly positions: Positions };

export const boardRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions } = parts;

    app.get('/api/console/lead-counts', { schema: countsSchema, config }, async (request, reply) => {
      const filter = readFilter(request.query.filter, leadFilters);
      await awaitPosition(request, reply, positions, 'leads');
      const counts = await countByStatus(pool, await ask(pool, request.viewer, filter));
      return [...counts];
    });

    listingRoutes(app, parts, leadConversionListing);

    app.get('/api/console/lead-board', { schema: boardSchema, config }, async (request, reply) => {
      const { viewer, query } = request;
      const filter = readFilter(query.filter, leadFilters);
      await awaitPosition(request, reply, positions, 'leads');
      return [...(await leadBoard(pool, viewer, filter, { take: query.take }))];
    });

    app.get('/api/console/lead-board/:statusId', { schema: columnSchema, config }, async (request, reply) => {
      const { viewer, query, params } = request;
      const filter = { ...readFilter(query.filter, leadFilters), statusId: [params.statusId] };
      await awaitPosition(request, reply, positions, 'leads');
      const [column] = await leadBoard(pool, viewer, filter, query);
      return column!;
    });
  });
