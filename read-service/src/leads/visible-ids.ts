/** Which of some leads somebody sees. */
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { rowsOf, sql, whereAny } from '../kit/sql.ts';
import { onlyVisible } from './visible.ts';

export const visibleLeadIds = async (
  pool: Pool,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const seen = onlyVisible(whereAny(sql('read.lead').select('id'), { 'lead.id': ids }), viewer);
  const rows = await rowsOf<{ id: string }>(pool, seen);
  return new Set(rows.map(({ id }) => id));
};
