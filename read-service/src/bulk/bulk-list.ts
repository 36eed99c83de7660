/** One's own bulk runs: how far they are, and what may be tried again. */
import { bulkRecord, bulkRecordSchema } from '@cotejo/core/bulk';
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { oneOf, uuids } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { whereSeen } from '../kit/scope.ts';
import { type Query, rowsOf, sql, whereAny } from '../kit/sql.ts';
import { bulkRule } from './scope.ts';

const filters = { id: uuids.optional(), status: oneOf(['running', 'finished']).optional() };

export const bulkList: ListShape<typeof filters> = {
  filters,
  sorts: { at: 'bulk.at', id: 'bulk.id' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'bulk.id',
};

export const bulkSchema = bulkRecordSchema.extend({ version: z.int() });
export type BulkRow = z.infer<typeof bulkSchema>;

type Stored = {
  id: string;
  version: number;
  aggregate: string;
  command: string;
  status: 'running' | 'finished';
  total: number;
  ok: number;
  failed: number;
  retryable: number;
  at: Date;
  finished_at: Date | null;
};

/** For so long what the records were sent with is kept; milliseconds. */
const keptFor = 7 * 86_400_000;

const rowOf = (stored: Stored): BulkRow => {
  const { id, version, aggregate, command, status, total, ok, failed, retryable } = stored;
  const { at, finished_at: end } = stored;
  const finishedAt = end?.toISOString() ?? null;
  const isOver = end !== null && Date.now() - end.getTime() > keptFor;
  return {
    version,
    ...bulkRecord({
      id,
      aggregate,
      command,
      status,
      total,
      ok,
      failed,
      retryable,
      at: at.toISOString(),
      finishedAt,
      isOver,
    }),
  };
};

const ownBulks = (viewer: Viewer): Query =>
  whereSeen(sql('read.bulk'), bulkRule, viewer, { user: 'bulk.user_id' });

export const findBulks = async (
  pool: Pool,
  viewer: Viewer,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<BulkRow>> => {
  const matching = whereAny(ownBulks(viewer), { 'bulk.id': filter.id, 'bulk.status': filter.status });
  const { rows, total } = await findPage<Stored>(pool, { matching, columns: '*' }, slice);
  return { rows: rows.map(rowOf), total };
};

/** @returns nothing for a run that is not this person's */
export const findBulk = async (pool: Pool, viewer: Viewer, id: string): Promise<BulkRow | undefined> => {
  const [stored] = await rowsOf<Stored>(pool, ownBulks(viewer).where('bulk.id', id).select('bulk.*'));
  return stored && rowOf(stored);
};
