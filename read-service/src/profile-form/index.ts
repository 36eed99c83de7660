/** Visitors: the form of a profile, and what links open. */
export { profileFormRoutes, sharedComparisonRoutes } from './routes.ts';
