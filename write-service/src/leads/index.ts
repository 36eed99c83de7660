/** Leads: what visitors send, and what staff do with it. */
export { leadAggregate } from './lead-commands.ts';
export { leadIdOf, publicRequestRoutes } from './public-requests.ts';
export { publicHeaders } from './public-forms.ts';
export { publicUpdateRoutes } from './public-updates.ts';
export {
  forgetOldRequests,
  inMemoryRecentRequests,
  postgresRecentRequests,
  type RecentRequests,
  recentRequestSchema,
} from './recent-requests.ts';
