/** A list of the console, described once: its page, one of its records, who sees which, and its export follow from it. */
import { type ScopeRule } from '@cotejo/core/identity';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { type z } from 'zod';
import { requirePermission, type Viewer } from '../http/bearer.ts';
import { type ListRequest, type ListShape } from '../http/dialect.ts';
import { listOf, uuids } from '../http/filters.ts';
import { findPage, type Page, sliced, type Total, totalOf } from '../http/page.ts';
import { type HeldColumns, whereSeen } from '../scope.ts';
import { type Query, raw, rowsOf } from '../sql.ts';
import { type VisibleRecords } from '../visible-records.ts';
import { anyOf, type Filter } from './filter.ts';

/** A row as Postgres answers it. */
export type Stored = Readonly<Record<string, unknown>>;
type Asked = ListRequest<z.ZodRawShape>;

/** Rows are seen by a context's scope rule, which also says the permission that the list needs. */
type ByRule = {
  readonly rule: ScopeRule;
  readonly from: () => Query;
  /** The columns that say by what a row is held. */
  readonly held: HeldColumns;
};

/** Rows are seen by conditions that no scope rule can say. */
type ByConditions = {
  readonly rule?: undefined;
  readonly permission: Permission | 'loggedIn';
  /** From where, and by which conditions a viewer sees rows of it. */
  readonly seen: (viewer: Viewer, filter: Asked['filter']) => Query;
};

type Described<Row, Found extends Stored> = {
  /** The last part of its path, and the unit of its `Content-Range`. */
  readonly resource: string;
  readonly summary: string;
  /** The projector whose checkpoint a request with `X-Min-Position` waits for; undefined for data without a projector. */
  readonly projector?: string;
  /** For a list whose records are also answered one by one, under their id. */
  readonly one?: { readonly summary: string; readonly missing: string };
  /** For a list with bulk commands: the ids of all that a filter leaves are answered too. */
  readonly ids?: { readonly summary: string };
  /** For a list whose rows a start page counts: how many a filter leaves is answered without showing any. */
  readonly count?: { readonly summary: string };
  /** The column of a row's id: a filter and a sort of every list. */
  readonly id: string;
  /** The schema of ids; UUIDs unless it says so. */
  readonly idSchema?: z.ZodType<string>;
  readonly filters?: Readonly<Record<string, Filter>>;
  readonly sorts: ListShape<z.ZodRawShape>['sorts'];
  readonly defaultSort: ListShape<z.ZodRawShape>['defaultSort'];
  /** The id where it is left out. */
  readonly tieBreak?: string;
  /** How far rows are counted, for a list that grows without end; to the end where it is left out. */
  readonly countedTo?: number;
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
export type RuledListing<Row, Found extends Stored = Stored> = Described<Row, Found> & ByRule;
export type Listing<Row, Found extends Stored = Stored> = Described<Row, Found> & (ByRule | ByConditions);
/** Any list, for whoever needs nothing of its rows' type. */
export type AnyListing = Listing<never, never>;

const filtersOf = ({
  id,
  idSchema,
  filters,
}: Pick<AnyListing, 'id' | 'idSchema' | 'filters'>): Readonly<Record<string, Filter>> => ({
  id: anyOf(id, idSchema ? listOf(idSchema, 'Debe ser un identificador, o una lista.') : uuids),
  ...filters,
});

/** The filters and sorts of the list, as the console's dialect names them. */
export const shapeOf = (
  listing: Pick<AnyListing, 'id' | 'idSchema' | 'filters' | 'sorts' | 'defaultSort' | 'tieBreak'>,
): ListShape<z.ZodRawShape> => ({
  filters: Object.fromEntries(
    Object.entries(filtersOf(listing)).map(([name, { schema }]) => [name, schema.optional()]),
  ),
  sorts: { id: listing.id, ...listing.sorts },
  defaultSort: listing.defaultSort,
  tieBreak: listing.tieBreak ?? listing.id,
});

export const permissionOf = (listing: ByRule | ByConditions): Permission | 'loggedIn' =>
  listing.rule ? listing.rule.permission : listing.permission;

/** @param also further permissions of what is asked for: of several roles only those count that give each of them */
const seenIn = (
  listing: ByRule | ByConditions,
  viewer: Viewer,
  asked: Asked['filter'],
  also: readonly Permission[],
): Query =>
  listing.rule
    ? whereSeen(listing.from(), { ...listing.rule, also }, viewer, listing.held)
    : listing.seen(viewer, asked);

/**
 * The rows that a viewer sees and a filter lets through, without columns.
 * @throws HttpProblem 403 for a filter that the viewer has no permission for
 */
export const matchingOf = (
  listing: Pick<AnyListing, 'id' | 'idSchema' | 'filters'> & (ByRule | ByConditions),
  viewer: Viewer,
  asked: Asked['filter'],
): Query => {
  const filters = Object.entries(filtersOf(listing)).filter(([name]) => asked[name] !== undefined);
  const also = filters.flatMap(([, { needs = [] }]) => needs);
  for (const permission of also) requirePermission(viewer, permission);
  const query = seenIn(listing, viewer, asked, also);
  for (const [name, { add }] of filters) add(query, asked[name] as never);
  return query;
};

export const findListed = async <Row, Found extends Stored>(
  pool: Pool,
  listing: Listing<Row, Found>,
  viewer: Viewer,
  request: Asked,
): Promise<Page<Row>> => {
  const matching = matchingOf(listing, viewer, request.filter);
  const select = { matching, columns: listing.columns(viewer) };
  const page = await findPage<Found>(pool, select, request, listing.countedTo);
  const rows = await listing.show(page.rows, viewer, pool);
  await listing.trace?.(viewer, rows);
  return { ...page, rows };
};

/** Counts the visible rows that match a filter, as far as the list counts. */
export const countListed = (
  pool: Pool,
  listing: Parameters<typeof matchingOf>[0] & Pick<AnyListing, 'countedTo'>,
  viewer: Viewer,
  filter: Asked['filter'],
): Promise<Total> => totalOf(pool, matchingOf(listing, viewer, filter), listing.countedTo);

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

/** The ids of what a viewer sees and a filter leaves, in the list's order. */
export const findListedIds = async (
  pool: Pool,
  listing: Parameters<typeof matchingOf>[0],
  viewer: Viewer,
  request: Asked,
): Promise<readonly string[]> => {
  const matching = matchingOf(listing, viewer, request.filter).select({ id: listing.id });
  const rows = await rowsOf<{ id: string }>(pool, sliced(matching, request));
  return rows.map(({ id }) => id);
};

/**
 * The visible records of a kind: those that the list shows.
 * @param aggregate as commands name it
 * @param history the rule of their histories, where it differs
 */
export const visibleIn = (
  aggregate: string,
  { id, idSchema, rule, from, held }: Pick<AnyListing, 'id' | 'idSchema'> & ByRule,
  history?: ScopeRule,
): VisibleRecords => ({
  aggregate,
  ...(idSchema && { idType: 'text' as const }),
  seenBy: (viewer, also = []) => whereSeen(from(), { ...rule, also }, viewer, held).select({ id }),
  ...(history && { auditedBy: (viewer) => whereSeen(from(), history, viewer, held).select({ id }) }),
});
