/** The console's queries about organizations, insurance types, clinics and terms. */
import { z } from 'zod';
import { type ConsoleParts } from '../parts.ts';
import { listRoute } from '../../kit/http/console-plugin.ts';
import { type TypedApp } from '../../kit/http/validation.ts';
import { entryKinds, findEntries, findEntry } from './entries.ts';
import {
  entryHistoryList,
  entryHistorySchema,
  entryVersionSchema,
  findEntryHistory,
  findEntryVersion,
} from './entry-history.ts';
import { common, oneRoute } from './one-route.ts';
import { placeOf } from './version-id.ts';

const numeral = z.string().regex(/^[1-9]\d{0,15}$/, 'Debe ser un número.');
const versionId = z.string().regex(/^[1-9]\d{0,15}@[1-9]\d{0,8}$/, 'Debe ser un número, @ y una versión.');

export const entryRoutes = (app: TypedApp, parts: Pick<ConsoleParts, 'pool' | 'positions'>): void => {
  const { pool } = parts;
  for (const kind of entryKinds) {
    listRoute(app, parts, {
      ...common,
      resource: kind.resource,
      summary: kind.summary,
      shape: kind.shape,
      row: kind.record,
      find: (viewer, request) => findEntries(pool, viewer, kind, request),
    });
    oneRoute(app, parts, {
      resource: kind.resource,
      summary: `${kind.summary}: una`,
      id: numeral,
      record: kind.record,
      missing: kind.missing,
      find: (viewer, id) => findEntry(pool, viewer, kind, id),
    });
    listRoute(app, parts, {
      ...common,
      resource: kind.history,
      summary: `${kind.summary}: lo que pasó con una (filtro entryId)`,
      shape: entryHistoryList,
      row: entryHistorySchema,
      find: (viewer, request) => findEntryHistory(pool, viewer, kind, request),
    });
    oneRoute(app, parts, {
      resource: kind.history,
      summary: `${kind.summary}: lo que decía una desde que algo pasó`,
      id: versionId,
      record: entryVersionSchema(kind),
      missing: 'No existe esa versión, o no puedes verla.',
      find: (viewer, named) => findEntryVersion(pool, viewer, kind, placeOf(named)),
    });
  }
};
