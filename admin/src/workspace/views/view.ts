/** Views of a list: what they show, whether two show the same, and which one is open. */
import { type AllowedCommand } from '@cotejo/core/kit/allowed-commands';
import { type RaRecord } from 'react-admin';
import { isFilled } from '../../kit/commands/isFilled.ts';
import { type ListViews, type ViewContent } from '../../kit/context.ts';

type FilterValues = ViewContent['filter'];

/** As the service keeps it. */
export type ViewRow = RaRecord<string> & {
  readonly version: number;
  readonly resource: string;
  readonly name: string;
  readonly filter: FilterValues;
  readonly sort: readonly [string, 'ASC' | 'DESC'] | null;
  readonly columns: readonly string[];
  readonly shared: boolean;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly allowedCommands: readonly AllowedCommand[];
};

/** Where the columns are kept that the open view of a list brought along; empty where it has none. */
export const viewColumnsKey = (resource: string): string => `${resource}.view.columns`;

/** @param views what the list says of its views */
export const contentOf = (
  { filter, sort, columns }: ViewRow,
  { usualSort, filled }: Pick<ListViews, 'usualSort' | 'filled'>,
): ViewContent => ({
  filter: filled(filter),
  sort: sort ? { field: sort[0], order: sort[1] } : usualSort,
  columns,
});

/** In one order whatever order things were chosen in. */
const ordered = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(String).sort();
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, ordered(value)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
};
const written = (filter: FilterValues): string =>
  JSON.stringify(ordered(Object.fromEntries(Object.entries(filter).filter(([, value]) => isFilled(value)))));

/** Whether two lists show the same; the order of columns counts. */
export const isSameView = (one: ViewContent, other: ViewContent): boolean =>
  written(one.filter) === written(other.filter) &&
  one.sort.field === other.sort.field &&
  one.sort.order === other.sort.order &&
  one.columns.join() === other.columns.join();

/** The view that somebody opened, and what the list has shown of it last. */
export type OpenedView = { readonly id: string; readonly filter: string };

/** @param id of a view that is kept, or the name of one of the house */
export const openedAs = (id: string, { filter }: Pick<ViewContent, 'filter'>): OpenedView => ({
  id,
  filter: written(filter),
});

const unfiltered = written({});

/**
 * Whether who sees these filters is still in the view: not who has taken them all away, nor who comes from elsewhere
 * to other ones than were shown last.
 */
export const isStillIn = (
  opened: OpenedView,
  { filter }: Pick<ViewContent, 'filter'>,
  isArrival: boolean,
): boolean => {
  const now = written(filter);
  return now === opened.filter || (!isArrival && now !== unfiltered);
};

/** The address that opens a view, on the list or on the board. */
export const addressOf = (path: string, { filter, sort }: Omit<ViewContent, 'columns'>): string => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
  });
  return `${path}?${query}`;
};
