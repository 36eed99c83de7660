/** The owner of each record of events that are projected together. */
import { type Sql } from '../kit/projector/index.ts';
import { toJson } from '../kit/projector/json.ts';

/** A stream that tells of another's record, as feedback does of its lead, finds the owner under that aggregate. */
export const ownerTable = `
  create table if not exists owner (
    aggregate text not null,
    id text not null,
    user_id uuid not null,
    primary key (id, aggregate)
  );`;

type Row = { readonly aggregate: string; readonly id: string; readonly user_id: string };

const keyOf = ({ aggregate, id }: Pick<Row, 'aggregate' | 'id'>): string => `${aggregate}/${id}`;

export const loadOwners = async (recordIds: readonly string[], sql: Sql) => {
  const { rows } = await sql.query<Row>({
    name: 'owners',
    text: 'select aggregate, id, user_id from owner where id = any($1)',
    values: [[...new Set(recordIds)]],
  });
  const owners = new Map(rows.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();
  return {
    of: (aggregate: string, id: string): string | undefined => owners.get(keyOf({ aggregate, id }))?.user_id,
    set(aggregate: string, id: string, userId: string) {
      const row = { aggregate, id, user_id: userId };
      owners.set(keyOf(row), row);
      changed.add(keyOf(row));
    },
    async save() {
      await sql.query({
        name: 'owners-save',
        text: `insert into owner select * from jsonb_populate_recordset(null::owner, $1::jsonb)
               on conflict (id, aggregate) do update set user_id = excluded.user_id`,
        values: [toJson([...changed].map((key) => owners.get(key)))],
      });
    },
  };
};
