/** Who was shown the personal data of which lead, and when. */
import { idOfStream, type Recorded } from '@cotejo/core/event-sourcing';
import { type LeadAccessEvent } from '@cotejo/core/lead-access';
import { type Sql, upsert } from '../engine/index.ts';

export const accessTableDefinition = `
  create table if not exists lead_access (
    id uuid primary key,
    lead_id uuid not null,
    what text not null,
    at timestamptz not null,
    actor jsonb not null,
    actor_id uuid,
    on_behalf_of_id uuid
  );
  create index if not exists lead_access_lead on lead_access (lead_id, at nulls first, id);
  create index if not exists lead_access_actor on lead_access (actor_id, at nulls first, id);
  create index if not exists lead_access_at on lead_access (at nulls first, id);
`;

export const recordLooks = async (looks: readonly Recorded<LeadAccessEvent>[], sql: Sql): Promise<void> => {
  const rows = looks.map(({ id, stream, data, metadata: { occurredAt, actor } }) => ({
    id,
    lead_id: idOfStream(stream),
    what: data.what,
    at: occurredAt,
    actor,
    actor_id: actor.kind === 'user' ? actor.id : null,
    on_behalf_of_id: actor.kind === 'user' ? (actor.onBehalfOf?.id ?? null) : null,
  }));
  await upsert(sql, 'lead_access', 'id', rows);
};
