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
  // A change names nobody's country or team: whoever reads users hears that there is one, and reads what it may.
  topics: [{ resource: 'users', rule: { permission: 'users:read', heldBy: { everybody: [] } } }],
});
