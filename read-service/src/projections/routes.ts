/** How far the read models are, for those who run the platform. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { refusals } from '@cotejo/core/kit/service';
import { projectionSchema } from '@cotejo/core/projections';
import { forStaff } from '../kit/http/console-plugin.ts';

const schema = {
  summary: 'Avance de las proyecciones',
  tags: ['Consola'],
  response: { 200: z.array(projectionSchema), ...refusals(401, 403) },
};

type Row = {
  name: string;
  version: number;
  position: string | null;
  lag_events: string | null;
  lag_seconds: number | null;
  caught_up: boolean;
  frozen: boolean;
  shown: boolean;
  stopped_at: string | null;
  parked: number;
};

type Parts = { readonly pool: Pool };

export const projectionRoutes = (parts: Parts) =>
  forStaff((app) =>
    app.get(
      '/api/console/projections',
      { schema, config: { access: 'projections:read' } },
      async (_, reply) => {
        const { rows } = await parts.pool.query<Row>(
          'select * from read.projection_status order by name, version',
        );
        void reply.header(
          'content-range',
          `projections ${rows.length ? `0-${rows.length - 1}` : '*'}/${rows.length}`,
        );
        return rows.map((row) => ({
          id: `${row.name}@${row.version}`,
          name: row.name,
          version: row.version,
          position: row.position ?? '0',
          lagEvents: Number(row.lag_events ?? 0),
          lagSeconds: row.lag_seconds ?? 0,
          caughtUp: row.caught_up,
          frozen: row.frozen,
          shown: row.shown,
          stoppedAt: row.stopped_at,
          parked: row.parked,
        }));
      },
    ),
  );
