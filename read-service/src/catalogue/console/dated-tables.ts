/** The dated tables as the console lists and opens them: each is there, also while nothing was said of it. */
import { allowedTableCommands, maySeeCatalogue } from '@cotejo/core/catalogue';
import { type DatedTableKind, datedTableKinds, datedTableRecordSchema } from '@cotejo/core/dated-tables';
import { type CountryCode, countryCodes } from '@cotejo/core/kit/country';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../../kit/http/dialect.ts';
import { oneOf, searchText, texts } from '../../kit/http/filters.ts';
import { type Page } from '../../kit/http/page.ts';

const filters = {
  id: texts.optional(),
  q: searchText.optional(),
  country: oneOf(countryCodes).optional(),
};

/** There are as many as the pricing module knows: they are sorted where they stand. */
export const datedTableList: ListShape<typeof filters> = {
  filters,
  sorts: { displayName: 'displayName', id: 'id', country: 'country' },
  defaultSort: ['displayName', 'ASC'],
  tieBreak: 'id',
};

export const datedTableListRecordSchema = datedTableRecordSchema.extend({
  dayCount: z.int().describe('cuántos días tienen valores'),
});
type DatedTableRecord = z.infer<typeof datedTableListRecordSchema>;
type Day = DatedTableRecord['days'][number];

type Stored = {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  readonly day_count: number;
  readonly days: readonly Day[];
};

/** As many days as `datedTableRow` shows: a table of every day has thousands. */
const stored = {
  name: 'dated-tables',
  text: `select name, max(version) as version, max(position) as position, count(*)::int as day_count,
           jsonb_agg(jsonb_build_object('from', "from", 'rows', rows, 'source', source) order by "from" desc)
             filter (where place <= 100) as days
         from (select *, row_number() over (partition by name order by "from" desc) as place
               from read.dated_table_row where name = any($1)) ranked
         group by name`,
};

const recordsOf = async (
  pool: Pool,
  viewer: Viewer,
  kinds: readonly DatedTableKind[],
): Promise<readonly DatedTableRecord[]> => {
  const { rows } = await pool.query<Stored>({ ...stored, values: [kinds.map(({ name }) => name)] });
  const known = new Map(rows.map((row) => [row.name, row]));
  return kinds.map(({ name, displayName, country }) => {
    const row = known.get(name);
    return {
      id: name,
      version: row?.version ?? 0,
      position: String(row?.position ?? 0),
      displayName,
      country,
      days: row?.days ?? [],
      dayCount: row?.day_count ?? 0,
      allowedCommands: [...allowedTableCommands(country, viewer)],
    };
  });
};

/** The tables whose country's catalogue somebody sees. */
export const tablesFor = (viewer: Viewer): readonly DatedTableKind[] =>
  datedTableKinds.filter(({ country }) => maySeeCatalogue(country, viewer));

const isAsked =
  ({ id, q, country }: { id?: readonly string[]; q?: string; country?: readonly CountryCode[] }) =>
  (kind: DatedTableKind): boolean =>
    (id === undefined || id.includes(kind.name)) &&
    (country === undefined || country.includes(kind.country)) &&
    (q === undefined || kind.displayName.toLocaleLowerCase('es').includes(q.toLocaleLowerCase('es')));

const fields = { displayName: 'displayName', id: 'name', country: 'country' } as const;

export const findDatedTables = async (
  pool: Pool,
  viewer: Viewer,
  { filter, offset, limit, sort, order }: ListRequest<typeof filters>,
): Promise<Page<DatedTableRecord>> => {
  const field = fields[sort as keyof typeof fields];
  const sign = order === 'DESC' ? -1 : 1;
  const kinds = tablesFor(viewer)
    .filter(isAsked(filter))
    .sort((one, other) => sign * one[field].localeCompare(other[field], 'es'));
  const rows = await recordsOf(pool, viewer, kinds.slice(offset, offset + limit));
  return { rows, total: kinds.length };
};

/** @returns nothing where there is no such table, or none that this viewer may see */
export const findDatedTable = async (
  pool: Pool,
  viewer: Viewer,
  name: string,
): Promise<DatedTableRecord | undefined> => {
  const kind = tablesFor(viewer).find((one) => one.name === name);
  return kind && (await recordsOf(pool, viewer, [kind]))[0];
};
