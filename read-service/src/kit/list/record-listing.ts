/** The list of a kind of record and its export, as its description gives them. */
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type Currency } from '@cotejo/core/kit/money';
import { type Column, columnName, type Columns, readRow, rowColumns } from '@cotejo/core/kit/table';
import { cellOf, type RecordKind, withStaffNames } from '@cotejo/core/records';
import { type Permission } from '@cotejo/core/reference/permissions';
import { type Pool } from 'pg';
import { actorName, type Column as FileColumn, moneyCell, times } from '../export/column.ts';
import { type ExportSource } from '../export/source.ts';
import { alphabetical, type SortColumn } from '../http/dialect.ts';
import { type Viewer } from '../http/bearer.ts';
import { day, ids, oneOf, texts, uuids } from '../http/filters.ts';
import { sql } from '../sql.ts';
import { namesOf } from '../staff-names.ts';
import { anyOf, type Filter, holds, period, textIn, wordsIn } from './filter.ts';
import { exportOf } from './listing-export.ts';
import { type RuledListing, type Stored } from './listing.ts';

type Row = Readonly<Record<string, unknown>>;

/** The record's table in the list's query. */
const alias = 'r';
const at = (name: string, table = alias): string => `${table}.${columnName(name)}`;

const filterOf = (
  name: string,
  column: string,
  { type, as, choices }: Column,
): Readonly<Record<string, Filter>> => {
  if (type === 'timestamptz') return period(name, column);
  if (as === 'day') return period(name, column, day);
  if (type === 'boolean') return { [name]: holds(column) };
  if (type === 'int') return { [name]: anyOf(column, ids) };
  if (as === 'country') return { [name]: anyOf(column, oneOf(countryCodes)) };
  if (choices) return { [name]: anyOf(column, oneOf(choices.map(({ id }) => String(id)))) };
  return { [name]: anyOf(column, type === 'uuid' ? uuids : texts) };
};

/** Filters of a table's columns. @param table its name in the query */
export const columnFilters = (columns: Columns, table: string): Readonly<Record<string, Filter>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      column.isFiltered ? Object.entries(filterOf(name, at(name, table), column)) : [],
    ),
  );

/** The search looks into the text that the table keeps for it, or into the columns that say so. */
const searchOf = ({ table, columns }: RecordKind): Readonly<Record<string, Filter>> => {
  const [kept] = table.searched;
  if (kept) return { q: wordsIn(`${alias}.${kept}`) };
  const searched = Object.keys(columns).filter((name) => columns[name]!.isSearched);
  return searched.length > 0 ? { q: textIn(...searched.map((name) => at(name))) } : {};
};

const sortOf = (column: string, { type, as, choices }: Column): SortColumn =>
  type === 'text' && !as && !choices ? alphabetical(column) : column;

/** Sorts of a table's columns. @param table its name in the query */
export const columnSorts = (columns: Columns, table: string): Readonly<Record<string, SortColumn>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      column.isSorted ? [[name, sortOf(at(name, table), column)]] : [],
    ),
  );

/** Settings of a list beside its description; `filters` and `sorts` are added to those of its columns. */
type Settings<Shown> = Partial<Omit<RuledListing<Shown>, 'columns' | 'show'>> & {
  /** The projector whose checkpoint its rows follow. */
  readonly projector: string;
  /** SQL of joined columns, by their name. */
  readonly join?: Readonly<Record<string, string>>;
  /** Completes the rows by what no join gives. */
  readonly complete?: (rows: readonly Shown[], viewer: Viewer, pool: Pool) => Promise<readonly Shown[]>;
};

export const listingOf = <Shown extends object>(
  kind: RecordKind<Shown>,
  { join = {}, complete, filters, sorts, ...settings }: Settings<Shown>,
): RuledListing<Shown> => {
  const { table, words, held, rule, resource, schema } = kind;
  const joins = Object.entries(join).map(([name, from]) => `${from} as "${name}"`);
  const [name = table.key] = kind.listed;
  return {
    resource,
    summary: `${words.many} que puedes ver`,
    rule,
    ...(kind.allowed && { one: { summary: words.one, missing: words.unknown } }),
    id: at(table.key),
    defaultSort: [name, 'ASC'],
    from: () => sql(`read.${table.name} as ${alias}`),
    held: Object.fromEntries(Object.entries(held).map(([holder, column]) => [holder, at(column)])),
    row: schema,
    ...settings,
    filters: {
      ...searchOf(kind),
      ...columnFilters(table.columns, alias),
      ...filters,
    },
    sorts: { ...columnSorts(table.columns, alias), ...sorts },
    columns: () => [...rowColumns(table, alias), ...joins].join(', '),
    async show(found, viewer, pool) {
      const stored = found.map((one: Stored) => ({
        ...readRow(table, one),
        ...Object.fromEntries(Object.keys(join).map((field) => [field, one[field]])),
      }));
      const named = await withStaffNames(kind, stored as unknown as readonly Shown[], (users) =>
        namesOf(pool, users),
      );
      const rows = complete ? await complete(named, viewer, pool) : named;
      const { allowed } = kind;
      return allowed ? rows.map((row) => ({ ...row, allowedCommands: allowed(row as never, viewer) })) : rows;
    },
  };
};

/** The columns of a file for one of the record: two for an instant. An actor that is no person has a name too. */
export const fileColumns = <Shown extends object>(
  kind: Pick<RecordKind<Shown>, 'cells' | 'columns'>,
  field: string,
): FileColumn<Shown>[] => {
  const { label = field, type, as, nameOf } = kind.columns[field]!;
  const valueIn = (row: Shown) => (row as Row)[field];
  if (type === 'timestamptz')
    return times(
      field,
      label,
      (row: Shown & { readonly country: CountryCode }) => valueIn(row) as string | null,
    ) as unknown as FileColumn<Shown>[];
  if (as === 'money')
    return [
      {
        field,
        label,
        cell: (row) => moneyCell(valueIn(row) as number, (row as { currency?: Currency }).currency!),
      },
    ];
  if (nameOf && kind.columns[nameOf]?.type === 'jsonb')
    return [
      {
        field,
        label,
        cell: (row) => actorName((row as Row)[nameOf] as Actor, valueIn(row) as string | null),
      },
    ];
  return [{ field, label, cell: (row) => cellOf(kind, field, row) }];
};

type OwnSource<Shown> = Partial<Pick<ExportSource, 'aggregate' | 'erasable'>> & {
  /** The records that a row has data of. */
  readonly idOf?: (row: Shown) => string | readonly string[];
};

export const recordExport = <Shown extends object>(
  kind: RecordKind<Shown>,
  listing: RuledListing<Shown>,
  own: OwnSource<Shown> = {},
): ExportSource =>
  exportOf(listing, {
    aggregate: kind.resource,
    permissions: [listing.rule.permission as Permission, ...kind.exported],
    name: kind.words.many,
    columns: kind.listed
      .filter((field) => kind.columns[field]!.isExported !== false)
      .flatMap((field) => fileColumns(kind, field)),
    ...own,
  });
