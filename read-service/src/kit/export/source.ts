/** An export as a context registers it: its filter, its columns and its rows. */
import { type ScopeRule, visibilityBy } from '@cotejo/core/identity';
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
  /** The time zone in which the file tells times; of each row’s country where it is left out. */
  readonly zone?: string | undefined;
};

/** Everything that matches, as a query whose rows are read some at a time. */
export type Selection = {
  readonly query: Query;
  /** Some of the query's rows as cells, and the ids of the records that they tell of. */
  readonly cells: (
    rows: readonly never[],
  ) => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly ids: readonly string[] }>;
};

/**
 * By what the rows that a file may hold are held, such as their countries or owners, with the values that they may have:
 * all where there is no list. It is kept with the file, and compared with what the same source says later.
 */
export type FileScope = Readonly<Record<string, readonly (string | null)[] | null>>;

/** The widest scope of a user's file, by the context's scope rule. */
export const fileScopeBy =
  (rule: ScopeRule) =>
  (viewer: Viewer): FileScope =>
    visibilityBy(rule, viewer) ?? { nothing: [] };

/** Records with personal data that can be erased: files that hold it go with it. */
export type ErasableRecords = {
  /** In the schema `read`, with the columns `id`, `erased`, and `position` of the record's last event. */
  readonly view: string;
  /** That makes the view. */
  readonly projector: string;
};

export type ExportSource = {
  /** As the address of the list names it. */
  readonly resource: string;
  /** The kind of record that its rows tell of, as commands name it. */
  readonly aggregate: string;
  /** Left out where no row has personal data. */
  readonly erasable?: ErasableRecords;
  readonly permissions: readonly Permission[];
  /** Of the file and of its sheet. */
  readonly name: string;
  readonly labels: (shown?: Shown) => readonly string[];
  /** The fields that columns can be asked for by. */
  readonly fields: readonly string[];
  /** The rows that the viewer's file may hold at this moment. */
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

/** The columns of a file, and the zone in which it tells times. */
export type Shown = Pick<ExportQuery, 'columns' | 'zone'>;

/** The columns that were asked for, with times in the zone that was; its name stands beside their label. */
export const chosen = <Row>(
  columns: readonly Column<Row>[],
  { columns: fields, zone }: Shown,
): readonly Column<Row>[] => {
  const kept = fields ? columns.filter(({ field }) => fields.includes(field)) : columns;
  if (zone === undefined) return kept;
  return kept.map(({ label, cell, isLocal, ...column }) => ({
    ...column,
    label: isLocal ? `${label} (${zone})` : label,
    cell: (row) => cell(row, zone),
  }));
};

/** Labels and fields of a source's columns. */
export const tabled = <Row>(columns: readonly Column<Row>[]) => ({
  labels: (shown: Shown = {}) => chosen(columns, shown).map(({ label }) => label),
  fields: [...new Set(columns.map(({ field }) => field))],
});
