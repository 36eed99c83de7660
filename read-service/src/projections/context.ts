/** How far the read models are, and which streams are parked. */
import { type ReadContext } from '../kit/context.ts';
import { parkedRoutes } from './parked-routes.ts';
import { projectionRoutes } from './routes.ts';

export const projectionsContext = (parts: Parameters<typeof parkedRoutes>[0]): ReadContext => ({
  name: 'projections',
  routes: [projectionRoutes(parts), parkedRoutes(parts)],
});
