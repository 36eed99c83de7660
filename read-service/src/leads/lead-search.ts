/** Finding leads by words: common ones on the way through the list, rare ones by their parts. */
import { type Pool } from 'pg';
import { countUpTo, type Total } from '../http/page.ts';
import { where } from '../http/where.ts';
import { type Asked, leadCondition, wordConditions, wordlessCondition } from './lead-filters.ts';

type Slice = { readonly offset: number; readonly limit: number; readonly orderBy: string };
type Found = Total & { readonly ids: readonly string[] };

/** How many leads of the list are looked at before an index is asked, for a page at its beginning. */
const probed = 2_000;

/**
 * How many leads behind a page are counted: to count a thousand with a common name, ever more others would be passed.
 * Who searches narrows the words, and does not turn pages.
 */
const countedBehind = 200;

/**
 * Looks at the first leads of the list in its order. A page that is full is the page: nothing before it was left out.
 * For common words that is soon; an index would find them all before the first could be shown.
 */
const probe = async (
  pool: Pool,
  asked: Asked,
  { offset, limit, orderBy }: Slice,
): Promise<readonly string[]> => {
  const list = wordlessCondition(asked);
  const words = wordConditions(where(list.values.length), asked.filter);
  const { rows } = await pool.query<{ id: string }>(
    `select lead.id
     from (select lead.* from read.lead lead where ${list.text} order by ${orderBy} limit ${probed + offset}) lead
     where ${words.text} order by ${orderBy} offset ${offset} limit ${limit}`,
    [...list.values, ...words.values],
  );
  return rows.map(({ id }) => id);
};

/** Finds them all, and counts them: they are few. */
const findAll = async (
  pool: Pool,
  asked: Asked,
  { offset, limit, orderBy }: Slice,
  sorts: readonly string[],
): Promise<Found> => {
  const { text, values } = leadCondition(asked);
  const { rows } = await pool.query<{ ids: string[]; total: string }>(
    `with lead as materialized (select ${sorts.join(', ')} from read.lead lead where ${text})
     select array(select lead.id from lead order by ${orderBy} offset ${offset} limit ${limit}) as ids,
            (select count(*) from lead) as total`,
    [...values],
  );
  const { ids, total } = rows[0]!;
  return { ids, total: Number(total) };
};

/** @param sorts the columns that a list can be ordered by, the id among them */
export const searchLeads = async (
  pool: Pool,
  asked: Asked,
  slice: Slice,
  sorts: readonly string[],
): Promise<Found> => {
  const ids = await probe(pool, asked, slice);
  if (ids.length < slice.limit) return findAll(pool, asked, slice, sorts);
  const condition = wordConditions(wordlessCondition(asked), asked.filter);
  const { offset, limit, orderBy } = slice;
  const most = offset + limit + countedBehind;
  return { ids, ...(await countUpTo(pool, { from: 'read.lead lead', condition }, { most, orderBy })) };
};
