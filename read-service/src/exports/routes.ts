/** `POST /api/console/exports` asks for a file of everything; the rest tells how far it is, and gives it out. */
import { Readable } from 'node:stream';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { exportFormats } from '@cotejo/core/exports';
import { HttpProblem, problem, refusals, takeJsonBodies } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Positions } from '../kit/projections/positions.ts';
import { attachmentHeaders } from '../kit/http/attachment.ts';
import { requirePermission } from '../kit/http/bearer.ts';
import { forStaff, listRoute } from '../kit/http/console-plugin.ts';
import { timeZone, uuid } from '../kit/http/filters.ts';
import {
  askForExport,
  exportList,
  type Exports,
  exportSchema,
  findExport,
  findExports,
  openExport,
} from './exports.ts';

const common = { tags: ['Consola'] };
const config = { access: 'loggedIn' } as const;
const bodyOf = (resources: readonly string[]) =>
  z
    .strictObject({
      resource: z.enum(resources, 'Elige qué exportar.'),
      format: z.enum(exportFormats, 'Elige csv o xlsx.'),
      filter: z.record(z.string(), z.unknown(), 'Debe ser un objeto.').default({}),
      sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])], 'Debe ser ["campo","ASC"|"DESC"].').optional(),
      columns: z.array(z.string()).min(1, 'Elige al menos una columna.').max(100).optional(),
      zone: timeZone
        .optional()
        .describe('en qué zona horaria se dicen las horas; sin zone, la del país de cada fila'),
    })
    .describe('como en la lista: los mismos filtros y orden; sin columns, todas');

const askingOf = (resources: readonly string[]) => ({
  ...common,
  summary: 'Pide un archivo con todo lo que coincide y puedes ver',
  headers: z.object({
    'idempotency-key': z.uuid('Debe ser un UUID.').optional().describe('repetirla pide el mismo archivo'),
  }),
  body: bodyOf(resources),
  response: { 202: z.object({ id: z.uuid() }), ...refusals(400, 401, 403, 413, 415, 422, 429, 503) },
});
const params = z.object({ id: uuid });
const one = {
  ...common,
  summary: 'Una exportación tuya y su avance',
  params,
  response: { 200: exportSchema, ...refusals(400, 401, 403, 404) },
};
const file = {
  ...common,
  summary: 'El archivo de una exportación tuya; queda registrado que lo descargaste',
  params,
  response: { 200: z.any().describe('el contenido'), ...refusals(400, 401, 403, 404, 503) },
};

const gone = problem(
  404,
  'NOT_FOUND',
  'Ese archivo no existe o ya no se puede descargar. Puedes volver a exportar.',
);
const notReady = problem(
  503,
  'UNAVAILABLE',
  'El servicio no está disponible en este momento. Inténtalo de nuevo.',
);

type Parts = { readonly pool: Pool; readonly positions: Positions; readonly exports: Exports };

export const exportRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, exports } = parts;
    const sources = exports.sources();
    const resources = sources.map(({ resource }) => resource);
    takeJsonBodies(app);
    app.addHook('preParsing', async () => {
      if (!exports.runner.isReady()) throw new HttpProblem(notReady, { 'retry-after': '1' });
    });

    app.post('/api/console/exports', { schema: askingOf(resources), config }, async (request, reply) => {
      const { viewer, body: order } = request;
      const source = sources.find(({ resource }) => resource === order.resource)!;
      for (const permission of source.permissions) requirePermission(viewer, permission);
      source.check(order);
      const unknown = order.columns?.find((column) => !source.fields.includes(column));
      if (unknown !== undefined)
        throw new HttpProblem(
          problem(400, 'UNKNOWN_COLUMN', 'La consulta está mal formada.', {
            columns: `La columna ${unknown} no existe.`,
          }),
        );
      const key = request.headers['idempotency-key'];
      const id = key && uuidV5(key.toLowerCase(), `export/${viewer.id}`);
      return reply.code(202).send({ id: await askForExport(exports, viewer, order, id) });
    });

    listRoute(app, parts, {
      resource: 'exports',
      summary: 'Tus exportaciones',
      permission: config.access,
      shape: exportList(resources),
      row: exportSchema,
      find: (viewer, request) => findExports(pool, viewer, request),
    });

    app.get('/api/console/exports/:id', { schema: one, config }, async ({ viewer, params: { id } }) => {
      const found = await findExport(exports, viewer, id);
      if (!found) throw new HttpProblem(problem(404, 'NOT_FOUND', 'No existe esa exportación.'));
      return found;
    });

    app.get(
      '/api/console/exports/:id/file',
      { schema: file, config },
      async ({ viewer, params: { id } }, reply) => {
        const found = await openExport(exports, viewer, id.toLowerCase());
        if (!found) throw new HttpProblem(gone);
        return reply
          .headers({
            ...attachmentHeaders(found.name, found.mediaType),
            'content-length': found.bytes,
            // The proxy passes it on as it comes, and keeps no copy of hundreds of megabytes.
            'x-accel-buffering': 'no',
          })
          .send(Readable.from(found.content, { objectMode: false }));
      },
    );
  });
