/** What holds from each day, of every dated table: corrections replace, and what they replaced is kept beside it. */
import { datedTableKind, type DatedTableEvent } from '@cotejo/core/dated-tables';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Sql } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';

export const datedTableDefinition = `
  create table if not exists dated_table_row (
    name text not null,
    "from" date not null,
    country text not null,
    version int not null,
    position bigint not null,
    rows jsonb not null,
    source text not null,
    set_at timestamptz not null,
    actor jsonb not null,
    primary key (name, "from")
  );
  create table if not exists dated_table_change (
    name text not null,
    "from" date not null,
    version int not null,
    rows jsonb not null,
    source text not null,
    set_at timestamptz not null,
    actor jsonb not null,
    primary key (name, "from", version)
  );`;

/** Every time that somebody said something; and of each day the last, which stands. */
export const writeTableRows = async (
  events: readonly Recorded<DatedTableEvent>[],
  sql: Sql,
): Promise<void> => {
  if (events.length === 0) return;
  const said = events.map(({ stream, data: { from, rows, source }, metadata, revision, position }) => {
    const name = idOfStream(stream);
    const country = datedTableKind(name)?.country ?? metadata.country;
    const { occurredAt: set_at, actor } = metadata;
    return { name, from, country, version: revision + 1, position, rows, source, set_at, actor };
  });
  await sql.query({
    name: 'dated_table_change-write',
    text: `insert into dated_table_change (name, "from", version, rows, source, set_at, actor)
           select name, "from", version, rows, source, set_at, actor
           from jsonb_populate_recordset(null::dated_table_change, $1::jsonb)`,
    values: [toJson(said)],
  });
  const standing = new Map(said.map((row) => [`${row.name} ${row.from}`, row]));
  await sql.query({
    name: 'dated_table_row-write',
    text: `insert into dated_table_row select * from jsonb_populate_recordset(null::dated_table_row, $1::jsonb)
           on conflict (name, "from") do update
           set country = excluded.country, version = excluded.version, position = excluded.position,
               rows = excluded.rows, source = excluded.source, set_at = excluded.set_at, actor = excluded.actor`,
    values: [toJson([...standing.values()])],
  });
};
