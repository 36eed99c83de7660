/** A dated table: values that laws, authorities and markets set, each from its day until the next one's. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  rejectInput,
  rejectUnknown,
} from '../event-sourcing/index.ts';
import { fieldErrors } from '../validation/index.ts';
import { type DatedTableKind, datedTableKind } from './dated-tables.ts';
import { day, name } from './fields.ts';
import { sameValue } from './same-value.ts';

// Stream: named by the table.
export const datedTableStream = (tableName: string): string => `datedTable-${tableName}`;

// Events
const rows = z.record(z.string(), z.unknown());
export const datedTableEvents = events({
  TableRowsSet: z
    .object({
      table: name.describe('its name, as in the stream'),
      from: day.describe('the day from which they hold'),
      rows: rows.describe('the values, as the table has them'),
      source: name.describe('where they come from'),
    })
    .describe('A table has these values from a day on; what stood for that day is corrected.'),
});
export type DatedTableEvent = EventOf<typeof datedTableEvents>;
export type TableRows = Omit<DatedTableEvent['data'], 'table'>;

// State: what holds from each day; corrections replace, the stream keeps what they replaced.
export type DatedTable = {
  readonly table?: string;
  readonly days: Readonly<Record<string, Pick<TableRows, 'rows' | 'source'>>>;
};

export const datedTable: Decider<DatedTable, DatedTableEvent> = {
  stream: datedTableStream,
  events: datedTableEvents,
  initial: { days: {} },
  evolve: ({ days }, { data: { table, from, rows, source } }) => ({
    table,
    days: { ...days, [from]: { rows, source } },
  }),
  country: ({ table }) => (table === undefined ? undefined : datedTableKind(table)?.country),
};

// Decisions
const checked = ({ rows }: DatedTableKind, values: unknown): TableRows['rows'] => {
  const read = rows.safeParse(values);
  if (read.success) return read.data as TableRows['rows'];
  const errors = Object.entries(fieldErrors(read.error));
  return rejectInput(
    Object.fromEntries(errors.map(([path, message]) => [path ? `rows.${path}` : 'rows', message])),
  );
};

/**
 * Sets what holds from a day on; the same values again change nothing, whatever their source.
 * @throws Rejection `NOT_FOUND` for a table that there is not, `INVALID_INPUT` for rows that are not its own
 */
export const setTableRows =
  (
    tableName: string,
    given: Omit<TableRows, 'rows'> & { readonly rows: unknown },
  ): Decision<DatedTable, DatedTableEvent> =>
  ({ days }) => {
    const kind = datedTableKind(tableName) ?? rejectUnknown('No existe esa tabla.');
    const rows = checked(kind, given.rows);
    return sameValue(days[given.from]?.rows, rows)
      ? []
      : [{ type: 'TableRowsSet', data: { table: tableName, from: given.from, rows, source: given.source } }];
  };
