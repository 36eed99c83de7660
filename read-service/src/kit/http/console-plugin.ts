/** The base of the console's queries: a viewer, uncached answers, lists in one dialect. */
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type Permission } from '@cotejo/core/reference/permissions';
import { refusals } from '@cotejo/core/kit/service';
import { type Positions } from '../projections/positions.ts';
import { type Viewer } from './bearer.ts';
import { contentRange, listQuery, type ListRequest, type ListShape, readList } from './dialect.ts';
import { awaitPosition } from './freshness.ts';
import { type Page } from './page.ts';
import { type TypedApp, withZod } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The viewer, set for every route that needs a token. */
    viewer: Viewer;
  }
}

/** Routes for staff: each says who may use it, which is checked before anything else of a request is looked at. */
export const forStaff =
  (routes: (app: TypedApp) => void): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRoute', ({ url, config }) => {
      if (config?.access === undefined) throw new Error(`${url} does not say who of the staff may use it`);
    });
    app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    routes(withZod(app));
  };

export const minPositionHeader = z.object({
  'x-min-position': z
    .string()
    .optional()
    .describe('posición que la lectura debe haber alcanzado; se espera hasta 2 segundos'),
});

export type ListRoute<Filters extends z.ZodRawShape, Row> = {
  /** The last part of its path, and the unit of its `Content-Range`. */
  readonly resource: string;
  readonly summary: string;
  readonly permission: Permission | readonly Permission[] | 'loggedIn';
  /** The projector whose checkpoint a request with `X-Min-Position` waits for; undefined for data without a projector. */
  readonly projector?: string;
  readonly shape: ListShape<Filters>;
  readonly row: z.ZodType<Row>;
  /** Whether looks are recorded before rows are shown: without a trace the answer is 503. */
  readonly isTraced?: boolean;
  readonly find: (viewer: Viewer, request: ListRequest<Filters>) => Promise<Page<Row>>;
};

export const listRoute = <Filters extends z.ZodRawShape, Row>(
  app: TypedApp,
  { positions }: { readonly positions: Positions },
  { resource, summary, permission, projector, shape, row, isTraced, find }: ListRoute<Filters, Row>,
): void => {
  const names = (words: object): string => Object.keys(words).join(', ');
  const schema = {
    summary,
    description: `Filtros: ${names(shape.filters)}. Orden: ${names(shape.sorts)}.`,
    tags: ['Consola'],
    headers: minPositionHeader,
    querystring: listQuery,
    response: { 200: z.array(row), ...refusals(400, 401, 403, ...(isTraced ? [503 as const] : [])) },
  };
  const config = { access: permission };
  app.get(`/api/console/${resource}`, { schema, config }, async (request, reply) => {
    const wanted = readList(request.query, shape);
    if (projector) await awaitPosition(request, reply, positions, projector);
    const { rows, total, atLeast } = await find(request.viewer, wanted);
    if (atLeast) void reply.header('X-Total-At-Least', '1');
    void reply.header('content-range', contentRange(resource, wanted.offset, rows.length, total));
    return reply.send(rows as never);
  });
};
