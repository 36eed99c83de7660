/** What stands around a plan's tabs, loaded by whoever goes there. */
import { type LateRoute } from '../../routing/route-world.ts';
import { PlanPage } from './PlanPage.tsx';

export const planPageRoute: LateRoute = { Component: PlanPage };
