/** What came of each record of one's own bulk runs. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type Viewer } from '../kit/http/bearer.ts';
import { type ListRequest, type ListShape } from '../kit/http/dialect.ts';
import { uuids, yesOrNo } from '../kit/http/filters.ts';
import { findPage, type Page } from '../kit/http/page.ts';
import { whereSeen } from '../kit/scope.ts';
import { sql, whereAny } from '../kit/sql.ts';
import { bulkRule } from './scope.ts';

const filters = { bulkId: uuids.optional(), ok: yesOrNo.optional(), id: uuids.optional() };

export const bulkRowList: ListShape<typeof filters> = {
  filters,
  sorts: { at: 'bulk_row.at', id: 'bulk_row.id' },
  defaultSort: ['at', 'ASC'],
  tieBreak: 'bulk_row.id',
};

export const bulkRowSchema = z.object({
  id: z.uuid(),
  bulkId: z.uuid(),
  aggregate: z.string().describe('de qué registros, como en la dirección de sus operaciones'),
  recordId: z.string(),
  ok: z.boolean(),
  code: z.string().nullable(),
  message: z.string().nullable().describe('por qué no'),
  at: z.iso.datetime(),
});
type ResultRow = z.infer<typeof bulkRowSchema>;

type Stored = {
  id: string;
  bulk_id: string;
  aggregate: string;
  record_id: string;
  ok: boolean;
  code: string | null;
  message: string | null;
  at: Date;
};

export const findBulkRows = async (
  pool: Pool,
  viewer: Viewer,
  { filter, ...slice }: ListRequest<typeof filters>,
): Promise<Page<ResultRow>> => {
  const rowsOfRuns = sql('read.bulk_row').join('read.bulk', 'bulk.id', 'bulk_row.bulk_id');
  const own = whereSeen(rowsOfRuns, bulkRule, viewer, { user: 'bulk.user_id' });
  const matching = whereAny(own, { 'bulk_row.bulk_id': filter.bulkId, 'bulk_row.id': filter.id });
  if (filter.ok !== undefined) matching.where('bulk_row.ok', filter.ok);
  const { rows, total } = await findPage<Stored>(
    pool,
    { matching, columns: 'bulk_row.*, bulk.aggregate' },
    slice,
  );
  return {
    rows: rows.map(({ bulk_id: bulkId, record_id: recordId, at, ...row }) => ({
      ...row,
      bulkId,
      recordId,
      at: at.toISOString(),
    })),
    total,
  };
};
