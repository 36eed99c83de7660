/** The console's queries about the catalogue. */
import { productCode } from '@cotejo/core/product-content';
import { productRecordSchema } from '@cotejo/core/catalogue';
import { z } from 'zod';
import { type ConsoleParts } from '../parts.ts';
import { forStaff, listRoute } from '../../kit/http/console-plugin.ts';
import {
  datedTableList,
  datedTableListRecordSchema,
  findDatedTable,
  findDatedTables,
} from './dated-tables.ts';
import { datedTableDayList, datedTableDaySchema, findDatedTableDays } from './dated-table-days.ts';
import { consoleDocumentRoute } from './document-file-route.ts';
import { entryRoutes } from './entry-routes.ts';
import { common, oneRoute } from './one-route.ts';
import { productDetailRoutes } from './product-detail-routes.ts';
import { findProductHistory, productHistoryList, productHistorySchema } from './product-history.ts';
import { productPreviewRoute } from './product-preview-route.ts';
import {
  findProductVersion,
  findProductVersions,
  productVersionList,
  productVersionRecordSchema,
  productVersionSchema,
} from './product-versions.ts';
import { findProduct, findProducts, productList, productSummarySchema } from './products.ts';
import { placeOf } from './version-id.ts';

const versionId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,100}@[1-9]\d{0,8}$/, 'Debe ser un código, @ y una versión.');

export const catalogueConsoleRoutes = (parts: ConsoleParts) =>
  forStaff((app) => {
    const { pool } = parts;
    listRoute(app, parts, {
      ...common,
      resource: 'products',
      summary: 'Productos del catálogo, también los que son borradores',
      shape: productList,
      row: productSummarySchema,
      find: (viewer, request) => findProducts(pool, viewer, request),
    });
    oneRoute(app, parts, {
      resource: 'products',
      summary: 'Un producto del catálogo, como dice su borrador',
      id: productCode,
      record: productRecordSchema,
      missing: 'No existe ese producto, o no puedes verlo.',
      find: (viewer, id) => findProduct(pool, viewer, id),
    });
    listRoute(app, parts, {
      ...common,
      resource: 'product-versions',
      summary: 'Lo que se publicó de un producto (filtro productId)',
      shape: productVersionList,
      row: productVersionSchema,
      find: (viewer, request) => findProductVersions(pool, viewer, request),
    });
    oneRoute(app, parts, {
      resource: 'product-versions',
      summary: 'Una publicación de un producto, entera',
      id: versionId,
      record: productVersionRecordSchema,
      missing: 'No existe esa versión, o no puedes verla.',
      find(viewer, named) {
        const { id: code, version } = placeOf(named);
        return findProductVersion(pool, viewer, { code, version });
      },
    });
    listRoute(app, parts, {
      ...common,
      resource: 'product-history',
      summary: 'Lo que pasó con un producto: quién, cuándo, por cuánto tiempo y por qué (filtro productId)',
      shape: productHistoryList,
      row: productHistorySchema,
      find: (viewer, request) => findProductHistory(pool, viewer, request),
    });
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
    oneRoute(app, parts, {
      resource: 'dated-tables',
      summary: 'Una tabla con fecha, con sus días más nuevos',
      id: z.string().max(100),
      record: datedTableListRecordSchema,
      missing: 'No existe esa tabla, o no puedes verla.',
      find: (viewer, id) => findDatedTable(pool, viewer, id),
    });
    listRoute(app, parts, {
      ...common,
      resource: 'dated-table-days',
      summary: 'Los días de una tabla con fecha, con lo que regía antes y quién lo dijo (filtro tableId)',
      shape: datedTableDayList,
      row: datedTableDaySchema,
      find: (viewer, request) => findDatedTableDays(pool, viewer, request),
    });
  });
