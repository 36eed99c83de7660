/** The registered events, by what caused them, who did them and whose they are: ids, types, times, and what is not personal. */
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type AuditSource, auditDetailsOf } from '../kit/audit-source.ts';
import { type Sql, upsert } from '../kit/projector/index.ts';
import { recordActors } from './actor-table.ts';
import { recordOwners } from './owner-table.ts';

/** Without a kind an event belongs to its chain alone: the indexes of the list leave it out. */
export const eventTableDefinition = `
  create table if not exists event (
    id uuid primary key,
    position bigint not null,
    resource text not null,
    resource_id text not null,
    revision int not null,
    aggregate text not null,
    aggregate_id text not null,
    country text not null,
    type text not null,
    kind text,
    at timestamptz not null,
    actor jsonb not null,
    actor_key text not null,
    on_behalf_of_id uuid,
    owner_id uuid,
    former_owner_id uuid,
    told jsonb,
    command_id uuid not null,
    correlation_id uuid not null,
    causation_id uuid not null
  );
  create index if not exists event_chain on event (correlation_id, position, revision);
  create unique index if not exists event_stream on event (resource, resource_id, revision);
  create index if not exists event_at on event (at nulls first, position, revision) where kind is not null;
  create index if not exists event_kind on event (kind, at nulls first, position, revision) where kind is not null;
  create index if not exists event_actor on event (actor_key, at nulls first, position, revision)
    where kind is not null;
  create index if not exists event_on_behalf_of on event (on_behalf_of_id, at nulls first, position, revision)
    where kind is not null and on_behalf_of_id is not null;
  create index if not exists event_owner on event (owner_id, at nulls first, position, revision)
    where kind is not null and owner_id is not null;
  create index if not exists event_record on event (aggregate, aggregate_id, at nulls first, position, revision)
    where kind is not null;
`;

/** A user by id, an automation as `system:` and its name, or `visitor`. */
const keyOf = ({ actor }: Recorded['metadata']): string => {
  if (actor.kind === 'visitor') return 'visitor';
  return actor.kind === 'system' ? `system:${actor.automation}` : actor.id;
};

const rowOf = (event: Recorded, source: AuditSource) => {
  const { actor, country, occurredAt, commandId, $correlationId, $causationId } = event.metadata;
  const id = idOfStream(event.stream);
  const record = source.recordOf?.(event) ?? { aggregate: source.aggregate ?? source.resource, id };
  return {
    id: event.id,
    position: event.position,
    resource: source.resource,
    resource_id: id,
    revision: event.revision,
    aggregate: record.aggregate,
    aggregate_id: record.id,
    country,
    type: event.type,
    kind: source.kindOf?.(event) ?? source.kinds[event.type] ?? null,
    at: occurredAt,
    actor,
    actor_key: keyOf(event.metadata),
    on_behalf_of_id: actor.kind === 'user' ? (actor.onBehalfOf?.id ?? null) : null,
    told: auditDetailsOf(source, event),
    command_id: commandId,
    correlation_id: $correlationId,
    causation_id: $causationId,
  };
};
export type EventRow = ReturnType<typeof rowOf>;

/** @param sources what the contexts registered; events of other streams are left out */
export const recordEvents = async (
  events: readonly Recorded[],
  sources: readonly AuditSource[],
  sql: Sql,
): Promise<void> => {
  const sourceOf = new Map(sources.map((source) => [source.category, source]));
  const steps = events.flatMap((event) => {
    const source = sourceOf.get(categoryOf(event.stream));
    return source ? [{ row: rowOf(event, source), owner: source.ownerOf?.(event) }] : [];
  });
  const rows = await recordOwners(steps, sql);
  await upsert(sql, 'event', 'id', rows);
  await recordActors(rows, sql);
};
