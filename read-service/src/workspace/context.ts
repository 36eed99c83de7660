/** How somebody has set up the console: saved views and preferences. */
import { type Pool } from 'pg';
import { visibleByOwner } from '../audit/index.ts';
import { type ReadContext, type ViewableList } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { workspaceRoutes } from './routes.ts';

export const workspaceContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly registered: () => readonly Pick<ReadContext, 'lists'>[];
}): ReadContext => {
  const lists = (): readonly ViewableList[] => parts.registered().flatMap(({ lists = [] }) => lists);
  return {
    name: 'workspace',
    routes: [workspaceRoutes({ ...parts, lists })],
    visible: [visibleByOwner('views')],
  };
};
