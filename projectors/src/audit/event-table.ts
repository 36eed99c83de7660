/** Every event that has to do with leads, by what caused it: ids, types and times; no data, and nothing personal. */
import { categoryOf, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Sql, upsert } from '../kit/projector/index.ts';

export const eventTableDefinition = `
  create table if not exists lead_event (
    id uuid primary key,
    position bigint not null,
    resource text not null,
    resource_id text not null,
    revision int not null,
    lead_id uuid,
    country text not null,
    type text not null,
    at timestamptz not null,
    actor jsonb not null,
    command_id uuid not null,
    correlation_id uuid not null,
    causation_id uuid not null
  );
  create index if not exists lead_event_chain on lead_event (correlation_id, position);
  create unique index if not exists lead_event_stream on lead_event (resource, resource_id, revision);
`;

/** A kind of stream that takes part in what happens to leads. */
export type Source = {
  /** What the console calls it. */
  readonly resource: string;
  /** The lead that an event is about; none for what is about many. */
  readonly leadOf: (event: Recorded) => string | null;
};

/** @param sources by stream category; events of others are left out */
export const recordEvents = async (
  events: readonly Recorded[],
  sources: Readonly<Record<string, Source>>,
  sql: Sql,
): Promise<void> => {
  const rows = events.flatMap((event) => {
    const source = sources[categoryOf(event.stream)];
    if (!source) return [];
    const { occurredAt, actor, country, commandId, $correlationId, $causationId } = event.metadata;
    return [
      {
        id: event.id,
        position: event.position,
        resource: source.resource,
        resource_id: idOfStream(event.stream),
        revision: event.revision,
        lead_id: source.leadOf(event),
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
  await upsert(sql, 'lead_event', 'id', rows);
};
