/** The streams that projectors have parked, of all versions that there are. */
import { type Pool } from 'pg';
import { allowedParkingCommands, type ParkedStreamRow } from '@cotejo/core/projections';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { texts, uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { sql, whereAny } from '../kit/sql.ts';

const filters = {
  id: uuids.optional(),
  projector: texts.optional(),
  stream: texts.optional(),
  eventId: uuids.optional(),
  shown: yesOrNo.optional(),
};

export const parkedList: ListShape<typeof filters> = {
  filters,
  sorts: { since: 'since', projector: 'name', position: 'position', waiting: 'waiting', id: 'id' },
  defaultSort: ['since', 'DESC'],
  tieBreak: 'id',
};

export type StoredParking = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly stream: string;
  readonly event_id: string;
  readonly revision: number;
  readonly type: string;
  readonly position: string;
  readonly error: string;
  readonly fields: readonly string[];
  readonly since: Date;
  readonly tried_at: Date;
  readonly waiting: number;
  readonly shown: boolean;
};

export const parkedRow = (stored: StoredParking, viewer: Viewer): ParkedStreamRow => ({
  id: stored.id,
  projector: stored.name,
  version: stored.version,
  stream: stored.stream,
  eventId: stored.event_id,
  revision: stored.revision,
  type: stored.type,
  position: stored.position,
  error: stored.error,
  fields: [...stored.fields],
  since: stored.since.toISOString(),
  triedAt: stored.tried_at.toISOString(),
  waiting: stored.waiting,
  shown: stored.shown,
  allowedCommands: allowedParkingCommands(viewer),
});

export const findParked = async (
  pool: Pool,
  viewer: Viewer,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<ParkedStreamRow>> => {
  const matching = whereAny(sql('read.parked_stream'), {
    id: filter.id,
    name: filter.projector,
    stream: filter.stream,
    event_id: filter.eventId,
  });
  if (filter.shown !== undefined) matching.where('shown', filter.shown);
  const { rows, total } = await findPage<StoredParking>(pool, { matching, columns: '*' }, slice);
  return { rows: rows.map((row) => parkedRow(row, viewer)), total };
};
