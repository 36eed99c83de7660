/** The console's queries of a list: a page of it, one of its records, their number, and the ids for a bulk run, where it says so. */
import { refusals } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { listRoute, minPositionHeader } from '../http/console-plugin.ts';
import { uuid } from '../http/filters.ts';
import { filterQuery, readFilter } from '../http/dialect.ts';
import { awaitPosition, notThere } from '../http/freshness.ts';
import { idsRoute } from '../http/ids-route.ts';
import { type TypedApp } from '../http/validation.ts';
import { type Positions } from '../projections/positions.ts';
import {
  countListed,
  findListed,
  findListedIds,
  findOne,
  type Listing,
  permissionOf,
  shapeOf,
  type Stored,
} from './listing.ts';

export type ListingParts = { readonly pool: Pool; readonly positions: Positions };

const oneRoute = <Row, Found extends Stored>(
  app: TypedApp,
  { pool, positions }: ListingParts,
  listing: Listing<Row, Found>,
  { summary, missing }: NonNullable<Listing<Row, Found>['one']>,
): void => {
  const { resource, projector, row, idSchema = uuid } = listing;
  const schema = {
    summary,
    tags: ['Consola'],
    headers: minPositionHeader,
    params: z.object({ id: idSchema }),
    response: { 200: row as z.ZodType, ...refusals(400, 401, 403, 404, 503) },
  };
  const config = { access: permissionOf(listing) };
  app.get(`/api/console/${resource}/:id`, { schema, config }, async (request, reply) => {
    const { viewer, params } = request;
    const freshness = projector ? await awaitPosition(request, reply, positions, projector) : { fresh: true };
    const found = await findOne(pool, listing, viewer, params.id);
    if (!found) throw notThere(freshness, missing);
    return found;
  });
};

const countSchema = z.object({
  total: z.int().min(0),
  atLeast: z.boolean().describe('puede haber más'),
});

const countRoute = <Row, Found extends Stored>(
  app: TypedApp,
  { pool, positions }: ListingParts,
  listing: Listing<Row, Found>,
  summary: string,
): void => {
  const { resource, projector } = listing;
  const { filters } = shapeOf(listing);
  const schema = {
    summary,
    description: 'Los filtros de la lista.',
    tags: ['Consola'],
    headers: minPositionHeader,
    querystring: filterQuery,
    response: { 200: countSchema, ...refusals(400, 401, 403) },
  };
  const config = { access: permissionOf(listing) };
  app.get(`/api/console/${resource}/count`, { schema, config }, async (request, reply) => {
    const filter = readFilter(request.query.filter, filters);
    if (projector) await awaitPosition(request, reply, positions, projector);
    const { total, atLeast = false } = await countListed(pool, listing, request.viewer, filter);
    return { total, atLeast };
  });
};

export const listingRoutes = <Row, Found extends Stored>(
  app: TypedApp,
  parts: ListingParts,
  listing: Listing<Row, Found>,
): void => {
  const { one, ids, count, trace, resource, summary, projector, row } = listing;
  const common = {
    resource,
    permission: permissionOf(listing),
    shape: shapeOf(listing),
    ...(projector && { projector }),
  };
  listRoute(app, parts, {
    ...common,
    summary,
    row,
    isTraced: trace !== undefined,
    find: (viewer, request) => findListed(parts.pool, listing, viewer, request),
  });
  if (ids)
    idsRoute(app, parts, {
      ...common,
      ...ids,
      findIds: (viewer, request) => findListedIds(parts.pool, listing, viewer, request),
    });
  if (count) countRoute(app, parts, listing, count.summary);
  if (one) oneRoute(app, parts, listing, one);
};
