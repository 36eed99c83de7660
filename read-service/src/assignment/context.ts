/** Assignment on the read side: who could go on with a lead. */
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { assignmentRoutes } from './routes.ts';

export const assignmentContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
}): ReadContext => ({ name: 'assignment', routes: [assignmentRoutes(parts)] });
