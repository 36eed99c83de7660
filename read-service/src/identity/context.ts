/** Staff on the read side: users and what became of them, and who can be given a lead. */
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { staffRoutes } from './routes.ts';

export const identityContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
}): ReadContext => ({
  routes: [staffRoutes(parts)],
  topics: [{ resource: 'users', permission: 'users:read', mayHear: () => true }],
});
