/** What projectors have parked and skipped, for those who run the platform. */
import { type Pool } from 'pg';
import { z } from 'zod';
import { type EventStore } from '@cotejo/core/kit/event-store';
import { HttpProblem, problem, refusals } from '@cotejo/core/kit/service';
import { parkedEventSchema, parkedStreamSchema, skippedEventSchema } from '@cotejo/core/projections';
import { forStaff, listRoute } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { inspectParked } from './parked-event.ts';
import { findParked, parkedList } from './parked-list.ts';
import { findSkipped, skippedList } from './skipped-list.ts';

type Parts = {
  readonly pool: Pool;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly positions: Positions;
};

const one = {
  summary: 'Un flujo detenido: cómo es el evento que no se pudo proyectar, sin sus valores',
  tags: ['Consola'],
  params: z.object({ id: uuid }),
  response: { 200: parkedEventSchema, ...refusals(400, 401, 403, 404, 503) },
};

export const parkedRoutes = (parts: Parts) =>
  forStaff((app) => {
    const permission = 'projections:read';
    listRoute(app, parts, {
      permission,
      resource: 'parked-streams',
      summary: 'Los flujos detenidos en un evento que no se pudo proyectar',
      shape: parkedList,
      row: parkedStreamSchema,
      find: (viewer, request) => findParked(parts.pool, viewer, request),
    });
    listRoute(app, parts, {
      permission,
      resource: 'skipped-events',
      summary: 'Los eventos omitidos de lo que se consulta, por quién y por qué',
      shape: skippedList,
      row: skippedEventSchema,
      find: (_, request) => findSkipped(parts.pool, request),
    });
    app.get(
      '/api/console/parked-streams/:id',
      { schema: one, config: { access: permission } },
      async (request) => {
        const found = await inspectParked(parts, request.viewer, request.params.id);
        if (!found) throw new HttpProblem(problem(404, 'NOT_FOUND', 'Ese flujo no está detenido.'));
        return found;
      },
    );
  });
