/** The registered events, by what caused them: ids, types and times; no data, and nothing personal. */
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type AuditSource } from '../kit/audit-source.ts';
import { type Sql, upsert } from '../kit/projector/index.ts';

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
    at timestamptz not null,
    actor jsonb not null,
    command_id uuid not null,
    correlation_id uuid not null,
    causation_id uuid not null
  );
  create index if not exists event_chain on event (correlation_id, position, revision);
  create unique index if not exists event_stream on event (resource, resource_id, revision);
`;

/** @param sources what the contexts registered; events of other streams are left out */
export const recordEvents = async (
  events: readonly Recorded[],
  sources: readonly AuditSource[],
  sql: Sql,
): Promise<void> => {
  const sourceOf = new Map(sources.map((source) => [source.category, source]));
  const rows = events.flatMap((event) => {
    const source = sourceOf.get(categoryOf(event.stream));
    if (!source) return [];
    const { occurredAt, actor, country, commandId, $correlationId, $causationId } = event.metadata;
    return [
      {
        id: event.id,
        position: event.position,
        resource: source.resource,
        resource_id: idOfStream(event.stream),
        revision: event.revision,
        aggregate: source.aggregate ?? source.resource,
        aggregate_id: idOfStream(event.stream),
        country,
        type: event.type,
        at: occurredAt,
        actor,
        command_id: commandId,
        correlation_id: $correlationId,
        causation_id: $causationId,
      },
    ];
  });
  await upsert(sql, 'event', 'id', rows);
};
