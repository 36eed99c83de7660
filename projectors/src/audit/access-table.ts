/** Accesses to personal data: which person was shown which record, and when. */
import { type LeadAccessEvent, type RecordAccessEvent } from '@cotejo/core/audit';
import { type ExportedRecordsEvent } from '@cotejo/core/exports';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type Sql, upsert } from '../kit/projector/index.ts';

export const accessTableDefinition = `
  create table if not exists access (
    id uuid primary key,
    aggregate text not null,
    record_id uuid not null,
    what text not null,
    at timestamptz not null,
    actor jsonb not null,
    actor_id uuid,
    on_behalf_of_id uuid
  );
  create index if not exists access_record on access (record_id, at nulls first, id);
  create index if not exists access_actor on access (actor_id, at nulls first, id);
  create index if not exists access_at on access (at nulls first, id);
`;

/** Each kind of event that says that somebody was shown personal data. */
export type Shown = {
  readonly leads: readonly Recorded<LeadAccessEvent>[];
  readonly others: readonly Recorded<RecordAccessEvent>[];
  readonly exported: readonly Recorded<ExportedRecordsEvent>[];
};

type AccessLogEntry = Pick<Recorded, 'metadata'> & {
  readonly id: string;
  readonly aggregate: string;
  readonly recordId: string;
  readonly what: string;
};

/** Each row of an export is an access to its record; an export made again after a crash gives the same entries. */
const entriesOfExports = (events: readonly Recorded<ExportedRecordsEvent>[]): readonly AccessLogEntry[] => [
  ...new Map(
    events.flatMap(({ data: { exportId, aggregate, ids }, metadata }) =>
      ids.map((recordId): [string, AccessLogEntry] => {
        const id = uuidV5(exportId, recordId);
        return [id, { id, aggregate, recordId, what: 'export', metadata }];
      }),
    ),
  ).values(),
];

const write = (entries: readonly AccessLogEntry[], sql: Sql): Promise<void> => {
  const rows = entries.map(({ id, aggregate, recordId, what, metadata: { occurredAt, actor } }) => ({
    id,
    aggregate,
    record_id: recordId,
    what,
    at: occurredAt,
    actor,
    actor_id: actor.kind === 'user' ? actor.id : null,
    on_behalf_of_id: actor.kind === 'user' ? (actor.onBehalfOf?.id ?? null) : null,
  }));
  return upsert(sql, 'access', 'id', rows);
};

/** Events of exports that are written at once: each names hundreds of records, and a batch may hold hundreds of them. */
const atOnce = 10;

export const writeAccessLog = async ({ leads, others, exported }: Shown, sql: Sql): Promise<void> => {
  const entryOf = (
    event: Recorded<LeadAccessEvent | RecordAccessEvent>,
    aggregate: string,
  ): AccessLogEntry => ({
    id: event.id,
    aggregate,
    recordId: idOfStream(event.stream),
    what: event.data.what,
    metadata: event.metadata,
  });
  const entries = [
    ...leads.map((event) => entryOf(event, 'leads')),
    ...others.map((event) => entryOf(event, event.data.aggregate)),
  ];
  await write(entries, sql);
  for (let from = 0; from < exported.length; from += atOnce)
    await write(entriesOfExports(exported.slice(from, from + atOnce)), sql);
};
