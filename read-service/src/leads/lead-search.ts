/** Finding leads by words: common ones on the way through the list, rare ones by their parts. */
import { type Pool } from 'pg';
import { type Total } from '../kit/http/page.ts';
import { where } from '../kit/http/where.ts';
import { type Asked, leadCondition, wordConditions, wordlessCondition } from './lead-filters.ts';

type Slice = { readonly offset: number; readonly limit: number; readonly orderBy: string };
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
  { offset, limit, orderBy }: Slice,
  sorts: readonly string[],
): Promise<Found | undefined> => {
  const list = wordlessCondition(asked);
  const words = wordConditions(where(list.values.length), asked.filter);
  const most = probed + offset;
  const { rows } = await pool.query<{ ids: string[]; found: string; seen: string }>(
    `with lead as materialized (
       select ${sorts.join(', ')}, ${words.text} as is_found
       from (select lead.* from read.lead lead where ${list.text} order by ${orderBy} limit ${most}) lead)
     select array(select lead.id from lead where is_found order by ${orderBy} offset ${offset} limit ${limit}) as ids,
            count(*) filter (where is_found) as found, count(*) as seen
     from lead`,
    [...list.values, ...words.values],
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
): Promise<Found> => (await probe(pool, asked, slice, sorts)) ?? (await findAll(pool, asked, slice, sorts));
