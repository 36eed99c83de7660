/** What can be exported, as a context registers it: by what it is asked, which columns it has, where its rows come from. */
import { type ExportResource } from '@cotejo/core/exports';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { type Viewer } from '../http/bearer.ts';
import { type Query } from '../sql.ts';
import { type Cell } from '../spreadsheet/cell.ts';
import { type Column } from './column.ts';

/** In the words of the list: the same filters and order. */
export type ExportQuery = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'] | undefined;
  /** The fields whose columns the file has; all where it is left out. */
  readonly columns?: readonly string[] | undefined;
};

/** Everything that matches, as a query whose rows are read some at a time. */
export type Selection = {
  readonly query: Query;
  /** Some of the query's rows as cells, and the leads that they tell of. */
  readonly cells: (
    rows: readonly never[],
  ) => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly leadIds: readonly string[] }>;
};

/** Countries and owners of the rows that a file may hold; all where null. */
export type FileScope = {
  readonly countries: readonly CountryCode[] | null;
  readonly owners: readonly string[] | null;
};

export type ExportSource = {
  readonly resource: ExportResource;
  readonly permissions: readonly Permission[];
  /** Of the file and of its sheet. */
  readonly name: string;
  readonly labels: (columns?: readonly string[]) => readonly string[];
  /** The fields that columns can be asked for by. */
  readonly fields: readonly string[];
  /** What somebody's file of it holds at most at this moment. */
  readonly scope: (viewer: Viewer) => FileScope;
  /** @throws HttpProblem (400) that names what is wrong with the filter or the sort */
  readonly check: (query: ExportQuery) => void;
  readonly select: (pool: Pool, viewer: Viewer, query: ExportQuery) => Promise<Selection>;
};

/** As the list's address has it. */
export const asListQuery = ({ filter, sort }: ExportQuery) => ({
  filter: JSON.stringify(filter),
  ...(sort && { sort: JSON.stringify(sort) }),
});

export const chosen = <Row>(
  columns: readonly Column<Row>[],
  fields: readonly string[] | undefined,
): readonly Column<Row>[] => (fields ? columns.filter(({ field }) => fields.includes(field)) : columns);

/** What a source says of its columns. */
export const tabled = <Row>(columns: readonly Column<Row>[]) => ({
  labels: (fields?: readonly string[]) => chosen(columns, fields).map(({ label }) => label),
  fields: [...new Set(columns.map(({ field }) => field))],
});
