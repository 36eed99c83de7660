/** One's own bulk runs: how far they are, and what may be tried again. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../http/bearer.ts';
import { type ListRequest, type ListShape } from '../http/dialect.ts';
import { oneOf, uuids } from '../http/filters.ts';
import { findPage, type Page } from '../http/page.ts';
import { where } from '../http/where.ts';

const filters = { id: uuids.optional(), status: oneOf(['running', 'finished']).optional() };

export const bulkList: ListShape<typeof filters> = {
  filters,
  sorts: { at: 'bulk.at', id: 'bulk.id' },
  defaultSort: ['at', 'DESC'],
  tieBreak: 'bulk.id',
};

export const bulkSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  command: z.string(),
  status: z.enum(['running', 'finished']),
  total: z.int(),
  done: z.int(),
  ok: z.int(),
  failed: z.int(),
  at: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  allowedCommands: z
    .array(z.object({ command: z.literal('retry'), allowed: z.boolean(), reason: z.string().optional() }))
    .readonly(),
});
export type BulkRow = z.infer<typeof bulkSchema>;

type Stored = {
  id: string;
  version: number;
  command: string;
  status: 'running' | 'finished';
  total: number;
  ok: number;
  failed: number;
  at: Date;
  finished_at: Date | null;
};

/** For so long what the leads were sent with is kept; milliseconds. */
const retryable = 7 * 86_400_000;

const noRetry = ({ status, failed, finished_at: end }: Stored, now: number): string | undefined => {
  if (status === 'running' || !end) return 'Espera a que termine.';
  if (failed === 0) return 'No falló ninguna solicitud.';
  const isOver = now - end.getTime() > retryable;
  return isOver ? 'Pasó demasiado tiempo: empieza la operación de nuevo.' : undefined;
};

const rowOf = (stored: Stored): BulkRow => {
  const { id, version, command, status, total, ok, failed, at, finished_at: end } = stored;
  const reason = noRetry(stored, Date.now());
  return {
    id,
    version,
    command,
    status,
    total,
    done: ok + failed,
    ok,
    failed,
    at: at.toISOString(),
    finishedAt: end?.toISOString() ?? null,
    allowedCommands: [{ command: 'retry', allowed: reason === undefined, ...(reason && { reason }) }],
  };
};

export const findBulks = async (
  pool: Pool,
  viewer: Viewer,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<BulkRow>> => {
  const condition = where()
    .add('bulk.user_id = $', viewer.id)
    .addAny('bulk.id', filter.id)
    .addAny('bulk.status', filter.status);
  const { rows, total } = await findPage<Stored>(pool, { columns: '*', from: 'read.bulk', condition }, slice);
  return { rows: rows.map(rowOf), total };
};

/** @returns nothing for a run that is not this person's */
export const findBulk = async (pool: Pool, viewer: Viewer, id: string): Promise<BulkRow | undefined> => {
  const { rows } = await pool.query<Stored>('select * from read.bulk where id = $1 and user_id = $2', [
    id,
    viewer.id,
  ]);
  return rows[0] && rowOf(rows[0]);
};
