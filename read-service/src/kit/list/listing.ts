/** A list of the console, described once: its page, one of its records, who sees which, and its export follow from it. */
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { type z } from 'zod';
import { type Viewer } from '../http/bearer.ts';
import { type ListRequest, type ListShape } from '../http/dialect.ts';
import { uuids } from '../http/filters.ts';
import { findPage, type Page } from '../http/page.ts';
import { type Query, raw, rowsOf } from '../sql.ts';
import { type VisibleRecords } from '../visible-records.ts';
import { anyOf, type Filter } from './filter.ts';

/** A row as Postgres answers it. */
export type Stored = Readonly<Record<string, unknown>>;
type Asked = ListRequest<z.ZodRawShape>;

export type Listing<Row, Found extends Stored = Stored> = {
  /** The last part of its path, and the unit of its `Content-Range`. */
  readonly resource: string;
  readonly summary: string;
  readonly permission: Permission | 'loggedIn';
  /** Whose checkpoint a request with `X-Min-Position` waits for; none for what no projector makes. */
  readonly projector?: string;
  /** For a list whose records are also answered one by one, under their id. */
  readonly one?: { readonly summary: string; readonly missing: string };
  /** The column of a row's id: a filter and a sort of every list. */
  readonly id: string;
  readonly filters?: Readonly<Record<string, Filter>>;
  readonly sorts: ListShape<z.ZodRawShape>['sorts'];
  readonly defaultSort: ListShape<z.ZodRawShape>['defaultSort'];
  /** The id where it is left out. */
  readonly tieBreak?: string;
  /** From where, and by which conditions a viewer sees rows of it. */
  readonly seen: (viewer: Viewer, filter: Asked['filter']) => Query;
  /** SQL of the select list. */
  readonly columns: (viewer: Viewer) => string;
  readonly row: z.ZodType<Row>;
  readonly show: (
    found: readonly Found[],
    viewer: Viewer,
    pool: Pool,
  ) => readonly Row[] | Promise<readonly Row[]>;
  /** Records that these rows are looked at, before they are shown: where it rejects, nobody sees them. */
  readonly trace?: (viewer: Viewer, rows: readonly Row[]) => Promise<void>;
};
/** Any list, for whoever needs nothing of its rows' type. */
export type AnyListing = Listing<never, never>;

const filtersOf = ({
  id,
  filters,
}: Pick<AnyListing, 'id' | 'filters'>): Readonly<Record<string, Filter>> => ({
  id: anyOf(id, uuids),
  ...filters,
});

/** What can be asked of it, in the words of the console's dialect. */
export const shapeOf = (
  listing: Pick<AnyListing, 'id' | 'filters' | 'sorts' | 'defaultSort' | 'tieBreak'>,
): ListShape<z.ZodRawShape> => ({
  filters: Object.fromEntries(
    Object.entries(filtersOf(listing)).map(([name, { schema }]) => [name, schema.optional()]),
  ),
  sorts: { id: listing.id, ...listing.sorts },
  defaultSort: listing.defaultSort,
  tieBreak: listing.tieBreak ?? listing.id,
});

/** The rows that a viewer sees and a filter lets through, without columns. */
export const matchingOf = (
  listing: Pick<AnyListing, 'id' | 'filters' | 'seen'>,
  viewer: Viewer,
  asked: Asked['filter'],
): Query => {
  const query = listing.seen(viewer, asked);
  for (const [name, { add }] of Object.entries(filtersOf(listing)))
    if (asked[name] !== undefined) add(query, asked[name] as never);
  return query;
};

export const findListed = async <Row, Found extends Stored>(
  pool: Pool,
  listing: Listing<Row, Found>,
  viewer: Viewer,
  request: Asked,
): Promise<Page<Row>> => {
  const matching = matchingOf(listing, viewer, request.filter);
  const page = await findPage<Found>(pool, { matching, columns: listing.columns(viewer) }, request);
  const rows = await listing.show(page.rows, viewer, pool);
  await listing.trace?.(viewer, rows);
  return { ...page, rows };
};

/** @returns nothing where there is no such record, or none that this viewer may see */
export const findOne = async <Row, Found extends Stored>(
  pool: Pool,
  listing: Listing<Row, Found>,
  viewer: Viewer,
  id: string,
): Promise<Row | undefined> => {
  const matching = matchingOf(listing, viewer, { id: [id] });
  const found = await rowsOf<Found>(pool, matching.select(raw(listing.columns(viewer))));
  const rows = await listing.show(found, viewer, pool);
  await listing.trace?.(viewer, rows);
  return rows[0];
};

/** Who sees which records of a kind: those that the list would show. @param aggregate as commands name it */
export const visibleIn = (
  aggregate: string,
  { id, seen }: Pick<AnyListing, 'id' | 'seen'>,
): VisibleRecords => ({ aggregate, seenBy: (viewer) => seen(viewer, {}).select({ id }) });
