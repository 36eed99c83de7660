/** The console's queries about the catalogue. */
import { productCode, productRecordSchema } from '@cotejo/core/catalogue';
import { refusals } from '@cotejo/core/service';
import { z } from 'zod';
import { type Dependencies } from '../dependencies.ts';
import { type Viewer } from '../http/bearer.ts';
import { forStaff, listRoute, minPositionHeader } from '../http/console-plugin.ts';
import { awaitPosition, notThere } from '../http/freshness.ts';
import { type TypedApp } from '../http/validation.ts';
import {
  datedTableList,
  datedTableListRecordSchema,
  findDatedTable,
  findDatedTables,
} from './dated-tables.ts';
import { datedTableDayList, datedTableDaySchema, findDatedTableDays } from './dated-table-days.ts';
import { consoleDocumentRoute } from './document-file-route.ts';
import { entryKinds, findEntries, findEntry } from './entries.ts';
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

const projector = 'catalogue';
const permission = 'catalogue:read';

type OneRoute = {
  readonly resource: string;
  readonly summary: string;
  /** What an address names it by. */
  readonly id: z.ZodType<string>;
  readonly record: z.ZodType;
  readonly missing: string;
  readonly find: (viewer: Viewer, id: string) => Promise<unknown>;
};

/** A record that is not ours to see is told as one that is not there. */
const oneRoute = (
  app: TypedApp,
  { positions }: Pick<Dependencies, 'positions'>,
  { resource, summary, id, record, missing, find }: OneRoute,
): void => {
  const schema = {
    summary,
    tags: ['Consola'],
    headers: minPositionHeader,
    params: z.object({ id }),
    response: { 200: record, ...refusals(400, 401, 403, 404, 503) },
  };
  app.get(
    `/api/console/${resource}/:id`,
    { schema, config: { access: permission } },
    async (request, reply) => {
      const freshness = await awaitPosition(request, reply, positions, projector);
      const found = await find(request.viewer, request.params.id);
      if (found === undefined) throw notThere(freshness, missing);
      return reply.send(found);
    },
  );
};

const numeral = z.string().regex(/^[1-9]\d{0,15}$/, 'Debe ser un número.');
const versionId = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,100}@[1-9]\d{0,8}$/, 'Debe ser un código, @ y una versión.');

const placeOf = (id: string): { code: string; version: number } => {
  const [code = '', version] = id.split('@');
  return { code, version: Number(version) };
};

export const catalogueConsoleRoutes = (dependencies: Dependencies) =>
  forStaff((app) => {
    const { pool } = dependencies;
    const common = { permission, projector } as const;
    listRoute(app, dependencies, {
      ...common,
      resource: 'products',
      summary: 'Productos del catálogo, también los que son borradores',
      shape: productList,
      row: productSummarySchema,
      find: (viewer, request) => findProducts(pool, viewer, request),
    });
    oneRoute(app, dependencies, {
      resource: 'products',
      summary: 'Un producto del catálogo, como dice su borrador',
      id: productCode,
      record: productRecordSchema,
      missing: 'No existe ese producto, o no puedes verlo.',
      find: (viewer, id) => findProduct(pool, viewer, id),
    });
    listRoute(app, dependencies, {
      ...common,
      resource: 'product-versions',
      summary: 'Lo que se publicó de un producto (filtro productId)',
      shape: productVersionList,
      row: productVersionSchema,
      find: (viewer, request) => findProductVersions(pool, viewer, request),
    });
    oneRoute(app, dependencies, {
      resource: 'product-versions',
      summary: 'Una publicación de un producto, entera',
      id: versionId,
      record: productVersionRecordSchema,
      missing: 'No existe esa versión, o no puedes verla.',
      find: (viewer, id) => findProductVersion(pool, viewer, placeOf(id)),
    });
    listRoute(app, dependencies, {
      ...common,
      resource: 'product-history',
      summary: 'Lo que pasó con un producto: quién, cuándo, por cuánto tiempo y por qué (filtro productId)',
      shape: productHistoryList,
      row: productHistorySchema,
      find: (viewer, request) => findProductHistory(pool, viewer, request),
    });
    productPreviewRoute(app, dependencies, common);
    consoleDocumentRoute(app, dependencies);
    for (const kind of entryKinds) {
      listRoute(app, dependencies, {
        ...common,
        resource: kind.resource,
        summary: kind.summary,
        shape: kind.shape,
        row: kind.record,
        find: (viewer, request) => findEntries(pool, viewer, kind, request),
      });
      oneRoute(app, dependencies, {
        resource: kind.resource,
        summary: `${kind.summary}: una`,
        id: numeral,
        record: kind.record,
        missing: kind.missing,
        find: (viewer, id) => findEntry(pool, viewer, kind, id),
      });
    }
    listRoute(app, dependencies, {
      ...common,
      resource: 'dated-tables',
      summary: 'Tablas con fecha de las que se hacen los precios',
      shape: datedTableList,
      row: datedTableListRecordSchema,
      find: (viewer, request) => findDatedTables(pool, viewer, request),
    });
    oneRoute(app, dependencies, {
      resource: 'dated-tables',
      summary: 'Una tabla con fecha, con sus días más nuevos',
      id: z.string().max(100),
      record: datedTableListRecordSchema,
      missing: 'No existe esa tabla, o no puedes verla.',
      find: (viewer, id) => findDatedTable(pool, viewer, id),
    });
    listRoute(app, dependencies, {
      ...common,
      resource: 'dated-table-days',
      summary: 'Los días de una tabla con fecha, con lo que regía antes y quién lo dijo (filtro tableId)',
      shape: datedTableDayList,
      row: datedTableDaySchema,
      find: (viewer, request) => findDatedTableDays(pool, viewer, request),
    });
  });
