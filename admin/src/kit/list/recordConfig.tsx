/** The list of a described kind of record: its columns and filters as the description gives them. */
import { type Actor } from '@cotejo/core/kit/event-sourcing';
import { type Currency, spelledMoney } from '@cotejo/core/kit/money';
import { type Column as TableColumn } from '@cotejo/core/kit/table';
import { cellOf, type RecordKind } from '@cotejo/core/records';
import { type CountryCode } from '@cotejo/core/kit/country';
import { type ReactNode } from 'react';
import { type RaRecord } from 'react-admin';
import { AbsoluteInstant, CalendarDay } from '../time/Instant.tsx';
import { ActorName } from '../ui/ActorName.tsx';
import { countryFilter } from './countryFilter.ts';
import { type Column, type FilterConfig, type ListConfig } from './ListConfig.ts';

type Fields = Readonly<Record<string, unknown>>;

const yesNo = [
  { id: 'true', name: 'Sí' },
  { id: 'false', name: 'No' },
];

/** A field of a row as people see it. */
export const fieldIn = (kind: RecordKind, name: string, row: object): ReactNode => {
  if (kind.cells?.[name]) return cellOf(kind, name, row);
  const { type, as, nameOf } = kind.columns[name]!;
  const value = (row as Fields)[name];
  if (nameOf && kind.columns[nameOf]?.type === 'jsonb')
    return <ActorName actor={(row as Fields)[nameOf] as Actor} name={value as string | null} />;
  if (value === null || value === undefined) return null;
  if (type === 'timestamptz') return <AbsoluteInstant value={value as string} />;
  if (as === 'day') return <CalendarDay value={value as string} />;
  if (as === 'money') {
    const { currency, country } = row as { currency: Currency; country: CountryCode };
    return spelledMoney(value as number, currency, country);
  }
  return cellOf(kind, name, row);
};

/** Whether a list offers a filter of a column: its values can be chosen. */
const isChosen = ({ isFiltered, as, choices, type }: TableColumn): boolean =>
  isFiltered === true &&
  (as !== undefined || choices !== undefined || type === 'boolean' || type === 'timestamptz');

/** Short values and names stand alone on a card; a day, a number or a yes needs its label. */
const needsLabel = ({ type, as, choices }: TableColumn): boolean =>
  as === 'day' || (type !== 'text' && !choices);

const filterOf = (name: string, kind: RecordKind): FilterConfig => {
  const { type, as, choices } = kind.columns[name]!;
  if (as === 'country') return countryFilter;
  if (type === 'timestamptz' || as === 'day') return { source: name, isPeriod: true };
  return { source: name, choices: choices ?? (type === 'boolean' ? yesNo : []) };
};

type Own<Row extends RaRecord> = Pick<ListConfig<Row>, 'action' | 'icon' | 'order' | 'tools' | 'views'> &
  Partial<Pick<ListConfig<Row>, 'isSearched' | 'nameOf' | 'nameSort' | 'sort'>> & {
    /** Parts of columns that the description does not give, by name. */
    readonly columns?: Readonly<Record<string, Partial<Column<Row>>>>;
    /** Filters that are no columns, behind those that are. */
    readonly filters?: readonly FilterConfig[];
  };

/** The first listed column names a record; the others stand beside it. */
export const recordConfig = <Row extends RaRecord>(
  kind: RecordKind<Row>,
  { columns: own = {}, filters = [], ...config }: Own<Row> = {},
): ListConfig<Row> => {
  const [name, ...beside] = kind.listed.filter((field) => kind.columns[field]!.isListed !== false);
  return {
    resource: kind.resource,
    // The column of names is headed by what names a record.
    labels: { name: kind.labels[name!]!, ...kind.labels },
    sort: name!,
    nameOf: (row) => fieldIn(kind, name!, row) ?? row.id,
    columns: beside.map((field) => {
      const column = kind.columns[field]!;
      const { isSorted, as, type, choices } = column;
      return {
        label: field,
        render: (row: Row) => fieldIn(kind, field, row),
        ...(isSorted && { source: field }),
        ...((as === 'money' || (type === 'int' && !choices)) && { align: 'right' as const }),
        ...(needsLabel(column) && { isLabelled: true }),
        ...own[field],
      };
    }),
    filters: [
      ...Object.keys(kind.columns)
        .filter((field) => isChosen(kind.columns[field]!))
        .map((field) => filterOf(field, kind)),
      ...filters,
    ],
    ...config,
  };
};
