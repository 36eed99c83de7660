/** The console's list of leads: filtered, searched, sorted, and cut to what the viewer may see. */
import { type LeadListRow, leads } from '@cotejo/core/lead-records';
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { type Page, sliced, type Total } from '../kit/http/page.ts';
import { columnSorts } from '../kit/list/record-listing.ts';
import { rowsOf, sql } from '../kit/sql.ts';
import { ask, type Asked, hasWords, leadFilters, whereWordless } from './lead-filters.ts';
import { leadListRows } from './lead-records.ts';
import { firstByOwner } from './merged.ts';
import { searchLeads } from './lead-search.ts';
import { leadTotal } from './lead-totals.ts';

const sorts = { ...columnSorts(leads.table.columns, 'lead'), firstName: 'lead.sort_name' };

export const leadList: ListShape<typeof leadFilters> = {
  filters: leadFilters,
  sorts,
  defaultSort: ['fecha', 'DESC'],
  tieBreak: 'lead.id',
};

export type LeadListRequest = ListRequest<typeof leadFilters>;
type Slice = Pick<LeadListRequest, 'offset' | 'limit' | 'orderBy'>;
type Ids = readonly string[];

/** How many owners' leads are merged: of more, what is read on the way is theirs often enough. */
const mostMerged = 128;

/**
 * Of several owners each has an index in the order of the list: the first of each are merged, however few theirs are
 * among a million.
 */
const idsByOwner = async (
  pool: Pool,
  asked: Asked,
  owners: readonly string[],
  slice: Slice,
): Promise<Ids> => {
  const { offset, limit, orderBy } = slice;
  const anybodys = { ...asked, visibility: { ...asked.visibility, owners: undefined } };
  const parts = firstByOwner(owners, (matches) =>
    whereWordless(sql('read.lead as lead').select('lead.id', 'lead.fecha').where(matches), anybodys)
      .orderByRaw(orderBy)
      .limit(offset + limit),
  );
  const merged = sliced(sql.select('lead.id').from(parts.as('lead')), slice);
  return (await rowsOf<{ id: string }>(pool, merged)).map(({ id }) => id);
};

const idsInOrder = async (pool: Pool, asked: Asked, slice: Slice): Promise<Ids> => {
  const found = sliced(whereWordless(sql('read.lead as lead').select('lead.id'), asked), slice);
  return (await rowsOf<{ id: string }>(pool, found)).map(({ id }) => id);
};

const idsAndTotal = async (
  pool: Pool,
  asked: Asked,
  request: LeadListRequest,
): Promise<Total & { readonly ids: Ids }> => {
  if (hasWords(asked.filter)) return searchLeads(pool, asked, request, Object.values(sorts));
  const { owners } = asked.visibility;
  const merges = request.sort === 'fecha' && owners && owners.length > 1 && owners.length <= mostMerged;
  const [ids, total] = await Promise.all([
    merges ? idsByOwner(pool, asked, owners, request) : idsInOrder(pool, asked, request),
    leadTotal(pool, asked),
  ]);
  return { ids, ...total };
};

/** The ids of a page alone, as large as the request says. */
export const findLeadIds = async (pool: Pool, viewer: Viewer, request: LeadListRequest): Promise<Ids> =>
  (await idsAndTotal(pool, await ask(pool, viewer, request.filter), request)).ids;

export const findLeads = async (
  pool: Pool,
  viewer: Viewer,
  request: LeadListRequest,
): Promise<Page<LeadListRow>> => {
  const asked = await ask(pool, viewer, request.filter);
  const { ids, ...total } = await idsAndTotal(pool, asked, request);
  return { rows: await leadListRows(pool, ids, viewer), ...total };
};
