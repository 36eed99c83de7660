/** The console's queries about organizations, insurance types, clinics and terms. */
import { z } from 'zod';
import { type ConsoleParts } from '../parts.ts';
import { type TypedApp } from '../../kit/http/validation.ts';
import { listingRoutes, recordRoute } from '../../kit/list/listing-routes.ts';
import { entryKinds, entryListing } from './entries.ts';
import { entryHistoryListing, entryVersionSchema, findEntryVersion } from './entry-history.ts';
import { common } from './tended.ts';
import { placeOf } from './version-id.ts';

const versionId = z.string().regex(/^[1-9]\d{0,15}@[1-9]\d{0,8}$/, 'Debe ser un número, @ y una versión.');

export const entryRoutes = (app: TypedApp, parts: Pick<ConsoleParts, 'pool' | 'positions'>): void => {
  const { pool } = parts;
  for (const kind of entryKinds) {
    listingRoutes(app, parts, entryListing(kind));
    listingRoutes(app, parts, entryHistoryListing(kind));
    recordRoute(app, parts, {
      ...common,
      resource: kind.history,
      summary: `${kind.summary}: lo que decía una desde que algo pasó`,
      id: versionId,
      row: entryVersionSchema(kind),
      missing: 'No existe esa versión, o no puedes verla.',
      find: (viewer, named) => findEntryVersion(pool, viewer, kind, placeOf(named)),
    });
  }
};
