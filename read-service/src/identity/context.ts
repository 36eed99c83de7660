/** Staff on the read side: users and what became of them, and who can be given a lead. */
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { executiveListing } from './executives.ts';
import { userNotificationWords } from './notification-words.ts';
import { userHistoryListing } from './user-history.ts';
import { userListing, visibleUsers } from './users.ts';

export const identityContext = (parts: ListingParts): ReadContext => ({
  name: 'identity',
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, executiveListing);
      listingRoutes(app, parts, userListing);
      listingRoutes(app, parts, userHistoryListing);
    }),
  ],
  visible: [visibleUsers],
  notifications: [userNotificationWords(parts.pool)],
  // As `maySeeUser` has it: a change is told once for each country of the user, who is the owner in it.
  topics: [
    {
      resource: 'users',
      rule: { permission: 'users:read', heldBy: { team: ['owner'], country: ['country'], all: [] } },
    },
  ],
});
