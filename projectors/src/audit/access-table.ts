/** Who was shown the personal data of which lead, and when. */
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import { type ExportedRecordsEvent } from '@cotejo/core/exports';
import { type AccessKind, type LeadAccessEvent } from '@cotejo/core/audit';
import { type Sql, upsert } from '../kit/projector/index.ts';

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

type Look = Pick<Recorded, 'metadata'> & {
  readonly id: string;
  readonly leadId: string;
  readonly what: AccessKind;
};

/** A row of an export is a look at its lead; one that was made again after a crash is the same. */
const looksOfExports = (events: readonly Recorded<ExportedRecordsEvent>[]): readonly Look[] => [
  ...new Map(
    events.flatMap(({ data: { exportId, ids }, metadata }) =>
      ids.map((leadId): [string, Look] => {
        const id = uuidV5(exportId, leadId);
        return [id, { id, leadId, what: 'export', metadata }];
      }),
    ),
  ).values(),
];

const write = (looks: readonly Look[], sql: Sql): Promise<void> => {
  const rows = looks.map(({ id, leadId, what, metadata: { occurredAt, actor } }) => ({
    id,
    lead_id: leadId,
    what,
    at: occurredAt,
    actor,
    actor_id: actor.kind === 'user' ? actor.id : null,
    on_behalf_of_id: actor.kind === 'user' ? (actor.onBehalfOf?.id ?? null) : null,
  }));
  return upsert(sql, 'lead_access', 'id', rows);
};

/** Events of exports that are written at once: each names hundreds of leads, and a batch may hold hundreds of them. */
const atOnce = 10;

export const recordLooks = async (
  looked: readonly Recorded<LeadAccessEvent>[],
  exported: readonly Recorded<ExportedRecordsEvent>[],
  sql: Sql,
): Promise<void> => {
  await write(
    looked.map(({ id, stream, data, metadata }) => ({
      id,
      leadId: idOfStream(stream),
      what: data.what,
      metadata,
    })),
    sql,
  );
  for (let from = 0; from < exported.length; from += atOnce)
    await write(looksOfExports(exported.slice(from, from + atOnce)), sql);
};
