/** The days of a dated table: what holds from each, who said so and when, what held before, and what was corrected. */
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type NameOf } from '@cotejo/core/lead-records';
import { calendarDay } from '@cotejo/core/kit/validation';
import { z } from 'zod';
import { demanded, texts } from '../../kit/http/filters.ts';
import { anyOf, condition, filter } from '../../kit/list/filter.ts';
import { type Listing, type Stored as StoredRow } from '../../kit/list/listing.ts';
import { sql, whereAny } from '../../kit/sql.ts';
import { namesOf, userOf } from '../../kit/staff-names.ts';
import { tablesFor } from './dated-tables.ts';
import { common } from './tended.ts';

const values = z.record(z.string(), z.unknown());
const saidSchema = z.object({
  rows: values,
  source: z.string(),
  setAt: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
});
const datedTableDaySchema = saidSchema.extend({
  id: z.string().describe('el nombre de la tabla, @ y el día'),
  tableId: z.string(),
  from: z.iso.date().describe('desde qué día rige'),
  before: values.nullable().describe('lo que regía hasta el día anterior'),
  corrected: z.array(saidSchema).describe('lo que se dijo antes de este mismo día, lo más nuevo primero'),
});
type Day = z.infer<typeof datedTableDaySchema>;

type Said = {
  readonly rows: Day['rows'];
  readonly source: string;
  readonly set_at: Date | string;
  readonly actor: Actor;
};
type Stored = StoredRow &
  Said & {
    readonly name: string;
    readonly from: string;
    readonly before: Day['before'];
    readonly corrected: readonly Said[] | null;
  };

const columns = `name, "from"::text as from, rows, source, set_at, actor,
  (select earlier.rows from read.dated_table_row earlier
   where earlier.name = day.name and earlier."from" < day."from" order by earlier."from" desc limit 1) as before,
  (select jsonb_agg(to_jsonb(said) order by said.version desc) from read.dated_table_change said
   where said.name = day.name and said."from" = day."from" and said.version < day.version) as corrected`;

const saidBy = ({ rows, source, set_at, actor }: Said, nameOf: NameOf) => ({
  rows,
  source,
  setAt: new Date(set_at).toISOString(),
  actor,
  actorName: actor.kind === 'user' ? nameOf(actor.id) : null,
});

/** Without `tableId` its list is a malformed question. */
export const datedTableDayListing: Listing<Day, Stored> = {
  ...common,
  resource: 'dated-table-days',
  summary: 'Los días de una tabla con fecha, con lo que regía antes y quién lo dijo (filtro tableId)',
  id: 'name',
  filters: {
    id: condition(`name || '@' || "from" = any(?)`, texts),
    tableId: anyOf('name', texts),
    /** That day and those before it: of a day, the newest of them is what holds. */
    until: filter(calendarDay('Debe ser una fecha, como 2026-03-31.'), (query, day) =>
      query.where('from', '<=', day),
    ),
  },
  sorts: { from: 'from', setAt: 'set_at' },
  defaultSort: ['from', 'DESC'],
  tieBreak: 'from',
  seen(viewer, asked: { readonly tableId?: unknown }) {
    demanded(asked, 'tableId');
    const name = tablesFor(viewer).map((table) => table.name);
    return whereAny(sql('read.dated_table_row as day'), { name });
  },
  columns: () => columns,
  row: datedTableDaySchema,
  async show(found, _, pool) {
    const nameOf = await namesOf(
      pool,
      found
        .flatMap(({ actor, corrected }) => [actor, ...(corrected ?? []).map((said) => said.actor)])
        .map(userOf),
    );
    return found.map((row) => ({
      ...saidBy(row, nameOf),
      id: `${row.name}@${row.from}`,
      tableId: row.name,
      from: row.from,
      before: row.before,
      corrected: (row.corrected ?? []).map((said) => saidBy(said, nameOf)),
    }));
  },
};
