/** Views of the list of leads: those of the house, one's own, and those that colleagues share. */
import { leadStatus, statusesIn } from '@cotejo/core/reference/lead-statuses';
import { type RaRecord } from 'react-admin';
import { filledValues, type FilterValues, me, periodName, unassigned } from '../filters/leadFilters.ts';

export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' };

/** What a view shows; without columns, those that one usually has. */
export type ViewContent = {
  readonly filter: FilterValues;
  readonly sort: Sort;
  readonly columns: readonly string[];
};

/** As the service keeps it. */
export type ViewRow = RaRecord<string> & {
  readonly version: number;
  readonly name: string;
  readonly filter: FilterValues;
  readonly sort: readonly [string, 'ASC' | 'DESC'] | null;
  readonly columns: readonly string[];
  readonly shared: boolean;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly allowedCommands: readonly {
    readonly command: string;
    readonly allowed: boolean;
    readonly reason?: string;
  }[];
};

export const usualSort: Sort = { field: 'fecha', order: 'DESC' };

export const contentOf = ({ filter, sort, columns }: ViewRow): ViewContent => ({
  filter,
  sort: sort ? { field: sort[0], order: sort[1] } : usualSort,
  columns,
});

const ongoing = statusesIn('new', 'open');
const oldestFirst = (field: string): Sort => ({ field, order: 'ASC' });

/** Those of the house, by name; what they are called stands with the other texts. */
export const houseViews = {
  mine: {
    filter: { executiveId: [me], statusId: ongoing },
    sort: oldestFirst('fecha_ultimo_estado'),
    columns: [],
  },
  unassigned: {
    filter: { executiveId: [unassigned], statusId: ongoing },
    sort: oldestFirst('fecha'),
    columns: [],
  },
  todaysAgenda: {
    filter: { statusId: [leadStatus.agenda], [periodName('appointmentAt')]: 'today' },
    sort: oldestFirst('appointmentAt'),
    columns: ['firstName', 'appointmentAt', 'statusId', 'request', 'executive'],
  },
  overdue: {
    filter: { statusId: [leadStatus.agenda], [periodName('appointmentAt')]: 'overdue' },
    sort: oldestFirst('appointmentAt'),
    columns: ['firstName', 'appointmentAt', 'statusId', 'request', 'executive'],
  },
  stalled: {
    filter: { statusId: statusesIn('open'), [periodName('fecha_ultimo_estado')]: 'before2' },
    sort: oldestFirst('fecha_ultimo_estado'),
    columns: [],
  },
} as const satisfies Record<string, ViewContent>;
export type HouseView = keyof typeof houseViews;
export const houseViewNames = Object.keys(houseViews) as readonly HouseView[];

/** In one order whatever order things were chosen in. */
const ordered = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(String).sort();
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, ordered(value)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
};
const written = (filter: FilterValues): string => JSON.stringify(ordered(filledValues(filter)));

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
