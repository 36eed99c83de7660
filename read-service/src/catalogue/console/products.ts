/** Products as the console lists and opens them, drafts included. */
import {
  allowedProductCommands,
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
import { alphabetical, type ListRequest, type ListShape } from '../../kit/http/dialect.ts';
import { oneOf, searchText, texts, yesOrNo } from '../../kit/http/filters.ts';
import { findPage, type Page } from '../../kit/http/page.ts';
import { rowsOf, sql, whereAny, whereFound } from '../../kit/sql.ts';
import { numerals, onlyTended } from './tended.ts';

const filters = {
  id: texts.optional(),
  q: searchText.optional(),
  country: oneOf(countryCodes).optional(),
  organizationId: numerals.optional(),
  insuranceTypeId: numerals.optional(),
  status: oneOf(['draft', 'published', 'withdrawn']).optional(),
  changed: yesOrNo.optional(),
};

export const productList: ListShape<typeof filters> = {
  filters,
  sorts: {
    id: 'p.code',
    name: alphabetical('p.name'),
    country: 'p.country',
    status: 'p.status',
    organizationName: alphabetical('o.display_name'),
    insuranceTypeName: alphabetical('t.display_name'),
    publishedAt: 'p.published_at',
  },
  defaultSort: ['name', 'ASC'],
  tieBreak: 'p.code',
};

/** What a row of the list tells: a product's whole content has hundreds of kilobytes. */
export const productSummarySchema = productRowSchema
  .omit({ content: true, price: true, withdrawnAt: true })
  .extend({
    name: z.string().describe('como lo leen los visitantes; hasta publicarlo, como dice el borrador'),
    organizationName: z.string().nullable(),
    insuranceTypeName: z.string().nullable(),
  });
type Summary = z.infer<typeof productSummarySchema>;

type Listed = Omit<Summary, 'number' | 'publishedAt'> & {
  readonly number: string;
  readonly publishedAt: Date | null;
};

const columns = `p.code as id, p.number, p.version, p.position, p.country, p.status, p.name, p.publications,
  p.published_at as "publishedAt", p.changed as "isChanged",
  o.display_name as "organizationName", t.display_name as "insuranceTypeName"`;
export const findProducts = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<Summary>> => {
  const { filter } = request;
  const named = sql('read.product_record as p')
    .leftJoin('read.organization as o', 'o.id', 'p.organization_id')
    .leftJoin('read.insurance_type as t', 't.id', 'p.insurance_type_id');
  const matching = whereAny(onlyTended(named, viewer, 'p.country'), {
    'p.code': filter.id,
    'p.country': filter.country,
    'p.organization_id': filter.organizationId,
    'p.insurance_type_id': filter.insuranceTypeId,
    'p.status': filter.status,
  });
  whereFound(matching, ['p.name', 'p.code'], filter.q);
  if (filter.changed !== undefined) matching.where('p.changed', filter.changed);
  const found = await findPage<Listed>(pool, { matching, columns }, request);
  const rows = found.rows.map((row) => ({
    ...row,
    number: Number(row.number),
    position: String(row.position),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }));
  return { ...found, rows };
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
