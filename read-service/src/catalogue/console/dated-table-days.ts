/** The days of a dated table: what holds from each, who said so and when, what held before, and what was corrected. */
import { type Actor, actorSchema } from '@cotejo/core/kit/event-sourcing';
import { type NameOf } from '@cotejo/core/lead-records';
import { calendarDay } from '@cotejo/core/kit/validation';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../../kit/http/dialect.ts';
import { demanded, texts } from '../../kit/http/filters.ts';
import { findPage, type Page } from '../../kit/http/page.ts';
import { sql, whereAny } from '../../kit/sql.ts';
import { namesOf, userOf } from '../../kit/staff-names.ts';
import { tablesFor } from './dated-tables.ts';

const filters = {
  tableId: texts.optional(),
  /** That day and those before it: of a day, the newest of them is what holds. */
  until: calendarDay('Debe ser una fecha, como 2026-03-31.').optional(),
};

export const datedTableDayList: ListShape<typeof filters> = {
  filters,
  sorts: { from: 'from', setAt: 'set_at' },
  defaultSort: ['from', 'DESC'],
  tieBreak: 'from',
};

const values = z.record(z.string(), z.unknown());
const saidSchema = z.object({
  rows: values,
  source: z.string(),
  setAt: z.iso.datetime(),
  actor: actorSchema,
  actorName: z.string().nullable(),
});
export const datedTableDaySchema = saidSchema.extend({
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
type Stored = Said & {
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

/** @throws HttpProblem (400) while nobody says of which table */
export const findDatedTableDays = async (
  pool: Pool,
  viewer: Viewer,
  request: ListRequest<typeof filters>,
): Promise<Page<Day>> => {
  const tableId = demanded(request.filter, 'tableId');
  const seen = tablesFor(viewer).map(({ name }) => name);
  const named = tableId.filter((name) => seen.includes(name));
  const matching = whereAny(sql('read.dated_table_row as day'), { name: named });
  if (request.filter.until !== undefined) matching.where('from', '<=', request.filter.until);
  const { rows, ...total } = await findPage<Stored>(pool, { matching, columns }, request);
  const nameOf = await namesOf(
    pool,
    rows
      .flatMap(({ actor, corrected }) => [actor, ...(corrected ?? []).map((said) => said.actor)])
      .map(userOf),
  );
  return {
    ...total,
    rows: rows.map((row) => ({
      ...saidBy(row, nameOf),
      id: `${row.name}@${row.from}`,
      tableId: row.name,
      from: row.from,
      before: row.before,
      corrected: (row.corrected ?? []).map((said) => saidBy(said, nameOf)),
    })),
  };
};
