/** Products as the console lists and opens them, drafts included. */
import {
  allowedProductCommands,
  catalogueScopeRule,
  contentFor,
  type KnownProduct,
  type ProductRow,
  type productRecordSchema,
  productRow,
  productRowSchema,
} from '@cotejo/core/catalogue';
import { countryCodes } from '@cotejo/core/kit/country';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { alphabetical } from '../../kit/http/dialect.ts';
import { oneOf, texts } from '../../kit/http/filters.ts';
import { anyOf, holds, textIn } from '../../kit/list/filter.ts';
import { type RuledListing, type Stored as StoredRow } from '../../kit/list/listing.ts';
import { rowsOf, sql } from '../../kit/sql.ts';
import { numerals, onlyTended } from './tended.ts';

/** The fields of a row of the list: a product's whole content has hundreds of kilobytes. */
const productSummarySchema = productRowSchema.omit({ content: true, price: true, withdrawnAt: true }).extend({
  name: z.string().describe('como lo leen los visitantes; hasta publicarlo, como dice el borrador'),
  organizationName: z.string().nullable(),
  insuranceTypeName: z.string().nullable(),
});
type Summary = z.infer<typeof productSummarySchema>;

type Listed = StoredRow &
  Omit<Summary, 'number' | 'publishedAt'> & {
    readonly number: string;
    readonly publishedAt: Date | null;
  };

const columns = `p.code as id, p.number, p.version, p.position, p.country, p.status, p.name, p.publications,
  p.published_at as "publishedAt", p.changed as "isChanged",
  o.display_name as "organizationName", t.display_name as "insuranceTypeName"`;

export const productListing: RuledListing<Summary, Listed> = {
  resource: 'products',
  summary: 'Productos del catálogo, también los que son borradores',
  rule: catalogueScopeRule,
  projector: 'catalogue',
  id: 'p.code',
  filters: {
    id: anyOf('p.code', texts),
    q: textIn('p.name', 'p.code'),
    country: anyOf('p.country', oneOf(countryCodes)),
    organizationId: anyOf('p.organization_id', numerals),
    insuranceTypeId: anyOf('p.insurance_type_id', numerals),
    status: anyOf('p.status', oneOf(['draft', 'published', 'withdrawn'])),
    changed: holds('p.changed'),
  },
  sorts: {
    name: alphabetical('p.name'),
    country: 'p.country',
    status: 'p.status',
    organizationName: alphabetical('o.display_name'),
    insuranceTypeName: alphabetical('t.display_name'),
    publishedAt: 'p.published_at',
  },
  defaultSort: ['name', 'ASC'],
  from: () =>
    sql('read.product_record as p')
      .leftJoin('read.organization as o', 'o.id', 'p.organization_id')
      .leftJoin('read.insurance_type as t', 't.id', 'p.insurance_type_id'),
  held: { country: 'p.country' },
  columns: () => columns,
  row: productSummarySchema,
  show: (found) =>
    found.map((row) => ({
      ...row,
      number: Number(row.number),
      position: String(row.position),
      publishedAt: row.publishedAt?.toISOString() ?? null,
    })),
};

type ProductRecord = z.infer<typeof productRecordSchema>;

type Stored = {
  readonly code: string;
  readonly version: number;
  readonly position: string;
  readonly state: KnownProduct;
};

/** As its events fold to it. @returns nothing where there is no such product, or none that this viewer may see */
export const findProductState = async (
  pool: Pool,
  viewer: Viewer,
  code: string,
): Promise<Stored | undefined> => {
  const stored = sql('read.product_record').select('code', 'version', 'position', 'state').where({ code });
  return (await rowsOf<Stored>(pool, onlyTended(stored, viewer)))[0];
};

/** @returns nothing where there is no such product, or none that this viewer may see */
export const findProduct = async (
  pool: Pool,
  viewer: Viewer,
  code: string,
): Promise<ProductRecord | undefined> => {
  const found = await findProductState(pool, viewer, code);
  if (!found) return undefined;
  const { version, state } = found;
  const row: ProductRow = productRow(code, state, { version, position: String(found.position) });
  return {
    ...row,
    content: contentFor(row.content, viewer),
    allowedCommands: allowedProductCommands(state, viewer),
  };
};
