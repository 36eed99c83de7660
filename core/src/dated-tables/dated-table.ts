/** A dated table: values that laws, authorities and markets set, each from its day until the next one's. */
import { z } from 'zod';
import {
  type Decider,
  type Decision,
  type EventOf,
  events,
  type FieldErrors,
  rejectInput,
  rejectUnknown,
  versioned,
} from '../kit/event-sourcing/index.ts';
import { fieldErrors, inSpanish } from '../kit/validation/index.ts';
import { type DatedTableKind, datedTableKind } from './dated-tables.ts';
import { day, name } from '../kit/fields/index.ts';
import { allDays, dayBefore, dayOn, type Days, withDay } from './days.ts';
import { withWholePesos } from './older-table-events.ts';
import { type Around, implausible } from './plausible-days.ts';
import { sameValue } from '../kit/values/index.ts';

// Stream: named by the table.
export const datedTableStream = (tableName: string): string => `datedTable-${tableName}`;

// Events
const rows = z.record(z.string(), z.unknown());
export const datedTableEvents = events({
  TableRowsSet: versioned(
    z
      .object({
        table: name.describe('its name, as in the stream'),
        from: day.describe('the day from which they hold'),
        rows: rows.describe('the values, as the table has them'),
        source: name.describe('where they come from'),
      })
      .describe('A table has these values from a day on; what stood for that day is corrected.'),
    withWholePesos,
  ),
});
export type DatedTableEvent = EventOf<typeof datedTableEvents>;
export type TableRows = Omit<DatedTableEvent['data'], 'table'>;

// State
export type DatedTable = { readonly table?: string; readonly days: Days };

export const datedTable: Decider<DatedTable, DatedTableEvent> = {
  stream: datedTableStream,
  events: datedTableEvents,
  initial: { days: [] },
  evolve: ({ days }, { data: { table, ...said } }) => ({ table, days: withDay(days, said) }),
  country: ({ table }) => (table === undefined ? undefined : datedTableKind(table)?.country),
};

/** The values in force from each day, the newest first: of a day that was corrected, the correction. */
export const daysOf = ({ days }: DatedTable): readonly TableRows[] => allDays(days).reverse();

// Decisions
/** The statement of a person about a day. */
export type SaidOfDay = Omit<TableRows, 'rows'> & {
  readonly rows: unknown;
  /** Meant as it is: far from what is known in its value or its day, below one per cent, of an isapre that nobody knew, or without a name that was there. */
  readonly confirmed?: boolean | undefined;
};

type Judged = { readonly day: TableRows } | { readonly errors: FieldErrors };

const judged = (
  kind: DatedTableKind,
  { from, rows, source, confirmed = false }: SaidOfDay,
  around: Around,
): Judged => {
  const read = kind.rows.safeParse(rows, { error: inSpanish });
  if (!read.success) {
    const errors = Object.entries(fieldErrors(read.error));
    return {
      errors: Object.fromEntries(errors.map(([path, message]) => [path ? `rows.${path}` : 'rows', message])),
    };
  }
  const day = { from, rows: read.data as TableRows['rows'], source };
  // The current value was meant once.
  if (sameValue(around.stands?.rows, day.rows)) return { day };
  const errors = implausible(kind, day, around, confirmed);
  return Object.keys(errors).length > 0 ? { errors } : { day };
};

/** Of what stands and what is said of the same day, what is said. */
const later = (stands: TableRows | undefined, taken: TableRows | undefined): TableRows | undefined =>
  stands && taken && stands.from > taken.from ? stands : (taken ?? stands);

/** The outcome for days: those that are set, and by day the errors of the others. */
export type JudgedDays = {
  readonly set: readonly DatedTableEvent[];
  readonly refused: ReadonlyMap<string, FieldErrors>;
};

/**
 * Each day by itself, held against the latest before it that stands or is set; the same values again set nothing.
 * @param said each day once, in any order
 */
export const judgeDays = (
  kind: DatedTableKind,
  state: DatedTable,
  said: readonly SaidOfDay[],
  now: Date,
): JudgedDays => {
  const set: DatedTableEvent[] = [];
  const refused = new Map<string, FieldErrors>();
  let taken: TableRows | undefined;
  for (const one of [...said].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const stands = dayOn(state.days, one.from);
    const before = later(dayBefore(state.days, one.from), taken);
    const judgement = judged(kind, one, { before, stands, now });
    if ('errors' in judgement) refused.set(one.from, judgement.errors);
    else {
      taken = judgement.day;
      if (!sameValue(stands?.rows, taken.rows))
        set.push({ type: 'TableRowsSet', data: { table: kind.name, ...taken } });
    }
  }
  return { set, refused };
};

/**
 * Sets what holds from a day on; the same values again change nothing, whatever their source.
 * @throws Rejection `NOT_FOUND` for a table that there is not, `INVALID_INPUT` for rows that are not its own, or that
 * nobody can have meant
 */
export const setTableRows =
  (tableName: string, given: SaidOfDay): Decision<DatedTable, DatedTableEvent> =>
  (state, now) => {
    const kind = datedTableKind(tableName) ?? rejectUnknown('No existe esa tabla.');
    const { set, refused } = judgeDays(kind, state, [given], now);
    for (const errors of refused.values()) rejectInput(errors);
    return set;
  };
