/** Accounts on the read side: what executives pay in, and what is left of it. */
import { accountList, accountRule } from '@cotejo/core/accounts';
import { bankLineRule } from '@cotejo/core/bank-lines';
import { type ReadContext } from '../kit/context.ts';
import { forStaff } from '../kit/http/console-plugin.ts';
import { type ListingParts, listingRoutes } from '../kit/list/listing-routes.ts';
import { visibleIn } from '../kit/list/listing.ts';
import { accountExecutiveListing } from './account-executives.ts';
import { accountMonthsRoute } from './account-months.ts';
import { accountExport, accountListing } from './accounts.ts';
import { bankLineExport, bankLineListing } from './bank-lines.ts';
import { accountNotificationWords } from './notification-words.ts';
import { movementTotalsRoute } from './movement-totals.ts';
import { movementExport, movementListing } from './movements.ts';
import { waitingChargeExport, waitingChargeListing } from './waiting-charges.ts';
import { statementRoutes } from './statements.ts';

export const accountsContext = (parts: ListingParts): ReadContext => ({
  name: 'accounts',
  routes: [
    forStaff((app) => {
      listingRoutes(app, parts, accountListing);
      listingRoutes(app, parts, movementListing);
      listingRoutes(app, parts, accountExecutiveListing);
      listingRoutes(app, parts, bankLineListing);
      listingRoutes(app, parts, waitingChargeListing);
      accountMonthsRoute(app, parts);
      statementRoutes(app, parts);
      movementTotalsRoute(app, parts);
    }),
  ],
  topics: [
    { resource: 'accounts', rule: accountRule },
    { resource: 'bank-lines', rule: bankLineRule },
    { resource: 'waiting-charges', rule: accountRule },
  ],
  lists: [accountList],
  exportSources: [accountExport, movementExport, bankLineExport, waitingChargeExport],
  visible: [visibleIn('accounts', accountListing), visibleIn('bank-lines', bankLineListing)],
  notifications: [accountNotificationWords(parts.pool)],
});
