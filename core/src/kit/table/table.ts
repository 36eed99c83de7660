/** The table of a read model, described once: for the projector that writes it, the query that reads it, and the screen. */
import { z } from 'zod';

export type ColumnType =
  | 'uuid'
  | 'text'
  | 'int'
  | 'bigint'
  | 'boolean'
  | 'timestamptz'
  | 'jsonb'
  | 'uuid[]'
  | 'text[]'
  | 'int[]';

/** How people see a column, in lists, filters, dialogs, exports and the audit. */
export type Shown = {
  /** In Spanish; a column without one is not shown. */
  readonly label?: string;
  /** How a value is written; as text unless the column's type or this says otherwise. */
  readonly as?: 'country' | 'day' | 'money';
  /** The names of its values. */
  readonly choices?: readonly { readonly id: string | number; readonly name: string }[];
  /** The column of a user or an actor whose name it is; queries add it. */
  readonly nameOf?: string;
  readonly isFiltered?: boolean;
  readonly isSorted?: boolean;
  /** Whether the search of its list looks into it. */
  readonly isSearched?: boolean;
  /** Whether the console's list has it; yes if left out. */
  readonly isListed?: boolean;
  /** Whether exported files have it; yes if left out. */
  readonly isExported?: boolean;
};

export type Column<Schema extends z.ZodType = z.ZodType> = Shown & {
  /** In Postgres. */
  readonly type: ColumnType;
  /** Of the value in a row; nullable where the column is. Instants are ISO 8601 texts. */
  readonly schema: Schema;
  /** Whether it is emptied when its subject is erased. */
  readonly isPersonal: boolean;
};
export type Columns = Readonly<Record<string, Column>>;

/** @throws Error where what is personal is not nullable */
export const column = <Schema extends z.ZodType>(
  type: ColumnType,
  schema: Schema,
  options: Shown & { readonly isPersonal?: boolean } = {},
): Column<Schema> => {
  const { isPersonal = false } = options;
  if (isPersonal && !schema.safeParse(null).success) throw new Error('a personal column must be nullable');
  return { ...options, type, schema, isPersonal };
};

const placed = {
  version: z.int().describe('número de eventos del registro'),
  position: z.string().describe('posición de su último evento, un decimal'),
};
type SchemasOf<C extends Columns> = { [Name in keyof C]: C[Name]['schema'] };
/** Schemas of columns by name, for a schema of rows. */
export const schemasOf = <C extends Columns>(columns: C): SchemasOf<C> =>
  Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as SchemasOf<C>;

/** Any table, for whoever needs no more than its names and types. */
export type AnyTable = {
  /** In Postgres, as are the names of its columns: `leadId` is `lead_id` there. */
  readonly name: string;
  /** The primary key: the stream's id in a table of one row per stream, a row's own id in one of a row per event. */
  readonly key: string;
  readonly columns: Columns;
  /** Columns that rows don't show. */
  readonly hidden: Columns;
  /** Each a list of columns as SQL has it, `at nulls first, lead_id`, or `at where is_open` of some rows; no two of the same columns. */
  readonly indexes: readonly string[];
  /** Columns, as SQL has them, in which parts of words are searched for. */
  readonly searched: readonly string[];
  /** The schema of a row, with the version and position of its stream. */
  readonly row: z.ZodType;
};
export type Table<C extends Columns, Hidden extends Columns> = Omit<
  AnyTable,
  'key' | 'columns' | 'hidden' | 'row'
> & {
  readonly key: keyof C & string;
  readonly columns: C;
  readonly hidden: Hidden;
  readonly row: z.ZodObject<SchemasOf<C> & typeof placed>;
};

/** A row as queries answer it. */
export type RowOf<T extends AnyTable> = Readonly<z.output<T['row']>>;
/** What a projector writes: the row without version and position, which the kit adds, and what is hidden. */
export type ValuesOf<T extends AnyTable> = {
  readonly [Name in keyof T['columns']]: z.output<T['columns'][Name]['schema']>;
} & { readonly [Name in keyof T['hidden']]: z.output<T['hidden'][Name]['schema']> };

type Description<C extends Columns, Hidden extends Columns> = Pick<
  Table<C, Hidden>,
  'name' | 'key' | 'columns'
> &
  Partial<Pick<Table<C, Hidden>, 'hidden' | 'indexes' | 'searched'>>;

export const table = <C extends Columns, Hidden extends Columns = Record<never, never>>({
  hidden = {} as Hidden,
  indexes = [],
  searched = [],
  ...described
}: Description<C, Hidden>): Table<C, Hidden> => ({
  ...described,
  hidden,
  indexes,
  searched,
  row: z.object({ ...schemasOf(described.columns), ...placed }),
});

/** `leadId` is `lead_id`. */
export const columnName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const shownNames = ({ columns }: Pick<AnyTable, 'columns'>): readonly string[] => [
  ...Object.keys(columns),
  ...Object.keys(placed),
];

/** The columns of a row in Postgres, for a query. @param alias of the table in it */
export const rowColumns = (of: Pick<AnyTable, 'columns'>, alias?: string): readonly string[] =>
  shownNames(of).map((name) => (alias ? `${alias}.${columnName(name)}` : columnName(name)));

/** The driver answers a `bigint` as text; a column of that type holds an integer that a number can. */
const shown = (value: unknown, type?: ColumnType): unknown => {
  if (value instanceof Date) return value.toISOString();
  return type === 'bigint' && typeof value === 'string' ? Number(value) : value;
};

/** A row as a query answers it, from what Postgres answers to {@link rowColumns}. */
export const readRow = <T extends AnyTable>(of: T, record: Readonly<Record<string, unknown>>): RowOf<T> =>
  Object.fromEntries(
    shownNames(of).map((name) => [name, shown(record[columnName(name)], of.columns[name]?.type)]),
  ) as RowOf<T>;
