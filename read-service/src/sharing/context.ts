/** Sharing on the read side: what links open. */
import { type ReadContext } from '../kit/context.ts';
import { type LinkParts, sharedComparisonRoutes } from './routes.ts';

export const sharingContext = (parts: LinkParts): ReadContext => ({
  name: 'sharing',
  routes: [sharedComparisonRoutes(parts)],
});
