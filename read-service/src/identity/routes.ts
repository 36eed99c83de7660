/** The console's queries about staff. */
import { type Positions } from '../kit/projections/positions.ts';
import { type Pool } from 'pg';
import { z } from 'zod';
import { userRecordSchema } from '@cotejo/core/users';
import { refusals } from '@cotejo/core/kit/service';
import { forStaff, listRoute, minPositionHeader } from '../kit/http/console-plugin.ts';
import { uuid } from '../kit/http/filters.ts';
import { awaitPosition, notThere } from '../kit/http/freshness.ts';
import { executiveList, executiveSchema, findExecutives } from './executives.ts';
import { findUserHistory, userHistoryList, userHistorySchema } from './user-history.ts';
import { findUser, findUsers, userList } from './users.ts';

const projector = 'identity';
const permission = 'users:read';

const userSchema = {
  summary: 'Un usuario de la consola',
  tags: ['Consola'],
  headers: minPositionHeader,
  params: z.object({ id: uuid }),
  response: { 200: userRecordSchema, ...refusals(400, 401, 403, 404, 503) },
};

type Parts = { readonly pool: Pool; readonly positions: Positions };

export const staffRoutes = (parts: Parts) =>
  forStaff((app) => {
    const { pool, positions } = parts;
    listRoute(app, parts, {
      resource: 'executives',
      summary: 'Ejecutivos a los que se puede asignar una solicitud',
      permission: 'leads:read',
      projector,
      shape: executiveList,
      row: executiveSchema,
      find: (viewer, request) => findExecutives(pool, viewer, request),
    });
    listRoute(app, parts, {
      resource: 'users',
      summary: 'Usuarios de la consola que puedes ver',
      permission,
      projector,
      shape: userList,
      row: userRecordSchema,
      find: (viewer, request) => findUsers(pool, viewer, request),
    });
    listRoute(app, parts, {
      resource: 'user-history',
      summary: 'Qué pasó con un usuario (filtro userId)',
      permission,
      projector,
      shape: userHistoryList,
      row: userHistorySchema,
      find: (viewer, request) => findUserHistory(pool, viewer, request),
    });
    app.get(
      '/api/console/users/:id',
      { schema: userSchema, config: { access: permission } },
      async (request, reply) => {
        const { viewer, params } = request;
        const freshness = await awaitPosition(request, reply, positions, projector);
        const found = await findUser(pool, viewer, params.id);
        if (!found) throw notThere(freshness, 'No existe ese usuario, o no puedes verlo.');
        return found;
      },
    );
  });
