/** How far the read models are, for those who run the platform. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { refusals } from '@cotejo/core/kit/service';
import { forStaff } from '../kit/http/console-plugin.ts';

const projectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  position: z.string(),
  lagEvents: z.int(),
  lagSeconds: z.number(),
  caughtUp: z.boolean(),
  frozen: z.boolean().describe('no avanza: su suscripción no entrega, o el proyector no da señales'),
  shown: z.boolean().describe('es la versión que se consulta; otra se está construyendo'),
  stoppedAt: z
    .uuid()
    .nullable()
    .describe('el evento en el que se detuvo, por haber demasiados flujos detenidos'),
  parked: z.int().describe('flujos detenidos en un evento que no se pudo proyectar'),
});

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
