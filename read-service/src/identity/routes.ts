/** The console's queries about staff. */
import { type Dependencies } from '../dependencies.ts';
import { forStaff, listRoute } from '../http/console-plugin.ts';
import { executiveList, executiveSchema, findExecutives } from './executives.ts';

export const staffRoutes = (dependencies: Dependencies) =>
  forStaff(dependencies, (app) =>
    listRoute(app, dependencies, {
      resource: 'executives',
      summary: 'Ejecutivos a los que se puede asignar una solicitud',
      permission: 'leads:read',
      projector: 'identity',
      shape: executiveList,
      row: executiveSchema,
      find: (viewer, request) => findExecutives(dependencies.pool, viewer, request),
    }),
  );
