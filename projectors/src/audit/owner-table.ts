/** The owner of each record, as its events say: its later audit entries are listed as that person's. */
import { type Sql } from '../kit/projector/index.ts';
import { type EventRow } from './event-table.ts';

export const ownerTableDefinition = `
  create table if not exists audit_owner (
    aggregate text not null,
    id text not null,
    owner_id uuid,
    primary key (aggregate, id)
  );
`;

type Step = {
  readonly row: EventRow;
  /** `undefined` where the event leaves it as it was. */
  readonly owner: string | null | undefined;
};
type Owned = EventRow & { readonly owner_id: string | null; readonly former_owner_id: string | null };

const keyOf = ({ aggregate, aggregate_id }: EventRow): string => `${aggregate}/${aggregate_id}`;

/** @returns the rows with whose they are since their event, and whose they were where that has changed */
export const recordOwners = async (steps: readonly Step[], sql: Sql): Promise<readonly Owned[]> => {
  const records = [...new Map(steps.map(({ row }) => [keyOf(row), row])).values()];
  if (records.length === 0) return [];
  const known = await sql.query<{ aggregate: string; id: string; owner_id: string | null }>({
    name: 'audit_owner-known',
    text: `select o.* from audit_owner o
           join unnest($1::text[], $2::text[]) as asked (aggregate, id) using (aggregate, id)`,
    values: [records.map(({ aggregate }) => aggregate), records.map(({ aggregate_id }) => aggregate_id)],
  });
  const owners = new Map(known.rows.map(({ aggregate, id, owner_id }) => [`${aggregate}/${id}`, owner_id]));
  const said = new Map<string, EventRow>();
  const rows = steps.map(({ row, owner }) => {
    const key = keyOf(row);
    const before = owners.get(key) ?? null;
    if (owner === undefined) return { ...row, owner_id: before, former_owner_id: null };
    owners.set(key, owner);
    said.set(key, row);
    return { ...row, owner_id: owner, former_owner_id: before === owner ? null : before };
  });
  if (said.size > 0)
    await sql.query({
      name: 'audit_owner-upsert',
      text: `insert into audit_owner select * from unnest($1::text[], $2::text[], $3::uuid[])
             on conflict (aggregate, id) do update set owner_id = excluded.owner_id`,
      values: [
        [...said.values()].map(({ aggregate }) => aggregate),
        [...said.values()].map(({ aggregate_id }) => aggregate_id),
        [...said.keys()].map((key) => owners.get(key) ?? null),
      ],
    });
  return rows;
};
