/** What stands around a plan's tabs, loaded by whoever goes there. */
import { type LazyRoute } from '../../routing/app-context.ts';
import { PlanPage } from './PlanPage.tsx';

export const planPageRoute: LazyRoute = { Component: PlanPage };
