/** Which single leads somebody may follow live: those that this person sees. */
import { type Pool } from 'pg';
import { type Viewer } from '../kit/http/bearer.ts';
import { where } from '../kit/http/where.ts';
import { onlyVisible } from './visible.ts';

export const visibleLeadIds = async (
  pool: Pool,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { text, values } = onlyVisible(where().add('lead.id = any($)', ids), viewer);
  const { rows } = await pool.query<{ id: string }>(`select id from read.lead where ${text}`, [...values]);
  return new Set(rows.map(({ id }) => id));
};
