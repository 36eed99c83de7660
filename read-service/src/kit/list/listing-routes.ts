/** The console's queries of a list: a page of it, one of its records, their number, and the ids for a bulk run, where it says so. */
import { refusals } from '@cotejo/core/kit/service';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../http/bearer.ts';
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

type RecordRoute = {
  readonly resource: string;
  readonly summary: string;
  readonly permission: Permission | 'loggedIn';
  readonly projector?: string;
  /** The schema of ids in its address. */
  readonly id: z.ZodType<string>;
  readonly row: z.ZodType;
  readonly missing: string;
  readonly find: (viewer: Viewer, id: string) => Promise<unknown>;
};

/** `GET /api/console/{resource}/{id}`: a record that is not to be seen is answered as one that is not there. */
export const recordRoute = (
  app: TypedApp,
  { positions }: Pick<ListingParts, 'positions'>,
  { resource, summary, permission, projector, id, row, missing, find }: RecordRoute,
): void => {
  const schema = {
    summary,
    tags: ['Consola'],
    headers: minPositionHeader,
    params: z.object({ id }),
    response: { 200: row, ...refusals(400, 401, 403, 404, 503) },
  };
  const config = { access: permission };
  app.get(`/api/console/${resource}/:id`, { schema, config }, async (request, reply) => {
    const { viewer, params } = request;
    const freshness = projector ? await awaitPosition(request, reply, positions, projector) : { fresh: true };
    const found = await find(viewer, params.id);
    if (!found) throw notThere(freshness, missing);
    return reply.send(found);
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
  if (one)
    recordRoute(app, parts, {
      ...common,
      ...one,
      id: listing.idSchema ?? uuid,
      row,
      find: (viewer, id) => findOne(parts.pool, listing, viewer, id),
    });
};
