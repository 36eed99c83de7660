/** The console's queries about how somebody has set it up. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { refusals } from '@cotejo/core/kit/service';
import { viewRecordSchema } from '@cotejo/core/workspace';
import { type ViewableList } from '../kit/context.ts';
import { forStaff, listRoute, minPositionHeader } from '../kit/http/console-plugin.ts';
import { awaitPosition } from '../kit/http/freshness.ts';
import { findViews, viewList } from './views.ts';

const preferencesSchema = {
  summary: 'Preferencias propias',
  tags: ['Consola'],
  headers: minPositionHeader,
  response: { 200: z.record(z.string(), z.unknown()), ...refusals(400, 401, 403) },
};

type Parts = {
  readonly pool: Pool;
  readonly positions: Positions;
  /** Of all contexts; complete once all are registered. */
  readonly lists: () => readonly ViewableList[];
};

export const workspaceRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions, lists } = parts;

    listRoute(app, parts, {
      resource: 'views',
      summary: 'Vistas propias y las que comparten colegas de tus países, de listas que puedes ver',
      permission: 'loggedIn',
      projector: 'workspace',
      shape: viewList,
      row: viewRecordSchema,
      find: (viewer, request) => findViews(pool, lists(), viewer, request),
    });

    app.get(
      '/api/console/preferences',
      { schema: preferencesSchema, config: { access: 'loggedIn' } },
      async (request, reply) => {
        await awaitPosition(request, reply, positions, 'workspace');
        const { rows } = await pool.query<{ key: string; value: unknown }>(
          'select key, value from read.preference where user_id = $1 order by key',
          [request.viewer.id],
        );
        return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
      },
    );
  });
