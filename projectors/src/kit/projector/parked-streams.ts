/** The streams that a projector version has parked: from the event that can't be projected on, their events wait. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { formatPosition, type StoredEvent } from '@cotejo/core/kit/event-store';
import { describeError, failedFields } from './describe-error.ts';
import { type Projector, schemaOf, type Sql } from './projector.ts';

export type ParkedStream = {
  readonly stream: string;
  /** The event that can't be projected, the first that waits. */
  readonly eventId: string;
  readonly revision: number;
  /** The last event of the stream that the checkpoint has passed; those behind it come from the feed. */
  readonly lastRevision: number;
};
export type ParkedStreams = ReadonlyMap<string, ParkedStream>;
type Owner = Pick<Projector, 'name' | 'version'>;

/** Waiting events are not copied: they are read from the event store again, by revision. */
export const parkedTables = `
  create table if not exists checkpoints.parked (
    name text not null,
    version int not null,
    stream text not null,
    id uuid not null unique,
    event_id uuid not null,
    revision int not null,
    last_revision int not null,
    type text not null,
    position bigint not null,
    error text not null,
    fields text[] not null,
    since timestamptz not null default now(),
    tried_at timestamptz not null default now(),
    primary key (name, version, stream)
  );
  create table if not exists checkpoints.skipped (
    name text not null,
    version int not null,
    stream text not null,
    event_id uuid not null,
    revision int not null,
    type text not null,
    position bigint not null,
    error text not null,
    decision_id uuid not null,
    reason text not null,
    actor jsonb not null,
    at timestamptz not null,
    primary key (name, version, event_id)
  );
`;

const isShown = 'exists (select from checkpoints.shown s where s.name = p.name and s.version = p.version)';

/** Views for readers, by name. */
export const parkedViews: Readonly<Record<string, string>> = {
  parked_stream: `
    select p.*, p.last_revision - p.revision + 1 as waiting, ${isShown} as shown from checkpoints.parked p`,
  skipped_event: `select p.*, ${isShown} as shown from checkpoints.skipped p`,
};

export const loadParked = async (sql: Sql, { name, version }: Owner): Promise<ParkedStreams> => {
  const { rows } = await sql.query<ParkedStream>(
    `select stream, event_id as "eventId", revision, last_revision as "lastRevision"
     from checkpoints.parked where name = $1 and version = $2`,
    [name, version],
  );
  return new Map(rows.map((row) => [row.stream, row]));
};

const namespace = '3b0c8c9e-6a39-4a0e-9d0b-6f5a3c1f7e21';

/** Parks a stream at an event, or moves it on to one behind. @returns the streams that are parked now */
export const parkAt = async (
  sql: Sql,
  projector: Owner,
  parked: ParkedStreams,
  { id: eventId, stream, revision, type, position }: StoredEvent,
  error: unknown,
): Promise<ParkedStreams> => {
  const { lastRevision } = parked.get(stream) ?? { lastRevision: revision };
  const id = uuidV5(namespace, `${schemaOf(projector)}/${stream}`);
  await sql.query(
    `insert into checkpoints.parked as p
       (name, version, stream, id, event_id, revision, last_revision, type, position, error, fields)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (name, version, stream) do update set
       event_id = excluded.event_id, revision = excluded.revision, type = excluded.type,
       position = excluded.position, error = excluded.error, fields = excluded.fields, tried_at = now()`,
    [
      projector.name,
      projector.version,
      stream,
      id,
      eventId,
      revision,
      lastRevision,
      type,
      formatPosition(position),
      describeError(error),
      failedFields(error),
    ],
  );
  return new Map(parked).set(stream, { stream, eventId, revision, lastRevision });
};

/** Notes that a stream was tried again and stays parked where it is. */
export const keepParked = async (
  sql: Sql,
  { name, version }: Owner,
  stream: string,
  error: unknown,
): Promise<void> => {
  await sql.query(
    `update checkpoints.parked set error = $4, fields = $5, tried_at = now()
     where name = $1 and version = $2 and stream = $3`,
    [name, version, stream, describeError(error), failedFields(error)],
  );
};

/** Leaves events of parked streams to be read later. @returns the streams that are parked now */
export const defer = async (
  sql: Sql,
  { name, version }: Owner,
  parked: ParkedStreams,
  events: readonly StoredEvent[],
): Promise<ParkedStreams> => {
  if (events.length === 0) return parked;
  const now = new Map(parked);
  for (const { stream, revision } of events) now.set(stream, { ...now.get(stream)!, lastRevision: revision });
  const changed = [...new Set(events.map(({ stream }) => stream))].map((stream) => now.get(stream)!);
  await sql.query(
    `update checkpoints.parked set last_revision = passed.revision
     from unnest($3::text[], $4::int[]) as passed (stream, revision)
     where name = $1 and version = $2 and parked.stream = passed.stream`,
    [name, version, changed.map(({ stream }) => stream), changed.map(({ lastRevision }) => lastRevision)],
  );
  return now;
};

/** Lets a stream go on. @returns the streams that are parked now */
export const unpark = async (
  sql: Sql,
  { name, version }: Owner,
  parked: ParkedStreams,
  stream: string,
): Promise<ParkedStreams> => {
  await sql.query('delete from checkpoints.parked where name = $1 and version = $2 and stream = $3', [
    name,
    version,
    stream,
  ]);
  const left = new Map(parked);
  left.delete(stream);
  return left;
};

/** Records that the event at which a stream is parked is skipped, by a decision that was recorded as an event itself. */
export const recordSkip = async (
  sql: Sql,
  { name, version }: Owner,
  stream: string,
  decision: { readonly id: string; readonly reason: string; readonly actor: unknown; readonly at: string },
): Promise<void> => {
  await sql.query(
    `insert into checkpoints.skipped
     select name, version, stream, event_id, revision, type, position, error, $4::uuid, $5, $6::jsonb, $7::timestamptz
     from checkpoints.parked where name = $1 and version = $2 and stream = $3
     on conflict (name, version, event_id) do nothing`,
    [name, version, stream, decision.id, decision.reason, JSON.stringify(decision.actor), decision.at],
  );
};

/** Whether a version lacks events that the version which readers see has. */
export const lacksEvents = async (sql: Sql, { name, version }: Owner): Promise<boolean> => {
  const { rows } = await sql.query(
    `select from checkpoints.parked p where name = $1 and version = $2 and not exists (
       select from checkpoints.parked other join checkpoints.shown using (name, version)
       where other.name = p.name and other.stream = p.stream)
     limit 1`,
    [name, version],
  );
  return rows.length > 0;
};
