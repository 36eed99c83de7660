/** Everybody who ever did something that the audit lists: users, also those in whose name somebody did, the system and visitors. */
import { type Sql } from '../kit/projector/index.ts';
import { type EventRow } from './event-table.ts';

export const actorTableDefinition = `
  create table if not exists audit_actor (
    id text primary key,
    at timestamptz not null
  );
`;

export const recordActors = async (rows: readonly EventRow[], sql: Sql): Promise<void> => {
  const last = new Map<string, string>();
  for (const { kind, actor_key: key, on_behalf_of_id: other, at } of rows)
    if (kind !== null)
      for (const one of other === null ? [key] : [key, other])
        if (!(Date.parse(last.get(one) ?? '') >= Date.parse(at))) last.set(one, at);
  if (last.size === 0) return;
  await sql.query({
    name: 'audit_actor-upsert',
    text: `insert into audit_actor select * from unnest($1::text[], $2::timestamptz[])
           on conflict (id) do update set at = greatest(audit_actor.at, excluded.at)`,
    values: [[...last.keys()], [...last.values()]],
  });
};
