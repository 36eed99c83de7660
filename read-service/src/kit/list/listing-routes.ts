/** The console's queries of a list: a page of it, and one of its records where it has a page of its own. */
import { refusals } from '@cotejo/core/kit/service';
import { type Pool } from 'pg';
import { z } from 'zod';
import { listRoute, minPositionHeader } from '../http/console-plugin.ts';
import { uuid } from '../http/filters.ts';
import { awaitPosition, notThere } from '../http/freshness.ts';
import { type TypedApp } from '../http/validation.ts';
import { type Positions } from '../projections/positions.ts';
import { findListed, findOne, type Listing, shapeOf, type Stored } from './listing.ts';

export type ListingParts = { readonly pool: Pool; readonly positions: Positions };

const oneRoute = <Row, Found extends Stored>(
  app: TypedApp,
  { pool, positions }: ListingParts,
  listing: Listing<Row, Found>,
  { summary, missing }: NonNullable<Listing<Row, Found>['one']>,
): void => {
  const { resource, permission, projector, row } = listing;
  const schema = {
    summary,
    tags: ['Consola'],
    headers: minPositionHeader,
    params: z.object({ id: uuid }),
    response: { 200: row as z.ZodType, ...refusals(400, 401, 403, 404, 503) },
  };
  const config = { access: permission };
  app.get(`/api/console/${resource}/:id`, { schema, config }, async (request, reply) => {
    const { viewer, params } = request;
    const freshness = projector ? await awaitPosition(request, reply, positions, projector) : { fresh: true };
    const found = await findOne(pool, listing, viewer, params.id);
    if (!found) throw notThere(freshness, missing);
    return found;
  });
};

export const listingRoutes = <Row, Found extends Stored>(
  app: TypedApp,
  parts: ListingParts,
  listing: Listing<Row, Found>,
): void => {
  const { one, trace, ...route } = listing;
  listRoute(app, parts, {
    ...route,
    shape: shapeOf(listing),
    isTraced: trace !== undefined,
    find: (viewer, request) => findListed(parts.pool, listing, viewer, request),
  });
  if (one) oneRoute(app, parts, listing, one);
};
