/** What holds from each day, of every dated table: corrections replace. */
import { datedTableKind, type DatedTableEvent } from '@cotejo/core/catalogue';
import { idOfStream, type Recorded } from '@cotejo/core/event-sourcing';
import { type Sql } from '../engine/index.ts';
import { toJson } from '../engine/json.ts';

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
    primary key (name, "from")
  );`;

/** The last of each day stands. */
export const writeTableRows = async (
  events: readonly Recorded<DatedTableEvent>[],
  sql: Sql,
): Promise<void> => {
  const rows = new Map(
    events.map(({ stream, data, metadata, revision, position }) => {
      const name = idOfStream(stream);
      const country = datedTableKind(name)?.country ?? metadata.country;
      const { from, rows, source } = data;
      const set_at = metadata.occurredAt;
      return [
        `${name} ${from}`,
        { name, from, country, version: revision + 1, position, rows, source, set_at },
      ];
    }),
  );
  if (rows.size === 0) return;
  await sql.query({
    name: 'dated_table_row-write',
    text: `insert into dated_table_row select * from jsonb_populate_recordset(null::dated_table_row, $1::jsonb)
           on conflict (name, "from") do update
           set country = excluded.country, version = excluded.version, position = excluded.position,
               rows = excluded.rows, source = excluded.source, set_at = excluded.set_at`,
    values: [toJson([...rows.values()])],
  });
};
