/** The board: one column per status with its count and its newest cards, and the way to more of them. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { countryCodes } from '@cotejo/core/kit/country';
import { type LeadListRow, leadListRowSchema } from '@cotejo/core/lead-records';
import { instantOf } from '@cotejo/core/kit/validation';
import { type Viewer } from '../kit/http/bearer.ts';
import { type Query, type Raw, raw, rowsOf, sql } from '../kit/sql.ts';
import { ask, type Asked, isOfPlaces, type LeadFilter, whereAsked } from './lead-filters.ts';
import { leadListRows } from './lead-records.ts';
import { firstByCountry, firstByOwner } from './merged.ts';
import { countByStatus, statusCountSchema, type StatusCount, statusIdsOf } from './lead-totals.ts';

/** The last card that was seen: cards are in the order of their last change, newest first. */
export type Cursor = { readonly at: string; readonly id: string };

const cursorSchema = z.object({ at: instantOf('Debe ser un instante.'), id: z.uuid() });
/** As it stands in an address: `2026-03-01T12:00:00.000Z_<id>`. */
export const cursor = z
  .string()
  .transform((text) => cursorSchema.safeParse({ at: text.split('_')[0], id: text.split('_')[1] }))
  .refine(({ success }) => success, 'Debe ser el de una página anterior.')
  .transform(({ data }) => data!);
const written = ({ at, id }: Cursor): string => `${at}_${id}`;

export const boardColumnSchema = statusCountSchema.extend({
  cards: z.array(leadListRowSchema).readonly().describe('el último cambio primero'),
  next: z.string().nullable().describe('para pedir las que siguen'),
});
export type BoardColumn = StatusCount & {
  readonly cards: readonly LeadListRow[];
  readonly next: string | null;
};

type Card = { readonly id: string; readonly status_id: number; readonly at: Date };
type Wanted = { readonly statusIds: readonly number[]; readonly take: number; readonly after?: Cursor };

const newestFirst = 'fecha_ultimo_estado desc, id desc';

/** The leads that were asked for, as far as their cards come after one. */
const behind = (query: Query, asked: Asked, after: Cursor | undefined): Query => {
  whereAsked(query, asked);
  return after
    ? query.whereRaw('(lead.fecha_ultimo_estado, lead.id) < (?::timestamptz, ?::uuid)', [after.at, after.id])
    : query;
};

/**
 * Each status of each owner, or of each country, is read from an index in the order of the cards and no further than
 * it is shown; the first of them are merged. Nothing depends on how many leads there are.
 */
const walk = async (pool: Pool, asked: Asked, wanted: Wanted): Promise<readonly Card[]> => {
  const { owners, countries = countryCodes } = asked.visibility;
  if (countries.length === 0) return [];
  const filter = { ...asked.filter, statusId: undefined };
  const visibility = owners ? { countries: asked.visibility.countries } : {};
  const whole = { ...asked, filter, hidden: [], visibility };
  const first = (query: Query): Query => query.orderByRaw(newestFirst).limit(wanted.take + 1);
  const cards = (matches: Raw): Query => {
    const ofStatus = sql('read.lead as lead')
      .select('lead.id', 'lead.fecha_ultimo_estado')
      .where(matches)
      .whereRaw('lead.status_id = status.id');
    return first(behind(ofStatus, whole, wanted.after));
  };
  const parts = owners ? firstByOwner(owners, cards) : firstByCountry(countries, cards);
  const newest = first(sql.queryBuilder().select('*').from(parts.as('part')));
  return rowsOf<Card>(
    pool,
    sql
      .queryBuilder()
      .select('lead.id', 'status.id as status_id', 'lead.fecha_ultimo_estado as at')
      .from(raw('unnest(?::int[]) as status(id) cross join lateral ? lead', [wanted.statusIds, newest]))
      .orderByRaw('lead.fecha_ultimo_estado desc, lead.id desc'),
  );
};

/** Rare rows are found first, and sorted then. */
const layOut = async (pool: Pool, asked: Asked, wanted: Wanted): Promise<readonly Card[]> => {
  const columns = ['lead.id', 'lead.status_id', 'lead.fecha_ultimo_estado'];
  const found = behind(sql('read.lead as lead').select(columns), asked, wanted.after);
  const place = `row_number() over (partition by status_id order by ${newestFirst}) as place`;
  const placed = sql('found').select('*', raw(place)).as('placed');
  return rowsOf<Card>(
    pool,
    sql
      .withMaterialized('found', found)
      .select('id', 'status_id', 'fecha_ultimo_estado as at')
      .from(placed)
      .where('place', '<=', wanted.take + 1)
      .orderByRaw(newestFirst),
  );
};

const columnsOf = async (
  pool: Pool,
  viewer: Viewer,
  counts: readonly StatusCount[],
  cards: readonly Card[],
  take: number,
): Promise<readonly BoardColumn[]> => {
  const shown = new Map(
    counts.map(({ id }) => [id, cards.filter(({ status_id }) => status_id === id)] as const),
  );
  const ids = [...shown.values()].flatMap((column) => column.slice(0, take).map(({ id }) => id));
  const rows = new Map((await leadListRows(pool, ids, viewer)).map((row) => [row.id, row]));
  return counts.map((count) => {
    const column = shown.get(count.id)!;
    const last = column.length > take ? column[take - 1] : undefined;
    return {
      ...count,
      cards: column.slice(0, take).flatMap(({ id }) => rows.get(id) ?? []),
      next: last ? written({ at: last.at.toISOString(), id: last.id }) : null,
    };
  });
};

/** The columns of the statuses that were asked for; without any, of all but those that are out of sight. */
export const leadBoard = async (
  pool: Pool,
  viewer: Viewer,
  filter: LeadFilter,
  page: { readonly take: number; readonly after?: Cursor },
): Promise<readonly BoardColumn[]> => {
  const asked = await ask(pool, viewer, filter);
  const wanted = { ...page, statusIds: statusIdsOf(filter) };
  if (isOfPlaces(filter)) {
    const [counts, cards] = await Promise.all([countByStatus(pool, asked), walk(pool, asked, wanted)]);
    return columnsOf(pool, viewer, counts, cards, page.take);
  }
  const counts = await countByStatus(pool, asked);
  const isRare = counts.every(({ atLeast }) => !atLeast);
  const cards = await (isRare ? layOut : walk)(pool, asked, wanted);
  return columnsOf(pool, viewer, counts, cards, page.take);
};
