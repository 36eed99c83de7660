/** The console's queries about the catalogue. */
import { productCode } from '@cotejo/core/product-content';
import { productRecordSchema } from '@cotejo/core/catalogue';
import { z } from 'zod';
import { type ConsoleParts } from '../parts.ts';
import { forStaff, listRoute } from '../../kit/http/console-plugin.ts';
import { listingRoutes, recordRoute } from '../../kit/list/listing-routes.ts';
import {
  datedTableList,
  datedTableListRecordSchema,
  findDatedTable,
  findDatedTables,
} from './dated-tables.ts';
import { datedTableDayListing } from './dated-table-days.ts';
import { consoleDocumentRoute } from './document-file-route.ts';
import { entryRoutes } from './entry-routes.ts';
import { productDetailRoutes } from './product-detail-routes.ts';
import { productHistoryListing } from './product-history.ts';
import { productPreviewRoute } from './product-preview-route.ts';
import { findProductVersion, productVersionListing, productVersionRecordSchema } from './product-versions.ts';
import { findProduct, productListing } from './products.ts';
import { common } from './tended.ts';
import { placeOf } from './version-id.ts';

const versionId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,100}@[1-9]\d{0,8}$/, 'Debe ser un código, @ y una versión.');

export const catalogueConsoleRoutes = (parts: ConsoleParts) =>
  forStaff((app) => {
    const { pool } = parts;
    listingRoutes(app, parts, productListing);
    recordRoute(app, parts, {
      ...common,
      resource: 'products',
      summary: 'Un producto del catálogo, como dice su borrador',
      id: productCode,
      row: productRecordSchema,
      missing: 'No existe ese producto, o no puedes verlo.',
      find: (viewer, id) => findProduct(pool, viewer, id),
    });
    listingRoutes(app, parts, productVersionListing);
    recordRoute(app, parts, {
      ...common,
      resource: 'product-versions',
      summary: 'Una publicación de un producto, entera',
      id: versionId,
      row: productVersionRecordSchema,
      missing: 'No existe esa versión, o no puedes verla.',
      find(viewer, named) {
        const { id: code, version } = placeOf(named);
        return findProductVersion(pool, viewer, { code, version });
      },
    });
    listingRoutes(app, parts, productHistoryListing);
    productPreviewRoute(app, parts);
    productDetailRoutes(app, parts);
    consoleDocumentRoute(app, parts);
    entryRoutes(app, parts);
    listRoute(app, parts, {
      ...common,
      resource: 'dated-tables',
      summary: 'Tablas con fecha de las que se hacen los precios',
      shape: datedTableList,
      row: datedTableListRecordSchema,
      find: (viewer, request) => findDatedTables(pool, viewer, request),
    });
    recordRoute(app, parts, {
      ...common,
      resource: 'dated-tables',
      summary: 'Una tabla con fecha, con sus días más nuevos',
      id: z.string().max(100),
      row: datedTableListRecordSchema,
      missing: 'No existe esa tabla, o no puedes verla.',
      find: (viewer, id) => findDatedTable(pool, viewer, id),
    });
    listingRoutes(app, parts, datedTableDayListing);
  });
