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
import { fieldErrors, inSpanish } from '../validation/index.ts';
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

// State: what was said last, and behind it what was said before. A table of every day has thousands of them, and none is copied.
type Said = TableRows & { readonly before?: Said };
export type DatedTable = { readonly table?: string; readonly last?: Said };

export const datedTable: Decider<DatedTable, DatedTableEvent> = {
  stream: datedTableStream,
  events: datedTableEvents,
  initial: {},
  evolve: ({ last: before }, { data: { table, ...said } }) => ({
    table,
    last: { ...said, ...(before && { before }) },
  }),
  country: ({ table }) => (table === undefined ? undefined : datedTableKind(table)?.country),
};

/** What holds from each day, the newest day first: of a day that was corrected, the correction. */
export const daysOf = ({ last }: DatedTable): readonly TableRows[] => {
  const days = new Map<string, TableRows>();
  for (let said = last; said; said = said.before) {
    const { from, rows, source } = said;
    if (!days.has(from)) days.set(from, { from, rows, source });
  }
  return [...days.values()].sort((one, other) => (one.from < other.from ? 1 : -1));
};

// Decisions
const checked = ({ rows }: DatedTableKind, values: unknown): TableRows['rows'] => {
  const read = rows.safeParse(values, { error: inSpanish });
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
  (state) => {
    const kind = datedTableKind(tableName) ?? rejectUnknown('No existe esa tabla.');
    const rows = checked(kind, given.rows);
    const stands = daysOf(state).find(({ from }) => from === given.from);
    return sameValue(stands?.rows, rows)
      ? []
      : [{ type: 'TableRowsSet', data: { table: tableName, from: given.from, rows, source: given.source } }];
  };
