/** The events that were skipped: which, by whom, and why. */
import { type Pool } from 'pg';
import { type Actor, askedBy } from '@cotejo/core/kit/event-sourcing';
import { type SkippedEventRow } from '@cotejo/core/projections';
import { namesOf } from '../kit/staff-names.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { texts, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { sql, whereAny } from '../kit/sql.ts';

const filters = { id: uuids.optional(), projector: texts.optional(), stream: texts.optional() };

export const skippedList: ListShape<typeof filters> = {
  filters,
  sorts: { at: 'at', projector: 'name', position: 'position' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'event_id',
};

type Stored = {
  readonly name: string;
  readonly version: number;
  readonly stream: string;
  readonly event_id: string;
  readonly revision: number;
  readonly type: string;
  readonly position: string;
  readonly error: string;
  readonly decision_id: string;
  readonly reason: string;
  readonly actor: Actor;
  readonly at: Date;
};

export const findSkipped = async (
  pool: Pool,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<SkippedEventRow>> => {
  const matching = whereAny(sql('read.skipped_event').where('shown', true), {
    decision_id: filter.id,
    name: filter.projector,
    stream: filter.stream,
  });
  const { rows, total } = await findPage<Stored>(pool, { matching, columns: '*' }, slice);
  const nameOf = await namesOf(
    pool,
    rows.flatMap((row) => askedBy(row) ?? []),
  );
  return {
    total,
    rows: rows.map((row) => {
      const byId = askedBy(row) ?? null;
      return {
        id: row.decision_id,
        projector: row.name,
        version: row.version,
        stream: row.stream,
        eventId: row.event_id,
        revision: row.revision,
        type: row.type,
        position: row.position,
        error: row.error,
        reason: row.reason,
        at: row.at.toISOString(),
        byId,
        byName: byId === null ? null : (nameOf(byId) ?? null),
      };
    }),
  };
};
