/** Finding leads by words: common ones on the way through the list, rare ones by their parts. */
import { type Pool } from 'pg';
import { type SortColumn } from '../kit/http/dialect.ts';
import { sliced, type Total } from '../kit/http/page.ts';
import { raw, rowsOf, sql } from '../kit/sql.ts';
import { type Asked, hasAllWords, whereAsked, whereWordless } from './lead-filters.ts';

type Slice = Parameters<typeof sliced>[1];
type Found = Total & { readonly ids: readonly string[] };

/** How many leads of the list are looked at before an index is asked, for a page at its beginning. */
const probed = 2_000;

/**
 * Looks at the first leads of the list in its order: a page that they fill is the page, for nothing before it was left
 * out. For common words that is soon; an index would find them all before the first could be shown. How many there are
 * is told as far as was looked: who searches narrows the words, and does not turn pages.
 * @param sorts the columns that a list can be ordered by, the id among them
 * @returns nothing where more would have to be looked at
 */
const probe = async (
  pool: Pool,
  asked: Asked,
  slice: Slice,
  sorts: readonly SortColumn[],
): Promise<Found | undefined> => {
  const { offset, limit, orderBy } = slice;
  const most = probed + offset;
  const first = whereWordless(sql('read.lead as lead').select('lead.*'), asked)
    .orderByRaw(orderBy)
    .limit(most);
  const looked = sql
    .select([...sorts, raw('? as is_found', [hasAllWords(asked.filter)])])
    .from(first.as('lead'));
  const page = sliced(sql('lead').select('lead.id').whereRaw('is_found'), slice);
  const rows = await rowsOf<{ ids: string[]; found: string; seen: string }>(
    pool,
    sql
      .withMaterialized('lead', looked)
      .from('lead')
      .select([
        raw('array? as ids', [page]),
        raw('count(*) filter (where is_found) as found'),
        raw('count(*) as seen'),
      ]),
  );
  const { ids, ...counts } = rows[0]!;
  const [found, seen] = [Number(counts.found), Number(counts.seen)];
  if (seen < most) return { ids, total: found };
  return found > offset + limit ? { ids, total: found, atLeast: true } : undefined;
};

/** Finds them all, and counts them: they are few. */
const findAll = async (
  pool: Pool,
  asked: Asked,
  slice: Slice,
  sorts: readonly SortColumn[],
): Promise<Found> => {
  const all = whereAsked(sql('read.lead as lead').select([...sorts]), asked);
  const page = sliced(sql('lead').select('lead.id'), slice);
  const rows = await rowsOf<{ ids: string[]; total: string }>(
    pool,
    sql
      .withMaterialized('lead', all)
      .select([raw('array? as ids', [page]), raw('(select count(*) from lead) as total')]),
  );
  const { ids, total } = rows[0]!;
  return { ids, total: Number(total) };
};

/** @param sorts the columns that a list can be ordered by, the id among them */
export const searchLeads = async (
  pool: Pool,
  asked: Asked,
  slice: Slice,
  sorts: readonly SortColumn[],
): Promise<Found> => (await probe(pool, asked, slice, sorts)) ?? (await findAll(pool, asked, slice, sorts));
