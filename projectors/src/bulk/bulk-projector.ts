/** Bulk runs as those who started them see them: how far they are, and the result of each record. */
import { type BulkEvent, bulkEvents, isRetryable } from '@cotejo/core/bulk';
import { uuidV5 } from '@cotejo/core/kit/command-handling';
import { askedBy, idOfStream, type Recorded } from '@cotejo/core/kit/event-sourcing';
import {
  changeOf,
  type FoldedTable,
  foldInto,
  type Projector,
  type Sql,
  upsert,
} from '../kit/projector/index.ts';

/** Counts alone: what the records were sent with stays in the log. */
type Progress =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'running' | 'finished';
      readonly userId: string;
      readonly aggregate: string;
      readonly command: string;
      readonly total: number;
      readonly ok: number;
      readonly failed: number;
      readonly retryable: number;
      readonly startedAt: string;
      readonly finishedAt: string | null;
    };

const progressTable: FoldedTable<Progress, BulkEvent> = {
  table: 'bulk',
  key: 'id',
  fold: {
    initial: { status: 'unknown' },
    evolve(progress, event, metadata) {
      if (event.type === 'BulkStarted')
        return {
          status: 'running',
          userId: askedBy(metadata) ?? '',
          aggregate: event.data.aggregate,
          command: event.data.command,
          total: event.data.ids.length,
          ok: 0,
          failed: 0,
          retryable: 0,
          startedAt: metadata.occurredAt,
          finishedAt: null,
        };
      if (progress.status === 'unknown') return progress;
      if (event.type === 'BulkRowsAdded')
        return { ...progress, total: progress.total + event.data.ids.length };
      if (event.type === 'BulkFinished')
        return { ...progress, status: 'finished', finishedAt: metadata.occurredAt };
      const { rows } = event.data;
      const ok = rows.filter((row) => row.ok).length;
      return {
        ...progress,
        ok: progress.ok + ok,
        failed: progress.failed + rows.length - ok,
        retryable: progress.retryable + rows.filter(isRetryable).length,
      };
    },
  },
  columns: (_, progress) =>
    progress.status === 'unknown'
      ? undefined
      : {
          user_id: progress.userId,
          aggregate: progress.aggregate,
          command: progress.command,
          status: progress.status,
          total: progress.total,
          ok: progress.ok,
          failed: progress.failed,
          retryable: progress.retryable,
          at: progress.startedAt,
          finished_at: progress.finishedAt,
        },
};

const recordRows = async (events: readonly Recorded<BulkEvent>[], sql: Sql): Promise<void> => {
  const rows = events.flatMap((event) => {
    if (event.type !== 'BulkRowsHandled') return [];
    const bulkId = idOfStream(event.stream);
    return event.data.rows.map(({ id: record, ok, code = null, message = null }) => ({
      id: uuidV5(bulkId, record),
      bulk_id: bulkId,
      record_id: record,
      ok,
      code,
      message,
      at: event.metadata.occurredAt,
    }));
  });
  await upsert(sql, 'bulk_row', 'id', rows);
};

export const bulkProjector: Projector = {
  name: 'bulk',
  version: 3,
  tables: `
    create table if not exists bulk (
      id uuid primary key,
      version int not null,
      position bigint not null,
      user_id uuid not null,
      aggregate text not null,
      command text not null,
      status text not null,
      total int not null,
      ok int not null,
      failed int not null,
      retryable int not null,
      at timestamptz not null,
      finished_at timestamptz,
      state jsonb not null
    );
    create index if not exists bulk_user on bulk (user_id, at nulls first, id);
    create table if not exists bulk_row (
      id uuid primary key,
      bulk_id uuid not null,
      record_id text not null,
      ok boolean not null,
      code text,
      message text,
      at timestamptz not null
    );
    create index if not exists bulk_row_bulk on bulk_row (bulk_id, ok, at, id);`,
  views: {
    bulk: 'select id, version, user_id, aggregate, command, status, total, ok, failed, retryable, at, finished_at from bulk',
    bulk_row: 'select * from bulk_row',
  },
  handles: { bulk: bulkEvents },
  async apply(events, sql) {
    const own = events as readonly Recorded<BulkEvent>[];
    const steps = await foldInto(progressTable, own, sql);
    await recordRows(own, sql);
    return steps.flatMap(({ event, after }) =>
      after.status === 'unknown' ? [] : [{ ...changeOf('bulk', event), user: after.userId }],
    );
  },
};
